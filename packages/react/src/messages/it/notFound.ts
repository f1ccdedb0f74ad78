import type { AreaTexts } from '../language.ts';

export const notFound: AreaTexts<'notFound'> = {
  'notFound.user': 'Questo utente non esiste.',
  'notFound.device': 'Questo dispositivo non esiste.',
  'notFound.record': 'Questo elemento non esiste.',
  'notFound.detail': 'A questo indirizzo non c’è niente:',
  'notFound.hint': 'Forse è scritto male, oppure la pagina è stata spostata.',
  'notFound.notYours': 'Questi dispositivi sono di un’altra persona',
  'notFound.notYours.page': 'Questa pagina è di un’altra persona',
  'notFound.addresses': 'Vai ai tuoi indirizzi',
  'notFound.home': 'Vai alla pagina iniziale',
  'notFound.back': 'Indietro',
};
