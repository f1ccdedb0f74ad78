import { type ReportError, reportUncaught, runIsolated } from './errorReports.ts';

/** A value that changes and tells so. Made for `useSyncExternalStore`: the same snapshot is the same reference. */
export interface Store<T> {
  getSnapshot(): T;
  /** Calls `listener` after each change, and returns a function that ends it. */
  subscribe(listener: () => void): () => void;
}

/** A store with its hidden half: who may change it. */
export interface WritableStore<T> extends Store<T> {
  set(next: T): void;
}

export interface StoreOptions {
  /** Called with the first listener; returns what to do after the last one left. */
  readonly onUse?: () => () => void;
  /** Takes what a listener throws, once for each listener; by default it is shown as an uncaught error. */
  readonly onError?: ReportError | undefined;
}

/** Somebody who is told: an object of its own, for the same function may subscribe twice and must be told twice. */
interface Entry {
  readonly listener: () => void;
  hasFailed: boolean;
}

const NOBODY: readonly Entry[] = [];

function tell(entry: Entry, onError: ReportError) {
  runIsolated(entry.listener, (error) => {
    // One that fails may fail twenty times a second.
    if (!entry.hasFailed) onError(error);
    entry.hasFailed = true;
  });
}

/** Creates a store. A listener that throws keeps nobody else from the change, nor who made it (FLT-109). */
export function createStore<T>(initial: T, options?: StoreOptions): WritableStore<T> {
  const { onUse, onError = reportUncaught } = options ?? {};
  let snapshot = initial;
  let onUnused: (() => void) | undefined;
  // Another list with each who comes or leaves. Most stores of a page of a thousand devices have one listener or none, for which
  // a set is large.
  let listeners = NOBODY;
  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      const entry = { listener, hasFailed: false };
      listeners = listeners.concat(entry);
      if (listeners.length === 1) onUnused = onUse?.();
      return () => {
        if (!listeners.includes(entry)) return;
        listeners = listeners.filter((one) => one !== entry);
        if (listeners.length === 0) onUnused?.();
      };
    },
    set(next) {
      if (Object.is(next, snapshot)) return;
      snapshot = next;
      for (const entry of listeners) tell(entry, onError);
    },
  };
}
