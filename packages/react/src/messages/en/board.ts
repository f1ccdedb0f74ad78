import type { Area } from '../area.ts';

/** The devices of a person at a glance, on the first page (D2). */
export const boardTexts = {
  name: 'board',
  texts: {
    'board.devices': { one: '{count} device', other: '{count} devices' },
    'board.counts': 'Devices by state',
    'board.many': 'More devices than this page shows one by one.',
    'board.rows': 'Your devices',
    'board.attention': 'Needs attention',
    'board.attention.count': 'Need attention',
    'board.attention.none': 'Nothing needs attention: {checked} of {count} checked.',
    'board.attention.unanswered': {
      one: '{count} device has not answered.',
      other: '{count} devices have not answered.',
    },
    'board.untagged': 'Without a tag',
    'board.loading': 'Loading your devices',
  },
} as const satisfies Area;
