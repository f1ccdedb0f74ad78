import type { Area } from '../area.ts';

/** The order as a document. */
export const orderTexts = {
  name: 'order',
  texts: {
    'order.back': 'Back to the basket',
    'order.print': 'Print or save',
    'order.heading': 'Order',
    'order.orderedBy': 'Ordered by',
    'order.deliveryTo': 'Delivery to',
    'order.carrier': 'Carrier',
    'order.product': 'Product',
    'order.pieces': 'Pieces',
    'order.each': 'Each',
    'order.net': 'Without tax',
    'order.tax': 'Tax',
    'order.vat': 'VAT',
    'order.sum': 'Sum',
    'order.percent': '{percent} %',
    'order.off': '{percent} % off',
    'order.from': 'from {count}',
    'order.fromOff': 'from {count}, {percent} % off',
    'order.note':
      'The prices under Each and Sum include tax and are those of {date}. This is not an invoice.',
    'order.none': 'There is no order here',
    'order.none.detail': 'It is shown when you finish a basket, until you leave or reload the page.',
  },
} as const satisfies Area;
