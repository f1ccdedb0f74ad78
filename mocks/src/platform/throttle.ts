import type { Clock } from '@carillon/protocol';
import { Refusal } from './refusal.ts';

/** More than this within the window are not even tried (docs/protocol.md, HTTP API). */
const MAX_COUNTED = 5;
const WINDOW_MS = 60_000;

/** Counts by key what may not be done often, as failed logins, and lets nobody do more of it at the same time. */
export interface Throttle {
  /**
   * Waits until an attempt is allowed and returns the function that tells its end, and whether it counts. Throws 429
   * where there were too many.
   */
  enter(keys: readonly string[]): Promise<(isCounted: boolean) => void>;
}

interface Attempts {
  /** When those of the last minute were, oldest first. */
  countedAt: number[];
  running: number;
}

/** Creates a throttle that has counted nothing yet; `what` is counted, for people: 'failed logins'. */
export function createThrottle(clock: Clock, what: string): Throttle {
  const attempts = new Map<string, Attempts>();
  let waiting: (() => void)[] = [];

  function recent(key: string): Attempts {
    const known = attempts.get(key) ?? { countedAt: [], running: 0 };
    known.countedAt = known.countedAt.filter((at) => at > clock.now() - WINDOW_MS);
    return known;
  }

  function forgetOld() {
    for (const key of attempts.keys()) {
      const { countedAt, running } = recent(key);
      if (countedAt.length === 0 && running === 0) attempts.delete(key);
    }
  }

  return {
    async enter(keys) {
      for (;;) {
        const all = keys.map(recent);
        const blocked = all.filter(({ countedAt }) => countedAt.length >= MAX_COUNTED);
        if (blocked.length > 0) {
          const freeAt = blocked.map(({ countedAt }) => (countedAt.at(-MAX_COUNTED) ?? 0) + WINDOW_MS);
          throw tooMany(what, Math.max(...freeAt) - clock.now());
        }
        // Those that still run might all fail: the one after them waits until it is known.
        if (all.every(({ countedAt, running }) => countedAt.length + running < MAX_COUNTED)) break;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      if (attempts.size > 1000) forgetOld();
      const entered = keys.map((key) => {
        const own = recent(key);
        attempts.set(key, own);
        own.running++;
        return own;
      });
      return (isCounted) => {
        for (const own of entered) {
          own.running--;
          if (isCounted) own.countedAt.push(clock.now());
        }
        const woken = waiting;
        waiting = [];
        for (const wake of woken) wake();
      };
    },
  };
}

function tooMany(what: string, waitMs: number): Refusal {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new Refusal(429, `Too many ${what}. Try again in ${seconds} seconds.`, {
    'retry-after': String(seconds),
  });
}
