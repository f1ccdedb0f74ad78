import {
  type AllNamedCalls,
  type AnyEntity,
  type BodyOf,
  type Call,
  type ListQuery,
  nameCall,
  type RecordOf,
  type Verb,
} from '@carillon/protocol';
import type { Match, Where } from '../storage/storage.ts';
import type { FoundRow, NewRow, Related, Row, SortName, Table } from '../storage/table.ts';
import {
  findPage,
  type Listing,
  type NamedOrder,
  orderOptions,
  type RecordTable,
  toFilter,
} from './listing.ts';
import { refuseTaken } from './recordRefusals.ts';
import { existing } from './refusal.ts';
import { type References, removeRecord, type Shown, saveRelations, withRelations } from './relations.ts';
import type { Rule, RuleContext } from './rule.ts';

/** What stands in the path of a call. */
export interface Place {
  readonly userId?: number;
  readonly flag?: boolean;
}

/** A record that is about to be saved, or was just saved. */
export interface Saved<Body, Found> {
  readonly id: number;
  readonly body: Body;
  readonly userId: number;
  /** As it was; undefined of a new one. */
  readonly before: Found | undefined;
}

/** What is special about seeing a kind of record. */
interface Seeing<E extends AnyEntity, T extends Table> {
  readonly table: T;
  /** By the keys that the contract names. */
  readonly orders: Readonly<Record<E['orders'][number], NamedOrder<T>>>;
  /** In what of other tables `query` is looked for, besides the texts of the record that the contract names. */
  readonly searchedToo?: readonly SortName<T>[];
  /** The rows that there are for the caller; by default those of the person in the path, or all. */
  readonly seen?: (place: Place, context: RuleContext) => Where<T>;
  /** Which records of its relations the caller is shown; by default all. */
  readonly shown?: (context: RuleContext) => Shown<T>;
  /** Rows as they are answered; by default as they are, with their relations. */
  readonly answer?: (rows: readonly Answered<T>[], context: RuleContext) => RecordOf<E>[];
}

/** What is special about saving it. All of it runs in one transaction. */
interface Saving<E extends AnyEntity, T extends Table> {
  /** What is stored of a body. */
  readonly toRow?: (body: BodyOf<E>) => Content<T>;
  /** Refuses a body that points at what is not there. */
  readonly beforeSave?: (saved: Omit<Saved<BodyOf<E>, FoundRow<T>>, 'id'>, context: RuleContext) => void;
  /** Saves what belongs to the record and stands in other tables. */
  readonly afterSave?: (saved: Saved<BodyOf<E>, FoundRow<T>>, context: RuleContext) => void;
}

/** A row with what its relations hold. */
type Answered<T extends Table> = FoundRow<T> & Related<T>;

/** What is stored of a record besides whose it is and when it was saved. */
type Content<T extends Table> = Omit<Row<T>, 'id' | 'user_id' | 'created_at' | 'updated_at'>;

/** `answer` can be left out where rows are records already, `toRow` where a body is what is stored. */
type MustAnswer<E extends AnyEntity, T extends Table> =
  Answered<T> extends RecordOf<E> ? unknown : Required<Pick<Seeing<E, T>, 'answer'>>;
type MustWrite<E extends AnyEntity, T extends Table> =
  BodyOf<E> extends Content<T> ? unknown : Required<Pick<Saving<E, T>, 'toRow'>>;

/** Each relation of the table is a field of what saves the record. */
type MustLink<E extends AnyEntity, T extends Table> = [BodyOf<E>] extends [References<T>]
  ? unknown
  : { readonly table: References<T> };

type Sees = 'count' | 'list' | 'order' | 'read';
type Named<E extends AnyEntity, V extends Verb> = AllNamedCalls<{
  only: Pick<E, 'one' | 'many' | 'names'> & { readonly calls: Pick<E['calls'], V & keyof E['calls']> };
}>;

/** The rules of some calls of an entity, by their names. */
type RulesOf<E extends AnyEntity, V extends Verb> = {
  readonly [Name in keyof Named<E, V>]: Rule<Extract<Named<E, V>[Name], Call>>;
};

/**
 * The rules of a kind of record of which nothing is special but its orders. Where its rows are no records, its bodies no
 * rows or its orders not those of the contract there are none: what is missing is then to be said to `entityRules`.
 */
export type UsualRules<E extends AnyEntity, T extends Table, Orders> = {
  readonly table: T;
  readonly orders: Orders;
} extends Seeing<E, T> & Saving<E, T> & MustAnswer<E, T> & MustWrite<E, T> & MustLink<E, T>
  ? RulesOf<E, Verb>
  : unknown;

/**
 * The rules of a usual kind of record: it is found, ordered, searched, saved and deleted, belongs to the person in its
 * path, has what its table's relations say, is refused where a value is taken that the table has once only, and stays
 * while others point at it. What is special is
 * said, and nothing else.
 *
 * @example
 * export const stationRules = entityRules(stations, { table: tables.stations, orders: { ...byText('name'), ...BY_DATE } });
 */
export function entityRules<E extends AnyEntity, T extends Table>(
  entity: E,
  kind: Seeing<E, T> & Saving<E, T> & MustAnswer<E, T> & MustWrite<E, T> & MustLink<E, T>,
): RulesOf<E, Verb> {
  const any = kind as unknown as AnyKind;
  // What the rules are given and answer is checked by the schemas of their calls, which the compiler cannot see here.
  return nameRules(entity, { ...seeing(entity, any), ...saving(entity, any) }) as RulesOf<E, Verb>;
}

/** Those that only read, where saving is unlike that of other kinds. */
export function seeingRules<E extends AnyEntity, T extends Table>(
  entity: E,
  kind: Seeing<E, T> & MustAnswer<E, T>,
): RulesOf<E, Sees> {
  return nameRules(entity, seeing(entity, kind as unknown as AnyKind)) as RulesOf<E, Sees>;
}

/** What the rules of any kind are given: of all this, each has what its call says. */
interface Input extends Place {
  readonly id: number;
  readonly query: ListQuery;
  readonly body: AnyBody;
}
type AnyRule = (input: Input, context: RuleContext) => unknown;
type AnyBody = Readonly<Record<string, unknown>>;
type AnyRow = FoundRow<RecordTable>;

interface AnyKind {
  readonly table: RecordTable;
  readonly orders: Listing['orders'];
  readonly searchedToo?: Listing['search'];
  readonly seen?: (place: Place, context: RuleContext) => Where<RecordTable>;
  readonly shown?: (context: RuleContext) => Shown<RecordTable>;
  readonly answer?: (rows: readonly AnyRow[], context: RuleContext) => unknown[];
  readonly toRow?: (body: AnyBody) => object;
  readonly beforeSave?: (saved: Omit<Saved<AnyBody, AnyRow>, 'id'>, context: RuleContext) => void;
  readonly afterSave?: (saved: Saved<AnyBody, AnyRow>, context: RuleContext) => void;
}

/** The rules by the names of their calls, as far as the entity has these. */
function nameRules(entity: AnyEntity, rules: Readonly<Partial<Record<Verb, AnyRule>>>): object {
  const found = Object.entries(rules).filter(([verb]) => verb in entity.calls);
  return Object.fromEntries(found.map(([verb, rule]) => [nameCall(entity, verb as Verb), rule]));
}

const asTheyAre = (rows: readonly AnyRow[]): unknown[] => [...rows];

/** Rows as they are answered, with their relations. */
function answerRows(
  { table, shown, answer = asTheyAre }: AnyKind,
  found: readonly AnyRow[],
  context: RuleContext,
) {
  return answer(withRelations(table, found, context, shown?.(context)), context);
}

function seeing(entity: AnyEntity, kind: AnyKind) {
  const { table, orders, searchedToo = [] } = kind;
  const listing: Listing = { table, search: [...entity.searched, ...searchedToo], orders };
  return {
    count: (input, context) =>
      context.rows(table).count(toFilter(listing, input.query, seenRows(kind, input, context))),
    list: (input, context) =>
      answerRows(
        kind,
        context.rows(table).list(findPage(listing, input.query, seenRows(kind, input, context))),
        context,
      ),
    order: () => orderOptions(listing),
    read: (input, context) => answerRows(kind, [findRow(entity, kind, input, context)], context)[0],
  } satisfies Partial<Record<Verb, AnyRule>>;
}

function saving(entity: AnyEntity, kind: AnyKind) {
  const { table, toRow = (body: AnyBody): object => body, beforeSave, afterSave } = kind;

  /** Saves in one transaction; `write` returns the id. */
  function save(
    input: Input,
    before: AnyRow | undefined,
    context: RuleContext,
    write: (row: object) => number,
  ) {
    const { body, userId = 0 } = input;
    const id = context.storage.transaction(() => {
      refuseTaken(entity, table, body, userId, before, context);
      beforeSave?.({ body, userId, before }, context);
      const saved = write({ ...toRow(body), updated_at: context.nowText() });
      saveRelations(table, saved, body as References<RecordTable>, context);
      afterSave?.({ id: saved, body, userId, before }, context);
      return saved;
    });
    // The person who saved it gets it back once more, even where it is hidden from them now.
    return answerRows(kind, [existing(context.rows(table).get(id))], context)[0];
  }

  return {
    add: (input, context) =>
      save(input, undefined, context, (row) =>
        context.rows(table).insert({
          ...row,
          ...(entity.parent && { user_id: input.userId }),
          created_at: context.nowText(),
        } as NewRow<RecordTable>),
      ),
    update(input, context) {
      const before = findRow(entity, kind, input, context);
      return save(input, before, context, (row) => {
        context.rows(table).update(before.id, row);
        return before.id;
      });
    },
    remove(input, context) {
      const row = findRow(entity, kind, input, context);
      const removed = { id: row.id, name: entity.getName(row as never) };
      context.storage.transaction(() => removeRecord(table, removed, context));
      return { id: row.id };
    },
  } satisfies Partial<Record<Verb, AnyRule>>;
}

/** What there is for the caller: of an entity that belongs to people that of the person in the path. */
function seenRows({ seen }: AnyKind, place: Place, context: RuleContext): Where<RecordTable> {
  if (seen) return seen(place, context);
  return place.userId === undefined ? {} : { user_id: place.userId };
}

/** The row that the path names. Another person's is as good as none: 404. */
function findRow({ idName }: AnyEntity, kind: AnyKind, input: Input, context: RuleContext): AnyRow {
  const { [idName as 'id']: id, ...place } = input;
  const seen = seenRows(kind, idName === 'id' ? place : {}, context);
  const matches: readonly Match<RecordTable>[] = Array.isArray(seen) ? seen : [seen];
  const [row] = context.rows(kind.table).list({ where: matches.map((match) => ({ ...match, id })) });
  return existing(row);
}
