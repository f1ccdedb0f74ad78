import type { Area } from '../area.ts';

/** The search over screens and records, from the bar at the top. */
export const paletteTexts = {
  name: 'palette',
  texts: {
    'palette.title': 'Search everything',
    'palette.field': 'Screens and records',
    'palette.ctrl': 'Ctrl',
    'palette.escape': 'Esc',
    'palette.enter': 'Enter',
    'palette.close': 'Esc, close',

    'palette.screens': 'Screens',
    'palette.home': 'Welcome',
    'palette.addDevice': 'Add Device',
    'palette.deviceTags': 'Device tags',
    'palette.devices': 'Devices',
    'palette.tags': 'Tags',
    'palette.medias': 'Media',
    'palette.users': 'Users',
    'palette.products': 'Products',
    'palette.countries': 'Countries',
    'palette.carriers': 'Carriers',
    'palette.records': 'Records',

    'palette.searching': 'searching',
    'palette.failed': 'not searched',
    'palette.more': 'more than {count}',
    'palette.all': 'All results in {group}',
    'palette.retry': 'Try again',
    'palette.found': { one: '{count} result', other: '{count} results' },
    'palette.none': 'Nothing found for “{text}”.',
    'palette.none.detail': 'Try fewer characters, or another word.',

    'palette.key.choose': 'choose',
    'palette.key.open': 'open',
    'palette.key.newTab': 'open in a new tab',
  },
} as const satisfies Area;
