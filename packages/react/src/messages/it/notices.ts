import type { AreaTexts } from '../language.ts';

export const notices: AreaTexts<'notices'> = {
  'notices.title': 'Notifiche',
  'notices.dismiss': 'Chiudi',
};
