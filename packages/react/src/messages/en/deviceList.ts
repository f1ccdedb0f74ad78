import type { Area } from '../area.ts';

/** The devices list (D2). */
export const deviceListTexts = {
  name: 'deviceList',
  texts: {
    'devices.loading': 'Loading devices',
    'devices.empty': 'No devices registered yet',
    'devices.empty.detail': 'A device appears here once it is registered with its label and key.',
    'devices.failed': 'The devices could not be loaded.',
    'devices.list': 'Registered devices',
    'devices.pages': 'Pages',
    'devices.previous': 'Previous page',
    'devices.next': 'Next page',
    'devices.page': 'Page {page}',
    'devices.range': '{from} to {to} of {count}',
  },
} as const satisfies Area;
