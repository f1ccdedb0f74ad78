import type { AreaTexts } from '../language.ts';

export const board: AreaTexts<'board'> = {
  'board.devices': { one: '{count} dispositivo', other: '{count} dispositivi' },
  'board.counts': 'Dispositivi per stato',
  'board.many': 'Più dispositivi di quanti questa pagina mostri uno per uno.',
  'board.rows': 'I tuoi dispositivi',
  'board.attention': 'Richiede attenzione',
  'board.attention.count': 'Da controllare',
  'board.attention.none': 'Niente richiede attenzione: {checked} di {count} verificati.',
  'board.attention.unanswered': {
    one: '{count} dispositivo non ha risposto.',
    other: '{count} dispositivi non hanno risposto.',
  },
  'board.untagged': 'Senza etichetta',
  'board.loading': 'Caricamento dei tuoi dispositivi',
};
