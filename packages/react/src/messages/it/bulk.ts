import type { AreaTexts } from '../language.ts';

export const bulk: AreaTexts<'bulk'> = {
  'list.bulk.more': { one: '{count} altra riga', other: 'altre {count} righe' },
  'list.bulk.cancel': 'Annulla',
  'list.bulk.stop': 'Interrompi',
  'list.bulk.close': 'Chiudi',
  'list.bulk.progress': 'Fatte {done} di {count}',
  'list.bulk.stopped': {
    one: 'Interrotto: resta {count} riga, ancora selezionata.',
    other: 'Interrotto: restano {count} righe, ancora selezionate.',
  },
  'list.bulk.retry': { one: 'Riprova con {count} riga', other: 'Riprova con {count} righe' },
};
