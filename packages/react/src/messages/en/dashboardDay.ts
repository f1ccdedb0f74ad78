import type { Area } from '../area.ts';

/** The day of a device on its dashboard, in words (EVT-09). */
export const dashboardDayTexts = {
  name: 'dashboardDay',
  texts: {
    'dashDay.is': 'Is',
    'dashDay.comes': 'Comes',
    'dashDay.span': '{from} to {to}',
    'dashDay.left': '{span}, {left} left',
    'dashDay.notPlaying': '{span}, not playing',
    'dashDay.nothing': 'Nothing',
    'dashDay.notKnown': 'Not known',
    'dashDay.noEvent': 'No event at this hour',
    'dashDay.wasNothing': 'Nothing earlier today',
    'dashDay.comesNothing': 'Nothing is scheduled',
    'dashDay.then': '{from} to {to}, then {name} at {time}',
    'dashDay.always': 'Plays until it is stopped.',
    'dashDay.always.stopped': 'Stays stopped until it is started.',
    'dashDay.byHand': 'Started by hand, until it is stopped',
    'dashDay.byHand.until': 'Started by hand, until {time}',
  },
} as const satisfies Area;
