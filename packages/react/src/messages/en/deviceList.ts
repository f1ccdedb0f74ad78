import type { Area } from '../area.ts';

/** The devices list (D2). */
export const deviceListTexts = {
  name: 'deviceList',
  texts: {
    'devices.empty': 'No devices registered yet',
    'devices.empty.detail': 'Devices appear here once they are registered with their label and key.',
    'devices.failed': 'The devices could not be loaded.',
    'devices.owner.missing': 'This user does not exist or was removed.',
    'devices.list': 'Registered devices',
  },
} as const satisfies Area;
