import type { CarillonClient } from '../client.ts';
import { createFleet } from './fleet.ts';
import { createHistories, type Histories } from './histories.ts';

const historiesByClient = new WeakMap<CarillonClient, Histories>();

/**
 * What was heard in the last day of the devices that a client follows, one for all of its fleets. It is kept in memory only, and
 * for one person: another one begins with nothing.
 */
export function getHistories(client: CarillonClient): Histories {
  const known = historiesByClient.get(client);
  if (known) return known;
  const { clock, errors, session } = client;
  const made = createHistories({ clock, onError: errors.report });
  historiesByClient.set(client, made);
  let userId = session.getSnapshot().user?.id;
  client.disposal.addEventListener('abort', made.clear);
  // As long as the client itself.
  session.subscribe(() => {
    const nextId = session.getSnapshot().user?.id;
    if (nextId !== userId) made.clear();
    userId = nextId;
  });
  return made;
}

/** Creates fleets of a client, which record what they hear. */
export const recordedFleet =
  (client: CarillonClient): typeof createFleet =>
  (options) =>
    createFleet({ ...options, histories: getHistories(client) });
