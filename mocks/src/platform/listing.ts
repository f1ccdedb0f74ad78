import type { ListQuery, OrderOption } from '@carillon/protocol';
import type { Filter, Order, Page, Where } from '../storage/storage.ts';
import type { SortName, Table } from '../storage/table.ts';
import { isKeepable } from './input.ts';
import { refused } from './refusal.ts';

/** Without a limit a list answers this many (decisions, HTTP API). */
const DEFAULT_LIMIT = 100;

/** One way to sort a list: its name for people, and by what. */
interface NamedOrder<T extends Table> {
  readonly name: string;
  readonly by: readonly Order<T>[];
}

/** How a table is listed and counted. */
export interface Listing<T extends Table> {
  readonly table: T;
  /** The columns in which `query` is looked for. */
  readonly search: readonly SortName<T>[];
  /** By the key that is sent as `order_by`. */
  readonly orders: Readonly<Record<string, NamedOrder<T>>>;
  /** The order of a list that asks for none: newest first (decisions, HTTP API). */
  readonly newestFirst: readonly Order<T>[];
}

/** The order of every list that asks for none, the later id first where equally old (decisions, HTTP API). */
export const NEWEST_FIRST = [
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

/** `{key}_asc` and `{key}_des`: by one value and its reverse, with their names for people. */
export const bothWays = <By extends string>(key: string, by: By, ascending: string, descending: string) => ({
  [`${key}_asc`]: { name: ascending, by: [[by, 'asc']] as const },
  [`${key}_des`]: { name: descending, by: [[by, 'desc']] as const },
});

/** Writes a listing with its exact types. */
export const defineListing = <T extends Table>(listing: Listing<T>): Listing<T> => listing;

/** The rows that a count or a list call means. */
export function filterOf<T extends Table>(
  { search }: Listing<T>,
  { query }: Pick<ListQuery, 'query'>,
  where: Where<T> = {},
): Filter<T> {
  if (!query) return { where };
  // Storages treat half characters and NUL in their own ways: what no record holds is not looked for.
  return isKeepable(query) ? { where, search: { text: query, columns: search } } : { where: [] };
}

/** The page of rows that a list call means. Refuses an order that does not exist. */
export function pageOf<T extends Table>(
  listing: Listing<T>,
  query: ListQuery,
  where: Where<T> = {},
): Page<T> {
  const { offset = 0, limit = DEFAULT_LIMIT, order_by } = query;
  const order = order_by === undefined ? listing.newestFirst : knownOrder(listing, order_by).by;
  return { ...filterOf(listing, query, where), order, offset, limit };
}

function knownOrder<T extends Table>({ orders }: Listing<T>, key: string): NamedOrder<T> {
  // An own property only: 'constructor' is no order.
  const order = Object.hasOwn(orders, key) ? orders[key] : undefined;
  if (!order) throw refused(`order_by must be one of ${Object.keys(orders).join(', ')}.`);
  return order;
}

/** What an order call answers. */
export function orderOptions<T extends Table>({ orders }: Listing<T>): OrderOption[] {
  return Object.entries(orders).map(([order, { name }]) => ({ name, order }));
}
