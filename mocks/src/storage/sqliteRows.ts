import type { StatementSync } from 'node:sqlite';
import { given, isList, matchEntries } from './memoryRows.ts';
import { fromSql, ordered, quote, toSql } from './sqliteTables.ts';
import { DuplicateError, type Filter, foldText, type Order, type Rows } from './storage.ts';
import type { ColumnKind, Derived, Table } from './table.ts';

type Values = Readonly<Record<string, unknown>>;
type SqlValue = string | number | null;

/** What the rows of one table need of the storage around them. */
interface SqliteContext {
  /** A prepared statement, made once for each text. */
  prepare(sql: string): StatementSync;
  onWrite(): void;
}

const ID = { kind: 'integer' } as const;

/** The rows of one table of a SQLite file. */
export function createSqliteRows(table: Table, { prepare, onWrite }: SqliteContext): Rows<Table> {
  const name = quote(table.name);
  const read = Object.entries({ id: ID, ...table.columns, ...table.derived });
  const fields = read.map(([field]) => `${expression(table, field)} AS ${quote(field)}`).join(', ');
  const columnOf = (field: string) =>
    field === 'id' ? ID : (table.columns[field] ?? { kind: 'text' as const });
  const toRow = (found: Values) =>
    Object.fromEntries(read.map(([field, column]) => [field, fromSql(column, found[field])])) as never;

  function write(sql: string, values: readonly SqlValue[]) {
    try {
      const result = prepare(sql).run(...values);
      onWrite();
      return result;
    } catch (error) {
      throw toDuplicate(error, table) ?? error;
    }
  }

  /** A list is one value: however long it is, the statement stays the same. */
  const equation = ([field, value]: readonly [string, unknown]) =>
    `t.${quote(field)} ${Array.isArray(value) ? 'IN (SELECT value FROM json_each(?))' : 'IS ?'}`;

  const toSqlValue = (field: string, value: unknown) =>
    Array.isArray(value)
      ? JSON.stringify(value.map((one) => toSql(columnOf(field), one)))
      : toSql(columnOf(field), value);

  function condition({ where = {}, search }: Filter): { sql: string; values: SqlValue[] } {
    const alternatives = (isList(where) ? where : [where]).map(matchEntries);
    const either = alternatives.map((entries) => entries.map(equation).join(' AND ') || 'TRUE');
    const parts = [`(${either.join(' OR ') || 'FALSE'})`];
    const values = alternatives.flat().map(([field, value]) => toSqlValue(field, value));
    if (search?.text) {
      parts.push(
        `(${search.columns.map((field) => `instr(fold(${expression(table, field)}), ?)`).join(' OR ')})`,
      );
      values.push(...search.columns.map(() => foldText(search.text)));
    }
    return { sql: ` WHERE ${parts.join(' AND ')}`, values };
  }

  function select(
    { sql, values }: { sql: string; values: readonly SqlValue[] },
    order: readonly Order[] = [],
  ) {
    const { joins, by } = ordering(table, order);
    const text = `SELECT ${fields} FROM ${name} t${joins}${sql} ORDER BY ${by} LIMIT ? OFFSET ?`;
    return (limit: number, offset: number) =>
      prepare(text)
        .all(...values, limit, offset)
        .map(toRow);
  }

  return {
    get(id) {
      return select({ sql: ' WHERE t.id = ?', values: [id] })(1, 0)[0];
    },
    first(where) {
      return select(condition({ where }))(1, 0)[0];
    },
    list({ order, offset = 0, limit = -1, ...filter } = {}) {
      return select(condition(filter), order)(limit, offset);
    },
    count(filter = {}) {
      const { sql, values } = condition(filter);
      return Number(prepare(`SELECT count(*) AS amount FROM ${name} t${sql}`).get(...values)?.amount);
    },
    insert(row) {
      const entries = Object.entries(given(row)).filter(
        ([field]) => field === 'id' || Object.hasOwn(table.columns, field),
      );
      const columns = entries.map(([field]) => quote(field)).join(', ');
      const marks = entries.map(() => '?').join(', ');
      const values = entries.map(([field, value]) => toSql(columnOf(field), value));
      return Number(write(`INSERT INTO ${name} (${columns}) VALUES (${marks})`, values).lastInsertRowid);
    },
    update(id, changes) {
      const entries = Object.entries(given(changes)).filter(([field]) => Object.hasOwn(table.columns, field));
      if (entries.length === 0) return this.get(id) !== undefined;
      const sets = entries.map(([field]) => `${quote(field)} = ?`).join(', ');
      const values = entries.map(([field, value]) => toSql(columnOf(field), value));
      return write(`UPDATE ${name} SET ${sets} WHERE id = ?`, [...values, id]).changes > 0;
    },
    remove(id) {
      return write(`DELETE FROM ${name} WHERE id = ?`, [id]).changes > 0;
    },
  };
}

/** Where a value is read from: a column, or what is computed from another table. */
function expression(table: Table, field: string): string {
  const derived = table.derived[field] ?? table.sortKeys[field];
  if (!derived) return `t.${quote(field)}`;
  const { from, table: other, column, by, key = 'id' } = derived;
  if (from === 'gather') {
    return `(SELECT group_concat(o.${quote(column)}, char(10)) FROM ${quote(other)} o WHERE o.${quote(by)} = t.id)`;
  }
  return from === 'lookUp'
    ? `(SELECT o.${quote(column)} FROM ${quote(other)} o WHERE o.${quote(key)} = t.${quote(by)})`
    : `(SELECT count(*) FROM ${quote(other)} o WHERE o.${quote(column)} = t.${quote(by)})`;
}

/** What stands after ORDER BY, and what must be joined for it. Equal ones are ordered by id. */
function ordering(table: Table, order: readonly Order[]): { joins: string; by: string } {
  const joins: string[] = [];
  const steps = order.map(([field, direction], i) => {
    const derived: Derived | undefined = table.derived[field] ?? table.sortKeys[field];
    const kind: ColumnKind = derived?.kind ?? table.columns[field]?.kind ?? 'integer';
    let value = expression(table, field);
    if (derived?.from === 'count') {
      // Counted once for all rows: counted for each row, ordering 10,000 devices by 10 tags takes a second.
      const key = quote(derived.column);
      joins.push(
        ` LEFT JOIN (SELECT ${key} AS k, count(*) AS n FROM ${quote(derived.table)} GROUP BY ${key}) c${i}` +
          ` ON c${i}.k = t.${quote(derived.by)}`,
      );
      // None at all is NULL, which comes before every number as 0 does.
      value = `c${i}.n`;
    }
    return `${ordered(value, kind)} ${direction === 'asc' ? 'ASC' : 'DESC'}`;
  });
  const isById = order.some(([field]) => field === 'id');
  return { joins: joins.join(''), by: (isById ? steps : [...steps, 't.id ASC']).join(', ') };
}

/** 'UNIQUE constraint failed: devices.device_id' (SQLITE_CONSTRAINT_UNIQUE or _PRIMARYKEY). */
function toDuplicate(error: unknown, table: Table): DuplicateError | null {
  const { errcode, message = '' } = error as { errcode?: number; message?: string };
  if (errcode !== 2067 && errcode !== 1555) return null;
  const columns = message.slice(message.indexOf(':') + 1).split(',');
  return new DuplicateError(
    table.name,
    columns.map((column) => column.trim().replace(`${table.name}.`, '')),
  );
}
