// What the tests of the basket sell and ship.
import type { Carrier } from '../catalog/carrier.ts';
import { type Basket, EMPTY_BASKET } from './basket.ts';
import type { SoldProduct } from './review.ts';

/** 10.00 euro net with 22 % tax, and a hundred of it. */
export const sell = (over: Partial<SoldProduct> = {}): SoldProduct => ({
  id: 1,
  title: 'Nano',
  sku: 'CR-N',
  stock: 100,
  is_active: true,
  is_available: true,
  prices: [{ price: 1000, quantity: 1, discount: 0 }],
  tax_percentage: 22,
  ...over,
});

export const read = (...products: readonly SoldProduct[]) =>
  new Map<number, SoldProduct | null>(products.map((product) => [product.id, product]));

/** A basket of pieces of products that were seen as they are. */
export const fill = (...lines: readonly (readonly [product: SoldProduct, pieces: number])[]): Basket => ({
  ...EMPTY_BASKET,
  lines: lines.map(([{ id, title, prices, tax_percentage }, pieces]) => ({
    id,
    pieces,
    seen: { title, prices, tax_percentage },
  })),
});

const AT = '2026-01-08T09:00:00.000Z';
export const ITALY = { id: 7, name: 'Italy', code: 'IT' };
export const NORWAY = { id: 8, name: 'Norway', code: 'NO' };

export const carry = (over: Partial<Carrier> = {}): Carrier => ({
  id: 3,
  company: 'Lanternpost',
  name: 'Parcel',
  price_in_cents: 790,
  countries: [ITALY],
  created_at: AT,
  updated_at: AT,
  ...over,
});
