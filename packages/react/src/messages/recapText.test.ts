import { type NamedEntry, type RecapKey, recap, type ScheduleDraft } from '@carillon/protocol/schedule';
import { describe, expect, test } from 'vitest';
import { eventsTexts } from './en/events.ts';
import { createMessages } from './messages.ts';
import { recapText } from './recapText.ts';
import { createWeekWriter } from './weekWriter.ts';

const t = createMessages().translate([eventsTexts]);

// Nowhere near a change of the clocks, and where there is none.
const NOW = Date.UTC(2026, 10, 21, 8);
const [SUN, MON, FRI, SAT] = [0, 1, 5, 6];

interface Viewer {
  others?: readonly NamedEntry[];
  timeZone?: string;
  now?: number;
  locale?: string;
}

const optionsOf = (locale: string, timeZone: string) => ({
  t,
  writer: createWeekWriter(locale),
  locale,
  timeZone,
});

function said(draft: ScheduleDraft, viewer: Viewer = {}) {
  const { others = [], timeZone = 'UTC', now = NOW, locale = 'en-US' } = viewer;
  return recapText(recap(draft, others, { timeZone, now }), optionsOf(locale, timeZone));
}

type Minute = number | null;
const daily = (days: number[], start: Minute, end: Minute): ScheduleDraft => ({
  repeat: { kind: 'daily', days },
  time: [start, end],
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
    ['one day', daily([MON], 480, 540), 'Event runs on Monday from 08:00 to 09:00, for 1 h.', '1 h'],
    [
      'two days',
      daily([SUN, SAT], 0, 61),
      'Event runs on Sunday and Saturday from 00:00 to 01:01, for 1 h 1 min.',
      '1 h 1 min',
    ],
    [
      'three days',
      daily([SUN, MON, FRI], 480, 605),
      'Event runs on Sunday, Monday, and Friday from 08:00 to 10:05, for 2 h 5 min.',
      '2 h 5 min',
    ],
    [
      'a weekend',
      weekly(FRI, 1080, MON, 360),
      'Event runs from Friday 18:00 to Monday 06:00, for 2 days 12 h.',
      '2 days 12 h',
    ],
    [
      'nearly a week',
      weekly(MON, 600, MON, 599),
      'Event runs from Monday 10:00 to Monday 09:59, for 6 days 23 h 59 min.',
      '6 days 23 h 59 min',
    ],
  ])('REC-06 on %s says when and how long it runs, and in short how long', (_case, draft, text, short) => {
    expect(said(draft)).toEqual({ text, short });
  });

  test('REC-07 that was loaded in another zone may end on the next day', () => {
    // Monday 21:30 to 22:30 UTC, seen from where it is two hours later.
    const repeat = { kind: 'daily', days: [MON] } as const;
    const values = {
      repeat,
      time: [1410, 30],
      durationMinutes: 60,
      isNextDay: true,
      clockChange: null,
    } as const;
    expect(recapText({ valid: true, key: 'schedule.daily', values }, optionsOf('en-US', 'UTC')).text).toBe(
      'Event runs on Monday from 23:30 to 00:30 on the next day, for 1 h.',
    );
  });

  test('REC-06 is written as the locale writes days, times and durations', () => {
    expect(said(daily([SUN, MON], 480, 541), { locale: 'it-IT' }).text).toBe(
      'Event runs on domenica e lunedì from 08:00 to 09:01, for 1 h 1 min.',
    );
  });

  test.each<[string, ScheduleDraft, string]>([
    [
      'daily',
      daily([MON], 480, 540),
      'After the clocks change on March 28, 2027: Event runs on Monday from 09:00 to 10:00, for 1 h.',
    ],
    [
      'weekly',
      weekly(SAT, 1380, SUN, 60),
      'After the clocks change on March 28, 2027: Event runs from Sunday 00:00 to Sunday 02:00, for 2 h.',
    ],
    [
      'daily, and then ends on the next day',
      daily([MON], 1300, 1430),
      'After the clocks change on March 28, 2027: Event runs on Monday from 22:40 to 00:50 on the next day, for 2 h 10 min.',
    ],
  ])('REC-07 FLT-095 %s, says what the change of the clocks does', (_case, draft, detail) => {
    expect(said(draft, { timeZone: 'Europe/Rome' }).detail).toBe(detail);
  });

  // The change that comes next: where the clocks change in spring and in autumn, by half an hour, in the South, and not at all.
  const [BEFORE_SPRING, BEFORE_AUTUMN] = [Date.UTC(2026, 1, 1), Date.UTC(2026, 6, 1)];
  test.each<[string, number, ScheduleDraft, string | undefined]>([
    [
      'Europe/Rome',
      BEFORE_SPRING,
      daily([MON], 480, 540),
      'March 29, 2026: Event runs on Monday from 09:00 to 10:00, for 1 h.',
    ],
    [
      'Europe/Rome',
      BEFORE_AUTUMN,
      daily([MON], 480, 540),
      'October 25, 2026: Event runs on Monday from 07:00 to 08:00, for 1 h.',
    ],
    [
      'Europe/Rome',
      BEFORE_AUTUMN,
      daily([MON], 0, 30),
      'October 25, 2026: Event runs on Sunday from 23:00 to 23:30, for 30 min.',
    ],
    [
      'Europe/Rome',
      BEFORE_SPRING,
      daily([SAT], 1410, 1435),
      'March 29, 2026: Event runs on Sunday from 00:30 to 00:55, for 25 min.',
    ],
    [
      'America/New_York',
      BEFORE_SPRING,
      daily([MON], 480, 540),
      'March 8, 2026: Event runs on Monday from 09:00 to 10:00, for 1 h.',
    ],
    [
      'America/New_York',
      BEFORE_AUTUMN,
      weekly(SAT, 1380, SUN, 60),
      'November 1, 2026: Event runs from Saturday 22:00 to Sunday 00:00, for 2 h.',
    ],
    [
      'Australia/Lord_Howe',
      BEFORE_SPRING,
      daily([MON], 480, 540),
      'April 5, 2026: Event runs on Monday from 07:30 to 08:30, for 1 h.',
    ],
    [
      'Australia/Lord_Howe',
      BEFORE_AUTUMN,
      daily([MON], 480, 540),
      'October 4, 2026: Event runs on Monday from 08:30 to 09:30, for 1 h.',
    ],
    ['Asia/Kolkata', BEFORE_SPRING, daily([MON], 480, 540), undefined],
    ['Pacific/Kiritimati', BEFORE_AUTUMN, daily([MON], 480, 540), undefined],
  ])(
    'REC-07 FLT-095 FLT-096 in %s, from %d on, says what the next change does',
    (timeZone, now, draft, detail) => {
      const text = detail && `After the clocks change on ${detail}`;
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
