import { accessSync, constants } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { createSqliteRows } from './sqliteRows.ts';
import { createIndexSql, createTableSql, getVersion } from './sqliteTables.ts';
import { isOurs, takeOver } from './sqliteTakeover.ts';
import { foldText, type PlatformStorage, type Rows } from './storage.ts';
import type { Table } from './table.ts';

/** Why a file could not be opened. */
export type StorageProblem =
  /** It is damaged, or no database at all. */
  | 'corrupt'
  /** It, or its folder, may not be opened or not be written. */
  | 'closed'
  /** Another version of this program wrote it, or another program, and its rows do not fit the tables of this one. */
  | 'version'
  /** Another process has it open. */
  | 'busy';

/** A data file that is not opened: nothing in it was changed. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly problem: StorageProblem;
  readonly path: string;

  constructor(problem: StorageProblem, path: string, cause?: unknown) {
    const reasons = {
      corrupt: 'is damaged',
      closed: 'cannot be opened for writing',
      version: 'was written by another version',
      busy: 'is in use by another process',
    };
    super(`The data file ${path} ${reasons[problem]}.`, { cause });
    this.problem = problem;
    this.path = path;
  }
}

/** A storage in a file. */
export interface SqliteStorage extends PlatformStorage {
  /** It was created just now and holds no rows. */
  readonly isNew: boolean;
  /** Where the file is kept as it was, if another version had written it and it was taken over just now. */
  readonly keptCopy: string | null;
}

/**
 * Opens or creates a SQLite file with these tables. What a call has answered is on the disk: a killed process loses nothing (FLT-105).
 * A file of other tables than these is taken over, and a copy of it kept beside it. Throws StorageError for a file that is
 * corrupt, in use, or cannot be taken over; it never repairs one silently.
 */
export function openSqliteStorage(path: string, tables: readonly Table[]): SqliteStorage {
  const db = openDatabase(path);
  try {
    const prepared = prepareTables(db, path, tables);
    db.exec(`BEGIN; ${tables.flatMap(createIndexSql).join(';\n')}; COMMIT`);
    return createStorage(db, prepared);
  } catch (error) {
    db.close();
    throw error;
  }
}

function openDatabase(path: string): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { timeout: 500 });
    // One process only. FULL: each commit reaches the disk before its answer.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    db.exec('BEGIN IMMEDIATE; COMMIT');
    db.function('fold', { deterministic: true }, (value) =>
      typeof value === 'string' ? foldText(value) : value,
    );
    const checked = db.prepare('PRAGMA quick_check(1)').get();
    if (checked?.quick_check !== 'ok') throw new StorageError('corrupt', path, checked?.quick_check);
    return db;
  } catch (error) {
    db?.close();
    throw error instanceof StorageError ? error : toStorageError(error, path);
  }
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether another process has the file open: then nobody may delete it. */
export function isStorageBusy(path: string): boolean {
  try {
    openDatabase(path).close();
    return false;
  } catch (error) {
    return error instanceof StorageError && error.problem === 'busy';
  }
}

// https://www.sqlite.org/rescode.html: PERM 3, BUSY 5, LOCKED 6, READONLY 8, IOERR 10, CORRUPT 11, CANTOPEN 14, AUTH 23, NOTADB 26, in the low byte.
function toStorageError(error: unknown, path: string): unknown {
  const code = (error as { errcode?: number }).errcode ?? 0;
  const primary = code & 0xff;
  if (primary === 5 || primary === 6) return new StorageError('busy', path, error);
  // A file that may only be read is an I/O error to SQLite, as some damaged ones are.
  if ([3, 8, 14, 23].includes(primary) || !isWritable(path)) return new StorageError('closed', path, error);
  if ([10, 11, 26].includes(primary)) return new StorageError('corrupt', path, error);
  return error;
}

type Prepared = Pick<SqliteStorage, 'isNew' | 'keptCopy'>;

/** Creates the tables of a new file, and takes one over that has others. */
function prepareTables(db: DatabaseSync, path: string, tables: readonly Table[]): Prepared {
  const version = getVersion(tables);
  const found = Number(db.prepare('PRAGMA user_version').get()?.user_version);
  const schema = db.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'table'").all();
  const present = new Map(schema.map(({ name, sql }) => [String(name), String(sql)]));
  if (found === version) {
    const changed = tables.find((table) => present.get(table.name) !== createTableSql(table));
    if (changed) throw new StorageError('corrupt', path, `table ${changed.name}`);
    return { isNew: false, keptCopy: null };
  }
  if (found === 0 && present.size === 0) {
    const sql = tables.map(createTableSql).join(';\n');
    db.exec(`BEGIN; ${sql}; PRAGMA user_version = ${version}; COMMIT`);
    return { isNew: true, keptCopy: null };
  }
  if (found === 0 || !isOurs(present, tables)) throw new StorageError('version', path);
  try {
    return { isNew: false, keptCopy: takeOver(db, path, present, tables) };
  } catch (error) {
    throw new StorageError('version', path, error);
  }
}

function createStorage(db: DatabaseSync, prepared: Prepared): SqliteStorage {
  const statements = new Map<string, StatementSync>();
  const known = new Map<string, Rows<Table>>();
  let isInTransaction = false;
  let revision = 0;

  function prepare(sql: string): StatementSync {
    const statement = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }

  function rowsOf(table: Table): Rows<Table> {
    const rows = known.get(table.name) ?? createSqliteRows(table, { prepare, onWrite: () => revision++ });
    known.set(table.name, rows);
    return rows;
  }

  return {
    ...prepared,
    // The rows of a table are made for that very table: only the compiler cannot see it through the map.
    rows: <T extends Table>(table: T) => rowsOf(table) as unknown as Rows<T>,
    transaction(run) {
      if (isInTransaction) return run();
      db.exec('BEGIN IMMEDIATE');
      isInTransaction = true;
      try {
        const result = run();
        db.exec('COMMIT');
        return result;
      } catch (error) {
        revision++;
        if (db.isTransaction) db.exec('ROLLBACK');
        throw error;
      } finally {
        isInTransaction = false;
      }
    },
    get revision() {
      return revision;
    },
    close: () => db.close(),
  };
}
