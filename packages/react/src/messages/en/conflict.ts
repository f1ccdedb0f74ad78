import type { Area } from '../area.ts';

/** Somebody else has saved the same record (ENT-03). */
export const conflictTexts = {
  name: 'conflict',
  texts: {
    'form.changed.title': 'Changed meanwhile',
    'form.changed': 'Someone else changed this after you opened it.',
    'form.changed.at': 'Someone else changed this at {time}, after you opened it.',
    'form.changed.own': 'You changed this in another tab.',
    'form.changed.choose': 'Nothing is saved yet. Choose, then press “{button}” again.',
    'form.changed.look':
      'Nothing is saved yet. What you did not change is taken over. Press “{button}” again.',
    'form.changed.all': 'Take all of theirs',
    'form.changed.all.own': 'Take all of the other tab',
    'form.changed.field': 'Field',
    'form.changed.before': 'When you opened it',
    'form.changed.yours': 'Yours',
    'form.changed.theirs': 'Theirs, saved now',
    'form.changed.otherTab': 'In the other tab',
    'form.changed.empty': 'empty',
    'form.changed.taken': 'Taken over: you did not change this field.',
  },
} as const satisfies Area;
