import type { AreaTexts } from '../language.ts';

export const basketTrouble: AreaTexts<'basketTrouble'> = {
  'basketTrouble.dropped': 'Impossibile leggere il carrello',
  'basketTrouble.dropped.detail':
    'Quello che questo browser ne conservava era danneggiato. Ora il carrello è vuoto.',
  'basketTrouble.notKept': 'Il carrello non verrà conservato',
  'basketTrouble.notKept.detail':
    'Questo browser non permette alla pagina di memorizzare nulla. Il carrello va perso quando lasci o ricarichi la pagina.',
};
