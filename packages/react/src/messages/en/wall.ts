import type { Area } from '../area.ts';

/** All devices of a person on a screen on a wall (FLV-06). */
export const wallTexts = {
  name: 'wall',
  texts: {
    'wall.name': 'Wall',
    'wall.wrong': { one: '{count} needs attention', other: '{count} need attention' },
    'wall.loading': 'Loading the devices',
    'wall.empty': 'No devices registered yet',
    'wall.failed': 'The devices could not be loaded. It is tried again every 5 minutes.',
    'wall.keys': 'F fills the screen, Escape leads back to devices.',
    'wall.sleeps': 'This browser lets the screen sleep.',
    'wall.page': 'Page {page} of {count}',
  },
} as const satisfies Area;
