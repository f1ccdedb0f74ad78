import type { Area } from '../area.ts';

/** The devices list (D2). */
export const deviceListTexts = {
  name: 'deviceList',
  texts: {
    'devices.counts': { one: 'Manage {count} device.', other: 'Manage {count} devices.' },
    'devices.counts.loading': 'Manage devices.',
    'devices.class': 'Class',
    'devices.label': 'Label',
    'devices.registered': 'Registered',
    'devices.state': 'State',
    'devices.connection': 'Connection',
    'devices.empty': 'No devices registered yet',
    'devices.empty.detail': 'Devices appear here once they are registered with their label and key.',
    'devices.failed': 'The devices could not be loaded.',
    'devices.list': 'Registered devices',
    'devices.add': 'Add Device',

    // For those that are selected
    'devices.tag': 'Tag',
    'devices.atOnce': 'At once',

    // Unregistering them
    'devices.unregister': 'Unregister',
    'devices.unregister.question':
      '{names} will be unregistered permanently. Stored events stay on the device and go on playing. Label and key register it again.',
    'devices.unregister.one': 'I am sure, unregister {name}',
    'devices.unregister.many': 'I am sure, unregister {count} devices',
    'devices.unregister.running': 'Unregistering',
    'devices.unregister.incomplete': 'Unregister Failed',
    'devices.unregister.failed': {
      one: '{count} device was not unregistered.',
      other: '{count} devices were not unregistered.',
    },
    'devices.unregister.failedOne': '{name} could not be unregistered.',
    'devices.unregistered': '{name} has been unregistered.',
    'devices.unregisteredMany': '{count} devices have been unregistered.',
  },
} as const satisfies Area;
