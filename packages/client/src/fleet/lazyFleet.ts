import { type Judgment, NOTHING_KNOWN } from '@carillon/protocol/attention';
import { type DeviceAddress, deviceAddress } from '@carillon/protocol/broker';
import type { DeviceLink } from '../broker/device/deviceLink.ts';
import { reportUncaught, runIsolated } from '../store/errorReports.ts';
import type { createFleet, Fleet, FleetDevice, FleetOptions } from './fleet.ts';

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
  checks: NOTHING_KNOWN,
  action: null,
  untilMs: null,
  isChecked: false,
  nextAtMs: Number.POSITIVE_INFINITY,
};

interface LazyFleetOptions extends FleetOptions {
  readonly broker: { device(address: DeviceAddress): Pick<DeviceLink, 'heard' | 'subscribe'> };
}

/** After a load that failed. */
const RETRY_MS = 5000;

/**
 * A fleet whose code is loaded with the first device that is watched. Until then devices are heard and nothing is thought of
 * them; a load that fails is tried again while anybody watches.
 */
export function createLazyFleet(load: () => Promise<typeof createFleet>, options: LazyFleetOptions): Fleet {
  const { broker, clock, onError = reportUncaught } = options;
  let fleet: Fleet | undefined;
  let isLoading = false;
  let cancelRetry = () => {};
  /** Those who watch already: each is handed over once the code is there. */
  const waiting = new Set<(loaded: Fleet) => void>();

  async function open() {
    if (isLoading) return;
    cancelRetry();
    isLoading = true;
    try {
      fleet = (await load())(options);
    } catch (error) {
      isLoading = false;
      if (waiting.size > 0) cancelRetry = clock.after(RETRY_MS, open);
      return onError(error);
    }
    for (const enter of waiting) enter(fleet);
    waiting.clear();
  }

  /** Devices are heard from the beginning, so that nothing is missed until they are judged. */
  function hear(devices: readonly FleetDevice[]): () => void {
    const stops = devices.flatMap((device) => {
      const address = deviceAddress(device);
      return address ? broker.device(address).subscribe(() => {}) : [];
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
