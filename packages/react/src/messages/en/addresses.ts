import type { Area } from '../area.ts';

/** The addresses of a person (S5). */
export const addressesTexts = {
  name: 'addresses',
  texts: {
    'problem.address.name': 'Please provide a name.',
    'problem.address.phone': 'Please provide a phone number.',
    'problem.address.line1': 'Please provide an address.',
    'problem.address.country': 'Please provide a country.',
    'problem.address.region': 'Please provide an region.',
    'problem.address.city': 'Please provide a city.',
    'problem.address.zip': 'Please provide a postal code.',
  },
} as const satisfies Area;
