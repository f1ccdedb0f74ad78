import { expect, test } from 'vitest';
import { levelZone, METER_TOP, METER_ZONES } from './meter.ts';

test.each([
  [0, 'green'],
  [70, 'green'],
  [70.1, 'yellow'],
  [71, 'yellow'],
  [90, 'yellow'],
  [91, 'red'],
  [94, 'red'],
  [95, 'red'],
  [96, 'red'],
  [-1, 'green'],
])('DSH-04 a level of %d dB is %s', (level, zone) => {
  expect(levelZone(level)).toBe(zone);
});

test('DSH-04 the zones fill the scale', () => {
  expect(METER_ZONES.map(({ toDb }) => toDb)).toEqual([70, 90, 95]);
  expect(METER_TOP).toBe(95);
});
