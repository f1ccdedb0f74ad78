import type { ListedEntity } from '@carillon/protocol/http';
import type { ListQuery } from '@carillon/protocol/list';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCarillon } from '../context.ts';
import { getQueries, isHeld } from './queries.ts';
import { useSession } from './useSession.ts';

export interface CallPagesOptions {
  /** What the path of the call says besides. */
  readonly parent: object | undefined;
  /** What is searched for, and the order. */
  readonly query: ListQuery;
  /** So many records come at a time. */
  readonly size: number;
}

/**
 * Reads a list a few records at a time, each time those after the last: `fetchNextPage` of TanStack Query. As with
 * `useCall`, loading begins when somebody is logged in.
 */
export function useCallPages<Row>(
  { list }: Pick<ListedEntity<Row>['calls'], 'list'>,
  { parent, query, size }: CallPagesOptions,
) {
  const { client } = useCarillon('useCallPages');
  const { status } = useSession();
  const queries = getQueries(client);
  return useInfiniteQuery(
    {
      queryKey: [list.path, 'pages', size, parent, query],
      queryFn: ({ pageParam, signal }) =>
        client.http.request(
          list,
          { ...parent, query: { ...query, offset: pageParam, limit: size } },
          { signal },
        ),
      initialPageParam: 0,
      getNextPageParam: (last, all) => (last.length < size ? undefined : all.length * size),
      enabled: status === 'loggedIn' || list.access === 'public',
      // Until the answer to what is asked next has come; never what was shown to somebody else.
      placeholderData: (last, before) => (isHeld(queries, before) ? keepPreviousData(last) : undefined),
    },
    queries,
  );
}
