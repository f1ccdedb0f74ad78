import type { Area } from '../area.ts';

/** The shop (S1). */
export const shopTexts = {
  name: 'shop',
  texts: {
    'shop.empty': 'No products yet',
    'shop.empty.detail': 'Products appear here as soon as there are some.',
  },
} as const satisfies Area;
