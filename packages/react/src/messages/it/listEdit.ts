import type { AreaTexts } from '../language.ts';

export const listEdit: AreaTexts<'listEdit'> = {
  'list.edit': 'Modifica',
  'list.edit.many': { one: 'Modifica {count} riga', other: 'Modifica {count} righe' },
  'list.edit.running': 'Salvataggio in corso',
  'list.edit.failedTitle': 'Modifica non riuscita',
  'list.edit.failed': {
    one: '{count} riga non è stata salvata.',
    other: '{count} righe non sono state salvate.',
  },
  'list.edit.failedOne': 'Impossibile salvare {name}.',
  'list.edited': { one: '{count} riga salvata.', other: '{count} righe salvate.' },
};
