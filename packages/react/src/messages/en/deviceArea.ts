import type { Area } from '../area.ts';

/** The tabs of the device area (NAV-10). */
export const deviceAreaTexts = {
  name: 'deviceArea',
  texts: {
    'deviceArea.tabs': 'Device area',
    'deviceArea.tab.addDevice': 'Add',
    'deviceArea.tab.devices': 'Devices',
    'deviceArea.tab.deviceTags': 'Tags',
  },
} as const satisfies Area;
