import type { CarillonClient } from '../client.ts';
import { type BasketStore, createBasket } from './basket.ts';

const baskets = new WeakMap<CarillonClient, BasketStore>();

/** The basket of a client, made when it is first asked for: most pages sell nothing. */
export function getBasket(client: CarillonClient): BasketStore {
  const known = baskets.get(client);
  if (known) return known;
  const made = createBasket(client.storage, client.errors.report, client.disposal);
  baskets.set(client, made);
  return made;
}
