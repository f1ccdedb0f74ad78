import type { Clock } from '@carillon/protocol/time';

const LOOK_MS = 5000;

/**
 * Tells when a machine that slept goes on, which nothing else may tell: its timers stood still, so one comes late
 * (FLT-013). Returns a function that ends it.
 */
export function watchSleep(clock: Clock, onWoke: () => void): () => void {
  let cancel = () => {};
  function look() {
    // By the wall clock, although it may be set: what has elapsed stands still in the sleep of many machines.
    const dueMs = clock.now() + LOOK_MS;
    cancel = clock.after(LOOK_MS, () => {
      look();
      if (clock.now() > dueMs + LOOK_MS) onWoke();
    });
  }
  look();
  return () => cancel();
}
