import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gainAt, gainRatio, gainStop, isGain, LAST_GAIN_STOP, MAX_GAIN } from './gain.ts';

describe('the line-in gain', () => {
  test.each([
    [0, 0, 0],
    [1, 256, 0.25],
    [4, 1024, 1],
    [10, 2560, 2.5],
    [255, 65_280, 63.75],
  ])('SND-04 stop %i is a gain of %i, %d times', (stop, gain, ratio) => {
    expect(gainAt(stop)).toBe(gain);
    expect(gainRatio(gain)).toBe(ratio);
  });

  test('SND-04 the last stop is the greatest gain, which is shown as 64 times', () => {
    expect(gainAt(LAST_GAIN_STOP)).toBe(65_535);
    expect(MAX_GAIN).toBe(65_535);
    expect(gainRatio(MAX_GAIN).toFixed(2)).toBe('64.00');
  });

  test('SND-04 every stop is found again by its gain, and is a gain', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LAST_GAIN_STOP }), (stop) => {
        expect(gainStop(gainAt(stop))).toBe(stop);
        expect(isGain(gainAt(stop))).toBe(true);
      }),
    );
  });

  test.each([
    ['between two stops', 1000, undefined, false],
    ['between two stops, as it was loaded', 1000, 1000, true],
    ['between two stops, where another was loaded', 1000, 1001, false],
    ['one below the last stop', 65_534, undefined, false],
    ['one above the last stop', 65_536, undefined, false],
    ['above the last stop, as it was loaded', 65_536, 65_536, false],
    ['below 0', -256, undefined, false],
    ['below 0, as it was loaded', -256, -256, false],
    ['no whole number, as it was loaded', 0.5, 0.5, false],
    ['no number', Number.NaN, Number.NaN, false],
    ['infinite', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, false],
  ])('SND-04 whether a gain may be %s', (_case, gain, loaded, isOne) => {
    expect(isGain(gain, loaded)).toBe(isOne);
  });
});
