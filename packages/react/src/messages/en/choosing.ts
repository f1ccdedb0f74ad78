import type { Area } from '../area.ts';

/** What is said where something is chosen: in selectors and pickers (S9, D5). */
export const choosingTexts = {
  name: 'choosing',
  texts: {
    'choosing.clearSearch': 'Clear search',
    'choosing.loading': 'Loading',
    'choosing.range': '{shown} of {count}',
    'choosing.range.loading': '{shown} of {count}, loading more',
    'choosing.range.search': '{shown} of {count}. Type to find the others.',
    'choosing.failed': 'The choices could not be loaded.',
    'choosing.more.failed': 'More choices could not be loaded.',
    'choosing.chosen': '{count} chosen',
    'choosing.cancel': 'Cancel',
    'choosing.close': 'Close',

    // What is chosen, in its order
    'choosing.change': 'Change',
    'choosing.gone': '{name}, no longer available',
    'choosing.remove': 'Remove {name}',
    'choosing.earlier': 'Move {name} earlier',
    'choosing.later': 'Move {name} later',
    'choosing.moved': '{name} is now {place} of {count}.',

    // The colors of tags (S3)
    'choosing.color.primary': 'Primary',
    'choosing.color.secondary': 'Secondary',
    'choosing.color.success': 'Success',
    'choosing.color.danger': 'Danger',
    'choosing.color.warning': 'Warning',
    'choosing.color.info': 'Info',
    'choosing.color.dark': 'Dark',

    // An icon
    'choosing.icon.none': 'Choose an icon',
    'choosing.icon.search': 'Search icons',
    'choosing.icon.empty': 'No icon found',

    // The tag of a device, which is created where none is found (DTG-03)
    'choosing.tag.hint': 'Type to find one, or to create it with Enter',
    'choosing.tag.open': 'Show all tags',
    'choosing.tag.chosen': 'Chosen tag',
    'choosing.tag.empty': 'No tag yet',
    'choosing.tag.noMatch': 'No tag matches “{text}”.',
    'choosing.tag.create': 'Create {name}',
    'choosing.tag.enter': 'Enter',
    'choosing.tag.failed': 'Cannot Create Tag: {reason}',
  },
} as const satisfies Area;
