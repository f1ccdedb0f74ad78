import type { Area } from '../area.ts';

/** The end of a session (S2). */
export const logoutTexts = {
  name: 'logout',
  texts: {
    'logout.title': 'Logout',
    'logout.running': 'Logging out',
    'logout.done.title': 'Logged Out',
    'logout.done': 'Session ended successfully.',
  },
} as const satisfies Area;
