import type { CarillonClient } from '@carillon/client';
import { QueryClient } from '@tanstack/react-query';

const queriesByClient = new WeakMap<CarillonClient, QueryClient>();

/**
 * The answers that a client has read. Made with the first call, in a module of its own: a page that only logs in does
 * not load the library behind it.
 */
export function getQueries(client: CarillonClient): QueryClient {
  const known = queriesByClient.get(client);
  if (known) return known;
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        // A refusal does not turn into a yes by asking again; a person presses Try again.
        retry: false,
        staleTime: 10_000,
        // Without a network a call fails and says so. By default it waits for one, without a word: a form that reads its
        // record before it saves hung, and saved by itself minutes later.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
  queriesByClient.set(client, queries);
  // Each answer that nobody shows any more is kept by a timer for a while.
  client.disposal.addEventListener('abort', () => queries.clear());
  let viewer = viewerOf(client);
  client.session.subscribe(() => {
    // What one person saw must not be there for the next, nor what an administrator saw once they are none (FLT-062).
    const next = viewerOf(client);
    if (next !== viewer) queries.clear();
    viewer = next;
  });
  return queries;
}

function viewerOf({ session }: CarillonClient): string {
  const { user } = session.getSnapshot();
  return user ? `${user.id} ${user.role}` : '';
}

/** Whether an answer is still one of the present viewer's: those of another were dropped with their queries. */
export const isHeld = (queries: QueryClient, query: { readonly queryHash: string } | undefined): boolean =>
  query !== undefined && Object.is(queries.getQueryCache().get(query.queryHash), query);
