import { type NamedEntry, type RecapKey, recap, type ScheduleDraft } from '@carillon/protocol/schedule';
import { describe, expect, test } from 'vitest';
import { eventsTexts } from './en/events.ts';
import { weekTexts } from './en/week.ts';
import { createMessages } from './messages.ts';
import { recapText } from './recapText.ts';
import { createWeekWriter } from './weekWriter.ts';

const t = createMessages().translate([eventsTexts, weekTexts]);

// Nowhere near a change of the clocks, and where there is none.
const NOW = Date.UTC(2026, 10, 21, 8);
const [SUN, MON, TUE, WED, THU, FRI, SAT] = [0, 1, 2, 3, 4, 5, 6];

interface Viewer {
  others?: readonly NamedEntry[];
  timeZone?: string;
  now?: number;
  locale?: string;
}

const optionsOf = (locale: string, timeZone: string) => ({
  t,
  writer: createWeekWriter(locale),
  firstDay: MON,
  locale,
  timeZone,
});

function said(draft: ScheduleDraft, viewer: Viewer = {}) {
  const { others = [], timeZone = 'UTC', now = NOW, locale = 'en-US' } = viewer;
  const { text, short, detail } = recapText(
    recap(draft, others, { timeZone, now }),
    optionsOf(locale, timeZone),
  );
  return { text: inPlainSpaces(text), short: inPlainSpaces(short), ...(detail && { detail }) };
}

/** How a duration is kept in one line is tested where it is written. */
const inPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

type Minute = number | null;
const daily = (days: number[], start: Minute, end: Minute): ScheduleDraft => ({
  repeat: { kind: 'daily', days },
  time: [start, end],
});
const night = (days: number[], start: Minute, end: Minute): ScheduleDraft => ({
  ...daily(days, start, end),
  endsNextDay: true,
});
const weekly = (start: Minute, from: Minute, stop: Minute, to: Minute): ScheduleDraft => ({
  repeat: { kind: 'weekly', start, stop },
  time: [from, to],
});
const always: ScheduleDraft = { repeat: { kind: 'always' }, time: [null, null] };

// D5, Schedule recap, word for word where it quotes. The keys with days and times have their own tests below.
const plain: Readonly<
  Record<Exclude<RecapKey, `schedule.${'daily' | 'weekly' | 'overlap'}`>, [string, ScheduleDraft, string]>
> = {
  'schedule.noDay': ['REC-02', daily([], 480, 540), 'At least a day must be selected.'],
  'schedule.noStart': ['REC-02', daily([MON], null, 540), 'Select start time.'],
  'schedule.noEnd': ['REC-02', daily([MON], 480, null), 'Select end time.'],
  'schedule.endBeforeStart': ['REC-02', daily([MON], 540, 480), 'End time must be greater than start time.'],
  'schedule.wholeDay': [
    'REC-02',
    night([MON], 1200, 1200),
    'A daily event lasts less than 24 hours. Choose Weekly or Always instead.',
  ],
  'schedule.noStartDay': ['REC-03', weekly(null, 480, FRI, 540), 'Select start day.'],
  'schedule.noEndDay': ['REC-03', weekly(MON, 480, null, 540), 'Select end day.'],
  'schedule.noDuration': [
    'REC-03',
    weekly(MON, 480, MON, 480),
    'Start and end are the same. Select a longer time.',
  ],
  'schedule.always': ['REC-04', always, 'Event runs always.'],
};

test.each(Object.entries(plain).map(([key, row]) => [key, ...row] as const))(
  '%s: %s %o reads “%s”',
  (_key, _id, draft, text) => {
    expect(said(draft)).toEqual({ text, short: text });
  },
);

describe('a schedule that is valid', () => {
  test.each<[string, ScheduleDraft, string, string]>([
    ['one day', daily([MON], 480, 540), 'Mon, 08:00 to 09:00 (1 h).', '1 h'],
    [
      'workdays',
      daily([MON, TUE, WED, THU, FRI], 540, 990),
      'Mon to Fri, 09:00 to 16:30 (7 h 30 min a day).',
      '7 h 30 min',
    ],
    ['two days', daily([SUN, SAT], 0, 61), 'Sat, Sun, 00:00 to 01:01 (1 h 1 min a day).', '1 h 1 min'],
    [
      'each day',
      daily([SUN, MON, TUE, WED, THU, FRI, SAT], 480, 605),
      'Every day, 08:00 to 10:05 (2 h 5 min a day).',
      '2 h 5 min',
    ],
    [
      'a weekend',
      weekly(FRI, 1080, MON, 360),
      'Weekly, Fri 18:00 to Mon 06:00 (2 days 12 h).',
      '2 days 12 h',
    ],
    [
      'nearly a week',
      weekly(MON, 600, MON, 599),
      'Weekly, Mon 10:00 to Mon 09:59 (6 days 23 h 59 min).',
      '6 days 23 h 59 min',
    ],
    [
      'days until midnight',
      daily([MON, TUE, WED], 1200, 1440),
      'Mon to Wed, 20:00 to 24:00 (4 h a day).',
      '4 h',
    ],
    ['one night', night([SAT], 1320, 360), 'Sat, 22:00 to 06:00 the next day (8 h).', '8 h'],
    [
      'each night',
      night([SUN, MON, TUE, WED, THU, FRI, SAT], 1200, 510),
      'Every day, 20:00 to 08:30 the next day (12 h 30 min each).',
      '12 h 30 min',
    ],
  ])('REC-06 on %s says when and how long it runs, and in short how long', (_case, draft, text, short) => {
    expect(said(draft)).toEqual({ text, short });
  });

  test.each<[string, number[], string]>([
    ['six', [MON, TUE, WED, THU, FRI, SAT], 'Sunday'],
    ['from Sunday on', [SUN, MON, TUE, WED, THU], 'Friday'],
    ['apart', [MON, WED, FRI], 'Saturday'],
    ['of a weekend', [FRI, SAT], 'Sunday'],
    ['over the end of the week', [SUN, MON], 'Tuesday'],
    ['as far apart as they can be', [MON, SUN, TUE, WED, FRI], 'Saturday'],
  ])('REC-06 of nights %s it says where the last one of the week ends', (_case, days, day) => {
    expect(said(night(days, 1200, 510)).detail).toBe(`The last night of the week ends on ${day} at 08:30.`);
  });

  test('REC-06 REC-07 of six nights it says their length, where the last one ends, and then what the clocks do', () => {
    expect(said(night([MON, TUE, WED, THU, FRI, SAT], 1200, 510), { timeZone: 'Europe/Rome' })).toEqual({
      text: 'Mon to Sat, 20:00 to 08:30 the next day (12 h 30 min each).',
      short: '12 h 30 min',
      detail:
        'The last night of the week ends on Sunday at 08:30. From March 28, 2027 it runs 21:00 to 09:30.',
    });
  });

  test('REC-06 is written as the locale writes days, times and durations', () => {
    expect(said(daily([SUN, MON], 480, 541), { locale: 'it-IT' }).text).toBe(
      'Dom e lun, 08:00 to 09:01 (1 h 1 min a day).',
    );
  });

  test.each<[string, ScheduleDraft, string]>([
    ['daily', daily([MON], 480, 540), 'From March 28, 2027 it runs 09:00 to 10:00.'],
    ['weekly', weekly(SAT, 1380, SUN, 60), 'From March 28, 2027: Weekly, Sun 00:00 to Sun 02:00.'],
    [
      'daily, and then ends on the next day',
      daily([MON], 1300, 1430),
      'From March 28, 2027: Mon, 22:40 to 00:50 the next day.',
    ],
    ['a night, and then none', night([SAT], 1410, 30), 'From March 28, 2027: Sun, 00:30 to 01:30.'],
  ])('REC-07 FLT-095 %s, says what the change of the clocks does', (_case, draft, detail) => {
    expect(said(draft, { timeZone: 'Europe/Rome' }).detail).toBe(detail);
  });

  // The change that comes next: where the clocks change in spring and in autumn, by half an hour, in the South, and not at all.
  const [BEFORE_SPRING, BEFORE_AUTUMN] = [Date.UTC(2026, 1, 1), Date.UTC(2026, 6, 1)];
  test.each<[string, number, ScheduleDraft, string | undefined]>([
    ['Europe/Rome', BEFORE_SPRING, daily([MON], 480, 540), 'March 29, 2026 it runs 09:00 to 10:00.'],
    ['Europe/Rome', BEFORE_AUTUMN, daily([MON], 480, 540), 'October 25, 2026 it runs 07:00 to 08:00.'],
    ['Europe/Rome', BEFORE_AUTUMN, daily([MON], 0, 30), 'October 25, 2026: Sun, 23:00 to 23:30.'],
    ['Europe/Rome', BEFORE_SPRING, daily([SAT], 1410, 1435), 'March 29, 2026: Sun, 00:30 to 00:55.'],
    ['America/New_York', BEFORE_SPRING, daily([MON], 480, 540), 'March 8, 2026 it runs 09:00 to 10:00.'],
    [
      'America/New_York',
      BEFORE_AUTUMN,
      weekly(SAT, 1380, SUN, 60),
      'November 1, 2026: Weekly, Sat 22:00 to Sun 00:00.',
    ],
    ['Australia/Lord_Howe', BEFORE_SPRING, daily([MON], 480, 540), 'April 5, 2026 it runs 07:30 to 08:30.'],
    ['Australia/Lord_Howe', BEFORE_AUTUMN, daily([MON], 480, 540), 'October 4, 2026 it runs 08:30 to 09:30.'],
    ['Asia/Kolkata', BEFORE_SPRING, daily([MON], 480, 540), undefined],
    ['Pacific/Kiritimati', BEFORE_AUTUMN, daily([MON], 480, 540), undefined],
  ])(
    'REC-07 FLT-095 FLT-096 in %s, from %d on, says what the next change does',
    (timeZone, now, draft, detail) => {
      const text = detail && `From ${detail}`;
      expect(said(draft, { timeZone, now }).detail).toBe(text);
    },
  );
});

describe('an overlap', () => {
  const radio: NamedEntry = { id: 'evts/2', name: 'Morning radio', repeat: 2, time: [480, 600] };
  const night: NamedEntry = { id: 'evts/3', name: 'Night', repeat: 64, time: [1410, 30] };

  test.each<[string, NamedEntry, ScheduleDraft, string]>([
    ['on one day', radio, daily([MON], 540, 660), 'It overlaps Morning radio on Monday from 09:00 to 10:00.'],
    [
      'over midnight',
      night,
      weekly(SAT, 1200, SUN, 60),
      'It overlaps Night from Saturday 23:30 to Sunday 00:30.',
    ],
    ['with always', night, always, 'It overlaps Night from Saturday 23:30 to Sunday 00:30.'],
  ])(
    'REC-05 %s is refused in the words of D5, and says with what and when',
    (_case, other, draft, detail) => {
      expect(said(draft, { others: [other] })).toMatchObject({
        text: 'Overlapping event.',
        short: 'Overlapping event.',
        detail,
      });
    },
  );
});
