import type { AreaTexts } from '../language.ts';

export const addresses: AreaTexts<'addresses'> = {
  'problem.address.name': 'Inserisci un nome.',
  'problem.address.phone': 'Inserisci un numero di telefono.',
  'problem.address.line1': 'Inserisci un indirizzo.',
  'problem.address.country': 'Inserisci un Paese.',
  'problem.address.region': 'Inserisci una provincia.',
  'problem.address.city': 'Inserisci una città.',
  'problem.address.zip': 'Inserisci un codice postale.',
};
