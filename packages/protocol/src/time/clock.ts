/**
 * Time as it is handed in: the client, the firmware and the platform never call `Date.now` or `setTimeout`
 * themselves, so a test owns both and a simulated week passes in milliseconds.
 */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC: the wall clock, which a person or a time server sets forward and back. */
  now(): number;
  /**
   * Milliseconds since some moment, for durations: it never jumps and never goes back. On many machines it stands
   * still while they sleep.
   */
  elapsed(): number;
  /** Calls `run` once, `delayMs` from now, and returns a function that prevents it. */
  after(delayMs: number, run: () => void): () => void;
}

/**
 * How long to wait, at a moment in milliseconds, for the next one that is a multiple of `everyMs`. Timers of browsers cut off
 * fractions, and would come just before it: these are whole ones. One that comes early all the same is asked for the rest.
 */
export function untilNextTick(atMs: number, everyMs: number): number {
  const partMs = ((atMs % everyMs) + everyMs) % everyMs;
  return Math.ceil(everyMs - partMs);
}

// Timers hold at most 2^31 - 1 ms; anything longer would fire at once (FLT-055).
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(delayMs, run) {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (leftMs: number) => {
      const stepMs = Math.min(Math.max(leftMs, 0), LONGEST_TIMER_MS);
      timer = setTimeout(() => (leftMs > stepMs ? wait(leftMs - stepMs) : run()), stepMs);
    };
    wait(delayMs);
    return () => clearTimeout(timer);
  },
};
