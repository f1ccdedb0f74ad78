import type { AreaTexts } from '../language.ts';

export const fastEdit: AreaTexts<'fastEdit'> = {
  'users.asIs': 'Invariato',
  'users.asIs.hint': '“Invariato” lascia a ogni utente il suo valore.',
};
