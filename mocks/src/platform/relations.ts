// What records have of other kinds: how it is read and saved, and what deleting either side does. All of it follows from
// the tables: `relations`, and the columns that are a `pointTo`.

import { table as users } from '../records/users.ts';
import type { Match, Rows } from '../storage/storage.ts';
import type { FoundRow, Reference, Related, Relation, Row, Table } from '../storage/table.ts';
import { ADMINISTRATOR } from './people.ts';
import { refused } from './refusal.ts';
import type { RuleContext } from './rule.ts';
import { tables as allTables } from './tables.ts';

type Context = Pick<RuleContext, 'rows'>;
type Identified = { readonly id: number };

/** What is saved of the relations of a table: of each record the id. */
export type References<T extends Table> = {
  readonly [K in keyof T['relations']]: readonly Identified[];
};

/** Which records of each relation are shown; by default all. */
export type Shown<T extends Table> = { readonly [K in keyof T['relations']]?: Match };

/** Rows with what their relations hold. A page of them asks once for each relation, and not once for each row. */
export function withRelations<T extends Table>(
  table: T,
  found: readonly FoundRow<T>[],
  { rows }: Context,
  shown: Shown<T> = {},
): (FoundRow<T> & Related<T>)[] {
  const held = Object.entries<Relation>(table.relations).map(([field, { target, links, from, to }]) => {
    const pairs = rows(links).list({ where: { [from]: found.map(({ id }) => id) } });
    const ids = [...new Set(pairs.map((pair) => pair[to] ?? 0))];
    const targets = rows(target as Table).list({ where: { ...shown[field], id: ids } });
    const byId = new Map(targets.map((row) => [row.id, row]));
    const heldBy = new Map<number, object[]>();
    for (const pair of pairs) {
      const [id = 0, row] = [pair[from], byId.get(pair[to] ?? 0)];
      if (row) heldBy.set(id, [...(heldBy.get(id) ?? []), row]);
    }
    return [field, heldBy] as const;
  });
  return found.map((row) => {
    const related = held.map(([field, heldBy]) => [field, heldBy.get(row.id) ?? []]);
    return { ...row, ...(Object.fromEntries(related) as Related<T>) };
  });
}

/** Puts what is saved of the relations in the place of what is there. Refuses what does not exist. */
export function saveRelations<T extends Table>(
  table: T,
  id: number,
  body: References<T>,
  { rows }: Context,
): void {
  for (const [field, { target, links, from, to }] of Object.entries<Relation>(table.relations)) {
    for (const pair of rows(links).list({ where: { [from]: id } })) rows(links).remove(pair.id);
    for (const wanted of new Set(body[field]?.map(({ id }) => id))) {
      if (!rows(target as Table).get(wanted)) {
        throw refused(`There is no ${to.replace(/_id$/, '')} with the id ${wanted}.`);
      }
      rows(links).insert({ [from]: id, [to]: wanted });
    }
  }
}

/**
 * Deletes a record with everything that goes with it, or refuses it while something else points at any of that (D5). To be
 * called in a transaction.
 */
export function removeRecord(
  table: Table,
  { id, name }: Identified & { readonly name: string },
  context: Context,
  tables: readonly Table[] = allTables,
): void {
  const pointers = listPointers(tables);
  const heirId = findHeir(table.name === users.name ? id : 0, context);
  const goesToo = (whenGone: Reference['whenGone']) =>
    whenGone === 'removed' || (whenGone === 'handedOn' && heirId === undefined);
  const gone: { readonly table: Table; readonly ids: Set<number> }[] = [];

  function gather(from: Table, ids: readonly number[]): void {
    const known = gone.find((one) => one.table.name === from.name) ?? { table: from, ids: new Set() };
    if (!gone.includes(known)) gone.push(known);
    const added = ids.filter((id) => !known.ids.has(id));
    for (const id of added) known.ids.add(id);
    if (added.length === 0) return;
    for (const pointer of pointers) {
      if (pointer.to !== from.name || !goesToo(pointer.whenGone)) continue;
      gather(pointer.table, listPointing(pointer, from, added, context));
    }
  }
  gather(table, [id]);

  /** Those that are not gone and point at what is. */
  const left = pointers.flatMap((pointer) => {
    const to = gone.find((one) => one.table.name === pointer.to);
    if (!to) return [];
    const going = gone.find((one) => one.table.name === pointer.table.name)?.ids;
    const pointing = listPointing(pointer, to.table, [...to.ids], context).filter((id) => !going?.has(id));
    return pointing.length > 0 ? [{ ...pointer, pointing }] : [];
  });
  const uses = left.flatMap(({ whenGone, pointing }) =>
    typeof whenGone === 'object' ? [`${pointing.length} ${whenGone.keeps}`] : [],
  );
  if (uses.length > 0) throw refused(`${name} is still associated with ${uses.join(' and ')}`);

  for (const { table: from, column, whenGone, pointing } of left) {
    const next = whenGone === 'emptied' ? null : heirId;
    for (const id of pointing) context.rows(from).update(id, { [column]: next } as Partial<Row<Table>>);
  }
  for (const { table: from, ids } of gone) for (const id of ids) context.rows(from).remove(id);
}

/** That the rows of a table point at those of another one. */
interface Pointer {
  readonly table: Table;
  readonly column: string;
  readonly to: string;
  readonly key: string;
  readonly whenGone: Reference['whenGone'];
}

/** Every column that holds ids of other rows, or what names them. */
export const listPointers = (tables: readonly Table[]): Pointer[] =>
  tables.flatMap((table) =>
    Object.entries(table.columns).flatMap(([column, { pointsAt }]) => {
      if (!pointsAt) return [];
      const { table: to, key = 'id', whenGone } = pointsAt;
      return [{ table, column, to, key, whenGone }];
    }),
  );

/** The rows that point at one of these of the table `to`. */
function listPointing(
  { table, column, key }: Pointer,
  to: Table,
  ids: readonly number[],
  { rows }: Context,
): number[] {
  if (ids.length === 0) return [];
  const held =
    key === 'id'
      ? ids
      : rows(to)
          .list({ where: { id: ids } })
          .map((row) => row[key as 'id']);
  return rows(table)
    .list({ where: { [column]: held } })
    .map(({ id }) => id);
}

/** Who gets what a deleted person leaves to the shop: the administrator who is there longest, or else whoever is. */
function findHeir(deletedId: number, { rows }: Context): number | undefined {
  const oldest = (where: Match<typeof users>) =>
    rows(users).list({ where, order: [['created_at', 'asc']], limit: 2 });
  return [...oldest(ADMINISTRATOR), ...oldest({})].find(({ id }) => id !== deletedId)?.id;
}

/** Stores the pairs of a record as they are, for a seed. */
export function insertRelations(
  table: Table,
  record: Identified & Readonly<Record<string, unknown>>,
  { rows }: { rows<T extends Table>(table: T): Rows<T> },
): void {
  for (const [field, { links, from, to }] of Object.entries<Relation>(table.relations)) {
    const held = record[field];
    if (!Array.isArray(held)) {
      throw new Error(`A seed of ${table.name} must say its ${field}: [] where it has none.`);
    }
    for (const { id } of held as readonly Identified[]) rows(links).insert({ [from]: record.id, [to]: id });
  }
}
