import type { Area } from '../area.ts';

/** In the place of a screen that is not for whoever looks. */
export const accessTexts = {
  name: 'access',
  texts: {
    'shell.adminsOnly': 'Administrators only',
    'shell.adminsOnly.detail': 'That page cannot be opened with your account.',
    'login.needed': 'Log in to see this.',
  },
} as const satisfies Area;
