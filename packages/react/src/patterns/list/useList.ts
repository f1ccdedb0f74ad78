import { ApiError } from '@carillon/client';
import { cutCharacters } from '@carillon/protocol/form';
import {
  clampIndex,
  MAX_QUERY_LENGTH,
  matchesText,
  type OrderOption,
  offsetOf,
  toListQuery,
} from '@carillon/protocol/list';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import type { ListParams } from '../../hooks/useListParams.ts';
import type { RowRecord } from '../../ui/lists/RowList.tsx';
import { type RowSelection, useRowSelection } from '../../ui/lists/useRowSelection.ts';

/** What the calls of a list are given for the page that the address names. */
export const pageOf = (params: ListParams) => ({ query: toListQuery(params) });

/** And what the call that counts is given. */
export const searchOf = ({ query }: ListParams) => ({ query: query ? { query } : {} });

/** The page of before stays until the next one has come. */
export const PAGE = { placeholderData: keepPreviousData };

/** Where a list gets its rows from. */
export interface ListSource<Row extends RowRecord> {
  /** From `useListParams`. */
  readonly params: ListParams;
  /** The rows of the page that `params` name. */
  readonly page: UseQueryResult<readonly Row[]>;
  /** How many rows the search finds. */
  readonly count: UseQueryResult<number>;
  /** The ways to order the list (LST-05); left out where there is one only. */
  readonly orders?: UseQueryResult<readonly OrderOption[]>;
  /** The texts of a row in which what is typed is looked for (LST-04). */
  readonly textsOf: (row: Row) => readonly string[];
}

/** What a list screen shows and does, whatever its rows are. */
export interface ListState<Row extends RowRecord> {
  readonly params: ListParams;
  /** The rows to show: those of the page that match what is typed; undefined until the first have come. */
  readonly rows: readonly Row[] | undefined;
  /** How many rows there are on all pages. */
  readonly count: number | undefined;
  /** The rows are still those of the page before. */
  readonly isStale: boolean;
  /** What is underlined in the rows (LST-04). */
  readonly match: string;
  /** Of the page only what is typed is shown. */
  readonly isFiltered: boolean;
  /** Why rows or count could not be loaded; the rows of before stay. */
  readonly error: Error | null;
  /** Why the ways to order could not. */
  readonly orderError: Error | null;
  /** There is more than one way, known or still loading. */
  readonly hasOrders: boolean;
  readonly orders: readonly OrderOption[];
  /** What is typed: it filters at once, and searches on the server with Enter (LST-04). */
  readonly text: string;
  /** Of the rows that are shown; another page, search or order has none. */
  readonly selection: RowSelection;
  readonly onType: (text: string) => void;
  readonly onSearch: (text: string) => void;
  readonly onOrder: (by: string) => void;
  readonly onPage: (index: number) => void;
  readonly onSize: (size: number) => void;
  /** Loads rows and count again. */
  readonly reload: () => Promise<unknown>;
}

/** The controller of every list screen (LST-01 to LST-10). Its state lives in the address, but for what is being typed. */
export function useList<Row extends RowRecord>(source: ListSource<Row>): ListState<Row> {
  const { params, page, count, orders, textsOf } = source;
  const navigate = useCarillon('useList').navigation.useNavigate();
  const [text, setText] = useTyped(params.query);

  // FLT-079: what somebody typed there, and cannot be.
  useCorrection(params.isOdd, params.href({}));
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
  const texts = useMemo(() => loaded?.map(textsOf), [loaded, textsOf]);
  const rows = useMemo(
    () => (filter ? loaded?.filter((_, index) => matchesText(texts?.[index] ?? [], filter)) : loaded),
    [loaded, texts, filter],
  );

  const least = found && offsetOf(params.index, params.size) + found;
  return {
    params,
    rows: count.data === undefined ? undefined : rows,
    count: count.data === undefined ? undefined : Math.max(count.data, least),
    match: useDeferredValue(text),
    isFiltered: filter !== '',
    isStale: page.isPlaceholderData,
    error: (isBadOrder ? null : page.error) ?? count.error,
    // What keeps the rows away, too, is said once.
    orderError: page.error || count.error ? null : (orders?.error ?? null),
    hasOrders: orders !== undefined,
    orders: orders?.data ?? [],
    text,
    selection: useRowSelection(rows ?? [], JSON.stringify(toListQuery(params))),
    onType(next) {
      setText(cutCharacters(next, MAX_QUERY_LENGTH));
      if (next === '' && params.query) navigate(params.href({ query: '', index: 0 }));
    },
    onSearch(query) {
      // An empty text has ended the search when it was typed.
      if (query !== '' && query !== params.query) navigate(params.href({ query, index: 0 }));
    },
    onOrder: (by) => navigate(params.href({ by, index: 0 })),
    onPage: (index) => navigate(params.href({ index })),
    // The first row of the page stays on the page.
    onSize: (size) => navigate(params.href({ size, index: Math.floor((params.index * params.size) / size) })),
    reload: () => Promise.all([page.refetch(), count.refetch(), orders?.error && orders.refetch()]),
  };
}

const isLoadedEmpty = ({ data, isPlaceholderData, isFetching }: UseQueryResult<readonly unknown[]>) =>
  data?.length === 0 && !isPlaceholderData && !isFetching;

/** Leads to the address that this one should have been. */
function useCorrection(isNeeded: boolean, href: string) {
  const navigate = useCarillon('useList').navigation.useNavigate();
  useEffect(() => {
    if (isNeeded) navigate(href, { replace: true });
  }, [isNeeded, href, navigate]);
}

/** Whether the order in the address is one of the server's, as far as is known. */
function namesOrder<Row extends RowRecord>({ params, page, orders }: ListSource<Row>): boolean {
  if (!orders) return false;
  if (orders.data) return orders.data.some(({ order }) => order === params.by);
  return !(orders.error && page.error instanceof ApiError && page.error.code === 'refused');
}

/** What is typed, until the address says something else: by Enter, by going back. */
function useTyped(query: string) {
  const [typed, setTyped] = useState({ query, text: query });
  const text = typed.query === query ? typed.text : query;
  return [text, (next: string) => setTyped({ query, text: next })] as const;
}
