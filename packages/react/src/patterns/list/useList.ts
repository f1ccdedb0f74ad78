import { ApiError } from '@carillon/client';
import {
  clampIndex,
  type ListParams,
  matchesText,
  type OrderOption,
  toListQuery,
  toOffset,
} from '@carillon/protocol/list';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { RowRecord } from '../../ui/lists/RowList.tsx';
import {
  type ListRules,
  type ListState,
  useCorrection,
  useListHandlers,
  useListSelection,
  useTyped,
} from './listState.ts';

/** What the calls of a list are given for the page that the address names. */
export const toPageRequest = (params: ListParams) => ({ query: toListQuery(params) });

/** And what the call that counts is given. */
export const toCountRequest = ({ query }: ListParams) => ({ query: query ? { query } : {} });

/** The page of before stays until the next one has come. */
export const PAGE = { placeholderData: keepPreviousData };

/** Where a list gets its rows from: a server, page by page. */
export interface ListSource<Row extends RowRecord> extends ListRules<Row> {
  /** The rows of the page that `params` name. */
  readonly page: UseQueryResult<readonly Row[]>;
  /** How many rows the search finds. */
  readonly count: UseQueryResult<number>;
  /** The ways to order the list (LST-05); left out where there is one only. */
  readonly orders?: UseQueryResult<readonly OrderOption[]>;
}

/** The controller of every list screen (LST-01 to LST-10). Its state lives in the address, but for what is being typed. */
export function useList<Row extends RowRecord>(source: ListSource<Row>): ListState<Row> {
  const { params, page, count, orders, getName, getTexts } = source;
  const [text, setText] = useTyped(params.query);
  const handlers = useListHandlers(params, setText);

  // LST-08: a page that has become empty steps back, to the last one there is.
  const lastIndex = clampIndex(params.index, count.data ?? 0, params.size);
  // FLT-077: rows that are there count, whatever the count says.
  const found = page.isPlaceholderData ? 0 : (page.data?.length ?? 0);
  const isBeyondEnd = count.data !== undefined && lastIndex !== params.index && found === 0;
  useCorrection(isBeyondEnd, params.href({ index: lastIndex }));
  // And the count may speak of rows that do not come: one page at a time, and never forward again.
  const isHollow = !isBeyondEnd && params.index > 0 && isLoadedEmpty(page) && count.data !== undefined;
  useCorrection(isHollow, params.href({ index: params.index - 1 }));
  // Nor does an address keep an order that the server does not name.
  const isBadOrder = params.by !== '' && !namesOrder(source);
  useCorrection(isBadOrder, params.href({ by: '' }));

  // What the server has searched for is not looked for again: it may have found it in a text that no column shows.
  const filter = useDeferredValue(text === params.query ? '' : text);
  // That there was nothing says nothing of what is on its way.
  const isUnknown =
    isBeyondEnd || isHollow || isBadOrder || (page.isPlaceholderData && page.data?.length === 0);
  const loaded = isUnknown ? undefined : page.data;
  const texts = useMemo(
    () => loaded?.map(getTexts ?? ((row) => [getName(row)])),
    [loaded, getTexts, getName],
  );
  const rows = useMemo(
    () => (filter ? loaded?.filter((_, index) => matchesText(texts?.[index] ?? [], filter)) : loaded),
    [loaded, texts, filter],
  );

  const least = found && toOffset(params.index, params.size) + found;
  return {
    kind: 'server',
    viewsOf: source.viewsOf,
    params,
    getName,
    rows: count.data === undefined ? undefined : rows,
    count: count.data === undefined ? undefined : Math.max(count.data, least),
    loadedCount: loaded?.length,
    index: params.index,
    match: useDeferredValue(text),
    isFiltered: filter !== '',
    isStale: page.isPlaceholderData,
    error: (isBadOrder ? null : page.error) ?? count.error,
    // What keeps the rows away, too, is said once.
    orderError: page.error || count.error ? null : (orders?.error ?? null),
    hasOrders: orders !== undefined,
    orders: orders?.data ?? [],
    text,
    selection: useListSelection(rows, source),
    ...handlers,
    reload: () => Promise.all([page.refetch(), count.refetch(), orders?.error && orders.refetch()]),
  };
}

const isLoadedEmpty = ({ data, isPlaceholderData, isFetching }: UseQueryResult<readonly unknown[]>) =>
  data?.length === 0 && !isPlaceholderData && !isFetching;

/** Whether the order in the address is one of the server's, as far as is known. */
function namesOrder<Row extends RowRecord>({ params, page, orders }: ListSource<Row>): boolean {
  if (!orders) return false;
  if (orders.data) return orders.data.some(({ order }) => order === params.by);
  return !(orders.error && page.error instanceof ApiError && page.error.code === 'refused');
}
