import type { Clock } from '@carillon/protocol/time';

/** The same clock until `ended`: then none of its timers is left, and none begins. */
export function createEndableClock(clock: Clock, ended: AbortSignal): Clock {
  const cancels = new Set<() => void>();
  ended.addEventListener('abort', () => {
    for (const cancel of cancels) cancel();
    cancels.clear();
  });
  return {
    now: () => clock.now(),
    elapsed: () => clock.elapsed(),
    after(delayMs, run) {
      if (ended.aborted) return () => {};
      const stop = clock.after(delayMs, () => {
        cancels.delete(cancel);
        run();
      });
      function cancel() {
        cancels.delete(cancel);
        stop();
      }
      cancels.add(cancel);
      return cancel;
    },
  };
}
