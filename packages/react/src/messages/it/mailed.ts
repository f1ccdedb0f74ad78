import type { AreaTexts } from '../language.ts';

export const mailed: AreaTexts<'mailed'> = {
  'mailed.verify.title': 'Variante di debug: link di verifica',
  'mailed.verify': 'Apri il link di verifica',
  'mailed.reset.title': 'Variante di debug: link di reimpostazione',
  'mailed.reset': 'Apri il link di reimpostazione',
  'mailed.detail': 'Per {email}. Resta finché non lo chiudi.',
};
