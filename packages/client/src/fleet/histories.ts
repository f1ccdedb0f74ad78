import type { Heard } from '@carillon/protocol/attention';
import {
  Changes,
  HISTORY_MS,
  type History,
  type HistoryState,
  toHistoryState,
  UNWATCHED,
} from '@carillon/protocol/history';
import type { Clock } from '@carillon/protocol/time';
import { type ReportError, reportUncaught, runIsolated } from '../store/errorReports.ts';
import type { Store } from '../store/store.ts';

/** What was heard of the devices that a page follows: in its memory, for a day (FLV-05). */
export interface Histories {
  /** Records what is heard of a device, by its key, until the returned function is called. */
  follow(key: string, heard: Store<Heard>): () => void;
  /** The last 24 hours of a device; empty of one that was never followed. */
  read(key: string): History;
  /** Calls back after each change of a device. */
  subscribe(key: string, listener: () => void): () => void;
  /** Forgets all: another person has come. */
  clear(): void;
}

export interface HistoriesOptions {
  readonly clock: Clock;
  readonly onError?: ReportError | undefined;
}

/** How often it is looked whether this computer was asleep, and what it takes for that to be so. */
const LOOK_MS = 30_000;
const ASLEEP_MS = 75_000;

/** One device: what is known of it, and who follows it. */
interface Entry {
  readonly changes: Changes;
  /** Where it is heard, once for each who follows it. */
  sources: readonly Store<Heard>[];
  /** A set only where there are any: there are a thousand devices. */
  listeners: ReadonlySet<() => void>;
}

const NO_SOURCES: readonly Store<Heard>[] = [];
const NOBODY: ReadonlySet<() => void> = new Set();

/** Creates the histories of one page. */
export function createHistories({ clock, onError = reportUncaught }: HistoriesOptions): Histories {
  const entries = new Map<string, Entry>();
  let followers = 0;
  let awakeMs = clock.now();
  let cancelLook = () => {};

  function entryOf(key: string): Entry {
    const entry = entries.get(key) ?? { changes: new Changes(), sources: NO_SOURCES, listeners: NOBODY };
    entries.set(key, entry);
    return entry;
  }

  function tell({ listeners }: Entry) {
    for (const listener of listeners) runIsolated(listener, onError);
  }

  function record(entry: Entry, state: HistoryState, atMs: number) {
    if (entry.changes.record(state, atMs)) tell(entry);
  }

  function recordNow(entry: Entry) {
    const [source] = entry.sources;
    const nowMs = clock.now();
    record(entry, source ? toHistoryState(source.getSnapshot(), nowMs) : UNWATCHED, nowMs);
  }

  /** Nobody listened while this computer slept. */
  function findSleep() {
    const sinceMs = awakeMs;
    awakeMs = clock.now();
    if (awakeMs - sinceMs < ASLEEP_MS) return;
    for (const entry of entries.values()) {
      record(entry, UNWATCHED, sinceMs);
      recordNow(entry);
    }
  }

  function look() {
    cancelLook = clock.after(LOOK_MS, () => {
      look();
      findSleep();
      const oldestMs = clock.now() - HISTORY_MS;
      for (const [key, { changes, sources, listeners }] of entries) {
        if (changes.lastMs < oldestMs && sources.length + listeners.size === 0) entries.delete(key);
      }
    });
  }

  return {
    follow(key, heard) {
      if (followers === 0) {
        awakeMs = clock.now();
        look();
      }
      followers++;
      const entry = entryOf(key);
      entry.sources = entry.sources.concat(heard);
      recordNow(entry);
      const stop = heard.subscribe(() => {
        findSleep();
        recordNow(entry);
      });
      let isFollowed = true;
      return () => {
        if (!isFollowed) return;
        isFollowed = false;
        stop();
        entry.sources = entry.sources.toSpliced(entry.sources.indexOf(heard), 1);
        recordNow(entry);
        followers--;
        if (followers === 0) cancelLook();
      };
    },
    read: (key) => entries.get(key)?.changes.read(clock.now()) ?? { spans: [], folded: null },
    subscribe(key, listener) {
      const entry = entryOf(key);
      const own = () => listener();
      entry.listeners = new Set([...entry.listeners, own]);
      return () => {
        entry.listeners = new Set([...entry.listeners].filter((one) => one !== own));
      };
    },
    clear() {
      for (const entry of entries.values()) {
        entry.changes.clear();
        recordNow(entry);
      }
    },
  };
}
