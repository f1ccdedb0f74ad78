import { formatMs } from './expectation.ts';

/** A scenario took longer than it may, or will never end: what it still does comes to nothing. */
export class StuckError extends Error {
  override readonly name = 'StuckError';
}

/** The real time that a scenario may take: virtual time costs some, and its own code may wait or run for ever. */
export interface Pace {
  /** Throws a StuckError once it is over: for whatever runs long. */
  check(): void;
  /** Runs a step. Lets timers, signals and the page have their turn before it settles, a few times a second. */
  step<T>(run: () => T | Promise<T>): Promise<T>;
  /** Resolves when real time is over, or when nothing is left that could settle what the scenario waits for. */
  readonly stuck: Promise<StuckError>;
  /** The scenario has ended. */
  end(): void;
}

const TURN_MS = 20;
/** Steps begun after the end that are left waiting; more come of a loop that awaits nothing, which must be broken. */
const LATE_STEPS = 100;

export function createPace(timeoutMs: number): Pace {
  const endMs = performance.now() + timeoutMs;
  const timeUp = () => new StuckError(`not finished after ${formatMs(timeoutMs)} of real time`);
  let onStuck: (reason: StuckError) => void = () => {};
  const stuck = new Promise<StuckError>((resolve) => {
    onStuck = resolve;
  });
  let over: StuckError | null = null;
  let lateSteps = 0;
  let lastTurnMs = performance.now();

  function stop(reason: StuckError) {
    over ??= reason;
    onStuck(over);
  }

  const timer = setTimeout(() => stop(timeUp()), timeoutMs);
  // Where nothing else keeps the process alive, nothing can settle what the scenario waits for, and this is told at once.
  timer.unref?.();
  const onIdle = () => stop(new StuckError('it waits for a promise that nothing settles any more'));
  globalThis.process?.once?.('beforeExit', onIdle);

  function check() {
    if (over === null && performance.now() >= endMs) stop(timeUp());
    if (over !== null) throw over;
  }

  async function takeTurn() {
    if (performance.now() - lastTurnMs < TURN_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    lastTurnMs = performance.now();
  }

  return {
    check,
    stuck,
    step<T>(run: () => T | Promise<T>): Promise<T> {
      if (over !== null) {
        if (lateSteps++ < LATE_STEPS) return new Promise(() => {});
        throw over;
      }
      // Runs at once: a step that nobody awaits has its place among the others all the same.
      const outcome = new Promise<T>((resolve) => resolve(run()));
      const settled = outcome.finally(takeTurn);
      // One that fails and that nobody awaits must not end the process: its failure is recorded.
      settled.catch(() => {});
      return settled;
    },
    end() {
      over ??= new StuckError('the scenario has ended');
      clearTimeout(timer);
      globalThis.process?.removeListener?.('beforeExit', onIdle);
    },
  };
}
