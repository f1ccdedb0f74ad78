import { type HistoryState, isSameState, UNWATCHED } from './state.ts';

/** A stretch of time in which one thing was so, in milliseconds since 1970. */
export interface HistorySpan {
  readonly startMs: number;
  readonly endMs: number;
  readonly state: HistoryState;
}

/** What was heard before the oldest change that is kept: only how often it changed. */
export interface FoldedHistory {
  readonly startMs: number;
  readonly endMs: number;
  readonly changes: number;
}

/** What was heard of one device in the last 24 hours, as far as it is kept. */
export interface History {
  /** The oldest first, without a gap, up to now. */
  readonly spans: readonly HistorySpan[];
  readonly folded: FoldedHistory | null;
}

/** As long as it is kept. */
export const HISTORY_MS = 86_400_000;
/** As many changes of a device are kept; older ones are folded. */
export const MOST_CHANGES = 200;
/** What a device tells within this time of a change belongs to it: each of them takes several messages. */
const ONE_CHANGE_MS = 2000;

/**
 * The changes of one device: two plain arrays, for a page may follow a thousand devices for a day. Times are milliseconds since
 * 1970 and never go back: of a clock that is put back, what is recorded then begins at the last change.
 */
export class Changes {
  #times: number[] = [];
  #states: HistoryState[] = [];
  #folded: FoldedHistory | null = null;

  /** When something changed last; -Infinity where nothing was recorded. */
  get lastMs(): number {
    return this.#times.at(-1) ?? Number.NEGATIVE_INFINITY;
  }

  /** What is so now. */
  get state(): HistoryState {
    return this.#states.at(-1) ?? UNWATCHED;
  }

  /** Takes in what is so from a moment on; returns whether that is anything new. */
  record(told: HistoryState, atMs: number): boolean {
    const last = this.#states.at(-1);
    // Asked anew, a device says of its clock only what is new.
    const state =
      told.presence === 'online' && last?.presence === 'online' && told.clock === null
        ? { ...told, clock: last.clock }
        : told;
    if (last && isSameState(last, state)) return false;
    // Before anything was heard there is no gap: the page has just been opened.
    if (!last && state.presence === 'unwatched') return false;
    const before = this.#states.at(-2);
    const isSoon = atMs - this.lastMs < ONE_CHANGE_MS;
    // Asked anew, it lists its events and says a moment later what they do: in between nothing has ended.
    if (isSoon && last && before && isSameState(before, state)) {
      this.#times.pop();
      this.#states.pop();
      return true;
    }
    // The stream of an event ends, and then the event; it begins, and then its stream; and what is found of one that is heard again.
    if (isSoon && last?.presence === 'online' && state.presence === 'online')
      this.#states[this.#states.length - 1] = this.#same(state);
    else {
      // What is pushed to makes room for sixteen more at once: most of a thousand devices change once or twice a day.
      this.#times = this.#times.concat(Math.max(atMs, this.lastMs));
      this.#states = this.#states.concat(this.#same(state));
    }
    while (this.#times.length > MOST_CHANGES) this.#fold();
    return true;
  }

  /** Forgets all. */
  clear(): void {
    this.#times = [];
    this.#states = [];
    this.#folded = null;
  }

  /** The last 24 hours, as they are known at a moment. */
  read(nowMs: number): History {
    const fromMs = nowMs - HISTORY_MS;
    const spans = this.#times.flatMap((startMs, index): readonly HistorySpan[] => {
      const endMs = this.#times[index + 1] ?? Math.max(nowMs, startMs);
      const state = this.#states[index];
      if (!state || endMs <= fromMs) return [];
      return [{ startMs: Math.max(startMs, fromMs), endMs, state }];
    });
    const folded = this.#folded && this.#folded.endMs > fromMs ? this.#folded : null;
    return { spans, folded: folded && { ...folded, startMs: Math.max(folded.startMs, fromMs) } };
  }

  /** The oldest change is only counted from here on. */
  #fold() {
    const startMs = this.#times.shift() ?? 0;
    this.#states.shift();
    const endMs = this.#times[0] ?? startMs;
    this.#folded = {
      startMs: this.#folded?.startMs ?? startMs,
      endMs,
      changes: (this.#folded?.changes ?? 0) + 1,
    };
  }

  /** One object for all that say the same. */
  #same(state: HistoryState): HistoryState {
    return this.#states.find((known) => isSameState(known, state)) ?? state;
  }
}

/** How often something was so, and how long in all. */
export interface Sum {
  readonly times: number;
  readonly ms: number;
}

/** How much of the last 24 hours was watched, and how often and how long something was wrong in it. */
export interface HistorySums {
  readonly watchedMs: number;
  readonly offline: Sum;
  /** On the fail-over, or no stream responds. */
  readonly failing: Sum;
  readonly stopped: Sum;
}

/** Sums up a history. */
export function sumHistory({ spans }: History): HistorySums {
  const isFailing = ({ state }: HistorySpan) =>
    state.presence === 'online' && (state.stream === 'failOver' || state.stream === 'failed');
  return {
    watchedMs: sum(spans, ({ state }) => state.presence !== 'unwatched').ms,
    offline: sum(spans, ({ state }) => state.presence === 'offline'),
    failing: sum(spans, isFailing),
    stopped: sum(spans, ({ state }) => state.presence === 'online' && state.isStopped),
  };
}

/** Spans of one kind that follow each other are one time. */
function sum(spans: readonly HistorySpan[], is: (span: HistorySpan) => boolean): Sum {
  let [times, ms] = [0, 0];
  spans.forEach((span, index) => {
    if (!is(span)) return;
    const before = spans[index - 1];
    if (!before || !is(before)) times++;
    ms += span.endMs - span.startMs;
  });
  return { times, ms };
}
