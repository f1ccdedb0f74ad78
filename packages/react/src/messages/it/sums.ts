import type { AreaTexts } from '../language.ts';

export const sums: AreaTexts<'sums'> = {
  'sums.net': 'Prodotti senza imposte',
  'sums.vat': 'IVA al {tax}',
  'sums.gross': 'Prodotti',
  'sums.carrier': '{company}, {service}',
  'sums.total': 'Totale',
};
