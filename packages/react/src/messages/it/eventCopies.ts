import type { AreaTexts } from '../language.ts';

export const eventCopies: AreaTexts<'eventCopies'> = {
  'copies.title': {
    one: 'Copia {count} evento su altri dispositivi',
    other: 'Copia {count} eventi su altri dispositivi',
  },
  'copies.search': 'Cerca dispositivi',
  'copies.devices': 'Dispositivi',
  'copies.empty': 'Nessun altro dispositivo trovato',
  'copies.confirm': { one: 'Copia su {count} dispositivo', other: 'Copia su {count} dispositivi' },
  'copies.fits': 'Nessun conflitto',
  'copies.overlaps': '{name} si sovrappone a {other}.',
  'copies.class': 'Non supporta {name}.',
  'copies.named': '{event} su {device}',
  'copies.running': 'Copia in corso',
  'copies.incomplete': 'Alcune copie non sono riuscite',
  'copies.failed': { one: '{count} copia non riuscita.', other: '{count} copie non riuscite.' },
  'copies.failedOne.title': 'Creazione dell’evento non riuscita',
  'copies.failedOne': 'Impossibile copiare {name}.',
  'copies.error': 'Errore durante l’elaborazione di questo evento: {error}',
  'copies.done': { one: '{count} copia eseguita.', other: '{count} copie eseguite.' },
  'copies.none': 'Nessuna copia eseguita.',
  'copies.none.detail': 'Ogni evento è in conflitto con i dispositivi scelti.',
};
