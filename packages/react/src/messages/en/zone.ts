import type { Area } from '../area.ts';

/** The choice of the zone in which the times of a device are shown (D4, Local and UTC conversion). */
export const zoneTexts = {
  name: 'zone',
  texts: {
    'zone.title': 'Time zone of {device}',
    'zone.field': 'Time zone',
    'zone.detail': 'Kept in this browser only. The device itself keeps UTC.',
    'zone.all': 'All time zones',
    'zone.nothing': 'No time zone has this name.',
    'zone.usual': 'the usual one',
    'zone.choose': 'Show its times',

    'device.zone': 'Times are shown in {zone}.',
    'device.zone.chosen': 'Times are shown in {zone}, chosen for this device.',
    'device.zone.change': 'Change time zone',
  },
} as const satisfies Area;
