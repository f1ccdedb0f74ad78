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
    'devices.owner.missing': 'This user does not exist or was removed.',
    'devices.list': 'Registered devices',
    'devices.add': 'Add Device',

    // Tagging those that are selected (DEV-04)
    'devices.tag': 'Tag',
    'devices.tag.one': 'Tag {name}',
    'devices.tag.many': 'Tag {count} devices',
    'devices.tag.question': '{names}. A device has one tag: the new one takes its place.',
    'devices.tag.field': 'Tag',
    'devices.tag.running': 'Tagging',
    'devices.tag.incomplete': 'Failed to Tag',
    'devices.tag.failed': {
      one: '{count} device was not tagged.',
      other: '{count} devices were not tagged.',
    },
    'devices.tag.failedOne': '{name} could not be tagged.',
    'devices.tagged': '{name} has been tagged.',
    'devices.taggedMany': '{count} devices have been tagged.',
    'devices.clear': 'Clear tag',
    'devices.clear.running': 'Clearing the tag',
    'devices.clear.incomplete': 'Failed to Clear Tag',
    'devices.clear.failed': {
      one: 'The tag of {count} device was not cleared.',
      other: 'The tags of {count} devices were not cleared.',
    },
    'devices.clear.failedOne': 'The tag of {name} could not be cleared.',
    'devices.cleared': '{name} no longer has a tag.',
    'devices.clearedMany': '{count} devices no longer have a tag.',

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
