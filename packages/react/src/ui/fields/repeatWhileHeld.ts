import { type Clock, systemClock } from '@carillon/protocol/time';

export interface HoldTiming {
  /** How long a press must last before it repeats. */
  holdMs: number;
  /** From one repetition to the next. */
  intervalMs: number;
}

/**
 * Does `step` now, and again and again while a button is held (AUD-02), until it returns false: there is no further.
 * Returns a function that lets go.
 */
export function repeatWhileHeld(
  step: () => boolean,
  { holdMs, intervalMs }: HoldTiming,
  clock: Pick<Clock, 'after'> = systemClock,
): () => void {
  let cancel = () => {};
  const repeat = (delayMs: number) => {
    if (!step()) return;
    cancel = clock.after(delayMs, () => repeat(intervalMs));
  };
  repeat(holdMs);
  return () => cancel();
}
