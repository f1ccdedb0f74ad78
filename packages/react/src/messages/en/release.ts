import type { Area } from '../area.ts';

/** What an open page says once there is a newer release of it. */
export const releaseTexts = {
  name: 'release',
  texts: {
    'release.title': 'A new version is available',
    'release.detail':
      'Reload the page to use it. Until then some parts of this page may not open. If something is not saved, you are asked first.',
    'release.reload': 'Reload',
    'release.later': 'Later',
  },
} as const satisfies Area;
