import type { Clock } from '@carillon/protocol/time';

/** When the clock of a device was set, and to what: both in milliseconds since 1970. */
export interface ClockSet {
  readonly trueMs: number;
  readonly ownMs: number;
}

/** A clock that was right from the beginning: one for all of them. */
export const NEVER_WRONG: ClockSet = { trueMs: 0, ownMs: 0 };

/** How wrong the clock of a device is: ahead of the true time at first, and gaining microseconds a second. */
export interface ClockError {
  readonly aheadMs?: number;
  readonly driftPpm?: number;
}

/** The clock of a device, which its schedule follows: it can be wrong, and it drifts. */
export class OwnClock implements Clock {
  /** The last time that it was set; a battery keeps it going over a power cut. */
  lastSet: ClockSet;
  readonly #clock: Clock;
  readonly #rate: number;

  /** The clock of a device that is switched on for the first time; `clock` has the true time. */
  constructor(clock: Clock, { aheadMs = 0, driftPpm = 0 }: ClockError) {
    const trueMs = clock.now();
    this.#clock = clock;
    this.#rate = 1 + driftPpm / 1e6;
    this.lastSet = aheadMs === 0 && driftPpm === 0 ? NEVER_WRONG : { trueMs, ownMs: trueMs + aheadMs };
  }

  now(): number {
    return this.at(this.#clock.now());
  }

  elapsed(): number {
    return this.#clock.elapsed();
  }

  /** What it shows at a moment of the true time, as it is set now; also at one before it was set. */
  at(momentMs: number): number {
    const { trueMs, ownMs } = this.lastSet;
    return Math.round(ownMs + (momentMs - trueMs) * this.#rate);
  }

  after(delayMs: number, run: () => void): () => void {
    // Rounded up: a timer that is a fraction of a millisecond early would find that it is not time yet.
    return this.#clock.after(Math.ceil(delayMs / this.#rate), run);
  }
}
