import {
  encodeRepeat,
  overlaps,
  type Repeat,
  type ScheduleEntry,
  weekRuns,
} from '@carillon/protocol/schedule';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WeekHandle } from '../../../ui/live/weekEdit.ts';
import { DAY } from '../../../ui/live/weekLayout.ts';
import { findMeetings, moveRun, moveRuns } from '../../../ui/live/weekMove.ts';
import { findFreedom, moveEntry } from './moveEvent.ts';

const entry = (repeat: Repeat, start: number, end: number): ScheduleEntry => ({
  repeat: encodeRepeat(repeat),
  time: [start, end],
});
const daily = (days: number[], start: number, end: number) => entry({ kind: 'daily', days }, start, end);
const weekly = (from: number, to: number, start: number, end: number) =>
  entry({ kind: 'weekly', start: from, stop: to }, start, end);
const hours = (hour: number, minute = 0) => hour * 60 + minute;
const [SUN, WED, THU, FRI, SAT] = [0, 3, 4, 5, 6] as const;

test.each([
  [
    'one of a day in time',
    daily([THU], hours(18), hours(20, 30)),
    60,
    30,
    0,
    daily([THU], hours(18, 30), hours(21)),
  ],
  [
    'one of a day to another day',
    daily([THU], hours(18), hours(20, 30)),
    60,
    0,
    1,
    daily([FRI], hours(18), hours(20, 30)),
  ],
  [
    'one whose UTC day is the day before',
    daily([THU], hours(20), hours(21)),
    330,
    60,
    1,
    daily([FRI], hours(21), hours(22)),
  ],
  [
    'one across midnight of UTC',
    daily([FRI], hours(23), hours(0)),
    60,
    60,
    0,
    daily([SAT], hours(0), hours(1)),
  ],
  [
    'one of several days in time',
    daily([WED, THU], hours(8), hours(9)),
    -300,
    -60,
    0,
    daily([WED, THU], hours(7), hours(8)),
  ],
  ['a night', daily([WED, FRI], hours(19), hours(7)), 60, -60, 0, daily([WED, FRI], hours(18), hours(6))],
  [
    'a span of the week',
    weekly(SAT, SUN, hours(21), hours(5)),
    60,
    60,
    1,
    weekly(SUN, 1, hours(22), hours(6)),
  ],
])('EVT-10 moves %s', (_what, before, offsetMinutes, along, days, after) => {
  const [from] = weekRuns(before, offsetMinutes);
  const freedom = findFreedom(before.repeat);
  if (!from || !freedom) throw new Error('It never runs.');
  const to = moveRun(from, 'whole', { along, days, isFine: false }, freedom);
  expect(moveEntry(before, from, to, offsetMinutes)).toEqual(after);
});

test('EVT-10 what runs always or never is not moved', () => {
  expect(findFreedom(encodeRepeat({ kind: 'always' }))).toBe(null);
  expect(findFreedom(0)).toBe(null);
});

const minute = fc.nat(DAY - 1);
const anEntry = fc
  .oneof(
    fc
      .tuple(fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }), minute, minute)
      .map(([days, start, end]) => daily(days, start, end)),
    fc
      .tuple(fc.nat(6), fc.nat(6), minute, minute)
      .map(([from, to, start, end]) => weekly(from, to, start, end)),
  )
  .filter((one) => weekRuns(one, 0).length > 0);
const offset = fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15);
const way = fc.record({
  along: fc.integer({ min: -DAY, max: DAY }),
  days: fc.integer({ min: -6, max: 6 }),
  isFine: fc.boolean(),
});
const handles = fc.constantFrom<WeekHandle>('whole', 'start', 'end');

test('EVT-10 what is stored runs where it was drawn, in every zone, and put back it is what it was', () => {
  fc.assert(
    fc.property(anEntry, offset, way, handles, fc.nat(6), (before, offsetMinutes, by, handle, which) => {
      const runs = weekRuns(before, offsetMinutes);
      const from = runs[which % runs.length];
      const freedom = findFreedom(before.repeat);
      if (!from || !freedom) throw new Error('It never runs.');
      const to = moveRun(from, handle, by, freedom);
      const after = moveEntry(before, from, to, offsetMinutes);
      const drawn = moveRuns(runs, from, to).toSorted((a, b) => a.start - b.start);
      expect(weekRuns(after, offsetMinutes)).toEqual(drawn);
      expect(moveEntry(after, to, from, offsetMinutes)).toEqual(before);
    }),
  );
});

test('EVT-10 what is hatched is what a device refuses, and nothing else', () => {
  fc.assert(
    fc.property(anEntry, anEntry, offset, (one, other, offsetMinutes) => {
      const event = { id: 'other', name: 'other', runs: weekRuns(other, offsetMinutes) };
      const isMet = findMeetings(weekRuns(one, offsetMinutes), [event]).length > 0;
      expect(isMet).toBe(overlaps(one, other));
    }),
  );
});
