import type { AreaTexts } from '../language.ts';

export const board: AreaTexts<'board'> = {
  'board.devices': { one: '{count} dispositivo', other: '{count} dispositivi' },
  'board.playing': '{count} di {of} in riproduzione',
  'board.first': 'Sono mostrati i primi {count} dispositivi per nome.',
  'board.rows': 'I tuoi dispositivi',
  'board.showEach': 'Mostra ogni dispositivo',
  'board.attention': 'Richiede attenzione',
  'board.attention.awaited':
    'Ciò che i tuoi dispositivi riproducono e ciò che richiede attenzione comparirà qui appena avranno risposto.',
  'board.attention.awaited.short': 'In attesa dei tuoi dispositivi.',
  'board.attention.none': 'Niente richiede attenzione: {checked} di {count} verificati.',
  'board.attention.unanswered': {
    one: '{count} dispositivo non ha risposto.',
    other: '{count} dispositivi non hanno risposto.',
  },
  'board.untagged': 'Senza etichetta',
  'board.loading': 'Caricamento dei tuoi dispositivi',
  'board.group.playing': '{count} in riproduzione',
  'board.group.failed': '{count} in errore',
  'board.group.offline': '{count} offline',
  'board.group.failOver': '{count} sulla riserva',
  'board.group.other': { one: '{count} da controllare', other: '{count} da controllare' },
  'board.zone': '{time}, {zone}',
  'board.steps': 'Tre passi fino al primo suono.',
  'board.admin': 'Back-office',
  'board.admin.detail': 'Non hai dispositivi tuoi. Ecco ciò di cui ti occupi.',
};
