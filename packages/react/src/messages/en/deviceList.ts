import type { Area } from '../area.ts';

/** The devices list (D2). */
export const deviceListTexts = {
  name: 'deviceList',
  texts: {
    'devices.empty': 'No devices registered yet',
    'devices.empty.detail': 'A device appears here once it is registered with its label and key.',
    'devices.failed': 'The devices could not be loaded.',
    'devices.list': 'Registered devices',
  },
} as const satisfies Area;
