import type { AreaTexts } from '../language.ts';

export const wall: AreaTexts<'wall'> = {
  'wall.name': 'Parete',
  'wall.wrong': { one: '{count} richiede attenzione', other: '{count} richiedono attenzione' },
  'wall.loading': 'Caricamento dei dispositivi',
  'wall.empty': 'Nessun dispositivo registrato',
  'wall.failed': 'Impossibile caricare i dispositivi. Si riprova ogni 5 minuti.',
  'wall.keys': 'F riempie lo schermo, Esc riporta ai dispositivi.',
  'wall.sleeps': 'Questo browser lascia spegnere lo schermo.',
  'wall.page': 'Pagina {page} di {count}',
};
