import type { AreaTexts } from '../language.ts';

export const release: AreaTexts<'release'> = {
  'release.title': 'È disponibile una nuova versione',
  'release.detail':
    'Ricarica la pagina per usarla. Fino ad allora alcune parti di questa pagina potrebbero non aprirsi. Se qualcosa non è salvato, ti verrà chiesto prima.',
  'release.reload': 'Ricarica',
  'release.later': 'Più tardi',
};
