import { type CarillonClient, createStore, type Store } from '@carillon/client';
import { type NamedView, readViews, writeViews } from '@carillon/protocol/list';

/** The views of lists that one person has saved in this browser. */
export interface KeptViews extends Store<readonly NamedView[]> {
  /** Changes what is kept now, also by another tab. False where it holds only until the page is left. */
  change(next: (views: readonly NamedView[]) => readonly NamedView[]): boolean;
  /** Whether something that could not be read has been dropped; once. */
  takeLoss(): boolean;
}

const viewsByClient = new WeakMap<CarillonClient, Map<number, KeptViews>>();

/** Those of a person, as this client reads and keeps them. */
export function getViews(client: CarillonClient, userId: number): KeptViews {
  const ofClient = viewsByClient.get(client) ?? new Map<number, KeptViews>();
  viewsByClient.set(client, ofClient);
  const known = ofClient.get(userId);
  if (known) return known;
  const made = createViews(client, `carillon.views.${userId}`);
  ofClient.set(userId, made);
  return made;
}

function createViews({ storage, errors }: CarillonClient, key: string): KeptViews {
  let isLost = false;
  /** What cannot be read is not there the next time. */
  function read(stored = storage.read(key)): readonly NamedView[] {
    const { views, isWhole } = readViews(stored);
    if (isWhole) return views;
    isLost = true;
    storage.write(key, writeViews(views));
    return views;
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
      const views = next(before === null ? store.getSnapshot() : read(before));
      const text = writeViews(views);
      storage.write(key, text);
      const isKept = storage.read(key) === text;
      // A storage that is full has let go of what it had.
      if (!isKept) storage.write(key, before);
      store.set(views);
      return isKept;
    },
    takeLoss() {
      const was = isLost;
      isLost = false;
      return was;
    },
  };
}
