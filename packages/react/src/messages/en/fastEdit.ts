import type { Area } from '../area.ts';

/** Many users at once (USR-09). */
export const fastEditTexts = {
  name: 'fastEdit',
  texts: {
    'users.asIs': 'As is',
    'users.asIs.hint': '“As is” leaves each user’s own value.',
  },
} as const satisfies Area;
