import type { Area } from '../area.ts';

/** How the devices of a person are shown: as a list, or as tiles (FLV-01). */
export const fleetViewTexts = {
  name: 'fleetView',
  texts: {
    'fleetView.label': 'View',
    'fleetView.list': 'List',
    'fleetView.tiles': 'Tiles',
  },
} as const satisfies Area;
