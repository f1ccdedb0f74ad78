import type { Clock } from '@carillon/protocol/time';
import { createVirtualClock } from '@carillon/protocol/virtual-time';

/** A virtual clock that can be moved from one timer to the next. */
export interface SteppingClock extends Clock {
  /** Moves time forward by at most `ms` until `check` returns something, which it looks at whenever a timer ran. */
  advanceUntil<T>(check: () => T | undefined, ms: number): T | undefined;
}

/** Creates one that begins at `startMs` (milliseconds since 1970). `onMove` is called before each move, and may throw. */
export function createSteppingClock(startMs: number, onMove: () => void): SteppingClock {
  const clock = createVirtualClock(startMs);
  return {
    now: clock.now,
    elapsed: clock.elapsed,
    after: clock.after,
    advanceUntil(check, ms) {
      const endMs = clock.now() + ms;
      for (;;) {
        const found = check();
        if (found !== undefined || clock.now() >= endMs) return found;
        onMove();
        clock.advance(Math.min(clock.nextAtMs, endMs) - clock.now());
      }
    },
  };
}
