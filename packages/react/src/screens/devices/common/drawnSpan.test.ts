import { expect, test } from 'vitest';
import { readSpan, toSpanSearch } from './drawnSpan.ts';

const at = (day: number, hour: number) => day * 1440 + hour * 60;

const daily = (days: readonly number[], start: number, end: number) =>
  days.map((day) => ({ start: at(day, start), end: at(day, end) }));

test.each([
  ['of a Sunday', daily([0], 14, 15.5), 'day=0&start=14:00&end=15:30', [0], [840, 930]],
  ['up to the end of a Saturday', daily([6], 22, 24), 'day=6&start=22:00&end=24:00', [6], [1320, 1440]],
  ['of several days', daily([1, 2, 6], 8, 9), 'day=1,2,6&start=08:00&end=09:00', [1, 2, 6], [480, 540]],
])('EVT-10 a drawn time %s comes back from the address', (_what, runs, search, days, time) => {
  expect(toSpanSearch(runs)).toBe(search);
  expect(readSpan(`?${search}`)).toEqual({ days, time });
});

test.each([
  '',
  '?from=3',
  '?day=7&start=14:00&end=15:00',
  '?day=&start=14:00&end=15:00',
  '?day=1,&start=14:00&end=15:00',
  '?day=1&start=15:00&end=14:00',
  '?day=1&start=25:00&end=26:00',
  '?day=1&start=9:00&end=x',
  '?day=1&start=24:00&end=24:00',
])('EVT-10 an address that says no time is read as none: %s', (search) => {
  expect(readSpan(search)).toBe(null);
});
