import type { AreaTexts } from '../language.ts';

export const formLeave: AreaTexts<'formLeave'> = {
  'form.leave.title': 'Uscire senza salvare?',
  'form.leave.detail': 'Quello che hai scritto qui andrà perso.',
  'form.leave.confirm': 'Esci',
  'form.leave.cancel': 'Resta',
};
