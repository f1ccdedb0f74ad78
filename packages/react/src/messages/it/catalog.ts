import type { AreaTexts } from '../language.ts';

export const catalog: AreaTexts<'catalog'> = {
  'catalog.pictures': 'Immagini',
  'catalog.pictures.first': 'Miniatura',
  'catalog.pictures.add': 'Aggiungi immagine',
  'catalog.pictures.search': 'Cerca immagini',
  'catalog.pictures.empty': 'Nessuna immagine trovata',
  'catalog.pictures.confirm': { one: 'Aggiungi {count} immagine', other: 'Aggiungi {count} immagini' },
  'catalog.tags': 'Tag',
  'catalog.tags.add': 'Aggiungi tag',
  'catalog.tags.search': 'Cerca tag',
  'catalog.tags.empty': 'Nessun tag trovato',
  'catalog.tags.confirm': { one: 'Aggiungi {count} tag', other: 'Aggiungi {count} tag' },
  'carrier.country': 'Aggiungi Paese',
  'carrier.country.search': 'Cerca Paesi',
  'carrier.country.empty': 'Nessun Paese trovato',
  'carrier.country.confirm': { one: 'Aggiungi {count} Paese', other: 'Aggiungi {count} Paesi' },
};
