import type { AreaTexts } from '../language.ts';

export const failure: AreaTexts<'failure'> = {
  'failure.detail': 'Questa schermata si è fermata. Tutte le altre funzionano.',
  'failure.details': 'Dettagli',
  'failure.copy': 'Copia',
  'failure.copied': 'Copiato',
  'failure.home': 'Vai alla pagina iniziale',
};
