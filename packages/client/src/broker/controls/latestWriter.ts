import { createStore, type Store, type StoreOptions } from '../../store/store.ts';

/**
 * What a writer is about. `input` is what was wanted last: until it is confirmed or has failed, it is to be shown instead
 * of what the device says.
 */
export type WriterSnapshot<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly input: T }
  | { readonly status: 'failed'; readonly input: T; readonly error: unknown };

/** Sends values that change faster than they are answered, such as those of a slider (FLT-034). */
export interface LatestWriter<T> extends Store<WriterSnapshot<T>> {
  write(value: T): void;
  /** Forgets that the last value was not taken. */
  dismiss(): void;
}

/**
 * Creates a writer: at most one value is under way, the last one always goes out, and those between are left out.
 *
 * @example const volume = createLatestWriter((value: Volume) => link.send(vol, value))
 */
export function createLatestWriter<T>(
  send: (value: T) => Promise<unknown>,
  options?: Pick<StoreOptions, 'onError'>,
): LatestWriter<T> {
  const store = createStore<WriterSnapshot<T>>({ status: 'idle' }, options);
  let next: { readonly value: T } | null = null;
  let isSending = false;

  async function sendAll() {
    isSending = true;
    let end: WriterSnapshot<T> = { status: 'idle' };
    for (let sent = next; sent; sent = next) {
      next = null;
      const input = sent.value;
      try {
        await send(input);
        end = { status: 'idle' };
      } catch (error) {
        end = { status: 'failed', input, error };
      }
    }
    isSending = false;
    store.set(end);
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    write(value) {
      next = { value };
      store.set({ status: 'running', input: value });
      if (!isSending) void sendAll();
    },
    dismiss() {
      if (!isSending) store.set({ status: 'idle' });
    },
  };
}
