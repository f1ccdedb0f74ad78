import type { Area } from '../area.ts';

/** When events run, in a few words and as the picture of a week (D2, D3). */
export const weekTexts = {
  name: 'week',
  texts: {
    'week.title': 'This week',
    'week.playing': 'Playing',
    'week.next': 'Next',
    'week.edited': 'This event',
    'week.event': 'Event',
    'week.overlap': 'Overlap',

    // A bar of the picture, for those who do not see it
    'week.bar': '{name}, {when}',
    'week.bar.playing': '{name}, {when}, playing',
    'week.bar.scheduled': '{name}, {when}, scheduled',
    'week.bar.overlapping': '{bar}, overlapping',

    // When something runs
    'week.always': 'Always',
    'week.never': 'Never',
    'week.eachDay': 'Every day',
    'week.days': '{first} to {last}',
    'week.run': '{days}, {start} to {end}',
    'week.run.nextDay': '{days}, {start} to {end} the next day',
    'week.weekly': 'Weekly, {startDay} {start} to {endDay} {end}',
    'week.minute': '{day} {time}',
    'week.within': '{day} {start} to {end}',
    'week.across': '{startDay} {start} to {endDay} {end}',
  },
} as const satisfies Area;
