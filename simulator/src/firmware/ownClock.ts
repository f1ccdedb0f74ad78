import type { Clock } from '@carillon/protocol/time';

/** When the clock of a device was set, and to what: both in milliseconds since 1970. */
export interface ClockSet {
  readonly trueMs: number;
  readonly ownMs: number;
}

/** The clock of a device, which its schedule follows: it can be wrong, and it drifts. */
export interface OwnClock extends Clock {
  /** The last time that it was set; a battery keeps it going over a power cut. */
  readonly lastSet: ClockSet;
  set(next: ClockSet): void;
}

/** How wrong the clock of a device is: ahead of the true time at first, and gaining microseconds a second. */
export interface ClockError {
  readonly aheadMs?: number;
  readonly driftPpm?: number;
}

/** Creates the clock of a device that is switched on for the first time; `clock` has the true time. */
export function createOwnClock(clock: Clock, { aheadMs = 0, driftPpm = 0 }: ClockError): OwnClock {
  const rate = 1 + driftPpm / 1e6;
  let lastSet: ClockSet = { trueMs: clock.now(), ownMs: clock.now() + aheadMs };
  return {
    now: () => Math.round(lastSet.ownMs + (clock.now() - lastSet.trueMs) * rate),
    // Rounded up: a timer that is a fraction of a millisecond early would find that it is not time yet.
    after: (delayMs, run) => clock.after(Math.ceil(delayMs / rate), run),
    get lastSet() {
      return lastSet;
    },
    set(next) {
      lastSet = next;
    },
  };
}
