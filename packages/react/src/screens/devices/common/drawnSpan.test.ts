import { expect, test } from 'vitest';
import { readSpan, toSpanSearch } from './drawnSpan.ts';

const at = (day: number, hour: number, minute = 0) => day * 1440 + hour * 60 + minute;

test.each([
  ['of a Sunday', { start: at(0, 14), end: at(0, 15, 30) }, 'day=0&start=14:00&end=15:30'],
  ['up to the end of a Saturday', { start: at(6, 22), end: at(7, 0) }, 'day=6&start=22:00&end=24:00'],
])('EVT-10 a drawn time %s comes back from the address', (_what, run, search) => {
  expect(toSpanSearch(run)).toBe(search);
  expect(readSpan(`?${search}`)).toEqual(run);
});

test.each([
  '',
  '?from=3',
  '?day=7&start=14:00&end=15:00',
  '?day=1&start=15:00&end=14:00',
  '?day=1&start=25:00&end=26:00',
  '?day=1&start=9:00&end=x',
  '?day=1&start=24:00&end=24:00',
])('EVT-10 an address that says no time is read as none: %s', (search) => {
  expect(readSpan(search)).toBe(null);
});
