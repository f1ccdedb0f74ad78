import type { Product } from '@carillon/protocol/catalog';
import { formatCents } from '@carillon/protocol/money';
import { findOffers } from './offers.ts';

interface Addresses {
  /** Of the page. */
  readonly url: string;
  readonly images: readonly string[];
}

/** A product as search engines read it (https://schema.org/Product): each price with tax, exact in cents. */
export function toProductData(product: Product, { url, images }: Addresses): object {
  const { title, summary, sku, is_available, stock } = product;
  const { first, further } = findOffers(product);
  const offers = [...new Set([first, ...further])].flatMap((offer) => offer ?? []);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description: summary,
    sku,
    url,
    image: images,
    offers: offers.map(({ cents, quantity }) => ({
      '@type': 'Offer',
      price: formatCents(cents),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${is_available && stock > 0 ? 'InStock' : 'OutOfStock'}`,
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: quantity },
      url,
    })),
  };
}
