import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

describe('FLT-105: killed in the middle of a write', () => {
  // What only a hundred kills show runs with CARILLON_KILLS=100.
  const kills = Number(process.env.CARILLON_KILLS ?? 3);

  test(`nothing that was acknowledged is lost by SIGKILL, ${kills} times in a row on one file`, {
    timeout: 5000 * kills,
  }, async () => {
    let acknowledged = 0;
    for (let i = 0; i < kills; i++) {
      const ids = await writeAndKill(40 + 17 * (i % 9));
      acknowledged += ids.length;
      const storage = open();
      const rows = storage.rows(settings);
      expect(ids.filter((id) => rows.get(id) === undefined)).toEqual([]);
      expect(rows.count({ where: { value: 'pair' } }) % 2, 'pairs are written whole').toBe(0);
      expect(rows.count()).toBeGreaterThanOrEqual(acknowledged);
      storage.close();
    }
    expect(acknowledged).toBeGreaterThan(0);
  });

  /** Lets another process write for a while after its first row, kills it and answers the ids it printed. */
  function writeAndKill(afterMs: number): Promise<number[]> {
    const script = join(import.meta.dirname, 'writeUntilKilled.ts');
    const child = spawn(process.execPath, ['--conditions=@carillon/source', script, path], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      if (printed === '') setTimeout(() => child.kill('SIGKILL'), afterMs);
      printed += chunk;
    });
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      // The last line may be cut: it is no acknowledgement.
      child.once('close', () => resolve(printed.split('\n').slice(0, -1).map(Number)));
    });
  }
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
