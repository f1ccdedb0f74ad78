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

/** The statements that create a table. AUTOINCREMENT: an id is never used twice. */
export function createTableSql({ name, columns, unique, indexes }: Table): string[] {
  const list = (names: readonly string[]) => names.map(quote).join(', ');
  const lines = [
    'id INTEGER PRIMARY KEY AUTOINCREMENT',
    ...Object.entries(columns).map(([column, { kind, isNullable }]) =>
      [quote(column), TYPES[kind], isNullable ? '' : 'NOT NULL'].join(' ').trim(),
    ),
    ...unique.map((names) => `UNIQUE (${list(names)})`),
  ];
  return [
    `CREATE TABLE ${quote(name)} (${lines.join(', ')}) STRICT`,
    ...indexes.map(
      (names) => `CREATE INDEX ${quote([name, ...names].join('_'))} ON ${quote(name)} (${list(names)})`,
    ),
  ];
}

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
