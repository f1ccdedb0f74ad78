import type { Clock } from '@carillon/protocol/time';
import { createVirtualClock } from '@carillon/protocol/virtual-time';

/** A virtual clock that can be moved from one timer to the next. */
export interface SteppingClock extends Clock {
  /** Moves time to the next timer, at the latest to `endMs`, and runs what is due there; false if there was nothing to do. */
  move(endMs: number): boolean;
}

/** Creates one that begins at `startMs` (milliseconds since 1970). `onMove` is called before each move, and may throw. */
export function createSteppingClock(startMs: number, onMove: () => void): SteppingClock {
  const clock = createVirtualClock(startMs);
  return {
    now: clock.now,
    elapsed: clock.elapsed,
    // In whole milliseconds: with parts of them a moment and the way to it may differ by a bit, and never meet.
    after: (delayMs, run) => clock.after(Math.ceil(delayMs), run),
    move(endMs) {
      const atMs = Math.min(clock.nextAtMs, endMs);
      if (atMs > endMs || (atMs === clock.now() && clock.nextAtMs > atMs)) return false;
      onMove();
      clock.advance(atMs - clock.now());
      return true;
    },
  };
}
