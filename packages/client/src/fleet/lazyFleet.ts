import type { CheckName, Judgment } from '@carillon/protocol/attention';
import { deviceAddress } from '@carillon/protocol/broker';
import { reportUncaught, runIsolated } from '../store/errorReports.ts';
import type { createFleet, Fleet, FleetDevice, FleetOptions } from './fleet.ts';

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

/** After a load that failed; twice as long after each further one. */
const RETRY_MS = 2000;
const LONGEST_RETRY_MS = 60_000;

/**
 * A fleet whose code is loaded with the first device that is watched. Until then devices are heard and nothing is thought of
 * them; a load that fails is tried again while anybody watches.
 */
export function createLazyFleet(load: () => Promise<typeof createFleet>, options: FleetOptions): Fleet {
  const { broker, clock, onError = reportUncaught } = options;
  let fleet: Fleet | undefined;
  let isLoading = false;
  let retryMs = RETRY_MS;
  let cancelRetry = () => {};
  /** Those who watch already: each is handed over once the code is there. */
  const waiting = new Set<(loaded: Fleet) => void>();

  async function open() {
    if (isLoading) return;
    cancelRetry();
    isLoading = true;
    try {
      const create = await load();
      fleet = create(options);
    } catch (error) {
      isLoading = false;
      if (waiting.size > 0) cancelRetry = clock.after(retryMs, () => void open());
      retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS);
      return onError(error);
    }
    for (const enter of waiting) enter(fleet);
    waiting.clear();
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
      const enter = (loaded: Fleet) => {
        const leave = loaded.watch(devices, listener);
        stop();
        stop = leave;
        runIsolated(listener, onError);
      };
      waiting.add(enter);
      void open();
      return () => {
        waiting.delete(enter);
        if (waiting.size === 0) cancelRetry();
        stop();
      };
    },
    judgment: (device) => fleet?.judgment(device) ?? UNJUDGED,
  };
}
