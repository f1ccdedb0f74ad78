import type { Area } from '../area.ts';

/** A day as a lane: what was, is and comes (EVT-09). */
export const todayTexts = {
  name: 'today',
  texts: {
    'today.title': 'Today',
    'today.was': 'Was',
    'today.playing': 'Playing',
    'today.next': 'Next',
    'today.later': 'Later',
    'today.failed': 'Failed',

    // A bar of the lane, for those who do not see it
    'today.bar': '{name}, {from} to {to}: {state}',
    'today.bar.always': '{name}, all day: {state}',
    'today.lane': 'Today on {device}',

    // What it is about, and until when
    'today.until': 'until {time}',
    'today.silent': 'Silent until {time}',
    'today.nothing': 'Nothing playing',
    'today.noEvents': 'No events',
  },
} as const satisfies Area;
