import { createStore, type Store } from '../store/store.ts';

/** What a writer is about. */
export interface WriterSnapshot<T> {
  /** What was wanted last, until it is confirmed or has failed: to be shown instead of what the device says. */
  readonly wanted: T | undefined;
  /** Why the last value was not taken; null from the next one on. */
  readonly error: unknown;
}

/** Sends values that change faster than they are answered, such as those of a slider (FLT-034). */
export interface LatestWriter<T> extends Store<WriterSnapshot<T>> {
  write(value: T): void;
}

/**
 * Creates a writer: at most one value is under way, the last one always goes out, and those between are left out.
 *
 * @example const volume = createLatestWriter((value: Volume) => link.send(vol, value))
 */
export function createLatestWriter<T>(send: (value: T) => Promise<unknown>): LatestWriter<T> {
  const store = createStore<WriterSnapshot<T>>({ wanted: undefined, error: null });
  let next: { readonly value: T } | null = null;
  let isSending = false;

  async function sendAll() {
    isSending = true;
    let error: unknown = null;
    for (let sent = next; sent; sent = next) {
      next = null;
      const { value } = sent;
      // In a function of its own, so that one that throws at once is like one that rejects.
      error = await (async () => send(value))().then(
        () => null,
        (reason: unknown) => reason,
      );
    }
    isSending = false;
    store.set({ wanted: undefined, error });
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    write(value) {
      next = { value };
      store.set({ wanted: value, error: null });
      if (!isSending) void sendAll();
    },
  };
}
