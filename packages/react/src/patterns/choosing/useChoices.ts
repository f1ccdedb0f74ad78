import { cutCharacters } from '@carillon/protocol/form';
import type { ListedEntity } from '@carillon/protocol/http';
import { MAX_QUERY_LENGTH } from '@carillon/protocol/list';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import { useCall } from '../../hooks/platform/useCall.ts';
import { useCallPages } from '../../hooks/platform/useCallPages.ts';

/** So many choices come at a time (S9, LST-11). */
const CHUNK = 10;
/** Nobody scrolls further: the others are found by typing. */
const MOST_SHOWN = 200;
/** What is typed is searched for when the fingers rest. */
const REST_MS = 250;

export interface ChoicesSource<Row> {
  readonly entity: ListedEntity<Row>;
  /** What its paths say besides: `{ userId: 2, flag: true }`. */
  readonly parent?: object;
  /** By default the order of the server. */
  readonly orderBy?: string;
}

/** What there is after the choices that are shown. */
export type MoreChoices =
  | { readonly status: 'none' | 'there' | 'loading' | 'tooMany' }
  | { readonly status: 'failed'; readonly error: Error };

/** Choices from a server, a few at a time, as far as they are known. */
export type Choices<Row> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error; readonly onRetry: () => void }
  | {
      readonly status: 'ready';
      readonly rows: readonly Row[];
      /** How many there are, also those not loaded. */
      readonly count: number;
      readonly more: MoreChoices;
      /** Loads the next ones, or again what has failed. */
      readonly onMore: () => void;
    };

/** Reads what can be chosen of an entity, ten at a time; `text` is searched for on the server when no more is typed. */
export function useChoices<Row>(source: ChoicesSource<Row>, text: string): Choices<Row> {
  const { entity, parent, orderBy } = source;
  const query = useRested(cutCharacters(text.trim(), MAX_QUERY_LENGTH));
  const search = query ? { query } : {};
  const counted = useCall(entity.calls.count, { ...parent, query: search });
  const pages = useCallPages(entity.calls, {
    parent,
    query: { ...search, ...(orderBy && { order_by: orderBy }) },
    size: CHUNK,
  });

  const rows = pages.data?.pages.flat();
  if (!rows || counted.data === undefined) {
    const error = pages.error ?? counted.error;
    if (!error) return { status: 'loading' };
    return { status: 'failed', error, onRetry: () => void Promise.all([pages.refetch(), counted.refetch()]) };
  }
  return {
    status: 'ready',
    rows,
    count: Math.max(counted.data, rows.length),
    more: moreOf(pages, rows.length),
    onMore() {
      if (!pages.isFetching) void pages.fetchNextPage();
    },
  };
}

type Pages = Pick<
  UseInfiniteQueryResult<unknown, Error>,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error'
>;

function moreOf(pages: Pages, shown: number): MoreChoices {
  if (pages.isFetchingNextPage) return { status: 'loading' };
  if (pages.isFetchNextPageError && pages.error) return { status: 'failed', error: pages.error };
  if (!pages.hasNextPage) return { status: 'none' };
  return { status: shown < MOST_SHOWN ? 'there' : 'tooMany' };
}

/** A text that is typed, a moment after the last key. */
function useRested(text: string): string {
  const { clock } = useCarillon('useChoices').client;
  const [rested, setRested] = useState(text);
  useEffect(() => clock.after(REST_MS, () => setRested(text)), [clock, text]);
  return rested;
}
