import type { Area } from '../area.ts';

/** The devices of a person today, on the first page (D2, EVT-09). */
export const boardTexts = {
  name: 'board',
  texts: {
    'board.devices': { one: '{count} device', other: '{count} devices' },
    'board.playing': '{count} of {of} playing',
    'board.first': 'The first {count} devices by name are shown.',
    'board.rows': 'Your devices',
    'board.showEach': 'Show each device',
    'board.attention': 'Needs attention',
    'board.attention.awaited':
      'What your devices play now, and what needs attention, will stand here as soon as they have answered.',
    'board.attention.awaited.short': 'Waiting for your devices to answer.',
    'board.attention.none': 'Nothing needs attention: {checked} of {count} checked.',
    'board.attention.unanswered': {
      one: '{count} device has not answered.',
      other: '{count} devices have not answered.',
    },
    'board.untagged': 'Without a tag',
    'board.loading': 'Loading your devices',

    // What the devices of a group do
    'board.group.playing': '{count} playing',
    'board.group.failed': '{count} failed',
    'board.group.offline': '{count} offline',
    'board.group.failOver': '{count} on fail over',
    'board.group.other': { one: '{count} needs attention', other: '{count} need attention' },

    'board.zone': '{time}, {zone}',

    // Above the three steps of the first run (NAV-20)
    'board.steps': 'Three steps to the first sound.',

    // For an administrator without devices
    'board.admin': 'Back-office',
    'board.admin.detail': 'You have no devices of your own. Here is what you look after.',
  },
} as const satisfies Area;
