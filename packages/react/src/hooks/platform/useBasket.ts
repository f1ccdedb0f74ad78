import { type BasketStore, getBasket } from '@carillon/client';
import { type Basket, EMPTY_BASKET } from '@carillon/protocol/basket';
import { useEffect, useSyncExternalStore } from 'react';
import { useCarillon } from '../context.ts';

export interface UseBasket {
  readonly basket: Basket;
  /** Changes it in all tabs: `update((basket) => removeLine(basket, 7))`, with the rules of `@carillon/protocol/basket`. */
  readonly update: BasketStore['update'];
}

/**
 * The basket of this browser (BSK-01), also without a login. What it costs is told by `reviewBasket`, of products that were
 * read just now: prices in it are only those that were seen.
 *
 * @example
 * const { basket, update } = useBasket();
 * <button onClick={() => update((now) => addPieces(now, product, 10))}>Ten of {product.title}</button>
 */
export function useBasket(): UseBasket {
  const { client, messages, notify } = useCarillon('useBasket');
  const { subscribe, getSnapshot, update, trouble, endTrouble } = getBasket(client);
  // A server draws for a storage that it does not know.
  const basket = useSyncExternalStore(subscribe, getSnapshot, () => EMPTY_BASKET);
  const kind = useSyncExternalStore(trouble.subscribe, trouble.getSnapshot, () => null);
  useEffect(() => {
    // Several ask for the basket on one page, and one of them tells it.
    if (kind === null || trouble.getSnapshot() !== kind) return;
    endTrouble();
    import('./tellBasketTrouble.ts')
      .then(({ tellBasketTrouble }) => tellBasketTrouble(kind, messages, notify))
      .catch(client.errors.report);
  }, [kind, trouble, endTrouble, messages, notify, client]);
  return { basket, update };
}
