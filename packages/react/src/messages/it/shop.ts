import type { AreaTexts } from '../language.ts';

export const shop: AreaTexts<'shop'> = {
  'shop.unbuilt': 'Il negozio non è ancora disponibile',
  'shop.unbuilt.detail': 'Questa versione di Carillon non mostra prodotti.',
};
