import type { Area } from '../area.ts';

/** The shop (S1). */
export const shopTexts = {
  name: 'shop',
  texts: {
    'shop.unbuilt': 'The shop is not available yet',
    'shop.unbuilt.detail': 'This version of Carillon does not show products.',
  },
} as const satisfies Area;
