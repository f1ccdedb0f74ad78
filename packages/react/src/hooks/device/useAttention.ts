import { type Fleet, type FleetDevice, getFleet } from '@carillon/client';
import { type AttentionSummary, type Judgment, summarize } from '@carillon/protocol/attention';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useCarillon } from '../context.ts';

export type { Fleet, FleetDevice, Judgment };

/** Stands for a device that is still being loaded: nobody is asked for it, and nothing is known. */
const LOADING: FleetDevice = { device_id: '', class_id: 1 };

/**
 * Why a device is silent, or that nothing speaks against it (`judge` of `@carillon/protocol/attention`): of its record, or of
 * its label and class. It is heard while this is in use. Null stands for one that is still being loaded.
 *
 * @example const { cause, severity, evidence } = useAttention(device);
 */
export function useAttention(device: FleetDevice | null): Judgment {
  const fleet = useFleetHere('useAttention');
  const { device_id, class_id } = device ?? LOADING;
  const subject = useMemo(() => ({ device_id, class_id }), [device_id, class_id]);
  const subscribe = useCallback(
    (listener: () => void) =>
      subject.device_id === LOADING.device_id ? () => {} : fleet.watch([subject], listener),
    [fleet, subject],
  );
  const read = () => fleet.judgment(subject);
  return useSyncExternalStore(subscribe, read, read);
}

export interface UseFleet<Of extends FleetDevice> {
  /** Each device with what is thought of it, in the order in which they were given. */
  readonly judged: readonly { readonly device: Of; readonly judgment: Judgment }[];
  /** How many need attention, of how many that were checked. */
  readonly summary: AttentionSummary;
}

/** What is thought of many devices, told together: at most ten times a second. They are heard while this is in use. */
export function useFleet<Of extends FleetDevice>(devices: readonly Of[]): UseFleet<Of> {
  const fleet = useFleetHere('useFleet');
  const store = useMemo(() => readFleet(fleet, devices), [fleet, devices]);
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
}

/** Some devices of a fleet as a store: the snapshot is another one when any of them is judged otherwise. */
function readFleet<Of extends FleetDevice>(fleet: Fleet, devices: readonly Of[]) {
  let snapshot: UseFleet<Of> | undefined;
  return {
    subscribe(listener: () => void) {
      snapshot = undefined;
      return fleet.watch(devices, () => {
        snapshot = undefined;
        listener();
      });
    },
    getSnapshot() {
      if (!snapshot) {
        const judged = devices.map((device) => ({ device, judgment: fleet.judgment(device) }));
        snapshot = { judged, summary: summarize(judged.map(({ judgment }) => judgment)) };
      }
      return snapshot;
    },
  };
}

/** The fleet that all of a page ask, for what goes on without a component. */
export function useFleetHere(hook: string): Fleet {
  const { client, attention } = useCarillon(hook);
  return getFleet(client, attention);
}
