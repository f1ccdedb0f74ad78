import type { Pace } from './pace.ts';

/** A login and a subscription are promises: after so many turns they have settled, and what they led to. */
const TURNS = 16;

/** So many steps may wait for the one before them. A loop that awaits none of its steps would pile them up for ever. */
const MOST_WAITING = 10_000;

/** Time as steps have it: it moves at once, or passes by itself, as that of real devices does. */
interface StepTime {
  now(): number;
  move(endMs: number): boolean;
  /** Waits until something may have come true, at the latest until `endMs`; false where that moment has come. */
  pass?(endMs: number): Promise<boolean>;
}

/** Answers what is waited for, or nothing yet. */
type Check<T> = () => T | undefined | Promise<T | undefined>;

/**
 * The steps of a scenario, one after the other. Without consoles and screens (`hasConsoles`) nothing on a stage is a promise, so
 * that time moves at once; with them each move gives promises their turn, and `settle` pages theirs.
 */
export function createSteps(
  clock: StepTime,
  pace: Pace,
  fail: (error: unknown) => void,
  hasConsoles: () => boolean,
  settle: () => Promise<void> | undefined,
) {
  let lastCall: Error | undefined;
  let begun = 0;
  let state: 'on' | 'ending' | 'over' = 'on';
  let running: Promise<unknown> | null = null;
  let waiting = 0;

  function record(error: unknown): never {
    fail(error);
    throw error;
  }

  /** Nobody looks at what becomes of it any more. */
  function refuseLate(): Promise<never> {
    const error = new RangeError('A step was begun after the scenario had ended. Await each step.');
    fail(error);
    const refusal = Promise.reject(error);
    // The report tells it; later there is none any more, and whoever runs the scenario hears of it as of any error.
    if (state === 'ending') refusal.catch(() => {});
    return refusal;
  }

  async function waitByTurns<T>(check: Check<T>, endMs: number): Promise<T | undefined> {
    for (;;) {
      for (let i = 0; i < TURNS; i++) await null;
      await settle();
      const found = await check();
      if (found !== undefined) return found;
      const hasMoved = clock.pass ? await clock.pass(endMs) : clock.move(endMs);
      if (!hasMoved) return found;
    }
  }

  return {
    lastCall: () => lastCall,
    /** How many steps were begun, besides those that take no time. */
    countBegun: () => begun,
    /** From now on a step comes too late. Resolves when what was to begin by a timer that is due has begun. */
    async end(): Promise<void> {
      state = 'ending';
      await new Promise((resolve) => setTimeout(resolve));
      state = 'over';
    },
    /**
     * Runs a step: now, or when the one before it, which gives promises their turn, has ended. Counts as failed whatever becomes of its error: a forgotten
     * `await` hides nothing.
     */
    step<T>(run: () => T | Promise<T>): Promise<T> {
      lastCall = new Error('the last step');
      if (state !== 'on') return refuseLate();
      begun++;
      if (waiting === MOST_WAITING) {
        record(new RangeError(`${MOST_WAITING} steps wait for the one before them. Await each step.`));
      }
      return pace.step(() => {
        waiting++;
        const begin = async () => {
          waiting--;
          try {
            return await run();
          } catch (error) {
            return record(error);
          }
        };
        const isQueued = running !== null && hasConsoles();
        // A loop that awaits nothing must end, too.
        if (isQueued) pace.check();
        const outcome = isQueued ? (running as Promise<unknown>).then(begin) : begin();
        const settled: Promise<unknown> = outcome
          .catch(() => {})
          .then(() => {
            if (running === settled) running = null;
          });
        running = settled;
        return outcome;
      });
    },
    /** The same of what takes no time. */
    act<T>(run: () => T): T {
      lastCall = new Error('the last step');
      try {
        return run();
      } catch (error) {
        return record(error);
      }
    },
    /** Moves time from timer to timer until the check returns something, at most by `ms`. */
    wait<T>(check: () => T | undefined, ms: number): T | undefined | Promise<T | undefined> {
      const endMs = clock.now() + Math.round(ms);
      if (hasConsoles()) return waitByTurns(check, endMs);
      for (;;) {
        const found = check();
        if (found !== undefined || !clock.move(endMs)) return found;
      }
    },
    /** The same of what takes real time to look at, as a page does. */
    waitByTurns: <T>(check: Check<T>, ms: number): Promise<T | undefined> =>
      waitByTurns(check, clock.now() + Math.round(ms)),
    /** Resolves when no step is under way. */
    async idle(): Promise<void> {
      while (running) await running;
    },
  };
}
