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

interface Timer {
  readonly at: number;
  readonly order: number;
  /** Null once it ran or was prevented: it leaves the heap when its time comes, which keeps preventing cheap. */
  run: (() => void) | null;
}

/** Creates a clock for tests, scenarios and stories that begins at `startMs` (milliseconds since 1970). */
export function createVirtualClock(startMs = 0): VirtualClock {
  /** What the wall clock shows when nothing has elapsed. */
  let originMs = startMs;
  let elapsed = 0;
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

  return {
    now: () => originMs + elapsed,
    elapsed: () => elapsed,
    after(delayMs, run) {
      // A delay that is no number is none, as for setTimeout; in the heap it would keep all others from running.
      const timer: Timer = { at: elapsed + (Math.max(delayMs, 0) || 0), order: order++, run };
      push(timer);
      pending++;
      return () => {
        if (timer.run) pending--;
        timer.run = null;
      };
    },
    advance(ms) {
      const end = elapsed + ms;
      for (let first = heap[0]; first && first.at <= end; first = heap[0]) {
        const { run } = pop();
        if (!run) continue;
        first.run = null;
        pending--;
        elapsed = first.at;
        run();
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
      while (heap[0]?.run === null) pop();
      return heap[0] ? originMs + heap[0].at : Number.POSITIVE_INFINITY;
    },
  };
}
