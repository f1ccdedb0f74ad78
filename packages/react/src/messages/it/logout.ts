import type { AreaTexts } from '../language.ts';

export const logout: AreaTexts<'logout'> = {
  'logout.title': 'Esci',
  'logout.running': 'Uscita in corso',
  'logout.done.title': 'Uscita effettuata',
  'logout.done': 'Sessione terminata.',
};
