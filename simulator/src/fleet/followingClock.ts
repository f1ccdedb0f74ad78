import type { Clock } from '@carillon/protocol/time';
import { createVirtualClock } from '@carillon/protocol/virtual-time';

/** How late a timer may be: a stream takes 300 ms to start, a level is due every 100 ms. */
const STEP_MS = 10;

/** A clock that many share. */
export interface FollowingClock extends Clock {
  stop(): void;
}

/**
 * A clock whose timers, however many, cost one timer of `base`: for fleets, in which each device waits for several
 * things at once and a timer of Node is as large as a small part of the firmware.
 */
export function createFollowingClock(base: Clock): FollowingClock {
  const own = createVirtualClock(base.now());
  const catchUp = () => own.advance(Math.max(base.now() - own.now(), 0));
  let cancel = () => {};
  const step = () => {
    catchUp();
    cancel = base.after(STEP_MS, step);
  };
  step();
  return {
    now: own.now,
    elapsed: own.elapsed,
    after: own.after,
    stop: () => cancel(),
  };
}
