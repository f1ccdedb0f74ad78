import { type CarillonClient, createStore, type Store } from '@carillon/client';

/** Some things that one person keeps in this browser. */
export interface Kept<T> extends Store<readonly T[]> {
  /** Changes what is kept now, also by another tab. False where it holds only until the page is left. */
  change(next: (all: readonly T[]) => readonly T[]): boolean;
  /** Whether something that could not be read has been dropped; once. */
  takeLoss(): boolean;
}

export interface KeptOptions<T> {
  /** Under which name a storage has them: 'carillon.views.2'. */
  readonly key: string;
  /** What cannot be read is left out, and then they are not whole. */
  readonly read: (stored: string | null) => { readonly all: readonly T[]; readonly isWhole: boolean };
  /** Their text; null where there is none. */
  readonly write: (all: readonly T[]) => string | null;
}

const keptByClient = new WeakMap<CarillonClient, Map<string, unknown>>();

/** What a client reads and keeps under a key: the same store for all who ask, who read and write it in one way. */
export function getKept<T>(client: CarillonClient, options: KeptOptions<T>): Kept<T> {
  const ofClient = keptByClient.get(client) ?? new Map<string, unknown>();
  keptByClient.set(client, ofClient);
  const known = ofClient.get(options.key) as Kept<T> | undefined;
  if (known) return known;
  const made = createKept(client, options);
  ofClient.set(options.key, made);
  return made;
}

function createKept<T>({ storage, errors }: CarillonClient, options: KeptOptions<T>): Kept<T> {
  const { key } = options;
  let isLost = false;
  /** What cannot be read is not there the next time. */
  function read(stored = storage.read(key)): readonly T[] {
    const { all, isWhole } = options.read(stored);
    if (isWhole) return all;
    isLost = true;
    storage.write(key, options.write(all));
    return all;
  }
  const store = createStore(read(), { onError: errors.report });
  storage.subscribe((changed) => {
    if (changed === key) store.set(read());
  });
  return {
    ...store,
    change(next) {
      const before = storage.read(key);
      // Another tab may have kept one that is not heard of yet; a storage that takes nothing has none.
      const all = next(before === null ? store.getSnapshot() : read(before));
      const text = options.write(all);
      storage.write(key, text);
      const isKept = storage.read(key) === text;
      // A storage that is full has let go of what it had.
      if (!isKept) storage.write(key, before);
      store.set(all);
      return isKept;
    },
    takeLoss() {
      const was = isLost;
      isLost = false;
      return was;
    },
  };
}
