import type { Area } from '../area.ts';

/** The shop and its products (S1, SHP-01, SHP-02). */
export const shopTexts = {
  name: 'shop',
  texts: {
    'shop.description': 'Network audio players, relay senders, loudspeakers and what belongs to them.',
    'shop.products': { one: '{count} product', other: '{count} products' },
    'shop.taxed': 'prices include {tax} VAT',
    'shop.taxedAll': 'prices include VAT',
    'shop.list': 'Products',
    'shop.loading': 'Loading products',
    'shop.failed': 'The products could not be loaded.',
    'shop.empty': 'No products yet',
    'shop.empty.detail': 'What can be bought will stand here.',

    // Of a product
    'shop.tier': { one: 'from {count} piece {price} each', other: 'from {count} pieces {price} each' },
    'shop.discount': '{discount} off',
    'shop.noPrice': 'No price yet',
    'shop.available': 'Available',
    'shop.availableStock': 'Available, {count} in stock',
    'shop.soldOut': 'Sold out',
    'shop.unavailable': 'Unavailable',
    'shop.noPicture': 'No picture',

    // Its page
    'shop.path': 'You are here',
    'shop.product': 'Product',
    'shop.product.loading': 'Loading the product',
    'shop.product.failed': 'The product could not be loaded.',
    'shop.missing': 'This product does not exist or is no longer sold.',
    'shop.toShop': 'Go to the shop',
    'shop.each': 'each',
    'shop.eachTaxed': 'each, including {tax} VAT',
    'shop.tiers': 'Prices for more pieces',
    'shop.about': 'About',
    'shop.features': 'Features',
    'shop.pictures': 'Pictures of {name}',
    'shop.picture': 'Picture {number} of {count}: {description}',
    'shop.enlarge': 'Enlarge',
  },
} as const satisfies Area;
