import { type Basket, EMPTY_BASKET } from '@carillon/protocol/basket';
import type { Stage } from '../../../.storybook/stage.ts';

/** A price, or several as [price, from so many pieces on, discount in percent]. */
type Prices = readonly (readonly [price: number, quantity: number, discount: number])[];

const line = (id: number, title: string, pieces: number, prices: Prices): Basket['lines'][number] => ({
  id,
  pieces,
  seen: {
    title,
    prices: prices.map(([price, quantity, discount]) => ({ price, quantity, discount })),
    tax_percentage: 22,
  },
});

const nano = [
  [14_900, 1, 0],
  [14_900, 10, 7.5],
] as const;

/** Lines of products of the development platform, as they were seen. */
export const lines = {
  nano: line(1, 'Carillon Nano', 10, nano),
  micro: line(2, 'Carillon Micro', 2, [
    [22_900, 1, 0],
    [22_900, 5, 5],
    [21_500, 25, 10],
  ]),
  /** It was cheaper when it was added. */
  horn: line(9, 'Belfry Horn', 1, [[17_000, 1, 0]]),
  /** The stock holds six. */
  twin: line(5, 'Carillon Twin', 8, [[52_900, 1, 0]]),
  /** There is none. */
  stone: line(12, 'Garden Stone', 2, [[11_900, 1, 0]]),
  /** It is sold in larger quantities. */
  standard: line(3, 'Carillon Standard', 1, [[38_900, 1, 0]]),
  /** It has no price any more. */
  rack: line(4, 'Carillon Standard Rack', 1, [[44_900, 1, 0]]),
  /** Withdrawn. */
  one: line(24, 'Carillon One', 1, [[17_900, 1, 0]]),
};

/** Countries and a carrier of the development platform. */
export const ITALY = 20;
export const ICELAND = 19;
export const PARCEL = { id: 2, price_in_cents: 790 };

/** What the browser has kept of a basket when a story begins. */
export const keep =
  (basket: Partial<Basket>) =>
  ({ client }: Stage): void =>
    client.storage.write('carillon.basket', JSON.stringify({ v: 1, ...EMPTY_BASKET, ...basket }));
