import { type Clock, untilNextTick } from '@carillon/protocol/time';
import { useSyncExternalStore } from 'react';
import { useCarillon } from './context.ts';

const MINUTE_MS = 60_000;

/** The present minute of a clock, told to all who show something of it by one timer. */
export interface Minutes {
  subscribe(listener: () => void): () => void;
  /** When it began. */
  read(): number;
}

const minutesByClock = new WeakMap<Clock, Minutes>();

function minutesOf(clock: Clock): Minutes {
  const known = minutesByClock.get(clock);
  if (known) return known;
  const listeners = new Set<() => void>();
  let cancel = () => {};
  function wait() {
    cancel = clock.after(untilNextTick(clock.now(), MINUTE_MS), () => {
      wait();
      for (const listener of [...listeners]) listener();
    });
  }
  const made: Minutes = {
    subscribe(listener) {
      if (listeners.size === 0) wait();
      // Each has its own, also where two subscribe with the same one.
      const own = () => listener();
      listeners.add(own);
      return () => {
        listeners.delete(own);
        if (listeners.size === 0) cancel();
      };
    },
    read() {
      const nowMs = clock.now();
      return nowMs - (nowMs % MINUTE_MS);
    },
  };
  minutesByClock.set(clock, made);
  return made;
}

/** The minutes themselves, for what shows them past React. */
export const useMinutes = (): Minutes => minutesOf(useCarillon('useMinutes').client.clock);

const asItIs = (minuteMs: number) => minuteMs;

/**
 * The present minute, when it began in milliseconds since 1970, or what of it is shown: renders again only where that is
 * something else. However many ask, there is one timer.
 *
 * @example const hasBegun = useMinute((minuteMs) => minuteMs >= startMs) // renders once
 */
export function useMinute(): number;
export function useMinute<T extends number | string | boolean>(select: (minuteMs: number) => T): T;
export function useMinute(select: (minuteMs: number) => number | string | boolean = asItIs) {
  const minutes = useMinutes();
  const read = () => select(minutes.read());
  return useSyncExternalStore(minutes.subscribe, read, read);
}
