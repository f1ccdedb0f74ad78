import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { factory, secrets, tables } from '../platform/tables.ts';
import { isStorageBusy, openSqliteStorage, StorageError } from './sqlite.ts';
import { createIndexSql } from './sqliteTables.ts';
import {
  boolean,
  chosenFrom,
  initially,
  integer,
  json,
  nullable,
  pointTo,
  type Table,
  text,
  time,
} from './table.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carillon-sqlite-'));
  path = join(folder, 'platform.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (ofTables: readonly Table[] = tables) => openSqliteStorage(path, ofTables);

let filled: Buffer | undefined;

/** Leaves a file with some hundred rows behind. Written once: creating tables waits for the disk. */
function fillFile() {
  if (filled) return writeFileSync(path, filled);
  const storage = open();
  storage.transaction(() => {
    for (let i = 0; i < 500; i++) storage.rows(secrets).insert({ key: `key ${i}`, value: 'x'.repeat(200) });
  });
  storage.close();
  filled = readFileSync(path);
}

test('what was written is there when the file is opened again', () => {
  const first = open();
  expect(first.isNew).toBe(true);
  first.rows(secrets).insert({ key: 'a', value: 'b' });
  first.close();
  const second = open();
  expect(second.isNew).toBe(false);
  expect(second.rows(secrets).first({ key: 'a' })?.value).toBe('b');
  second.close();
});

/** The indexes of the file after it was opened; then they are dropped, as if an earlier version had written it. */
function takeIndexes() {
  open().close();
  const db = new DatabaseSync(path);
  const found = db
    .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL")
    .all();
  for (const { name } of found) db.exec(`DROP INDEX ${name}`);
  db.close();
  return found;
}

test('API-02 a file without its indexes has them again when it is opened, text as it is ordered', () => {
  const made = takeIndexes();
  expect(made).toContainEqual({
    name: 'devices_user_id_name',
    sql: 'CREATE INDEX "devices_user_id_name" ON "devices" ("user_id", fold("name"))',
  });
  expect(takeIndexes()).toEqual(made);
});

/** All tables, one of them with another definition. */
const changed = <T extends Table>(table: T, change: Partial<Table>) =>
  tables.map((one): Table => (one.name === table.name ? { ...table, ...change } : one));

/** What stands in two tables of a file, and the last id of each. */
function readRows(of = path) {
  const db = new DatabaseSync(of);
  const rows = ['secrets', 'factory', 'users'].map((name) => db.prepare(`SELECT * FROM ${name}`).all());
  const ids = db.prepare('SELECT * FROM sqlite_sequence ORDER BY name').all();
  db.close();
  return { rows, ids };
}

describe('FLT-105: a file of another version goes on, and a copy of it is kept beside it', () => {
  const currency = initially(text, 'EUR');

  test.each<[string, readonly Table[], object, string[]?]>([
    ['the same tables', [...tables].reverse(), {}],
    ['a text more', changed(secrets, { columns: { ...secrets.columns, note: text } }), { note: '' }],
    ['a number more', changed(secrets, { columns: { ...secrets.columns, size: integer } }), { size: 0 }],
    ['a flag more', changed(secrets, { columns: { ...secrets.columns, old: boolean } }), { old: false }],
    [
      'a moment more',
      changed(secrets, { columns: { ...secrets.columns, at: time } }),
      { at: '1970-01-01T00:00:00.000Z' },
    ],
    [
      'a column that may be empty',
      changed(secrets, { columns: { ...secrets.columns, user_id: nullable(pointTo('users', 'emptied')) } }),
      { user_id: null },
    ],
    [
      'a column that says what it is initially',
      changed(secrets, { columns: { ...secrets.columns, currency } }),
      { currency: 'EUR' },
    ],
    [
      'a list that says what it is initially',
      changed(secrets, { columns: { ...secrets.columns, list: initially(json<string[]>(), []) } }),
      { list: [] },
    ],
    ['a column less', changed(secrets, { columns: { key: text } }), {}, ['value']],
    ['other values that are unique', changed(secrets, { unique: [] }), {}],
    [
      'a value more that a column may hold',
      changed(factory, { columns: { ...factory.columns, class_id: chosenFrom([1, 2, 3, 4, 5]) } }),
      {},
    ],
    ['a table more', [...tables, { ...secrets, name: 'more' }], {}],
    ['a table less', tables.filter(({ name }) => name !== 'icons'), {}],
  ])('%s', (_, ofTables, more, gone = []) => {
    fillFile();
    const first = open();
    first.rows(secrets).remove(500);
    first.close();
    const before = readRows();

    const storage = open(ofTables);
    const copy = `${path}.old-1`;
    expect([storage.isNew, storage.keptCopy]).toEqual([false, copy]);
    expect(readRows(copy)).toEqual(before);
    const now = ofTables.find(({ name }) => name === 'secrets') ?? secrets;
    const [row] = storage.rows(now).list({ where: { id: 7 } });
    const kept = Object.entries({ id: 7, key: 'key 6', value: 'x'.repeat(200) }).filter(
      ([key]) => !gone.includes(key),
    );
    expect(row).toEqual({ ...Object.fromEntries(kept), ...more });
    expect(storage.rows(now).count()).toBe(499);
    // An id that was used is never used again.
    expect(storage.rows(now).insert({ ...row, id: undefined, key: 'new' } as never)).toBe(501);
    storage.close();

    // It is of this version now, whose indexes it has; the copy opens with the tables that it was written by.
    const again = open(ofTables);
    expect([again.keptCopy, again.rows(now).count()]).toEqual([null, 500]);
    again.close();
    openSqliteStorage(copy, tables).close();
    expect(readRows(copy)).toEqual(before);
    const db = new DatabaseSync(path);
    const names = ofTables.flatMap(createIndexSql).map((sql) => /NOT EXISTS "(\w+)"/.exec(sql)?.[1]);
    const indexes = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'index'").all();
    expect(indexes.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    db.close();
  });
});

describe('a file that is not opened is left as it is', () => {
  function problemOf(openIt: () => unknown): string | undefined {
    try {
      openIt();
    } catch (error) {
      expect(error).toBeInstanceOf(StorageError);
      expect((error as StorageError).message).toContain(path);
      return (error as StorageError).problem;
    }
    return undefined;
  }

  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['text', () => Buffer.from('{"devices":[]}'.repeat(100))],
    ['cut in half', (bytes) => bytes.subarray(0, Math.floor(bytes.length / 2))],
    [
      'with a page of noise',
      (bytes) => Buffer.concat([bytes.subarray(0, 8192), Buffer.alloc(8192, 0xa5), bytes.subarray(16384)]),
    ],
    ['with a damaged header', (bytes) => Buffer.concat([Buffer.alloc(100, 7), bytes.subarray(100)])],
  ])('FLT-105: a file that is %s is corrupt', (_, damage) => {
    fillFile();
    const damaged = damage(readFileSync(path));
    writeFileSync(path, damaged);
    expect(problemOf(() => open())).toBe('corrupt');
    expect(readFileSync(path)).toEqual(damaged);
  });

  test('FLT-105: what may not be opened, here a folder, is closed: nobody may say that it is damaged', () => {
    mkdirSync(path);
    expect(problemOf(() => open())).toBe('closed');
  });

  test.each([
    ['a file that may only be read', 0o444, 0o777],
    ['a file that may not be read either', 0o000, 0o777],
    ['a file in a folder where nothing may be written', 0o666, 0o555],
  ])('FLT-105: %s is closed, and not damaged', (_, ofFile, ofFolder) => {
    fillFile();
    chmodSync(path, ofFile);
    chmodSync(folder, ofFolder);
    const moduleOf = (name: string) => JSON.stringify(import.meta.resolve(name));
    // Root may do all of it: run as somebody else, then, and once everything is loaded.
    const script = `
      import { openSqliteStorage } from ${moduleOf('./sqlite.ts')};
      import { tables } from ${moduleOf('../platform/tables.ts')};
      if (process.getuid() === 0) process.setuid(65534);
      try {
        openSqliteStorage(${JSON.stringify(path)}, tables);
      } catch ({ name, problem }) {
        process.stdout.write(name + ' ' + problem);
      }`;
    const options = ['--conditions=@carillon/source', '--input-type=module', '--eval', script];
    const printed = execFileSync(process.execPath, options, { encoding: 'utf8' });
    chmodSync(folder, 0o777);
    expect(printed).toBe('StorageError closed');
  });

  /** Changes a file as somebody does who knows SQLite and not this program. */
  function edit(sql: string) {
    const db = new DatabaseSync(path);
    db.exec(sql);
    db.close();
  }

  test.each([
    ['a table is missing', 'DROP TABLE devices'],
    ['a table has a column more', 'ALTER TABLE devices ADD COLUMN extra TEXT'],
    [
      'a class is impossible',
      "PRAGMA ignore_check_constraints = 1; INSERT INTO factory (label, key, class_id) VALUES ('CR-9', 'K', 99)",
    ],
    [
      'what should be JSON is none',
      "PRAGMA ignore_check_constraints = 1; INSERT INTO icons (name, icon_paths, created_at, updated_at) VALUES ('x', '[', '', '')",
    ],
  ])('FLT-105: a file in which %s is corrupt', (_, sql) => {
    fillFile();
    edit(sql);
    expect(problemOf(() => open())).toBe('corrupt');
  });

  test('an impossible class is not even written', () => {
    const storage = open();
    const device = { label: 'CR-9', key: 'K', class_id: 99 };
    expect(() => storage.rows(factory).insert(device)).toThrow('CHECK constraint failed');
    storage.close();
  });

  test.each(['', '; PRAGMA user_version = 7'])('a database of another program%s', (sql) => {
    edit(`CREATE TABLE notes (text TEXT)${sql}`);
    expect(problemOf(() => open())).toBe('version');
    expect(readdirSync(folder)).toEqual(['platform.sqlite']);
  });

  test.each<[string, readonly Table[]]>([
    ['numbers where there were texts', changed(secrets, { columns: { key: text, value: integer } })],
    [
      'something in every row that was empty',
      changed(factory, { columns: { ...factory.columns, key: time, at: pointTo('users', 'removed') } }),
    ],
    ['a list of which nothing is known', changed(secrets, { columns: { ...secrets.columns, list: json() } })],
    [
      'a value less that a column may hold',
      changed(factory, { columns: { ...factory.columns, class_id: chosenFrom([1]) } }),
    ],
    ['values that are unique and were not', changed(secrets, { unique: [['value']] })],
  ])('FLT-105: a file whose rows do not fit this version, which wants %s', (_, ofTables) => {
    fillFile();
    const storage = open();
    storage.rows(factory).insert({ label: 'CR-9', key: 'K', class_id: 2 });
    storage.close();
    const before = readRows();
    expect(problemOf(() => open(ofTables))).toBe('version');
    expect(readRows()).toEqual(before);
    expect(readdirSync(folder)).toEqual(['platform.sqlite']);
  });

  test('a file that another process has open is busy, and free when that one closes', () => {
    const first = open();
    expect(problemOf(() => open())).toBe('busy');
    expect(isStorageBusy(path)).toBe(true);
    first.close();
    expect(isStorageBusy(path)).toBe(false);
    expect(problemOf(() => open().close())).toBeUndefined();
  });
});
