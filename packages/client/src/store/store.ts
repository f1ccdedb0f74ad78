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

/** Creates a store. A listener that throws keeps nobody else from the change, nor who made it (FLT-109). */
export function createStore<T>(
  initial: T,
  { onUse, onError = reportUncaught }: StoreOptions = {},
): WritableStore<T> {
  let snapshot = initial;
  let onUnused: (() => void) | undefined;
  // A page of a thousand devices has twelve stores of each, and listens to few of them.
  let listeners: Set<() => void> | undefined;
  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      let hasFailed = false;
      // One that fails may fail twenty times a second.
      const reportFirst: ReportError = (error) => {
        if (!hasFailed) onError(error);
        hasFailed = true;
      };
      // A wrapper of its own: the same function may subscribe twice and must be told twice.
      const entry = () => runIsolated(listener, reportFirst);
      listeners ??= new Set();
      const all = listeners.add(entry);
      if (all.size === 1) onUnused = onUse?.();
      return () => {
        if (all.delete(entry) && all.size === 0) onUnused?.();
      };
    },
    set(next) {
      if (Object.is(next, snapshot)) return;
      snapshot = next;
      for (const listener of [...(listeners ?? [])]) listener();
    },
  };
}
