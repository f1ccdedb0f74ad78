import type { AreaTexts } from '../language.ts';

export const order: AreaTexts<'order'> = {
  'order.back': 'Torna al carrello',
  'order.print': 'Stampa o salva',
  'order.heading': 'Ordine',
  'order.orderedBy': 'Ordinato da',
  'order.deliveryTo': 'Consegna in',
  'order.carrier': 'Corriere',
  'order.product': 'Prodotto',
  'order.pieces': 'Pezzi',
  'order.each': 'Al pezzo',
  'order.net': 'Senza imposte',
  'order.tax': 'Aliquota',
  'order.vat': 'IVA',
  'order.sum': 'Importo',
  'order.percent': '{percent} %',
  'order.off': 'sconto del {percent} %',
  'order.from': 'da {count}',
  'order.fromOff': 'da {count}, sconto del {percent} %',
  'order.note':
    'I prezzi nelle colonne Al pezzo e Importo comprendono le imposte e sono quelli del {date}. Questa non è una fattura.',
  'order.none': 'Qui non c’è nessun ordine',
  'order.none.detail': 'Compare quando concludi un carrello, finché non lasci o ricarichi la pagina.',
};
