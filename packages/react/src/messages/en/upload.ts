import type { Area } from '../area.ts';

/** A file in a form (MED-02). */
export const uploadTexts = {
  name: 'upload',
  texts: {
    'upload.pick': 'Choose a picture',
    'upload.drop': 'or drop it here',
    'upload.remove': 'Remove the picture',
    'upload.stop': 'Stop upload',
    'upload.sending': 'Uploading',
    'upload.sent': 'Uploading {percent}%, {sent} of {size}',
    'upload.size': '{size} {unit}',
  },
} as const satisfies Area;
