import { expect, test } from 'vitest';
import { createClockFormat } from './timeWords.ts';

const NOON = Date.UTC(2026, 2, 4, 12) / 1000;

test.each([
  [3, '3 s'],
  [221, '3 min 41 s'],
  [120, '2 min'],
  [3 * 3600 + 60, '3 h 1 min'],
  [86_400, '1 day'],
  [2 * 86_400 + 3600, '2 days'],
])('CLK-01 a difference of %i s is "%s", in one line', (seconds, text) => {
  expect(createClockFormat('en-US', 'UTC').span(seconds)).toBe(text.replaceAll(' ', '\u00a0'));
});

test.each([
  ['Europe/Rome', 'Europe/Rome, UTC+1'],
  ['Asia/Kolkata', 'Asia/Kolkata, UTC+5:30'],
  ['America/New_York', 'America/New York, UTC−5'],
  ['UTC', 'UTC, UTC'],
])('CLK-01 the zone %s is told with its offset', (zone, text) => {
  expect(createClockFormat('en-US', zone).zone(NOON)).toBe(text);
});

test('FLT-099 what is no date is written as none', () => {
  const { time, utc, day, zone } = createClockFormat('en-US', 'Europe/Rome');
  expect([time, utc, day].map((write) => write(1e300))).toEqual([null, null, null]);
  expect(zone(1e300)).toBe('Europe/Rome, UTC');
  expect([time(NOON), utc(NOON), day(61)]).toEqual(['13:00:00', '12:00:00', 'Thursday, January 1, 1970']);
});
