import type { Area } from '../area.ts';

/** The banner over another person's data (NAV-05). */
export const managingTexts = {
  name: 'managing',
  texts: {
    'managing.banner': 'Watch out, you are managing user ID: {userId}.',
    'managing.banner.addDevice': 'Watch out, you are managing user ID {userId}.',
    'managing.user': 'Open this user',
  },
} as const satisfies Area;
