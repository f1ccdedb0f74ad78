import type { AttentionPolicy } from '@carillon/protocol/attention';
import { getBroker } from '../broker/connection/getBroker.ts';
import type { CarillonClient } from '../client.ts';
import type { Fleet } from './fleet.ts';
import { createLazyFleet } from './lazyFleet.ts';

const fleets = new WeakMap<CarillonClient, Map<string, Fleet>>();

/**
 * The fleet of a client: one for all that judge by the same policy, whichever object says it, so that no page is happier than
 * another. Its code is loaded with the first device that is watched; until then, devices are heard and nothing is thought of
 * them.
 */
export function getFleet(client: CarillonClient, policy: AttentionPolicy = {}): Fleet {
  const known = fleets.get(client) ?? new Map<string, Fleet>();
  fleets.set(client, known);
  const key = JSON.stringify(policy);
  const { clock, errors } = client;
  const fleet =
    known.get(key) ??
    createLazyFleet(async () => (await import('./getHistories.ts')).recordedFleet(client), {
      broker: getBroker(client),
      clock,
      policy,
      onError: errors.report,
    });
  known.set(key, fleet);
  return fleet;
}
