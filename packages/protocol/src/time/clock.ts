/**
 * Time as it is handed in: the client, the firmware and the platform never call `Date.now` or `setTimeout`
 * themselves, so a test owns both and a simulated week passes in milliseconds.
 */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  now(): number;
  /** Calls `run` once, `delayMs` from now, and returns a function that prevents it. */
  after(delayMs: number, run: () => void): () => void;
}

// Timers hold at most 2^31 - 1 ms; anything longer would fire at once (FLT-055).
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(delayMs, run) {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (leftMs: number) => {
      const stepMs = Math.min(Math.max(leftMs, 0), LONGEST_TIMER_MS);
      timer = setTimeout(() => (leftMs > stepMs ? wait(leftMs - stepMs) : run()), stepMs);
    };
    wait(delayMs);
    return () => clearTimeout(timer);
  },
};

/** A clock that stands still until it is moved. */
export interface VirtualClock extends Clock {
  /** Moves time forward, running every timer that falls due, in order of time and then of setting. */
  advance(ms: number): void;
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
  let now = startMs;
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
    now: () => now,
    after(delayMs, run) {
      // A delay that is no number is none, as for setTimeout; in the heap it would keep all others from running.
      const timer: Timer = { at: now + (Math.max(delayMs, 0) || 0), order: order++, run };
      push(timer);
      pending++;
      return () => {
        if (timer.run) pending--;
        timer.run = null;
      };
    },
    advance(ms) {
      const end = now + ms;
      for (let first = heap[0]; first && first.at <= end; first = heap[0]) {
        const { run } = pop();
        if (!run) continue;
        first.run = null;
        pending--;
        now = first.at;
        run();
      }
      // A timer may have moved the clock further itself: time never goes back.
      now = Math.max(now, end);
    },
    get pending() {
      return pending;
    },
    get nextAtMs() {
      while (heap[0]?.run === null) pop();
      return heap[0]?.at ?? Number.POSITIVE_INFINITY;
    },
  };
}
