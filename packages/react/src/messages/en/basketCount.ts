import type { Area } from '../area.ts';

/** How much is in the basket, in the bar of the shop. */
export const basketCountTexts = {
  name: 'basketCount',
  texts: {
    'basketCount.products': { one: '{count} product', other: '{count} products' },
  },
} as const satisfies Area;
