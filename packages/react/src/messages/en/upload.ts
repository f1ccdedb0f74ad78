import type { Area } from '../area.ts';

/** A file in a form (MED-02). */
export const uploadTexts = {
  name: 'upload',
  texts: {
    'upload.pick': 'Choose a picture',
    'upload.change': 'Choose another picture',
    'upload.drop': 'or drop it here',
    'upload.remove': 'Remove the picture',
    'upload.keep': 'Keep the present picture',
    'upload.stop': 'Stop upload',
    'upload.sending': 'Uploading',
    'upload.sent': 'Uploading {percent}%, {sent} of {size}',
    'upload.size': '{size} {unit}',
    'upload.empty': 'This file is empty. Please choose another one.',
    'upload.name':
      'This picture is of another kind than its name says. Please rename it and choose it again.',
    'upload.pixels': 'Please provide a picture of at most 40 megapixels, and 16,384 pixels on a side.',
    'upload.unread': 'This file could not be read. Please choose it again.',
  },
} as const satisfies Area;
