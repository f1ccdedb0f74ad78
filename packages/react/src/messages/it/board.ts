import type { AreaTexts } from '../language.ts';

export const board: AreaTexts<'board'> = {
  'board.devices': { one: '{count} dispositivo', other: '{count} dispositivi' },
  'board.counts': 'Dispositivi per stato',
  'board.many': 'Più dispositivi di quanti questa pagina mostri uno per uno.',
  'board.rows': 'I tuoi dispositivi',
  'board.attention': 'Richiede attenzione',
  'board.attention.none': 'Niente. Tutti i dispositivi sono online.',
  'board.untagged': 'Senza etichetta',
  'board.loading': 'Caricamento dei tuoi dispositivi',
};
