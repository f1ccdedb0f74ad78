import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findFreeTime } from './free.ts';
import { always, daily, entries, weekly } from './testEntries.ts';
import { weekRuns } from './week.ts';

const [SUN, MON, TUE, WED, THU, FRI, SAT] = [0, 1, 2, 3, 4, 5, 6] as const;
const EACH_DAY = [SUN, MON, TUE, WED, THU, FRI, SAT];
const WORKDAYS = [MON, TUE, WED, THU, FRI];
const hours = (from: number, to: number): readonly [number, number] => [from * 60, to * 60];

describe('REC-05 the time that is free', () => {
  test.each([
    ['with nothing planned, is that of an open shop', [], { days: WORKDAYS, time: hours(9, 18) }],
    [
      'is the longest one between two events',
      [daily(EACH_DAY, 420, 510), daily(WORKDAYS, 1020, 1140)],
      { days: WORKDAYS, time: hours(8.5, 17) },
    ],
    [
      'is the first of two that are as long',
      [daily(EACH_DAY, 600, 840)],
      { days: WORKDAYS, time: hours(0, 10) },
    ],
    ['may last until midnight', [daily(EACH_DAY, 0, 600)], { days: WORKDAYS, time: hours(10, 24) }],
    [
      'is one that all workdays have in common',
      [daily([MON], 0, 720), daily([TUE], 1080, 30)],
      { days: WORKDAYS, time: hours(12, 18) },
    ],
    [
      'is the same between two nights',
      [daily(EACH_DAY, 1200, 510)],
      { days: WORKDAYS, time: hours(8.5, 20) },
    ],
    [
      'is that of the freest day where workdays have none in common',
      [daily([MON], 0, 720), daily([TUE], 720, 1439), daily([SUN], 0, 60)],
      { days: [WED], time: hours(9, 18) },
    ],
    [
      'of such a day is its longest',
      [weekly(MON, 0, SAT, 600), daily([SUN], 0, 480)],
      { days: [SUN], time: hours(8, 24) },
    ],
    ['is none where all is taken', [always], null],
    ['is none where what is left is too short', [daily(EACH_DAY, 0, 1430)], null],
  ])('%s', (_case, others, free) => {
    expect(findFreeTime(others, 0)).toEqual(free);
  });

  test('REC-07 is one of local time', () => {
    expect(findFreeTime([daily(EACH_DAY, 360, 450), daily(EACH_DAY, 960, 1080)], 60)?.time).toEqual(
      hours(8.5, 17),
    );
  });

  test('meets none of the others, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.array(entries, { maxLength: 6 }),
        fc.constantFrom(0, 60, -300, 345),
        (others, offset) => {
          const free = findFreeTime(others, offset);
          const taken = others.flatMap((other) => weekRuns(other, offset));
          for (const day of free?.days ?? []) {
            const [start, end] = (free?.time ?? []).map((minute) => day * 1440 + minute) as [number, number];
            const meets = taken.some(
              (run) => (run.start < end && start < run.end) || start + 10_080 < run.end,
            );
            expect(meets).toBe(false);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
