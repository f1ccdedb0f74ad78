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
  const store = useMemo(() => storeOf(fleet, devices), [fleet, devices]);
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
}

type FleetStore<Of extends FleetDevice = FleetDevice> = ReturnType<typeof readFleet<Of>>;

const stores = new WeakMap<Fleet, WeakMap<readonly FleetDevice[], FleetStore>>();

/** One store for all who ask for the same list: a page counts, filters and groups a thousand devices in several places. */
function storeOf<Of extends FleetDevice>(fleet: Fleet, devices: readonly Of[]): FleetStore<Of> {
  const ofFleet = stores.get(fleet) ?? new WeakMap<readonly FleetDevice[], FleetStore>();
  stores.set(fleet, ofFleet);
  const known = ofFleet.get(devices);
  // Made of this very list.
  if (known) return known as FleetStore<Of>;
  const made = readFleet(fleet, devices);
  ofFleet.set(devices, made);
  return made;
}

/** Some devices of a fleet as a store: the snapshot is another one when any of them is judged otherwise. */
function readFleet<Of extends FleetDevice>(fleet: Fleet, devices: readonly Of[]) {
  const listeners = new Set<() => void>();
  let stop = () => {};
  let snapshot: UseFleet<Of> | undefined;
  function tell() {
    snapshot = undefined;
    for (const listener of [...listeners]) listener();
  }
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      if (listeners.size === 1) {
        snapshot = undefined;
        stop = fleet.watch(devices, tell);
      }
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        stop();
        // What nobody follows may be otherwise when somebody asks again.
        snapshot = undefined;
      };
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
