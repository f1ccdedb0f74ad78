import type { AttentionPolicy, CheckName, Judgment } from '@carillon/protocol/attention';
import { deviceAddress } from '@carillon/protocol/broker';
import { getBroker } from '../broker/connection/getBroker.ts';
import type { CarillonClient } from '../client.ts';
import type { Fleet, FleetDevice } from './fleet.ts';

const USUAL: AttentionPolicy = {};
const fleets = new WeakMap<CarillonClient, WeakMap<AttentionPolicy, Fleet>>();

/**
 * The fleet of a client: one for all that judge by the same policy, so that no page is happier than another. Its code is
 * loaded with the first device that is watched; until then, devices are heard and nothing is thought of them.
 */
export function getFleet(client: CarillonClient, policy: AttentionPolicy = USUAL): Fleet {
  const known = fleets.get(client) ?? new WeakMap<AttentionPolicy, Fleet>();
  fleets.set(client, known);
  const fleet = known.get(policy) ?? createLazyFleet(client, policy);
  known.set(policy, fleet);
  return fleet;
}

const UNKNOWN: Readonly<Record<CheckName, 'unknown'>> = {
  connection: 'unknown',
  online: 'unknown',
  due: 'unknown',
  notStopped: 'unknown',
  stream: 'unknown',
  sound: 'unknown',
  volume: 'unknown',
  clock: 'unknown',
};

/** Of what nobody has judged yet, nothing is known. */
const UNJUDGED: Judgment = {
  cause: 'notAnswered',
  standing: 'unknown',
  severity: 'none',
  pending: null,
  sinceMs: null,
  evidence: [],
  playing: null,
  isFailing: false,
  isLastKnown: false,
  checks: UNKNOWN,
  action: null,
  untilMs: null,
  isChecked: false,
  nextAtMs: Number.POSITIVE_INFINITY,
};

function createLazyFleet(client: CarillonClient, policy: AttentionPolicy): Fleet {
  const broker = getBroker(client);
  const { clock, errors } = client;
  let fleet: Fleet | undefined;
  let loading: Promise<Fleet> | undefined;

  async function load(): Promise<Fleet> {
    const { createFleet } = await import('./fleet.ts');
    fleet ??= createFleet({ broker, clock, policy, onError: errors.report });
    return fleet;
  }

  /** Devices are heard from the beginning, so that nothing is missed until they are judged. */
  function hear(devices: readonly FleetDevice[]): () => void {
    const stops = devices.flatMap((device) => {
      const address = deviceAddress(device);
      return address ? broker.device(address).heard.subscribe(() => {}) : [];
    });
    return () => {
      for (const stop of stops) stop();
    };
  }

  return {
    watch(devices, listener) {
      if (fleet) return fleet.watch(devices, listener);
      let stop = hear(devices);
      let isLeft = false;
      loading ??= load();
      loading.then(
        (loaded) => {
          if (isLeft) return;
          const leave = loaded.watch(devices, listener);
          stop();
          stop = leave;
          listener();
        },
        (error) => {
          // Whoever watches next tries again.
          loading = undefined;
          errors.report(error);
        },
      );
      return () => {
        isLeft = true;
        stop();
      };
    },
    judgment: (device) => fleet?.judgment(device) ?? UNJUDGED,
  };
}
