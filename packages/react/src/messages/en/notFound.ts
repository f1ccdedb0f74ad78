import type { Area } from '../area.ts';

/** Where no page is, or none for this person (S2, NAV-08, NAV-10). */
export const notFoundTexts = {
  name: 'notFound',
  texts: {
    'notFound.user': 'This user does not exist.',
    'notFound.device': 'This device does not exist.',
    'notFound.record': 'This record does not exist.',
    'notFound.detail': 'There is nothing at this address:',
    'notFound.hint': 'It may be mistyped, or the page may have moved.',
    'notFound.notYours': 'These devices belong to someone else',
    'notFound.notYours.page': 'This page belongs to someone else',
    'notFound.addresses': 'Go to your addresses',
    'notFound.home': 'Go to the home page',
    'notFound.back': 'Go back',
  },
} as const satisfies Area;
