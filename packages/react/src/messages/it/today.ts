import type { AreaTexts } from '../language.ts';

export const today: AreaTexts<'today'> = {
  'today.title': 'Oggi',
  'today.was': 'Prima',
  'today.playing': 'In riproduzione',
  'today.next': 'Prossimo',
  'today.later': 'Più tardi',
  'today.failed': 'Errore',
  'today.bar': '{name}, da {from} a {to}: {state}',
  'today.bar.always': '{name}, tutto il giorno: {state}',
  'today.lane': 'Oggi su {device}',
  'today.until': 'fino a {time}',
  'today.silent': 'In silenzio fino a {time}',
  'today.nothing': 'Nessuna riproduzione',
  'today.noEvents': 'Nessun evento',
};
