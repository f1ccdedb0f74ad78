import { type Clock, untilNextTick } from '@carillon/protocol/time';
import { useMemo, useSyncExternalStore } from 'react';
import { useCarillon } from './context.ts';

const MINUTE_MS = 60_000;

/** The present minute of a clock, told to all who show something of it by one timer. */
export interface Minutes {
  /** Tells each minute; with `findDue`, only from that one on, which is looked for after each: what is far off costs nothing. */
  subscribe(listener: () => void, findDue?: (minuteMs: number) => number): () => void;
  /** When it began. */
  read(): number;
}

const minutesByClock = new WeakMap<Clock, Minutes>();

function minutesOf(clock: Clock): Minutes {
  const known = minutesByClock.get(clock);
  if (known) return known;
  const listeners = new Set<{ listener: () => void; findDue: (minuteMs: number) => number; dueMs: number }>();
  let cancel = () => {};
  let lastMs = Number.NEGATIVE_INFINITY;
  function wait() {
    cancel = clock.after(untilNextTick(clock.now(), MINUTE_MS), () => {
      wait();
      tell();
    });
  }
  function tell() {
    const minuteMs = made.read();
    // Whoever sets a clock back makes a past of what was due.
    const isBack = minuteMs < lastMs;
    lastMs = minuteMs;
    for (const one of [...listeners]) {
      if (!isBack && minuteMs < one.dueMs) continue;
      one.dueMs = one.findDue(minuteMs);
      one.listener();
    }
  }
  const made: Minutes = {
    subscribe(listener, findDue = asItIs) {
      if (listeners.size === 0) wait();
      lastMs = made.read();
      // Each has its own, also where two subscribe with the same one.
      const own = { listener, findDue, dueMs: findDue(lastMs) };
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

/**
 * The last of some moments that has come, or -Infinity before the first of them. It is asked for when the next one comes, and
 * not at each minute: on a page of many devices none is looked at whose next hour is far off.
 *
 * @param moments In milliseconds since 1970, in their order; the same array as long as they are the same.
 */
export function useLastMoment(moments: readonly number[]): number {
  const minutes = useMinutes();
  const subscribe = useMemo(() => {
    const findDue = (minuteMs: number) => moments.find((atMs) => atMs > minuteMs) ?? Number.POSITIVE_INFINITY;
    return (listener: () => void) => minutes.subscribe(listener, findDue);
  }, [minutes, moments]);
  const read = () => {
    const minuteMs = minutes.read();
    return moments.findLast((atMs) => atMs <= minuteMs) ?? Number.NEGATIVE_INFINITY;
  };
  return useSyncExternalStore(subscribe, read, read);
}
