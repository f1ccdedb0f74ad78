import type { Area } from '../area.ts';

/** What is wrong with the basket that the browser keeps (BSK-01). */
export const basketTroubleTexts = {
  name: 'basketTrouble',
  texts: {
    'basketTrouble.dropped': 'Your basket could not be read',
    'basketTrouble.dropped.detail': 'What this browser kept of it was damaged. The basket is empty now.',
    'basketTrouble.notKept': 'Your basket will not be kept',
    'basketTrouble.notKept.detail':
      'This browser does not let the page store anything. The basket is lost when you leave or reload the page.',
  },
} as const satisfies Area;
