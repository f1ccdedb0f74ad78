import type { Area } from '../area.ts';

/** The modes of a device by name (D3). */
export const modesTexts = {
  name: 'modes',
  texts: {
    'mode.playback': 'Playback',
    'mode.sender': 'Sender',
    'mode.undefined': 'Undefined',
    'mode.rtp': 'RTP',
    'mode.usb': 'USB',
    'mode.storage': 'Local Storage',
    'mode.other': 'Unknown mode',
  },
} as const satisfies Area;
