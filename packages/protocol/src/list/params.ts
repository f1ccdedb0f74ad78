import { countCharacters } from '../form/characters.ts';
import { MAX_ORDER_LENGTH, MAX_QUERY_LENGTH, PAGE_SIZES } from './limits.ts';
import type { ListQuery } from './list.ts';
import { toOffset } from './page.ts';
import type { ListParamNames } from './paramNames.ts';

/** What the address says of a list (S2, D2): the page, from 0, its rows, the text searched for and the sort key. */
export interface ListParams {
  readonly size: number;
  readonly index: number;
  /** Empty where nothing is searched for. */
  readonly query: string;
  /** The `order` of an order option, or empty for the order of the server. */
  readonly by: string;
}

const MAX_INDEX = 1_000_000;

/** What an address says of a list. Whatever cannot be, since somebody typed it there, counts as left out (LST-01). */
export function readListParams(search: URLSearchParams, names: ListParamNames): ListParams {
  return {
    size: PAGE_SIZES.find((size) => size === readWhole(search.get(names.size))) ?? names.defaultSize,
    index: readWhole(search.get(names.index)) ?? 0,
    query: readText(search.get('query'), MAX_QUERY_LENGTH),
    by: readText(search.get('by'), MAX_ORDER_LENGTH),
  };
}

/** Whether an address says something else of a list than `readListParams` reads from it: it should be another one. */
export function isListAddressOdd(search: URLSearchParams, names: ListParamNames): boolean {
  const { size, index, query, by } = readListParams(search, names);
  const read = { [names.size]: size, [names.index]: index, query, by };
  return Object.entries(read).some(([name, value]) => ![null, '', String(value)].includes(search.get(name)));
}

/** The address of a list, which `readListParams` reads: defaults are left out, and what is not the list's stays. */
export function writeListParams(
  search: URLSearchParams,
  names: ListParamNames,
  { size, index, query, by }: ListParams,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const write = (name: string, value: number | string, unsaid: number | string) =>
    value === unsaid ? next.delete(name) : next.set(name, String(value));
  write(names.size, size, names.defaultSize);
  write(names.index, index, 0);
  write('query', query, '');
  write('by', by, '');
  return next;
}

/** What a list call is asked for a page (S7, LST-10): a text or key that is empty is left out. */
export function toListQuery({ size, index, query, by }: ListParams): ListQuery {
  return { offset: toOffset(index, size), limit: size, ...(query && { query }), ...(by && { order_by: by }) };
}

function readWhole(text: string | null): number | undefined {
  const value = /^\d+$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value <= MAX_INDEX ? value : undefined;
}

function readText(text: string | null, maxLength: number): string {
  return text && countCharacters(text) <= maxLength ? text : '';
}
