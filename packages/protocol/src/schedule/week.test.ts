import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localToUtc } from './local.ts';
import { always, daily, entries, illegal, legalEntries, runsIn, weekly } from './testEntries.ts';
import { weekRuns } from './week.ts';

const [SUN, MON, TUE, SAT] = [0, 1, 2, 6] as const;
const at = (day: number, hour: number, minute = 0) => day * 1440 + hour * 60 + minute;
const offset = fc.integer({ min: -56, max: 56 }).map((quarters) => quarters * 15);

test('REC-05 each day of a daily event is a run, past midnight into the day after', () => {
  expect(weekRuns(daily([MON, SAT], 1320, 360), 0)).toEqual([
    { start: at(MON, 22), end: at(TUE, 6) },
    { start: at(SAT, 22), end: at(7, 6) },
  ]);
});

test('REC-05 a weekly event is one run, around the end of the week', () => {
  expect(weekRuns(weekly(SAT, 1320, SUN, 360), 0)).toEqual([{ start: at(SAT, 22), end: at(7, 6) }]);
});

test('REC-07 runs are told in local time and in the order of the local week', () => {
  expect(weekRuns(daily([SUN, SAT], 1380, 1410), 120)).toEqual([
    { start: at(SUN, 1), end: at(SUN, 1, 30) },
    { start: at(MON, 1), end: at(MON, 1, 30) },
  ]);
});

test.each([0, 60, -570])('REC-04 always is the whole week with clocks %i minutes ahead', (offsetMinutes) => {
  expect(weekRuns(always, offsetMinutes)).toEqual([{ start: 0, end: at(7, 0) }]);
});

test('REC-05 what never runs has no run', () => {
  expect([illegal, daily([MON], 480, 480)].flatMap((entry) => weekRuns(entry, 60))).toEqual([]);
});

test('REC-05 runs are the minutes in which the entry runs', () => {
  fc.assert(
    fc.property(entries, fc.integer({ min: 0, max: 10_079 }), (entry, minute) => {
      const isIn = weekRuns(entry, 0).some(
        ({ start, end }) => (start <= minute && minute < end) || minute + 10_080 < end,
      );
      expect(isIn).toBe(runsIn(entry, minute));
    }),
  );
});

test('REC-07 what was entered in local time is drawn where it was entered', () => {
  fc.assert(
    fc.property(legalEntries, offset, (local, offsetMinutes) => {
      expect(weekRuns(localToUtc(local, offsetMinutes), offsetMinutes)).toEqual(weekRuns(local, 0));
    }),
  );
});
