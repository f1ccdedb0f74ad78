import type { Area } from '../area.ts';

/** Around what a person is told for some seconds (API-09). */
export const noticesTexts = {
  name: 'notices',
  texts: {
    'notices.title': 'Notifications',
    'notices.dismiss': 'Dismiss',
  },
} as const satisfies Area;
