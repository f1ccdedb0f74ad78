import type { Area } from '../area.ts';

/** Pictures, tags and countries that are chosen in a form (S2, S9, CAR-03). */
export const catalogTexts = {
  name: 'catalog',
  texts: {
    'catalog.pictures': 'Pictures',
    'catalog.pictures.first': 'Thumbnail',
    'catalog.pictures.add': 'Add picture',
    'catalog.pictures.search': 'Search pictures',
    'catalog.pictures.empty': 'No picture found',
    'catalog.pictures.confirm': { one: 'Add {count} picture', other: 'Add {count} pictures' },
    'catalog.tags': 'Tags',
    'catalog.tags.add': 'Add tag',
    'catalog.tags.search': 'Search tags',
    'catalog.tags.empty': 'No tag found',
    'catalog.tags.confirm': { one: 'Add {count} tag', other: 'Add {count} tags' },
    'carrier.country': 'Add country',
    'carrier.country.search': 'Search countries',
    'carrier.country.empty': 'No country found',
    'carrier.country.confirm': { one: 'Add {count} country', other: 'Add {count} countries' },
  },
} as const satisfies Area;
