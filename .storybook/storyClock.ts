import { type Clock, systemClock } from '@carillon/protocol/time';

/** The clock of a story: it goes as the machine's does, until somebody lets it go otherwise. */
export interface StoryClock extends Clock {
  /** How many times as fast as the machine's: 0 stands still, Infinity is as fast as the page can. */
  readonly speed: number;
  setSpeed(speed: number): void;
  /** Stands still after the next timer that makes `isDone` true, at the latest after `mostMs`. */
  runUntil(isDone: () => boolean, mostMs: number): Promise<void>;
}

interface Timer {
  readonly dueMs: number;
  readonly run: () => void;
  cancel(): void;
}

/** A page that is slow is not caught up with: so much of real time counts at most, between two looks. */
const MOST_BEHIND_MS = 200;
const HOUR_MS = 3_600_000;

/** Looks at the machine's time, and whether a call is answered, so far apart: about a frame. */
const LOOK_MS = 16;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, LOOK_MS));

/** How long a timer of a browser takes, which cuts fractions off; what is left of a millisecond takes a whole one. */
const cutMs = (delayMs: number) => (delayMs > 0 ? Math.max(Math.trunc(delayMs), 1) : 0);

/** Promises and drawing have their turn, without the 4 ms that a timer of a page takes. */
export const turn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * Creates one that begins at `startMs` (milliseconds since 1970). At the speed 1 each timer is one of the machine; at every
 * other one time goes from timer to timer, so that they come in their order, and stands still while `isBusy`: a call that a
 * page answers takes no longer because an hour passes in a second.
 */
export function createStoryClock(startMs: number, isBusy: () => boolean): StoryClock {
  const timers = new Set<Timer>();
  /** What had elapsed when the speed was chosen; at other speeds than 1, what has. */
  let atMs = 0;
  let sinceMs = systemClock.elapsed();
  let speed = 1;
  /** Whatever moved time before the last choice of a speed does so no more. */
  let round = 0;
  /** The machine's time when a call was last waited for: what passed until then does not count. */
  let waitedAtMs = 0;

  const elapsed = () => (speed === 1 ? atMs + systemClock.elapsed() - sinceMs : atMs);

  function fire(timer: Timer) {
    timers.delete(timer);
    timer.run();
  }

  function arm(timer: Timer) {
    timer.cancel = systemClock.after(timer.dueMs - elapsed(), () => fire(timer));
  }

  function nextTimer(): Timer | undefined {
    let next: Timer | undefined;
    for (const timer of timers) if (!next || timer.dueMs < next.dueMs) next = timer;
    return next;
  }

  async function moveTo(endMs: number, isDone = () => false) {
    const mine = round;
    for (;;) {
      while (isBusy() && mine === round) {
        await pause();
        waitedAtMs = systemClock.elapsed();
      }
      if (mine !== round) return;
      const next = nextTimer();
      if (!next || next.dueMs > endMs) break;
      atMs = Math.max(atMs, next.dueMs);
      fire(next);
      await turn();
      if (isDone()) return;
    }
    atMs = Math.max(atMs, endMs);
  }

  async function drive() {
    const mine = round;
    let lastMs = systemClock.elapsed();
    while (mine === round) {
      await pause();
      const realMs = Math.min(systemClock.elapsed() - Math.max(lastMs, waitedAtMs), MOST_BEHIND_MS);
      lastMs = systemClock.elapsed();
      if (mine === round) await moveTo(atMs + Math.min(realMs * speed, HOUR_MS));
    }
  }

  function setSpeed(next: number) {
    atMs = elapsed();
    sinceMs = systemClock.elapsed();
    speed = next;
    round++;
    for (const timer of timers) {
      timer.cancel();
      if (speed === 1) arm(timer);
    }
    if (speed > 1) void drive();
  }

  return {
    now: () => startMs + elapsed(),
    elapsed,
    after(delayMs, run) {
      const timer: Timer = { dueMs: elapsed() + cutMs(delayMs), run, cancel() {} };
      timers.add(timer);
      if (speed === 1) arm(timer);
      return () => {
        timer.cancel();
        timers.delete(timer);
      };
    },
    get speed() {
      return speed;
    },
    setSpeed,
    async runUntil(isDone, mostMs) {
      setSpeed(0);
      await moveTo(atMs + mostMs, isDone);
    },
  };
}
