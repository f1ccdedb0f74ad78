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

/** Creates a store. `onUse` hears of the first listener and answers what to do after the last one left. */
export function createStore<T>(initial: T, onUse?: () => () => void): WritableStore<T> {
  let snapshot = initial;
  let onUnused: (() => void) | undefined;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      // A wrapper of its own: the same function may subscribe twice and must be told twice.
      const entry = () => listener();
      listeners.add(entry);
      if (listeners.size === 1) onUnused = onUse?.();
      return () => {
        if (listeners.delete(entry) && listeners.size === 0) onUnused?.();
      };
    },
    set(next) {
      if (Object.is(next, snapshot)) return;
      snapshot = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
