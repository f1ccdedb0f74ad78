import type { ListQuery, OrderOption } from '@carillon/protocol';
import type { Filter, Order, Page, Where } from '../storage/storage.ts';
import type { Column, SortName, Table } from '../storage/table.ts';
import { isKeepable } from './input.ts';
import { refused } from './refusal.ts';

/** Without a limit a list answers this many (docs/protocol.md, HTTP API). */
const DEFAULT_LIMIT = 100;

/** A table of records: each knows when it was made and last saved. */
export type RecordTable = Table<{
  readonly created_at: Column<string>;
  readonly updated_at: Column<string>;
  readonly [column: string]: Column;
}>;

/** One way to sort a list: its name for people, and by what. */
export interface NamedOrder<T extends Table> {
  /** Without one it is taken and not offered, since people have the same already. */
  readonly name?: string;
  readonly by: readonly Order<T>[];
}

/** How a table is listed and counted. */
export interface Listing {
  readonly table: RecordTable;
  /** The columns in which `query` is looked for. */
  readonly search: readonly SortName<RecordTable>[];
  /** By the key that is sent as `order_by`. */
  readonly orders: Readonly<Record<string, NamedOrder<RecordTable>>>;
}

/** The order of every list that asks for none, the later id first where equally old (docs/protocol.md, HTTP API). */
const NEWEST_FIRST = [
  ['created_at', 'desc'],
  ['id', 'desc'],
] as const;

/** The two orders that most kinds of records have. */
export const BY_DATE = {
  last_created: { name: 'Last created first', by: NEWEST_FIRST },
  last_modified: {
    name: 'Last modified first',
    by: [
      ['updated_at', 'desc'],
      ['id', 'desc'],
    ],
  },
} as const;

/** The two of a kind of records that is often looked through by age. The newest come first anyway: nobody chooses that. */
export const BY_AGE = {
  date_asc: { name: 'Oldest first', by: [['created_at', 'asc']] },
  date_des: { by: NEWEST_FIRST },
} as const;

type BothWays<Key extends string, By extends string> = {
  readonly [K in `${Key}_asc` | `${Key}_des`]: {
    readonly name: string;
    readonly by: readonly [readonly [By, 'asc' | 'desc']];
  };
};

/** `{key}_asc` and `{key}_des`: by one value and its reverse, with their names for people. */
export function bothWays<const Key extends string, const By extends string>(
  key: Key,
  by: By,
  ascending: string,
  descending: string,
): BothWays<Key, By> {
  const order = (name: string, direction: 'asc' | 'desc') => ({ name, by: [[by, direction]] as const });
  const orders = { [`${key}_asc`]: order(ascending, 'asc'), [`${key}_des`]: order(descending, 'desc') };
  return orders as BothWays<Key, By>;
}

/** By the text of a column: 'Name, A to Z' and 'Name, Z to A'. */
export const byText = <const By extends string>(by: By, name: string) =>
  bothWays(by, by, `${name}, A to Z`, `${name}, Z to A`);

/** The rows that a count or a list call means. */
export function filterOf(
  { search }: Listing,
  { query }: Pick<ListQuery, 'query'>,
  where: Where<RecordTable>,
): Filter<RecordTable> {
  if (!query) return { where };
  // Storages treat half characters and NUL in their own ways: what no record holds is not looked for.
  return isKeepable(query) ? { where, search: { text: query, columns: search } } : { where: [] };
}

/** The page of rows that a list call means. Refuses an order that does not exist. */
export function pageOf(listing: Listing, query: ListQuery, where: Where<RecordTable>): Page<RecordTable> {
  const { offset = 0, limit = DEFAULT_LIMIT, order_by } = query;
  const order = order_by === undefined ? NEWEST_FIRST : knownOrder(listing, order_by).by;
  return { ...filterOf(listing, query, where), order, offset, limit };
}

function knownOrder({ orders }: Listing, key: string): NamedOrder<RecordTable> {
  // An own property only: 'constructor' is no order.
  const order = Object.hasOwn(orders, key) ? orders[key] : undefined;
  if (!order) throw refused(`order_by must be one of ${Object.keys(orders).join(', ')}.`);
  return order;
}

/** What an order call answers. */
export function orderOptions({ orders }: Listing): OrderOption[] {
  return Object.entries(orders).flatMap(([order, { name }]) => (name === undefined ? [] : [{ name, order }]));
}
