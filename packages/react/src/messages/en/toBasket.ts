import type { Area } from '../area.ts';

/** What puts pieces into the basket, on the page of a product. */
export const toBasketTexts = {
  name: 'toBasket',
  texts: {
    'toBasket.quantity': 'Quantity',
    'toBasket.fewer': 'One less:',
    'toBasket.more': 'One more:',
    'toBasket.add': { one: 'Add {count} piece', other: 'Add {count} pieces' },
    'toBasket.addNone': 'Add to basket',
    'toBasket.vat': 'of which VAT {vat}',
    'toBasket.soldOut': 'Sold out',
    'toBasket.unavailable': 'Unavailable',
    'toBasket.problem': 'Type {min} to {max} pieces.',
    'toBasket.stock': 'Only {count} in stock.',
    'toBasket.stockLeft': 'Only {count} in stock, and {inBasket} of them are in your basket.',
    'toBasket.full': 'The basket holds at most {max} different products.',
    'toBasket.added': {
      one: '{count} piece added to the basket',
      other: '{count} pieces added to the basket',
    },
    'toBasket.open': 'Go to the basket',
  },
} as const satisfies Area;
