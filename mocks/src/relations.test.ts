// What deleting either side of a relation does: tried of every table there is, and of kinds of records to come.
import { type AnyEntity, type EntityName, entities, nameCall } from '@carillon/protocol';
import { describe, expect, test } from 'vitest';
import { buildCarrier, buildCountry } from './builders.ts';
import { listPointers, removeRecord, withRelations } from './platform/relations.ts';
import type { RuleContext } from './platform/rule.ts';
import { rules } from './platform/rules/index.ts';
import { tables } from './platform/tables.ts';
import { recordTables } from './records/index.ts';
import { fillStorage } from './seed/fill.ts';
import { defaultSeed } from './seed/seed.ts';
import { createMemoryStorage } from './storage/memory.ts';
import type { PlatformStorage } from './storage/storage.ts';
import {
  countIn,
  defineTable,
  type FoundRow,
  nullable,
  pointTo,
  pointToMany,
  type Table,
  text,
} from './storage/table.ts';

const pointers = listPointers(tables);

function fill(): { storage: PlatformStorage; context: RuleContext } {
  const storage = createMemoryStorage();
  fillStorage(storage, defaultSeed, () => '');
  const pictures = { drop: async () => {} };
  const [user] = storage.rows(recordTables.users).list();
  const context = {
    storage,
    rows: storage.rows,
    revoke: () => {},
    nowText: () => '',
    pictures,
    visitor: { user },
  };
  return { storage, context: context as unknown as RuleContext };
}

const listAll = ({ rows }: PlatformStorage, table: Table): FoundRow<Table>[] => rows(table).list();

/** Every value in any of the tables that points at a row that is not there. */
function findOrphans(storage: PlatformStorage, ofTables: readonly Table[] = tables): string[] {
  return listPointers(ofTables).flatMap(({ table, column, to, key }) => {
    const target = ofTables.find(({ name }) => name === to);
    const held = new Set<unknown>(target ? listAll(storage, target).map((row) => row[key as 'id']) : []);
    return listAll(storage, table)
      .filter((row) => row[column] !== null && !held.has(row[column]))
      .map((row) => `${table.name} ${row.id}: ${column} ${row[column]}`);
  });
}

const countRows = (storage: PlatformStorage) =>
  Object.fromEntries(tables.map((table) => [table.name, listAll(storage, table).length]));

describe('FLT-132: what the tables say', () => {
  test('every column with the id of a row says of which table, and what deleting that row does', () => {
    const named = tables.flatMap(({ name, columns }) =>
      Object.keys(columns)
        .filter((column) => column.endsWith('_id') && columns[column]?.kind === 'integer')
        .map((column) => `${name}.${column}`),
    );
    const said = pointers.map(({ table, column }) => `${table.name}.${column}`);
    // A class is no row: all of them are in the contract.
    expect(named.filter((column) => !said.includes(column)).sort()).toEqual([
      'devices.class_id',
      'factory.class_id',
    ]);
    const names = tables.map(({ name }) => name);
    expect(pointers.filter(({ to }) => !names.includes(to))).toEqual([]);
  });

  test('what is counted or looked up stands in a column that there is', () => {
    for (const { name, derived, sortKeys } of tables) {
      for (const [key, value] of Object.entries({ ...derived, ...sortKeys })) {
        const other = tables.find((table) => table.name === value.table);
        expect(other?.columns, `${name}.${key}`).toHaveProperty(value.column);
      }
    }
  });
});

/** The tables that have rows and say of themselves that they go with one of these, or with what goes with it. */
function listGoing(names: readonly string[], counts: Readonly<Record<string, number>>): string[] {
  const more = pointers.flatMap(({ table, to, whenGone }) =>
    whenGone === 'removed' && names.includes(to) && counts[table.name] ? [table.name] : [],
  );
  const all = [...new Set([...names, ...more])];
  return all.length === names.length ? all.sort() : listGoing(all, counts);
}

describe('FLT-132: after a deletion no row of any table points at what is gone', () => {
  test('a person who owns everything: their things are gone, pictures and tags pass to the administrator', async () => {
    const { storage, context } = fill();
    expect(findOrphans(storage)).toEqual([]);
    const owned = pointers.filter(({ to }) => to === 'users');
    for (const { table, column } of owned)
      for (const { id } of listAll(storage, table)) storage.rows(table).update(id, { [column]: 2 });
    const before = countRows(storage);

    await rules.deleteUser({ userId: 2 }, context);
    expect(findOrphans(storage)).toEqual([]);
    const after = countRows(storage);
    const fewer = Object.keys(after).filter((name) => after[name] !== before[name]);
    expect(fewer).toEqual(expect.arrayContaining(['addresses', 'device_tags', 'devices', 'users']));
    expect(fewer.sort()).toEqual(listGoing(['users'], before));
    for (const { table, column, whenGone } of owned) {
      const wanted = whenGone === 'handedOn' ? { [column]: 1 } : null;
      expect(listAll(storage, table), table.name).toEqual(
        wanted
          ? listAll(storage, table).map((row) => expect.objectContaining({ ...wanted, id: row.id }))
          : [],
      );
    }
  });

  const removable = (Object.keys(entities) as EntityName[]).filter(
    (name) => 'remove' in entities[name].calls,
  );

  test.each(removable)('each of the %s is deleted, or stays with all that it has', async (name) => {
    const entity: AnyEntity = entities[name];
    const remove = rules[nameCall(entity, 'remove') as 'deleteTag'];
    const { storage, context } = fill();
    let deleted = 0;
    for (const row of listAll(storage, recordTables[name])) {
      const before = countRows(storage);
      const owner = entity.parent && { userId: Number(row.user_id) };
      const input = { ...owner, id: row.id, [entity.idName]: row.id } as Parameters<typeof remove>[0];
      try {
        await remove(input, context);
        deleted++;
      } catch (error) {
        const { message } = error as Error;
        expect(message).toMatch(
          / is still associated with \d+ \w+\(e?s\)( and .*)?$|^At least one administrator must remain\.$/,
        );
        expect(countRows(storage)).toEqual(before);
      }
      expect(findOrphans(storage), `${name} ${row.id}`).toEqual([]);
    }
    expect(deleted).toBeGreaterThan(0);
  });
});

describe('FLT-132: a kind of record to come', () => {
  const { users, countries } = recordTables;
  const templates = defineTable({
    name: 'templates',
    columns: { user_id: pointTo('users', 'removed'), name: text },
    derived: { line_count: countIn('template_lines', 'template_id') },
    relations: {
      countries: pointToMany(countries, {
        table: 'template_countries',
        from: 'template_id',
        to: 'country_id',
        keeps: 'template(s)',
      }),
    },
  });
  const lines = defineTable({
    name: 'template_lines',
    columns: {
      template_id: pointTo('templates', 'removed'),
      next_id: nullable(pointTo('template_lines', 'emptied')),
    },
  });
  const invoices = defineTable({
    name: 'invoices',
    columns: { template_id: pointTo('templates', { keeps: 'invoice(s)' }) },
  });
  const all: readonly Table[] = [
    users,
    countries,
    templates,
    templates.relations.countries.links,
    lines,
    invoices,
  ];

  function open() {
    const storage = createMemoryStorage();
    const { people, countries } = defaultSeed;
    fillStorage(storage, { people, countries }, () => '');
    const links = storage.rows(templates.relations.countries.links);
    for (const [id, user_id] of [
      [1, 2],
      [2, 2],
      [3, 3],
    ] as const) {
      storage.rows(templates).insert({ id, user_id, name: `Template ${id}` });
      for (const country_id of [id + 1, id]) links.insert({ template_id: id, country_id });
      for (const next_id of [null, id * 2 - 1]) storage.rows(lines).insert({ template_id: id, next_id });
    }
    expect(findOrphans(storage, all)).toEqual([]);
    const count = (table: Table) => storage.rows(table).count();
    const remove = (table: Table, id: number) =>
      storage.transaction(() => removeRecord(table, { id, name: 'It' }, storage, all));
    return { storage, links, count, remove };
  }

  test('it is read with what it has, in the order in which that was chosen', () => {
    const { storage } = open();
    const [first] = withRelations(templates, storage.rows(templates).list(), storage);
    expect(first).toMatchObject({ line_count: 2, countries: [{ id: 2 }, { id: 1 }] });
  });

  test('it goes with its owner, and what hangs on it goes too: 24 rows of a person with two of them and more', () => {
    const { storage, links, count, remove } = open();
    remove(users, 2);
    expect([count(templates), links.count(), count(lines), findOrphans(storage, all)]).toEqual([1, 2, 2, []]);
  });

  test('what points at it from elsewhere keeps it, and with it its owner: who points at it is said', () => {
    const { storage, count, remove } = open();
    storage.rows(invoices).insert({ template_id: 2 });
    for (const [table, id] of [
      [templates, 2],
      [users, 2],
    ] as const)
      expect(() => remove(table, id)).toThrow('It is still associated with 1 invoice(s)');
    expect([count(templates), count(lines), findOrphans(storage, all)]).toEqual([3, 6, []]);
  });

  test('what it has keeps being there, and is itself kept by it', () => {
    const { count, remove } = open();
    expect(() => remove(countries, 2)).toThrow('It is still associated with 2 template(s)');
    remove(templates, 1);
    expect(count(countries)).toBe(defaultSeed.countries.length);
    expect(() => remove(countries, 2)).toThrow('It is still associated with 1 template(s)');
    remove(templates, 2);
    remove(countries, 2);
  });

  test('what may point at nobody does so', () => {
    const { storage, remove } = open();
    remove(lines, 1);
    expect(storage.rows(lines).get(2)).toMatchObject({ template_id: 1, next_id: null });
  });
});

test('LIB-03: a seed keeps its relations, and one that does not say them is refused', () => {
  const storage = createMemoryStorage();
  const country = buildCountry({ id: 7 });
  const carrier = buildCarrier({ countries: [country] });
  fillStorage(storage, { countries: [country], carriers: [carrier] }, () => '');
  const { carriers } = recordTables;
  const [found] = withRelations(carriers, storage.rows(carriers).list(), storage);
  expect(found?.countries).toEqual([country].map(({ id, name }) => expect.objectContaining({ id, name })));
  const { countries: _, ...without } = buildCarrier({ id: 2 });
  expect(() => fillStorage(storage, { carriers: [without as typeof carrier] }, () => '')).toThrow(
    'A seed of carriers must say its countries: [] where it has none.',
  );
});
