import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ScheduleDraft, toScheduleDraft, toScheduleEntry } from './draft.ts';
import { utcToLocal } from './local.ts';
import { nextOccurrence } from './occurrence.ts';
import { overlaps, prepareOverlaps } from './overlap.ts';
import { type NamedEntry, type RecapContext, recap } from './recap.ts';
import { always, daily as dailyEntry, entries, weekly as weeklyEntry } from './testEntries.ts';
import { readWall } from './testWeek.ts';
import { nextClockChange, offsetAt } from './zone.ts';

const [SUN, MON, TUE, WED, FRI, SAT] = [0, 1, 2, 3, 5, 6] as const;
const NOW = Date.UTC(2026, 10, 21, 8);
const inZone = (timeZone: string, now = NOW): RecapContext => ({ timeZone, now });
const rome = inZone('Europe/Rome');

type Minute = number | null;
const daily = (days: number[], start: Minute, end: Minute): ScheduleDraft => ({
  repeat: { kind: 'daily', days },
  time: [start, end],
});
const night = (days: number[], start: Minute, end: Minute): ScheduleDraft => ({
  ...daily(days, start, end),
  endsNextDay: true,
});
const weekly = (from: number | null, start: Minute, to: number | null, end: Minute): ScheduleDraft => ({
  repeat: { kind: 'weekly', start: from, stop: to },
  time: [start, end],
});
const allWeek: ScheduleDraft = { repeat: { kind: 'always' }, time: [null, null] };
const other = (id: string, entry: ReturnType<typeof dailyEntry>): NamedEntry => ({
  ...entry,
  id,
  name: `Event ${id}`,
});

describe('a recap', () => {
  test.each<[string, ScheduleDraft, string]>([
    ['REC-02 a daily schedule without a day', daily([], null, null), 'schedule.noDay'],
    ['REC-02 one without a start', daily([MON], null, null), 'schedule.noStart'],
    ['REC-02 one without an end', daily([MON], 480, null), 'schedule.noEnd'],
    ['REC-02 an end before the start', daily([MON], 540, 480), 'schedule.endBeforeStart'],
    ['REC-02 an end at the start', daily([MON], 480, 480), 'schedule.endBeforeStart'],
    [
      'REC-02 an end before the start of one that says it is no night',
      { ...daily([MON], 540, 480), endsNextDay: false },
      'schedule.endBeforeStart',
    ],
    ['REC-02 a night without a day', night([], 1200, 510), 'schedule.noDay'],
    ['REC-02 a night without an end', night([MON], 1200, null), 'schedule.noEnd'],
    ['REC-02 a night of exactly 24 hours', night([MON], 1200, 1200), 'schedule.wholeDay'],
    ['REC-02 a night of more than 24 hours', night([MON], 540, 990), 'schedule.wholeDay'],
    ['REC-02 a day from 00:00 to 24:00', daily([MON], 0, 1440), 'schedule.wholeDay'],
    ['REC-03 a weekly schedule without a start day', weekly(null, null, null, null), 'schedule.noStartDay'],
    ['REC-03 one without an end day', weekly(MON, null, null, null), 'schedule.noEndDay'],
    ['REC-03 one without a start', weekly(MON, null, TUE, null), 'schedule.noStart'],
    ['REC-03 one without an end', weekly(MON, 480, TUE, null), 'schedule.noEnd'],
    ['REC-03 one that ends as it begins', weekly(MON, 480, MON, 480), 'schedule.noDuration'],
  ])('%s is refused', (_case, draft, key) => {
    expect(recap(draft, [other('evts/2', always)], rome)).toEqual({ valid: false, key, values: {} });
  });

  test.each([
    ['one minute', daily([MON], 480, 481), 1, false],
    ['the longest day', daily([MON], 0, 1439), 1439, false],
  ])('REC-06 a daily schedule of %s is valid', (_case, draft, durationMinutes, isNextDay) => {
    expect(recap(draft, [], inZone('Asia/Kolkata'))).toEqual({
      valid: true,
      key: 'schedule.daily',
      values: { repeat: draft.repeat, time: draft.time, durationMinutes, isNextDay, clockChange: null },
    });
  });

  test.each([
    ['a night', night([MON, SAT], 1200, 510), [1200, 510], 750],
    ['one minute over midnight', night([MON], 1439, 0), [1439, 0], 1],
    ['all but a minute of 24 hours', night([MON], 600, 599), [600, 599], 1439],
    ['a day until 24:00, which is 00:00 of the next', daily([MON], 480, 1440), [480, 0], 960],
    ['a night until 24:00', night([MON], 480, 1440), [480, 0], 960],
  ])('REC-02 REC-06 %s is valid and ends the next day', (_case, draft, time, durationMinutes) => {
    expect(recap(draft, [], inZone('Asia/Kolkata'))).toEqual({
      valid: true,
      key: 'schedule.daily',
      values: { repeat: draft.repeat, time, durationMinutes, isNextDay: true, clockChange: null },
    });
    expect(toScheduleEntry(draft, 0)).toEqual({
      ...dailyEntry([MON], 0, 1),
      repeat: toScheduleEntry(draft, 0)?.repeat,
      time,
    });
  });

  test('REC-03 a weekly schedule until 24:00 ends with the day after', () => {
    expect(toScheduleEntry(weekly(FRI, 1080, SAT, 1440), 0)).toEqual(weeklyEntry(FRI, 1080, SUN, 0));
  });

  test('REC-05 six nights meet what plays in the morning after, and nothing of the seventh', () => {
    const nights = night([MON, TUE, WED, 4, FRI, SAT], 1200, 510);
    const zone = inZone('UTC');
    expect(recap(nights, [other('evts/2', dailyEntry([SUN], 500, 520))], zone)).toMatchObject({
      key: 'schedule.overlap',
      values: { start: { day: SUN, minute: 500 }, end: { day: SUN, minute: 510 } },
    });
    const days = dailyEntry([MON, TUE, WED, 4, FRI, SAT], 510, 1200);
    const monday = dailyEntry([MON], 0, 510);
    expect(recap(nights, [other('evts/2', days), other('evts/3', monday)], zone)).toMatchObject({
      valid: true,
    });
  });

  test.each([
    ['a weekend', weekly(FRI, 1080, MON, 360), 3600],
    ['a week but for a minute, around its end', weekly(WED, 600, WED, 599), 10_079],
    ['an hour', weekly(SUN, 0, SUN, 60), 60],
  ])('REC-03 REC-06 a weekly schedule of %s is valid', (_case, draft, durationMinutes) => {
    expect(recap(draft, [], inZone('Asia/Kolkata'))).toMatchObject({
      valid: true,
      key: 'schedule.weekly',
      values: { repeat: draft.repeat, time: draft.time, durationMinutes, clockChange: null },
    });
  });

  test('REC-04 always is valid, and still must not overlap', () => {
    expect(recap(allWeek, [], rome)).toEqual({ valid: true, key: 'schedule.always', values: {} });
    expect(recap(allWeek, [other('evts/2', dailyEntry([MON], 0, 1))], rome)).toMatchObject({
      key: 'schedule.overlap',
    });
  });
});

describe('an overlap', () => {
  // Saturday 23:30 to Sunday 00:30 UTC: in Rome early on Sunday, in New York on Saturday evening.
  const night = other('evts/2', dailyEntry([SAT], 1410, 30));

  test.each([
    [
      'on one local day',
      'Europe/Rome',
      daily([SUN], 0, 1439),
      { start: { day: SUN, minute: 30 }, end: { day: SUN, minute: 90 } },
    ],
    [
      'on the local day before',
      'America/New_York',
      daily([SAT], 1120, 1130),
      { start: { day: SAT, minute: 1120 }, end: { day: SAT, minute: 1130 } },
    ],
    [
      'over local midnight',
      'UTC',
      weekly(SAT, 1400, SUN, 60),
      { start: { day: SAT, minute: 1410 }, end: { day: SUN, minute: 30 } },
    ],
  ])('REC-05 %s is told in local time', (_case, timeZone, draft, values) => {
    const expected = {
      valid: false,
      key: 'schedule.overlap',
      values: { id: 'evts/2', name: 'Event evts/2', ...values },
    };
    expect(recap(draft, [night], inZone(timeZone))).toEqual(expected);
    expect(recap(draft, prepareOverlaps([night]), inZone(timeZone))).toEqual(expected);
  });

  test('REC-05 with the event that is edited does not count, also where an index still holds it', () => {
    const later = other('evts/3', dailyEntry([SUN], 60, 120));
    const draft = { ...daily([SUN], 60, 110), id: 'evts/2' };
    expect(recap({ ...draft, id: undefined }, [night, later], rome)).toMatchObject({
      values: { id: 'evts/2' },
    });
    for (const others of [[night], prepareOverlaps([night])]) {
      expect(recap(draft, others, rome)).toMatchObject({ valid: true });
    }
    for (const others of [[night, later], prepareOverlaps([night, later])]) {
      expect(recap({ ...draft, time: [60, 180] }, others, rome)).toMatchObject({ values: { id: 'evts/3' } });
    }
  });
});

describe('a schedule that was loaded', () => {
  // Monday 22:30 to 23:30 in Rome, entered in winter.
  const evening = dailyEntry([MON], 1290, 1350);
  const summer = inZone('Europe/Rome', Date.UTC(2026, 6, 1));
  const loaded = { ...toScheduleDraft(evening, 120), id: 'evts/1' };

  test('REC-07 may end on the next day by the clock of the viewer', () => {
    expect(recap(loaded, [], summer)).toMatchObject({
      valid: true,
      key: 'schedule.daily',
      values: {
        repeat: { kind: 'daily', days: [MON] },
        time: [1410, 30],
        durationMinutes: 60,
        isNextDay: true,
      },
    });
    expect(toScheduleEntry(loaded, 120)).toEqual(evening);
  });

  test.each<[string, Partial<ScheduleDraft>]>([
    ['a time', { time: [1411, 30] }],
    ['a day', { repeat: { kind: 'daily', days: [MON, TUE] } }],
  ])('REC-07 is under the rule from the first change of %s', (_case, change) => {
    const { endsNextDay: _, ...knowsNoNights } = { ...loaded, ...change };
    expect(recap(knowsNoNights, [], summer)).toMatchObject({ key: 'schedule.endBeforeStart' });
    // As a night it may be changed.
    expect(recap({ ...loaded, ...change }, [], summer)).toMatchObject({ valid: true });
  });

  test('REC-07 may stay as it is where nights are not known, and is none where that is said', () => {
    const { endsNextDay, ...knowsNoNights } = loaded;
    expect(endsNextDay).toBe(true);
    expect(recap(knowsNoNights, [], summer)).toMatchObject({ valid: true });
    expect(recap({ ...loaded, endsNextDay: false }, [], summer)).toMatchObject({
      key: 'schedule.endBeforeStart',
    });
  });

  test('REC-05 may not overlap either', () => {
    expect(recap(loaded, [other('evts/2', always)], summer)).toMatchObject({ key: 'schedule.overlap' });
  });

  test('FLT-097 that has no length is refused', () => {
    const entry = dailyEntry([MON], 600, 600);
    expect(recap(toScheduleDraft(entry, 60), [], rome)).toMatchObject({ key: 'schedule.endBeforeStart' });
  });
});

describe('the change of the clocks', () => {
  test.each<[string, string, string, ScheduleDraft, string | null, unknown]>([
    [
      'an hour later in Rome',
      'Europe/Rome',
      '2026-11-21T08:00Z',
      daily([MON], 480, 540),
      '2027-03-28T01:00Z',
      { repeat: { kind: 'daily', days: [MON] }, time: [540, 600] },
    ],
    [
      'an hour earlier in Rome',
      'Europe/Rome',
      '2027-04-01T08:00Z',
      daily([MON], 30, 540),
      '2027-10-31T01:00Z',
      { repeat: { kind: 'daily', days: [SUN] }, time: [1410, 480] },
    ],
    [
      'on the day after in New York',
      'America/New_York',
      '2026-11-21T08:00Z',
      daily([SAT], 1410, 1430),
      '2027-03-14T07:00Z',
      { repeat: { kind: 'daily', days: [SUN] }, time: [30, 50] },
    ],
    [
      'half an hour earlier on Lord Howe',
      'Australia/Lord_Howe',
      '2026-11-21T08:00Z',
      weekly(SUN, 0, MON, 15),
      '2027-04-03T15:00Z',
      { repeat: { kind: 'weekly', start: SAT, stop: SUN }, time: [1410, 1425] },
    ],
  ])('FLT-095 moves the event %s', (_case, timeZone, now, draft, atIso, local) => {
    const said = recap(draft, [], inZone(timeZone, Date.parse(now)));
    const clockChange = { atMs: Date.parse(atIso ?? ''), ...Object(local) };
    expect(said).toMatchObject({ valid: true, values: { clockChange } });
  });

  test('FLT-095 in the ambiguous hour and in the gap an event follows the offset of now, and says what comes', () => {
    // In the night to 2027-10-31 Rome's clocks show 02:30 twice; in the night to 2027-03-28 never.
    for (const [now, offsetMinutes, shown] of [
      ['2027-10-31T00:30Z', 120, [90, 105]],
      ['2027-10-31T01:30Z', 60, [210, 225]],
      ['2027-03-28T00:59Z', 60, [210, 225]],
      ['2027-03-28T01:00Z', 120, [90, 105]],
    ] as const) {
      const nowMs = Date.parse(now);
      const draft = daily([SUN], 150, 165);
      expect(toScheduleEntry(draft, offsetAt('Europe/Rome', nowMs))?.time[0]).toBe(150 - offsetMinutes);
      expect(recap(draft, [], inZone('Europe/Rome', nowMs))).toMatchObject({
        valid: true,
        values: { time: [150, 165], durationMinutes: 15, clockChange: { time: shown } },
      });
    }
  });
});

const ZONES = [
  'Europe/Rome',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'UTC',
];
const day = fc.integer({ min: 0, max: 6 });
const minute = fc.integer({ min: 0, max: 1439 });
// Two ordinary days, and both sides of changes in Rome, New York and on Lord Howe.
const MOMENTS = [
  '2026-07-01T12:34Z',
  '2026-11-21T08:00Z',
  '2027-03-28T00:59:59Z',
  '2027-03-28T01:00Z',
  '2027-10-31T00:30Z',
  '2027-11-07T05:30Z',
  '2027-11-07T06:30Z',
  '2027-04-03T14:59:59Z',
  '2027-10-02T15:30Z',
].map(Date.parse);
/** Each zone at each moment: one after the other, as a screen asks, for the change of the clocks is then remembered. */
const contexts = ZONES.flatMap((timeZone) => MOMENTS.map((now) => inZone(timeZone, now)));

describe('drafts of every kind', () => {
  test('REC-07 FLT-095 start at the typed hour by the clock of the zone, until it changes, and then at the hour said', () => {
    const drafts = fc.tuple(day, minute, minute).filter(([, start, end]) => start < end);
    for (const { timeZone, now } of contexts) {
      fc.assert(
        fc.property(drafts, ([typedDay, start, end]) => {
          const draft = daily([typedDay], start, end);
          const said = recap(draft, [], { timeZone, now });
          const entry = toScheduleEntry(draft, offsetAt(timeZone, now));
          if (!entry || said.key !== 'schedule.daily') return expect.fail(`a valid draft is ${said.key}`);
          const change = nextClockChange(timeZone, now);
          const run = nextOccurrence(entry, now);
          if (run && (!change || run.startMs < change.atMs)) {
            expect(readWall(timeZone, run.startMs)).toEqual({ day: typedDay, minute: start });
          }
          const after = change && nextOccurrence(entry, change.atMs - 1);
          expect(said.values.clockChange?.atMs).toBe(change?.atMs);
          if (!after) return;
          const [changedDay] =
            said.values.clockChange?.repeat.kind === 'daily' ? said.values.clockChange.repeat.days : [];
          expect(readWall(timeZone, after.startMs)).toEqual({
            day: changedDay,
            minute: said.values.clockChange?.time[0],
          });
        }),
        { numRuns: 30 },
      );
    }
  });

  const anyNumber = fc.oneof(
    fc.integer({ min: -2, max: 1442 }),
    fc.constant(1440),
    fc.double(),
    fc.maxSafeInteger(),
  );
  const anyTime = fc.option(anyNumber);
  const anyDraft: fc.Arbitrary<ScheduleDraft> = fc.record(
    {
      id: fc.constantFrom('evts/0', 'evts/1', 'evts/9'),
      repeat: fc.oneof(
        fc.constant({ kind: 'always' } as const),
        fc.record({ kind: fc.constant('daily' as const), days: fc.array(fc.oneof(day, anyNumber)) }),
        fc.record({
          kind: fc.constant('weekly' as const),
          start: fc.oneof(day, anyTime),
          stop: fc.oneof(day, anyTime),
        }),
      ),
      time: fc.tuple(fc.oneof(minute, anyTime), fc.oneof(minute, anyTime)),
      endsNextDay: fc.boolean(),
      loaded: fc.oneof(entries, fc.record({ repeat: anyNumber, time: fc.tuple(anyNumber, anyNumber) })),
    },
    { requiredKeys: ['repeat', 'time'] },
  );
  const anyOthers = fc
    .array(fc.oneof(entries, fc.record({ repeat: anyNumber, time: fc.tuple(anyNumber, anyNumber) })), {
      maxLength: 4,
    })
    .map((all) => all.map((entry, i) => other(`evts/${i}`, entry)));

  const zones = fc.constantFrom(...ZONES);

  test('REC-02 to REC-07 have a recap, whatever they hold, that agrees with the entry and with the others', () => {
    fc.assert(
      fc.property(anyDraft, anyOthers, zones, (draft, others, timeZone) => {
        const said = recap(draft, others, inZone(timeZone));
        expect(recap(draft, prepareOverlaps(others), inZone(timeZone))).toEqual(said);
        const entry = toScheduleEntry(draft, offsetAt(timeZone, NOW));
        expect(entry === null).toBe(/(no(Day|Start|End|StartDay|EndDay)|wholeDay)$/.test(said.key));
        if (!entry || said.key === 'schedule.endBeforeStart' || said.key === 'schedule.noDuration') return;
        expect(said.valid).toBe(!others.some((one) => one.id !== draft.id && overlaps(entry, one)));
      }),
      { numRuns: 3000 },
    );
  });

  test('REC-07 that are loaded are never refused for what the clock of the viewer does to them', () => {
    fc.assert(
      fc.property(entries, zones, (entry, timeZone) => {
        const offsetMinutes = offsetAt(timeZone, NOW);
        const said = recap(toScheduleDraft(entry, offsetMinutes), [], inZone(timeZone));
        expect(said.valid).toBe(overlaps(entry, always));
        if (said.key !== 'schedule.daily') return;
        expect(said.values.time).toEqual(utcToLocal(entry, offsetMinutes).time);
      }),
      { numRuns: 2000 },
    );
  });

  test('a moment that is none is a RangeError, as of Date', () => {
    expect(() => recap(daily([MON], 0, 1), [], inZone('Europe/Rome', Number.NaN))).toThrow(RangeError);
  });

  test('a zone that is not known is UTC', () => {
    expect(recap(daily([MON], 0, 1), [], inZone('Nowhere/Land'))).toEqual(
      recap(daily([MON], 0, 1), [], inZone('UTC')),
    );
  });

  test('REC-05 a weekly draft meets a weekly event where the two weeks cross', () => {
    expect(
      recap(weekly(FRI, 1080, MON, 360), [other('evts/2', weeklyEntry(SUN, 0, TUE, 0))], inZone('UTC')),
    ).toMatchObject({
      values: { start: { day: SUN, minute: 0 }, end: { day: MON, minute: 360 } },
    });
  });
});
