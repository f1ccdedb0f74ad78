import type { AreaTexts } from '../language.ts';

export const notices: AreaTexts<'notices'> = {
  'notices.title': 'Notifiche',
  'notices.dismiss': 'Chiudi',
  'notices.notKept.title': 'L’accesso non verrà conservato',
  'notices.notKept':
    'Questo browser non può salvare dati per questo sito, perché la memoria è bloccata o piena. Dovrai accedere di nuovo ogni volta che apri una pagina.',
};
