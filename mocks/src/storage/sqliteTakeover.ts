// Takes a file of another version of the tables over into those of this one.
import { existsSync, rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { createTableSql, getVersion, quote, toSql } from './sqliteTables.ts';
import type { Column, ColumnKind, Table } from './table.ts';

/** The statements that created the tables of a file, by their names. */
export type FileTables = ReadonlyMap<string, string>;

/** Whether a file holds one of these tables, in whatever version: that of another program holds none. */
export const isOurs = (file: FileTables, tables: readonly Table[]): boolean =>
  tables.some(({ name }) => file.get(name)?.startsWith(createTableSql({ ...NO_COLUMNS, name }).slice(0, -8)));

const NO_COLUMNS: Omit<Table, 'name'> = {
  columns: {},
  derived: {},
  sortKeys: {},
  unique: [],
  indexes: [],
  relations: {},
};

/**
 * Copies the file, then gives it these tables, all or nothing. A column that is new to a row gets the value that its table
 * says (`initially`), or an empty one; what no longer has a place is in the copy, whose path is returned. Throws where
 * rows cannot be what the tables demand: the file is as it was then.
 */
export function takeOver(db: DatabaseSync, path: string, file: FileTables, tables: readonly Table[]): string {
  const copy = freePath(`${path}.old`);
  db.prepare('VACUUM INTO ?').run(copy);
  db.exec('BEGIN IMMEDIATE');
  try {
    for (const table of tables) {
      const before = file.get(table.name);
      if (before === undefined) db.exec(createTableSql(table));
      else if (before !== createTableSql(table)) rebuild(db, table);
    }
    db.exec(`PRAGMA user_version = ${getVersion(tables)}; COMMIT`);
    return copy;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    rmSync(copy);
    throw error;
  }
}

function freePath(path: string): string {
  for (let n = 1; ; n++) if (!existsSync(`${path}-${n}`)) return `${path}-${n}`;
}

/** Makes a table anew with the rows that it has. Ids go on where they were: none is used twice. */
function rebuild(db: DatabaseSync, table: Table): void {
  const { name, columns } = table;
  const old = quote(`${name} before`);
  const lastId = db.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(name)?.seq ?? 0;
  db.exec(`ALTER TABLE ${quote(name)} RENAME TO ${old}`);
  db.exec(createTableSql(table));
  const known = new Set(
    db
      .prepare(`SELECT name FROM pragma_table_info('${name} before')`)
      .all()
      .map((row) => row.name),
  );
  const hasRows = db.prepare(`SELECT 1 FROM ${old} LIMIT 1`).get() !== undefined;
  if (hasRows) {
    const added = Object.entries(columns).filter(([column]) => !known.has(column));
    const kept = ['id', ...Object.keys(columns).filter((column) => known.has(column))].map(quote);
    const into = [...kept, ...added.map(([column]) => quote(column))].join(', ');
    const from = [...kept, ...added.map(() => '?')].join(', ');
    const values = added.map(([column, definition]) =>
      toSql(definition, firstValue(`${name}.${column}`, definition)),
    );
    db.prepare(`INSERT INTO ${quote(name)} (${into}) SELECT ${from} FROM ${old} ORDER BY id`).run(...values);
  }
  db.exec(`DROP TABLE ${old}`);
  db.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(name);
  db.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(name, lastId);
}

const EMPTY: Readonly<Partial<Record<ColumnKind, unknown>>> = {
  integer: 0,
  boolean: false,
  text: '',
  time: '1970-01-01T00:00:00.000Z',
};

/** What stands in a column for rows that are older than it. Throws where nothing can be known. */
function firstValue(name: string, { kind, initially, isNullable, pointsAt, values }: Column): unknown {
  if (initially !== undefined) return initially;
  if (isNullable) return null;
  if (kind === 'json' || pointsAt || values) throw new Error(`${name} does not say what it is initially.`);
  return EMPTY[kind];
}
