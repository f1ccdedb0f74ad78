import type { AreaTexts } from '../language.ts';

export const toBasket: AreaTexts<'toBasket'> = {
  'toBasket.quantity': 'Quantità',
  'toBasket.fewer': 'Uno in meno:',
  'toBasket.more': 'Uno in più:',
  'toBasket.add': { one: 'Aggiungi {count} pezzo', other: 'Aggiungi {count} pezzi' },
  'toBasket.addNone': 'Aggiungi al carrello',
  'toBasket.vat': 'di cui IVA {vat}',
  'toBasket.soldOut': 'Esaurito',
  'toBasket.unavailable': 'Non disponibile',
  'toBasket.problem': 'Digita da {min} a {max} pezzi.',
  'toBasket.stock': 'Solo {count} disponibili.',
  'toBasket.stockLeft': 'Solo {count} disponibili, di cui {inBasket} già nel carrello.',
  'toBasket.full': 'Il carrello contiene al massimo {max} prodotti diversi.',
  'toBasket.added': {
    one: '{count} pezzo aggiunto al carrello',
    other: '{count} pezzi aggiunti al carrello',
  },
  'toBasket.open': 'Vai al carrello',
};
