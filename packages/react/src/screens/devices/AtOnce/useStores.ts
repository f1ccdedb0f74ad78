import { useMemo, useSyncExternalStore } from 'react';
import type { Store } from '../../../hooks/device/useDevice.ts';

/** The snapshots of many stores, in their order: another array when any of them is another one. Null where there is none. */
export function useStores<T>(stores: readonly (Store<T> | null)[]): readonly (T | null)[] {
  const all = useMemo(() => join(stores), [stores]);
  return useSyncExternalStore(all.subscribe, all.getSnapshot, all.getSnapshot);
}

function join<T>(stores: readonly (Store<T> | null)[]): Store<readonly (T | null)[]> {
  const read = () => stores.map((store) => store?.getSnapshot() ?? null);
  let last = read();
  return {
    getSnapshot() {
      const next = read();
      if (next.some((one, at) => one !== last[at])) last = next;
      return last;
    },
    subscribe(listener) {
      const ends = stores.map((store) => store?.subscribe(listener));
      return () => {
        for (const end of ends) end?.();
      };
    },
  };
}
