import type { AreaTexts } from '../language.ts';

export const basketCount: AreaTexts<'basketCount'> = {
  'basketCount.products': { one: '{count} prodotto', other: '{count} prodotti' },
};
