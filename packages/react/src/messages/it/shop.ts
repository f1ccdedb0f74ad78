import type { AreaTexts } from '../language.ts';

export const shop: AreaTexts<'shop'> = {
  'shop.empty': 'Ancora nessun prodotto',
  'shop.empty.detail': 'I prodotti compaiono qui appena ce ne sono.',
};
