import type { Area } from '../area.ts';

/** What a basket and an order come to. */
export const sumsTexts = {
  name: 'sums',
  texts: {
    'sums.net': 'Products without tax',
    'sums.vat': '{tax} VAT',
    'sums.gross': 'Products',
    'sums.carrier': '{company}, {service}',
    'sums.total': 'Total',
  },
} as const satisfies Area;
