import type { AreaTexts } from '../language.ts';

export const shop: AreaTexts<'shop'> = {
  'shop.description': 'Lettori audio di rete, trasmettitori, diffusori e relativi accessori.',
  'shop.products': { one: '{count} prodotto', other: '{count} prodotti' },
  'shop.taxed': 'prezzi comprensivi di IVA al {tax}',
  'shop.taxedAll': 'prezzi IVA inclusa',
  'shop.list': 'Prodotti',
  'shop.loading': 'Caricamento dei prodotti',
  'shop.failed': 'Impossibile caricare i prodotti.',
  'shop.empty': 'Ancora nessun prodotto',
  'shop.empty.detail': 'Qui compariranno i prodotti in vendita.',

  // Of a product
  'shop.tier': { one: 'da {count} pezzo {price} ciascuno', other: 'da {count} pezzi {price} ciascuno' },
  'shop.discount': '{discount} di sconto',
  'shop.noPrice': 'Prezzo non ancora disponibile',
  'shop.available': 'Disponibile',
  'shop.availableStock': 'Disponibile, {count} in magazzino',
  'shop.soldOut': 'Esaurito',
  'shop.unavailable': 'Non disponibile',
  'shop.noPicture': 'Nessuna immagine',

  // Its page
  'shop.path': 'Sei qui',
  'shop.product': 'Prodotto',
  'shop.product.loading': 'Caricamento del prodotto',
  'shop.product.failed': 'Impossibile caricare il prodotto.',
  'shop.missing': 'Questo prodotto non esiste o non è più in vendita.',
  'shop.toShop': 'Vai al negozio',
  'shop.each': 'ciascuno',
  'shop.eachTaxed': 'ciascuno, IVA al {tax} inclusa',
  'shop.tiers': 'Prezzi per più pezzi',
  'shop.about': 'Descrizione',
  'shop.features': 'Caratteristiche',
  'shop.pictures': 'Immagini di {name}',
  'shop.picture': 'Immagine {number} di {count}: {description}',
  'shop.enlarge': 'Ingrandisci',
};
