import type { Clock } from '@carillon/protocol';

/** More failures than this within the window are not even tried (decisions, HTTP API). */
const MAX_FAILURES = 5;
const FAILURE_WINDOW_MS = 60_000;

/** Counts failures by key, and lets nobody try more often by trying at the same time. */
export interface Throttle {
  /**
   * Waits until an attempt is allowed and returns the function that tells its end; or the milliseconds until the next
   * attempt, if there were too many failures.
   */
  enter(keys: readonly string[]): Promise<((hasFailed: boolean) => void) | number>;
}

interface Attempts {
  /** When the failures of the last minute were, oldest first. */
  failedAt: number[];
  running: number;
}

/** Creates a throttle in which nobody has failed yet. */
export function createThrottle(clock: Clock): Throttle {
  const attempts = new Map<string, Attempts>();
  let waiting: (() => void)[] = [];

  function recent(key: string): Attempts {
    const known = attempts.get(key) ?? { failedAt: [], running: 0 };
    known.failedAt = known.failedAt.filter((at) => at > clock.now() - FAILURE_WINDOW_MS);
    return known;
  }

  function forgetOld() {
    for (const key of attempts.keys()) {
      const { failedAt, running } = recent(key);
      if (failedAt.length === 0 && running === 0) attempts.delete(key);
    }
  }

  return {
    async enter(keys) {
      for (;;) {
        const all = keys.map(recent);
        const blocked = all.filter(({ failedAt }) => failedAt.length >= MAX_FAILURES);
        if (blocked.length > 0) {
          const freeAt = blocked.map(({ failedAt }) => (failedAt.at(-MAX_FAILURES) ?? 0) + FAILURE_WINDOW_MS);
          return Math.max(...freeAt) - clock.now();
        }
        // Those that still run might all fail: the one after them waits until it is known.
        if (all.every(({ failedAt, running }) => failedAt.length + running < MAX_FAILURES)) break;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      if (attempts.size > 1000) forgetOld();
      const entered = keys.map((key) => {
        const own = recent(key);
        attempts.set(key, own);
        own.running++;
        return own;
      });
      return (hasFailed) => {
        for (const own of entered) {
          own.running--;
          if (hasFailed) own.failedAt.push(clock.now());
        }
        const woken = waiting;
        waiting = [];
        for (const wake of woken) wake();
      };
    },
  };
}
