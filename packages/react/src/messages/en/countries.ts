import type { Area } from '../area.ts';

/** The countries list and the country form (S2, CTY-01, CTY-02). */
export const countriesTexts = {
  name: 'countries',
  texts: {
    'countries.name': 'Countries',
    'countries.title': {
      one: 'Manage {shown} of {count} country.',
      other: 'Manage {shown} of {count} countries.',
    },
    'countries.title.loading': 'Manage countries.',
    'countries.add': 'Add Country',
    'countries.empty': 'No country added yet',
    'countries.empty.detail': 'Carriers ship to the countries you add here.',
    'country.add': 'Add Country',
    'country.edit': 'Edit Country',
    'country.import': 'Import countries',
    'country.section': 'Country',
    'country.section.reason': 'Where the shop ships to',
    'country.name': 'Name',
    'country.code': 'Code',
  },
} as const satisfies Area;
