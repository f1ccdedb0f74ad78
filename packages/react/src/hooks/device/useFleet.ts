import type { Fleet, FleetDevice } from '@carillon/client';
import { type AttentionSummary, type Judgment, summarize } from '@carillon/protocol/attention';
import { useMemo, useSyncExternalStore } from 'react';
import { useFleetHere } from './useAttention.ts';

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
