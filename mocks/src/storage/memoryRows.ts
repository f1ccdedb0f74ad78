import {
  DuplicateError,
  type Filter,
  foldText,
  type Match,
  type Order,
  type Page,
  type Rows,
  type Where,
} from './storage.ts';
import type { Derived, Table } from './table.ts';

type Stored = { readonly id: number } & Readonly<Record<string, unknown>>;

/** The rows of a table in memory, and what is really stored of them. */
export interface MemoryRows extends Rows<Table> {
  readonly stored: ReadonlyMap<number, Stored>;
}

/** What the rows of one table need of the storage around them. */
export interface MemoryContext {
  /** The stored rows of another table. */
  other(name: string): Iterable<Stored>;
  /** Grows with every write anywhere in the storage. */
  revision(): number;
  /** Called with every write and how to take it back. */
  onWrite(revert: () => void): void;
}

/** Creates the empty rows of one table. */
export function createMemoryRows(table: Table, context: MemoryContext): MemoryRows {
  const derive = createDeriver(table, context);
  const stored = new Map<number, Stored>();
  const taken = table.unique.map((columns) => ({ columns, ids: new Map<unknown, number>() }));
  const names = Object.keys(table.columns);
  let nextId = 1;

  const keyOf = ([first = '', ...others]: readonly string[], row: Readonly<Record<string, unknown>>) =>
    others.length === 0 ? row[first] : JSON.stringify([first, ...others].map((column) => row[column]));

  /** A caller may hand over a whole record: what is no column is not kept. */
  function onlyColumns(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const kept: Record<string, unknown> = {};
    for (const name of names) if (Object.hasOwn(row, name)) kept[name] = row[name];
    return kept;
  }

  /** Puts `next` in the place of `before`; either may be missing. */
  function replace(before: Stored | undefined, next: Stored | undefined) {
    for (const { columns, ids } of taken) {
      const holder = next && ids.get(keyOf(columns, next));
      if (holder !== undefined && holder !== before?.id) throw new DuplicateError(table.name, columns);
    }
    for (const { columns, ids } of taken) {
      if (before) ids.delete(keyOf(columns, before));
      if (next) ids.set(keyOf(columns, next), next.id);
    }
    if (before) stored.delete(before.id);
    if (next) stored.set(next.id, next);
  }

  function write(before: Stored | undefined, next: Stored | undefined) {
    replace(before, next);
    context.onWrite(() => replace(next, before));
  }

  function find(where: Readonly<Record<string, unknown>>): Stored | undefined {
    const index = taken.find(({ columns }) => columns.every((column) => column in where));
    if (!index) return matching({ where }).next().value;
    const id = index.ids.get(keyOf(index.columns, where));
    const row = id === undefined ? undefined : stored.get(id);
    return row && matcher(where)(row) ? row : undefined;
  }

  function* matching({ where = {}, search }: Filter): Generator<Stored, undefined> {
    const wanted = foldText(search?.text ?? '');
    const matches = matcher(where);
    for (const row of stored.values()) {
      if (!matches(row)) continue;
      if (!wanted || search?.columns.some((column) => textOf(derive(row, column)).includes(wanted)))
        yield row;
    }
  }

  function complete(row: Stored): Stored {
    const found: Record<string, unknown> = { ...row };
    for (const name of Object.keys(table.derived)) found[name] = derive(row, name);
    return found as Stored;
  }

  return {
    stored,
    get(id) {
      const row = stored.get(id);
      return row && complete(row);
    },
    first(where) {
      const row = find(where);
      return row && complete(row);
    },
    list({ order = [], offset = 0, limit = Number.POSITIVE_INFINITY, ...filter }: Page = {}) {
      const sorted = sortRows([...matching(filter)], order, derive);
      return sorted.slice(offset, offset + limit).map(complete);
    },
    count(filter = {}) {
      let count = 0;
      for (const _ of matching(filter)) count++;
      return count;
    },
    insert(row) {
      const next: Stored = { ...onlyColumns(row), id: row.id ?? nextId };
      if (stored.has(next.id)) throw new DuplicateError(table.name, ['id']);
      write(undefined, next);
      nextId = Math.max(nextId, next.id + 1);
      return next.id;
    },
    update(id, changes) {
      const before = stored.get(id);
      if (before) write(before, { ...before, ...given(onlyColumns(changes)), id });
      return before !== undefined;
    },
    remove(id) {
      const before = stored.get(id);
      if (before) write(before, undefined);
      return before !== undefined;
    },
  };
}

function matcher(where: Where): (row: Stored) => boolean {
  if (isList(where)) {
    const alternatives = where.map(matcher);
    return (row) => alternatives.some((matches) => matches(row));
  }
  const wanted = matchEntries(where).map(([column, value]) => {
    const values = new Set<unknown>(Array.isArray(value) ? value : [value]);
    return (row: Stored) => values.has(row[column]);
  });
  return (row) => wanted.every((matches) => matches(row));
}

/** Whether these are alternatives: `Array.isArray` does not see it of a list that cannot be changed. */
export const isList = (where: Where): where is readonly Match[] => Array.isArray(where);

/** What a match says, without what it leaves open. */
export const matchEntries = (match: Match) => Object.entries(given(match));

/** The changes without those that are undefined: what a form leaves out stays as it is. */
export function given(changes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

const textOf = (value: unknown) => (typeof value === 'string' ? foldText(value) : '');

/**
 * Reads stored and derived values. What is counted is counted for all rows at once and kept until the next write: one
 * by one, a sorted list would be quadratic.
 */
function createDeriver(table: Table, { other, revision }: MemoryContext) {
  const maps = new Map<string, Map<unknown, unknown>>();
  let madeAt = -1;

  function mapOf(name: string, { from, table: otherTable, column, by, key = 'id' }: Derived) {
    if (madeAt !== revision()) maps.clear();
    madeAt = revision();
    const known = maps.get(name);
    if (known) return known;
    const map = new Map<unknown, unknown>();
    for (const row of other(otherTable)) {
      if (from === 'lookUp') map.set(row[key], row[column]);
      else if (from === 'gather') {
        const before = map.get(row[by]);
        map.set(row[by], before === undefined ? row[column] : `${before}\n${row[column]}`);
      } else map.set(row[column], Number(map.get(row[column]) ?? 0) + 1);
    }
    maps.set(name, map);
    return map;
  }

  return (row: Stored, name: string): unknown => {
    const derived = table.derived[name] ?? table.sortKeys[name];
    if (!derived) return row[name];
    const missing = derived.from === 'count' ? 0 : null;
    const key = derived.from === 'gather' ? row.id : row[derived.by];
    return key === null ? missing : (mapOf(name, derived).get(key) ?? missing);
  };
}

function sortRows(rows: Stored[], order: readonly Order[], derive: (row: Stored, name: string) => unknown) {
  const keyed = rows.map((row) => ({ row, keys: order.map(([by]) => sortKey(derive(row, by))) }));
  keyed.sort((a, b) => {
    for (const [i, [, direction]] of order.entries()) {
      const result = compare(a.keys[i], b.keys[i]);
      if (result !== 0) return direction === 'asc' ? result : -result;
    }
    return a.row.id - b.row.id;
  });
  return keyed.map(({ row }) => row);
}

const sortKey = (value: unknown) => (typeof value === 'string' ? foldText(value) : value);

/** The order of SQLite: nothing before numbers before text. */
function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return -1;
  if (b === null || b === undefined) return 1;
  return (a as string | number) < (b as string | number) ? -1 : 1;
}
