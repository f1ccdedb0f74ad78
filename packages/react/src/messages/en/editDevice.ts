import type { Area } from '../area.ts';

/** The dialog in which a device is edited (D2, Edit-device dialog). */
export const editDeviceTexts = {
  name: 'editDevice',
  texts: {
    'editDevice.title': 'Edit device',
    'editDevice.name': 'Name',
    'editDevice.tag': 'Tag',
    'editDevice.optional': 'optional',
    'editDevice.icon': 'Icon',
    'editDevice.failed': 'Failed to Edit',
    'editDevice.clear.failed': 'Failed to Clear Tag',
  },
} as const satisfies Area;
