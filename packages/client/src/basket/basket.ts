import { type Basket, EMPTY_BASKET } from '@carillon/protocol/basket';
import { storedBasket } from '@carillon/protocol/catalog';
import type { KeyValueStorage } from '../session/storage.ts';
import type { ReportError } from '../store/errorReports.ts';
import { createStore, type Store } from '../store/store.ts';

/**
 * What a person has to be told of the basket: that what was kept could not be read, and is gone; or that the storage takes
 * nothing, so that the basket ends with the page.
 */
export type BasketTrouble = 'dropped' | 'notKept';

/** The basket of a browser (BSK-01): it outlives pages and logins, and all tabs have the same. */
export interface BasketStore extends Store<Basket> {
  /** Changes it as it is now, by the other tabs as well: `update((basket) => removeLine(basket, 7))`. */
  readonly update: (change: (basket: Basket) => Basket) => void;
  /** What is to be told, each kind at most once. */
  readonly trouble: Store<BasketTrouble | null>;
  /** It is told. */
  readonly endTrouble: () => void;
}

const STORAGE_KEY = 'carillon.basket';

/** Creates it over a storage that does not throw, until `ended`. What listeners throw is told to `onError`. */
export function createBasket(
  storage: KeyValueStorage,
  onError?: ReportError,
  ended?: AbortSignal,
): BasketStore {
  const trouble = createStore<BasketTrouble | null>(null, { onError });
  const told = new Set<BasketTrouble>();
  function tell(kind: BasketTrouble) {
    if (!told.has(kind)) trouble.set(kind);
    told.add(kind);
  }

  /** As long as the storage takes what is written, it is right: another tab may have written what this one has not heard of. */
  let isKept = true;
  let lastText: string | null = null;
  const store = createStore(EMPTY_BASKET, { onError });

  function read(): Basket {
    const text = storage.read(STORAGE_KEY);
    // Nothing may also be a storage that throws now; that another tab has cleared it is heard.
    if (text === null || text === lastText) return store.getSnapshot();
    lastText = text;
    const basket = parse(text);
    if (basket) return basket;
    tell('dropped');
    storage.write(STORAGE_KEY, null);
    return EMPTY_BASKET;
  }

  store.set(read());
  const stopFollowing = storage.subscribe((key) => {
    if (key !== STORAGE_KEY) return;
    isKept = true;
    if (storage.read(STORAGE_KEY) === null) {
      lastText = null;
      store.set(EMPTY_BASKET);
    } else {
      store.set(read());
    }
  });
  ended?.addEventListener('abort', stopFollowing);

  return {
    ...store,
    update(change) {
      const next = change(isKept ? read() : store.getSnapshot());
      const text = JSON.stringify({ v: 1, ...next });
      if (text !== lastText) {
        storage.write(STORAGE_KEY, text);
        lastText = text;
        isKept = storage.read(STORAGE_KEY) === text;
        if (!isKept || (!told.has('notKept') && storage.isLasting?.() === false)) tell('notKept');
      }
      store.set(next);
    },
    trouble,
    endTrouble: () => trouble.set(null),
  };
}

function parse(text: string): Basket | null {
  try {
    const { success, data } = storedBasket.safeParse(JSON.parse(text));
    if (!success) return null;
    const { v: _version, ...basket } = data;
    return basket;
  } catch {
    // Broken JSON is like any other wrong shape.
    return null;
  }
}
