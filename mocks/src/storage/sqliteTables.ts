import { createHash } from 'node:crypto';
import type { Column, ColumnKind, Table } from './table.ts';

const TYPES: Readonly<Record<ColumnKind, string>> = {
  integer: 'INTEGER',
  boolean: 'INTEGER',
  text: 'TEXT',
  time: 'TEXT',
  json: 'TEXT',
};

/** A name as SQL wants it. Names come from the tables of this package, never from a request. */
export const quote = (name: string) => `"${name}"`;

const list = (names: readonly string[]) => names.map(quote).join(', ');

/** The statement that creates a table. AUTOINCREMENT: an id is never used twice. */
export function createTableSql({ name, columns, unique }: Table): string {
  const lines = [
    'id INTEGER PRIMARY KEY AUTOINCREMENT',
    ...Object.entries(columns).map(([column, definition]) =>
      [
        quote(column),
        TYPES[definition.kind],
        definition.isNullable ? '' : 'NOT NULL',
        checkSql(column, definition),
      ]
        .filter((part) => part !== '')
        .join(' '),
    ),
    ...unique.map((names) => `UNIQUE (${list(names)})`),
  ];
  return `CREATE TABLE ${quote(name)} (${lines.join(', ')}) STRICT`;
}

/** What every value of a column is checked by, when it is written and, for all of a file, when that is opened. */
function checkSql(column: string, { kind, values }: Column): string {
  if (kind === 'json') return `CHECK (json_valid(${quote(column)}))`;
  const allowed =
    kind === 'boolean' ? [0, 1] : values?.map((value) => (typeof value === 'number' ? value : `'${value}'`));
  return allowed ? `CHECK (${quote(column)} IN (${allowed.join(', ')}))` : '';
}

/**
 * The version of a file that holds these tables: another one for any other definition of them. Indexes are no part of
 * it, since they are made anew where they are missing.
 */
export function getVersion(tables: readonly Table[]): number {
  const digest = createHash('sha256').update(tables.map(createTableSql).join(';')).digest();
  // PRAGMA user_version is a signed integer of 32 bits, and 0 in a file that is none of ours.
  return (digest.readUInt32BE() >>> 1) | 1;
}

/** The statements that create the indexes of a table, where they are missing. Text stands in them as it is ordered. */
export function createIndexSql({ name, columns, indexes }: Table): string[] {
  return indexes.map((names) => {
    const keys = names.map((column) => ordered(quote(column), columns[column]?.kind));
    return `CREATE INDEX IF NOT EXISTS ${quote([name, ...names].join('_'))} ON ${quote(name)} (${keys.join(', ')})`;
  });
}

/** What an expression is ordered by. `fold` is `foldText`. */
export const ordered = (expression: string, kind: ColumnKind | undefined) =>
  kind === 'text' ? `fold(${expression})` : expression;

/** A value as it is stored. */
export function toSql({ kind }: Pick<Column, 'kind'>, value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (kind === 'boolean') return value ? 1 : 0;
  return kind === 'json' ? JSON.stringify(value) : (value as string | number);
}

/** A stored value as the rules see it. */
export function fromSql({ kind }: Pick<Column, 'kind'>, value: unknown): unknown {
  if (value === null) return null;
  if (kind === 'boolean') return value === 1;
  return kind === 'json' ? JSON.parse(String(value)) : value;
}
