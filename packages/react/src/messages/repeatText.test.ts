import { encodeRepeat, type ScheduleEntry } from '@carillon/protocol/schedule';
import { describe, expect, test } from 'vitest';
import { weekTexts } from './en/week.ts';
import { createMessages } from './messages.ts';
import { repeatText } from './repeatText.ts';
import { createWeekWriter } from './weekWriter.ts';

const t = createMessages().translate([weekTexts]);
const [SUN, MON, TUE, WED, THU, FRI, SAT] = [0, 1, 2, 3, 4, 5, 6];

const daily = (days: number[], start: number, end: number): ScheduleEntry => ({
  repeat: encodeRepeat({ kind: 'daily', days }),
  time: [start * 60, end * 60],
});
const weekly = (start: number, from: number, stop: number, to: number): ScheduleEntry => ({
  repeat: encodeRepeat({ kind: 'weekly', start, stop }),
  time: [from * 60, to * 60],
});

const said = (entry: ScheduleEntry, { locale = 'en-GB', offsetMinutes = 0, firstDay = MON } = {}) =>
  repeatText(entry, { t, writer: createWeekWriter(locale), offsetMinutes, firstDay });

describe('EVT-03 an event says when it runs', () => {
  test.each<[string, ScheduleEntry, string]>([
    ['each day', daily([SUN, MON, TUE, WED, THU, FRI, SAT], 7, 7.5), 'Every day, 07:00 to 07:30'],
    ['on days in a row', daily([MON, TUE, WED, THU, FRI], 6, 10), 'Mon to Fri, 06:00 to 10:00'],
    ['on days apart', daily([MON, WED, FRI], 9, 10), 'Mon, Wed, Fri, 09:00 to 10:00'],
    ['on two in a row', daily([MON, TUE], 9, 10), 'Mon, Tue, 09:00 to 10:00'],
    ['on one', daily([SUN], 10.5, 12), 'Sun, 10:30 to 12:00'],
    ['around the end of the week', daily([SUN, MON, SAT], 9, 10), 'Sat to Mon, 09:00 to 10:00'],
    ['in both ways', daily([MON, TUE, WED, SAT], 9, 10), 'Mon to Wed, Sat, 09:00 to 10:00'],
    ['across midnight', daily([SAT], 22, 6), 'Sat, 22:00 to 06:00 the next day'],
    [
      'each night',
      daily([SUN, MON, TUE, WED, THU, FRI, SAT], 20, 8.5),
      'Every day, 20:00 to 08:30 the next day',
    ],
    ['until midnight', daily([MON, TUE, WED], 20, 0), 'Mon to Wed, 20:00 to 24:00'],
    ['weekly', weekly(SAT, 22, SUN, 6), 'Weekly, Sat 22:00 to Sun 06:00'],
    ['always', { repeat: encodeRepeat({ kind: 'always' }), time: [0, 0] }, 'Always'],
    ['never, by a mask that is none', { repeat: 0, time: [0, 60] }, 'Never'],
  ])('%s', (_case, entry, text) => {
    expect(said(entry)).toBe(text);
  });

  test('REC-07 in the time of the viewer, whose days move with midnight', () => {
    expect(said(daily([MON], 23, 24 - 1 / 60), { offsetMinutes: 120 })).toBe('Tue, 01:00 to 01:59');
    expect(said(daily([MON], 21, 23), { offsetMinutes: 120 })).toBe('Mon, 23:00 to 01:00 the next day');
    expect(said(weekly(SUN, 0, SUN, 6), { offsetMinutes: -300 })).toBe('Weekly, Sat 19:00 to Sun 01:00');
  });

  test('from the first day of the week, in the words of the locale', () => {
    expect(said(daily([SUN, WED], 9, 10), { locale: 'en-US', firstDay: SUN })).toBe(
      'Sun, Wed, 09:00 to 10:00',
    );
    expect(said(daily([SUN, SAT], 9, 10), { locale: 'it-IT' })).toBe('sab e dom, 09:00 to 10:00');
  });
});
