import type { AreaTexts } from '../language.ts';

export const listDelete: AreaTexts<'listDelete'> = {
  'list.delete': 'Elimina',
  'list.delete.title': 'Confermi?',
  'list.delete.confirm': 'Confermo, elimina {count} righe',
  'list.delete.confirmOne': 'Confermo, elimina {name}',
  'list.delete.named': 'Eliminazione definitiva di {names}.',
  'list.delete.running': 'Eliminazione in corso',
  'list.delete.incomplete': 'Alcune righe non sono state eliminate',
  'list.delete.failedOne.title': 'Eliminazione non riuscita',
  'list.delete.failedOne': 'Impossibile eliminare {name}.',
  'list.delete.failed': {
    one: '{count} riga non è stata eliminata.',
    other: '{count} righe non sono state eliminate.',
  },
  'list.deleted': '{name}: eliminazione riuscita!',
  'list.deletedMany': '{count} righe eliminate.',
};
