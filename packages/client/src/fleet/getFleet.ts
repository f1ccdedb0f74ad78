import type { AttentionPolicy } from '@carillon/protocol/attention';
import { getBroker } from '../broker/connection/getBroker.ts';
import type { CarillonClient } from '../client.ts';
import { createFleet, type Fleet } from './fleet.ts';

const USUAL: AttentionPolicy = {};
const fleets = new WeakMap<CarillonClient, WeakMap<AttentionPolicy, Fleet>>();

/** The fleet of a client: one for all that judge by the same policy, so that no page is happier than another. */
export function getFleet(client: CarillonClient, policy: AttentionPolicy = USUAL): Fleet {
  const known = fleets.get(client) ?? new WeakMap<AttentionPolicy, Fleet>();
  fleets.set(client, known);
  const { clock, errors } = client;
  const fleet =
    known.get(policy) ?? createFleet({ broker: getBroker(client), clock, policy, onError: errors.report });
  known.set(policy, fleet);
  return fleet;
}
