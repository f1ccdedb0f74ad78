import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settings, TABLES_VERSION, tables } from '../platform/tables.ts';
import { isStorageBusy, openSqliteStorage, StorageError } from './sqlite.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carillon-sqlite-'));
  path = join(folder, 'platform.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (version = TABLES_VERSION) => openSqliteStorage(path, { tables, version });

/** Leaves a file with some hundred rows behind. */
function fillFile() {
  const storage = open();
  storage.transaction(() => {
    for (let i = 0; i < 500; i++) storage.rows(settings).insert({ key: `key ${i}`, value: 'x'.repeat(200) });
  });
  storage.close();
}

test('what was written is there when the file is opened again', () => {
  const first = open();
  expect(first.isNew).toBe(true);
  first.rows(settings).insert({ key: 'a', value: 'b' });
  first.close();
  const second = open();
  expect(second.isNew).toBe(false);
  expect(second.rows(settings).first({ key: 'a' })?.value).toBe('b');
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
    expect(problemOf(open)).toBe('corrupt');
    expect(readFileSync(path)).toEqual(damaged);
  });

  test('FLT-105: what may not be opened, here a folder, is closed: nobody may say that it is damaged', () => {
    mkdirSync(path);
    expect(problemOf(open)).toBe('closed');
  });

  test('a file of another version', () => {
    fillFile();
    expect(problemOf(() => open(TABLES_VERSION + 1))).toBe('version');
  });

  test('a database of another program', () => {
    const other = new DatabaseSync(path);
    other.exec('CREATE TABLE notes (text TEXT)');
    other.close();
    expect(problemOf(open)).toBe('version');
  });

  test('a file that another process has open is busy, and free when that one closes', () => {
    const first = open();
    expect(problemOf(open)).toBe('busy');
    expect(isStorageBusy(path)).toBe(true);
    first.close();
    expect(isStorageBusy(path)).toBe(false);
    expect(problemOf(() => open().close())).toBeUndefined();
  });
});
