import type { AreaTexts } from '../language.ts';

export const backoffice: AreaTexts<'backoffice'> = {
  // Countries and carriers
  'problem.country.name': 'Inserisci un Paese.',
  'problem.country.code': 'Inserisci un codice.',
  'problem.carrier.company': 'Inserisci un’azienda.',
  'problem.carrier.name': 'Inserisci il nome del servizio.',
  'problem.carrier.price': 'Inserisci un prezzo.',
  'problem.carrier.countries': 'Inserisci un Paese.',

  // Tags and medias
  'problem.tag.name': 'Inserisci un nome.',
  'problem.tag.variant': 'Scegli una variante.',
  'problem.media.file': 'Scegli un file.',
  'problem.media.fileSize': 'Scegli un file di al massimo 10 MB.',
  'problem.media.fileType': 'Scegli un’immagine PNG, JPEG, WebP o GIF.',
  'problem.media.description': 'Inserisci una descrizione.',

  // Products
  'problem.product.title': 'Inserisci un titolo.',
  'problem.product.sku': 'Inserisci uno SKU.',
  'problem.product.stock': 'Inserisci la giacenza: 0 o più.',
  'problem.product.summary': 'Inserisci un riassunto.',
  'problem.product.description': 'Inserisci una descrizione.',
  'problem.product.price': 'Inserisci un prezzo superiore a 0.',
  'problem.product.quantity': 'Inserisci una quantità di 1 o più.',
  'problem.product.quantityTwice': 'Un altro prezzo parte già da questa quantità.',
  'problem.product.percent': 'Inserisci una percentuale da 0 a 100, con al massimo due decimali.',
};
