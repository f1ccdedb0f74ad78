import type { Clock } from '@carillon/protocol/time';

/** A clock of a machine that can sleep: its timers wait meanwhile, and its time has gone on when it wakes. */
export function sleepingClock(awake: Clock): { clock: Clock; sleep(ms: number): void } {
  let sleptMs = 0;
  return {
    clock: { now: () => awake.now() + sleptMs, after: awake.after },
    sleep: (ms) => {
      sleptMs += ms;
    },
  };
}
