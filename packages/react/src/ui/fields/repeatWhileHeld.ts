/** One timer, handed in so that a test owns time: calls back after so long, and answers how to call it off. */
export type After = (delayMs: number, callback: () => void) => () => void;

export interface HoldTiming {
  /** How long a press must last before it repeats. */
  holdMs: number;
  /** From one repetition to the next. */
  intervalMs: number;
}

const afterTimeout: After = (delayMs, callback) => {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
};

/**
 * Does `step` now, and again and again while a button is held (AUD-02), until it answers that there is no further.
 * Answers how to let go.
 */
export function repeatWhileHeld(
  step: () => boolean,
  { holdMs, intervalMs }: HoldTiming,
  after: After = afterTimeout,
): () => void {
  let cancel = () => {};
  const repeat = (delayMs: number) => {
    if (!step()) return;
    cancel = after(delayMs, () => repeat(intervalMs));
  };
  repeat(holdMs);
  return () => cancel();
}
