import type { Clock } from '@carillon/protocol/time';

/** Time that passes by itself: whoever waits is woken when something is heard. */
export interface RealTime {
  /** Milliseconds since 1970, as the stage has it. */
  now(): number;
  /** What time that passes by itself cannot: see `pass`. */
  move(): false;
  /** Waits until `endMs`, or until it is woken before; false where that moment has come. */
  pass(endMs: number): Promise<boolean>;
  /** Something may have come true. */
  wake(): void;
  /** From now on its time runs from this moment, as the clock of a device does that was set. */
  setTo(nowMs: number): void;
}

/** Creates one that has the time of `clock`. `check` is called before each wait, and may throw. */
export function createRealTime(clock: Clock, check: () => void): RealTime {
  let aheadMs = 0;
  let wake = () => {};
  const now = () => clock.now() + aheadMs;
  return {
    now,
    move: () => false,
    async pass(endMs) {
      check();
      const leftMs = endMs - now();
      if (leftMs <= 0) return false;
      await new Promise<void>((resolve) => {
        const cancel = clock.after(leftMs, resolve);
        wake = () => {
          cancel();
          resolve();
        };
      });
      wake = () => {};
      return true;
    },
    wake: () => wake(),
    setTo(nowMs) {
      aheadMs = nowMs - clock.now();
    },
  };
}
