import type { Area } from '../area.ts';

/** Copying events to other devices (EVT-08). */
export const eventCopiesTexts = {
  name: 'eventCopies',
  texts: {
    'copies.title': {
      one: 'Copy {count} event to other devices',
      other: 'Copy {count} events to other devices',
    },
    'copies.search': 'Search devices',
    'copies.devices': 'Devices',
    'copies.empty': 'No other device found',
    'copies.groups': 'Choose at once',
    'copies.all': 'All ({count})',
    'copies.tag': '{name} ({count})',
    'copies.replace': 'Replace what is there',
    'copies.replace.detail': 'All events of the chosen devices are deleted first. Each row says which.',
    'copies.replace.confirm': {
      one: 'Replace the week of {count} device',
      other: 'Replace the week of {count} devices',
    },
    'copies.goes': 'Deleted first: {names}.',
    'copies.clock': 'The clocks of some devices differ. What stays the same?',
    'copies.clock.local': 'The local time',
    'copies.clock.moment': 'The moment',
    'copies.clock.example': '{time} in {zone} is {there} in {otherZone}.',
    'copies.confirm': { one: 'Copy to {count} device', other: 'Copy to {count} devices' },
    'copies.fits': 'No conflict',
    'copies.overlaps': '{name} overlaps {other}.',
    'copies.class': 'It cannot run {name}.',
    'copies.named': '{event} to {device}',
    'copies.named.empty': 'Deleting on {device}',
    'copies.running': 'Copying',
    'copies.incomplete': 'Some copies were not made',
    'copies.failed': { one: '{count} copy was not made.', other: '{count} copies were not made.' },
    'copies.failedOne.title': 'Failed to create event',
    'copies.failedOne': '{name} was not copied.',
    'copies.error': 'An error occurred while processing this event: {error}',
    'copies.done': { one: '{count} copy has been made.', other: '{count} copies have been made.' },
    'copies.none': 'Nothing was copied.',
    'copies.none.detail': 'Each of these events conflicts with the chosen devices.',
  },
} as const satisfies Area;
