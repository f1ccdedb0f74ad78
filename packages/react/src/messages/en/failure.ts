import type { Area } from '../area.ts';

/** What is said of a screen that has failed while rendering (S2). */
export const failureTexts = {
  name: 'failure',
  texts: {
    'failure.detail': 'This screen has stopped. Every other screen works.',
    'failure.details': 'Details',
    'failure.copy': 'Copy',
    'failure.copied': 'Copied',
    'failure.home': 'Go to the home page',
  },
} as const satisfies Area;
