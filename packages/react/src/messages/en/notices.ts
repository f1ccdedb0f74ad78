import type { Area } from '../area.ts';

/** Around what a person is told for some seconds (API-09). */
export const noticesTexts = {
  name: 'notices',
  texts: {
    'notices.title': 'Notifications',
    'notices.dismiss': 'Dismiss',
    'notices.notKept.title': 'Your login will not be kept',
    'notices.notKept':
      'This browser cannot store data for this site, because storage is blocked or full. You will have to log in again each time you open a page.',
  },
} as const satisfies Area;
