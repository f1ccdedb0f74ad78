import type { Area } from '../area.ts';

/** The carriers list and the carrier form (S2, CAR-01 to CAR-03). */
export const carriersTexts = {
  name: 'carriers',
  texts: {
    'carriers.name': 'Carriers',
    'carriers.title': {
      one: 'Manage {shown} of {count} carrier.',
      other: 'Manage {shown} of {count} carriers.',
    },
    'carriers.title.loading': 'Manage carriers.',
    'carriers.empty': 'No carrier added yet',
    'carriers.empty.detail': 'The shop ships with the carriers you add here.',
    'carrier.add': 'Add Carrier',
    'carrier.edit': 'Edit Carrier',
    'carrier.import': 'Import carriers',
    'carrier.section': 'Service',
    'carrier.company': 'Company',
    'carrier.service': 'Service name',
    'carrier.price': 'Price',
    'carrier.price.hint': 'For one delivery',
    'carrier.shipTo': 'Ship to',
    'carrier.countries': { one: '{count} country', other: '{count} countries' },
  },
} as const satisfies Area;
