import type { AreaTexts } from '../language.ts';

export const fleetView: AreaTexts<'fleetView'> = {
  'fleetView.label': 'Vista',
  'fleetView.list': 'Elenco',
  'fleetView.tiles': 'Riquadri',
};
