import type { AreaTexts } from '../language.ts';

export const formDelete: AreaTexts<'formDelete'> = {
  'form.delete.title': 'Confermi?',
  'form.delete.named': 'Eliminazione definitiva di {name}.',
  'form.delete.confirm': 'Confermo, elimina {name}',
  'form.delete.running': 'Eliminazione in corso',
  'form.delete.failed.title': 'Eliminazione non riuscita',
  'form.delete.failed': 'Impossibile eliminare {name}.',
};
