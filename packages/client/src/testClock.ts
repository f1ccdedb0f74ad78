import { createVirtualClock, type VirtualClock } from '@carillon/protocol/time';

/** A virtual clock whose machine can sleep: time goes on, and all timers stand still. */
export interface SleepyClock extends VirtualClock {
  sleep(ms: number): void;
}

export function createSleepyClock(startMs: number): SleepyClock {
  const awake = createVirtualClock(startMs);
  let sleptMs = 0;
  return {
    ...awake,
    now: () => awake.now() + sleptMs,
    get pending() {
      return awake.pending;
    },
    get nextAtMs() {
      return awake.nextAtMs + sleptMs;
    },
    sleep(ms) {
      sleptMs += ms;
    },
  };
}
