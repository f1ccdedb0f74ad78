import { cutCharacters } from '@carillon/protocol/form';
import { MAX_QUERY_LENGTH, type OrderOption, toListQuery } from '@carillon/protocol/list';
import { useEffect, useState } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import type { ListParams } from '../../hooks/page/useListParams.ts';
import type { RowRecord } from '../../ui/lists/RowList.tsx';
import { type RowSelection, useRowSelection } from '../../ui/lists/useRowSelection.ts';

/** What a list knows of its rows, wherever they come from. */
export interface ListRules<Row extends RowRecord> {
  /** From `useListParams`. */
  readonly params: ListParams;
  /** What a row is called, in the list and in questions about it. */
  readonly getName: (row: Row) => string;
  /** The texts of a row in which what is typed is looked for (LST-04); by default its name. */
  readonly getTexts?: ((row: Row) => readonly string[]) | undefined;
  /** What list this is, unlike any other: its saved views are kept by that. */
  readonly viewsOf: string;
  /** Why a row cannot be selected; undefined where it can. Stable, as `getTexts`. */
  readonly reasonAgainst?: ((row: Row) => string | undefined) | undefined;
}

/** What a list screen shows and does, whatever its rows are. */
export interface ListState<Row extends RowRecord> {
  /** `local` where all rows are here, and what is typed is looked for in all of them. */
  readonly kind: 'server' | 'local';
  readonly viewsOf: string;
  /** The rows belong to somebody, who may not be there. */
  readonly isOwned?: boolean;
  readonly params: ListParams;
  readonly getName: (row: Row) => string;
  /** The rows to show: those of the page that match what is typed; undefined until the first have come. */
  readonly rows: readonly Row[] | undefined;
  /** How many rows there are on all pages. */
  readonly count: number | undefined;
  /** In how many rows what is typed is looked for: those of the page, or all where all are here. */
  readonly loadedCount: number | undefined;
  /** The page that is shown, from 0. */
  readonly index: number;
  /** The rows are still those of the page before. */
  readonly isStale: boolean;
  /** What is underlined in the rows (LST-04). */
  readonly match: string;
  /** Only what matches what is typed is shown. */
  readonly isFiltered: boolean;
  /** Why rows or count could not be loaded; the rows of before stay. */
  readonly error: Error | null;
  /** Why the ways to order could not. */
  readonly orderError: Error | null;
  /** There is more than one way, known or still loading. */
  readonly hasOrders: boolean;
  readonly orders: readonly OrderOption[];
  /** What is typed: it filters at once, and searches with Enter (LST-04). */
  readonly text: string;
  /** Of the rows that are shown; another page, search or order has none. */
  readonly selection: RowSelection;
  readonly onType: (text: string) => void;
  readonly onSearch: (text: string) => void;
  readonly onOrder: (by: string) => void;
  readonly onPage: (index: number) => void;
  readonly onSize: (size: number) => void;
  /** Loads what can be loaded again. */
  readonly reload: () => Promise<unknown>;
  /** Some of all rows that are found, in the order of the list; undefined where they cannot be read besides. */
  readonly readRows?: ReadRows<Row> | undefined;
}

/** Reads so many rows from a place on. */
export type ReadRows<Row> = (
  page: { readonly offset: number; readonly limit: number },
  signal: AbortSignal,
) => Promise<readonly Row[]>;

/** There is nothing at all: nothing to look for, to order or to page. */
export const isListEmpty = ({
  rows,
  count,
  text,
  params,
}: Pick<ListState<RowRecord>, 'rows' | 'count' | 'text' | 'params'>): boolean =>
  rows?.length === 0 && count === 0 && text === '' && params.query === '';

/** What is typed, until the address says something else: by Enter, by going back. */
export function useTyped(query: string): [text: string, setText: (text: string) => void] {
  const [typed, setTyped] = useState({ query, text: query });
  const text = typed.query === query ? typed.text : query;
  return [text, (next) => setTyped({ query, text: next })];
}

/** Leads to the address that this one should have been. */
export function useCorrection(isNeeded: boolean, href: string): void {
  const navigate = useCarillon('useList').navigation.useNavigate();
  useEffect(() => {
    if (isNeeded) navigate(href, { replace: true });
  }, [isNeeded, href, navigate]);
}

/** What every list does when it is searched, ordered and paged: it leads to another address. */
export function useListHandlers(params: ListParams, setText: (text: string) => void) {
  const navigate = useCarillon('useList').navigation.useNavigate();
  // FLT-079: what somebody typed there, and cannot be.
  useCorrection(params.isOdd, params.href({}));
  return {
    onType(next: string) {
      setText(cutCharacters(next, MAX_QUERY_LENGTH));
      if (next === '' && params.query) navigate(params.href({ query: '', index: 0 }));
    },
    onSearch(query: string) {
      // An empty text has ended the search when it was typed.
      if (query !== '' && query !== params.query) navigate(params.href({ query, index: 0 }));
    },
    onOrder: (by: string) => navigate(params.href({ by, index: 0 })),
    onPage: (index: number) => navigate(params.href({ index })),
    // The first row of the page stays on the page.
    onSize: (size: number) =>
      navigate(params.href({ size, index: Math.floor((params.index * params.size) / size) })),
  };
}

/**
 * Selects among the rows that are shown; another page, search or order has no selection (LST-06). Who comes back from a
 * record finds selected what was.
 */
export function useListSelection<Row extends RowRecord>(
  rows: readonly Row[] | undefined,
  { params, reasonAgainst }: Pick<ListRules<Row>, 'params' | 'reasonAgainst'>,
): RowSelection {
  const place = JSON.stringify(toListQuery(params));
  const { left, keep } = params.memory;
  const selection = useRowSelection(rows ?? NO_ROWS, { place, reasonAgainst, start: left.selectedIds });
  useEffect(() => keep({ selectedIds: selection.ids }));
  return selection;
}

const NO_ROWS: readonly never[] = [];
