import { expect, test } from 'vitest';
import { isClipLevel, levelZone, METER_TOP, METER_ZONES, readLevel } from './meter.ts';

test.each([
  [0, 'green', false],
  [70, 'green', false],
  [70.1, 'yellow', false],
  [71, 'yellow', false],
  [90, 'yellow', false],
  [91, 'red', false],
  [94, 'red', false],
  [95, 'red', true],
  [96, 'red', true],
  [-1, 'green', false],
])('DSH-04 a level of %d dB is %s, and clips: %s', (level, zone, isClip) => {
  expect(levelZone(level)).toBe(zone);
  expect(isClipLevel(level)).toBe(isClip);
});

test('DSH-04 the zones fill the scale', () => {
  expect(METER_ZONES.map(({ toDb }) => toDb)).toEqual([70, 90, 95]);
  expect(METER_TOP).toBe(95);
});

test.each([
  ['within the scale', 78, 78],
  ['one above the scale', 96, 95],
  ['infinity', Number.POSITIVE_INFINITY, 95],
  ['below the scale', -1, 0],
  ['no number', Number.NaN, undefined],
  ['text', '78', undefined],
  ['nothing', undefined, undefined],
  ['null', null, undefined],
])('FLT-043 DSH-04 reads a level that is %s', (_case, value, level) => {
  expect(readLevel(value)).toBe(level);
});
