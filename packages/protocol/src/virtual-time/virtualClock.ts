import type { Clock } from '../time/clock.ts';

/** A clock that stands still until it is moved. */
export interface VirtualClock extends Clock {
  /** Moves time forward, running every timer that falls due, in order of time and then of setting. */
  advance(ms: number): void;
  /** Sets the wall clock forward or back, as a person or a time server does: timers and `elapsed` do not notice. */
  jump(ms: number): void;
  /** The number of timers that still wait. */
  readonly pending: number;
  /** When the next of them falls due, in milliseconds since 1970; Infinity while none waits. */
  readonly nextAtMs: number;
}

/** How a virtual clock is like those of browsers. Without any, every timer runs at the moment that it was set for. */
export interface VirtualClockOptions {
  /**
   * It has fractions of a millisecond: `elapsed` begins within one, `now` shows whole ones, and timers cut off those
   * of their delay, as `setTimeout` does, so `after(9.6)` runs when only 9 ms have elapsed.
   */
  readonly hasFractions?: boolean;
  /** By how many milliseconds a timer comes late at most: 0. However late they are, they keep their order. */
  readonly lateMs?: number;
  /** Where chance comes from: 1. The same seed gives the same fractions and delays. */
  readonly seed?: number;
}

interface Timer {
  readonly at: number;
  /** When it comes, if no earlier one is later still. */
  readonly comesAt: number;
  readonly order: number;
  /** Null once it ran or was prevented: it leaves the heap later, which keeps preventing cheap. */
  run: (() => void) | null;
}

/** So many that were prevented may stay in the heap, or as many as wait: of 10,000 devices each prevents some. */
const FEW = 64;

/** Creates a clock for tests, scenarios and stories that begins at `startMs` (milliseconds since 1970). */
export function createVirtualClock(
  startMs = 0,
  { hasFractions = false, lateMs = 0, seed = 1 }: VirtualClockOptions = {},
): VirtualClock {
  const draw = createDraw(seed);
  /** What the wall clock shows when nothing has elapsed. */
  let originMs = startMs;
  let elapsed = hasFractions ? draw(1) : 0;
  let order = 0;
  let pending = 0;
  const heap: Timer[] = [];
  const isBefore = (a: Timer, b: Timer) => a.at < b.at || (a.at === b.at && a.order < b.order);

  function push(timer: Timer) {
    let child = heap.push(timer) - 1;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if (!isBefore(timer, heap[parent] as Timer)) break;
      heap[child] = heap[parent] as Timer;
      child = parent;
    }
    heap[child] = timer;
  }

  function pop(): Timer {
    const first = heap[0] as Timer;
    const last = heap.pop() as Timer;
    if (heap.length > 0) {
      let parent = 0;
      for (;;) {
        let child = 2 * parent + 1;
        if (child >= heap.length) break;
        if (child + 1 < heap.length && isBefore(heap[child + 1] as Timer, heap[child] as Timer)) child++;
        if (!isBefore(heap[child] as Timer, last)) break;
        heap[parent] = heap[child] as Timer;
        parent = child;
      }
      heap[parent] = last;
    }
    return first;
  }

  function dropPrevented() {
    while (heap[0]?.run === null) pop();
    return heap[0];
  }

  /** What `after` returns, bound to its timer: a closure of its own would be twice as large. */
  function prevent(this: Timer) {
    if (!this.run) return;
    this.run = null;
    pending--;
    if (heap.length <= 2 * pending + FEW) return;
    const waiting = heap.filter(({ run }) => run !== null);
    heap.length = 0;
    for (const timer of waiting) push(timer);
  }

  return {
    now: () => (hasFractions ? Math.floor(originMs + elapsed) : originMs + elapsed),
    elapsed: () => elapsed,
    after(delayMs, run) {
      // A delay that is no number is none, as for setTimeout; in the heap it would keep all others from running.
      const delay = Math.max(delayMs, 0) || 0;
      const at = elapsed + (hasFractions ? Math.floor(delay) : delay);
      const timer: Timer = { at, comesAt: lateMs > 0 ? at + draw(lateMs) : at, order: order++, run };
      push(timer);
      pending++;
      return prevent.bind(timer);
    },
    advance(ms) {
      const end = elapsed + ms;
      for (let first = dropPrevented(); first && first.comesAt <= end; first = dropPrevented()) {
        const { run } = pop();
        first.run = null;
        pending--;
        // One that came late made those behind it wait.
        elapsed = Math.max(elapsed, first.comesAt);
        run?.();
      }
      // A timer may have moved the clock further itself: time never goes back.
      elapsed = Math.max(elapsed, end);
    },
    jump(ms) {
      originMs += ms;
    },
    get pending() {
      return pending;
    },
    get nextAtMs() {
      const first = dropPrevented();
      return first ? originMs + Math.max(elapsed, first.comesAt) : Number.POSITIVE_INFINITY;
    },
  };
}

/**
 * Draws from 0 up to but without `limit` (mulberry32), in eighths, which add up exactly to any time of our age: moving
 * a clock to `nextAtMs` always gets there.
 */
function createDraw(seed: number) {
  let state = seed >>> 0;
  return (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit * 8) / 8;
  };
}
