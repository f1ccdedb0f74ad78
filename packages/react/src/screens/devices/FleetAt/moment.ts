import { type LocalDay, localDay } from '@carillon/protocol/schedule';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Store } from '../../../hooks/device/useDevice.ts';
import { useMinute } from '../../../hooks/useMinute.ts';

/** The moment that is chosen, in milliseconds since 1970. A store, so that only what shows it renders while it is dragged. */
export interface ChosenMoment extends Store<number> {
  set(atMs: number): void;
}

/** Creates one that stands at a moment. */
export function createMoment(firstMs: number): ChosenMoment {
  let atMs = firstMs;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => atMs,
    subscribe(listener) {
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    set(nextMs) {
      if (nextMs === atMs || !Number.isFinite(nextMs)) return;
      atMs = nextMs;
      for (const listener of [...listeners]) listener();
    },
  };
}

/** Where it stands: renders with each step. */
export const useMoment = ({ subscribe, getSnapshot }: ChosenMoment): number =>
  useSyncExternalStore(subscribe, getSnapshot, getSnapshot);

/** The day of a zone in which it stands: renders when that is another one. */
export function useMomentDay(moment: ChosenMoment, timeZone: string): LocalDay {
  const readDay = useMemo(() => createDayReader(timeZone), [timeZone]);
  const read = () => readDay(moment.getSnapshot());
  return useSyncExternalStore(moment.subscribe, read, read);
}

/** The same object for all moments of a day: to find one asks the browser ten times what its clocks show. */
function createDayReader(timeZone: string): (atMs: number) => LocalDay {
  let last: LocalDay | undefined;
  return (atMs) => {
    if (!last || atMs < last.startMs || atMs >= last.endMs) last = localDay(timeZone, atMs);
    return last;
  };
}

/** Now goes on for as long as nobody has chosen another moment. */
export function useFollowNow(moment: ChosenMoment): void {
  const minuteMs = useMinute();
  const last = useRef(minuteMs);
  useEffect(() => {
    if (moment.getSnapshot() === last.current) moment.set(minuteMs);
    last.current = minuteMs;
  }, [moment, minuteMs]);
}
