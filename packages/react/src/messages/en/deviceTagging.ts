import type { Area } from '../area.ts';

/** Tagging the devices that are selected in their list, and taking their tags away (DEV-04). */
export const deviceTaggingTexts = {
  name: 'deviceTagging',
  texts: {
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
  },
} as const satisfies Area;
