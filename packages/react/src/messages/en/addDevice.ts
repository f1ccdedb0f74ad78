import type { Area } from '../area.ts';

/** Add Device (D2). */
export const addDeviceTexts = {
  name: 'addDevice',
  texts: {
    'addDevice.title': 'Add Device',
    'addDevice.device': 'Device',
    'addDevice.device.reason': 'As printed on its label',
    'addDevice.label': 'Label',
    'addDevice.key': 'Key',
    'addDevice.fromLink': 'From the link you followed',
    'addDevice.own': 'In this console',
    'addDevice.own.reason': 'How you find it again',
    'addDevice.name': 'Device Name',
    'addDevice.icon': 'Icon',
    'addDevice.submit': 'Register Device',
    'addDevice.done': '{name} has been registered!',
    'addDevice.yours': '{name} is registered to this account by now.',
    'addDevice.failed': 'Failed to Register',
  },
} as const satisfies Area;
