import type { Product } from '@carillon/protocol/catalog';
import { grossCents } from '@carillon/protocol/money';

/** A price of a product as it is said to a buyer: of one piece, with tax, from so many pieces on. */
export interface Offer {
  readonly quantity: number;
  readonly cents: number;
  /** Percent that are taken off already. */
  readonly discount: number;
}

/** What a product costs: `first` is undefined where it has no price; `further` are the other ones, and the first where it asks for several pieces. */
export interface Offers {
  readonly first: Offer | undefined;
  readonly further: readonly Offer[];
}

/** The prices of a product, from few pieces to many (SHP-02). One that cannot be computed is none. */
export function findOffers({ prices, tax_percentage }: Pick<Product, 'prices' | 'tax_percentage'>): Offers {
  const all = prices
    .flatMap((tier) => {
      const cents = grossCents(tier, tax_percentage);
      return cents === null ? [] : [{ quantity: tier.quantity, discount: tier.discount, cents }];
    })
    .sort((a, b) => a.quantity - b.quantity);
  const [first] = all;
  return { first, further: first && first.quantity > 1 ? all : all.slice(1) };
}
