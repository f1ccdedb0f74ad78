import type { CarillonClient } from '@carillon/client';
import type { BasketOrder } from '@carillon/protocol/basket';
import { useCallback } from 'react';
import { useCarillon } from '../context.ts';

// In memory: an order holds a name and an address, and no storage of ours holds those of people.
const orders = new WeakMap<CarillonClient, BasketOrder>();

/** The order that was finished last in this page; undefined where none was. */
export function useLastOrder(): BasketOrder | undefined {
  return orders.get(useCarillon('useLastOrder').client);
}

/** Keeps an order until the page is left, for the page that shows it. */
export function useKeepOrder(): (order: BasketOrder) => void {
  const { client } = useCarillon('useKeepOrder');
  return useCallback((order) => void orders.set(client, order), [client]);
}
