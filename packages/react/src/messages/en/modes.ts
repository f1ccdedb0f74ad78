import type { Area } from '../area.ts';

/** The modes of a device by name (D3). */
export const modesTexts = {
  name: 'modes',
  texts: {
    'mode.playback': 'Playback',
    'mode.sender': 'Sender',
    'mode.other': 'Unknown mode',
  },
} as const satisfies Area;
