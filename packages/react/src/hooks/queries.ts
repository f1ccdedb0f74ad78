import type { CarillonClient } from '@carillon/client';
import { QueryClient } from '@tanstack/react-query';

const queriesByClient = new WeakMap<CarillonClient, QueryClient>();

/**
 * The answers that a client has read. Made with the first call, in a module of its own: a page that only logs in does
 * not load the library behind it.
 */
export function queriesOf(client: CarillonClient): QueryClient {
  const known = queriesByClient.get(client);
  if (known) return known;
  const queries = new QueryClient({
    // A refusal does not turn into a yes by asking again; a person presses Try again.
    defaultOptions: { queries: { retry: false, staleTime: 10_000 } },
  });
  queriesByClient.set(client, queries);
  let userId = client.session.getSnapshot().user?.id;
  client.session.subscribe(() => {
    // What one person saw must not be there for the next.
    const next = client.session.getSnapshot().user?.id;
    if (next !== userId) queries.clear();
    userId = next;
  });
  return queries;
}
