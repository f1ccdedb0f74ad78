import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isConsistentRtcc, type RtccBody, toRtccBody } from './rtcc.ts';

const LAST = 253_402_300_799;
const moments = fc.integer({ min: 0, max: LAST });

describe('CLK-04 what sets the clock', () => {
  test('tells the moment in seconds and in parts, all UTC, and when to ask the time server', () => {
    const epoch = Date.parse('2026-11-21T08:05:09Z') / 1000;
    const parts = { Y: 2026, M: 11, D: 21, W: 6, h: 8, m: 5 };
    expect(toRtccBody(epoch, true)).toEqual({ epoch, b: 1, ...parts });
    expect(toRtccBody(epoch + 0.9, false)).toEqual({ epoch, b: 0, ...parts });
  });

  test.each([
    ['a second before 1970', -1, false],
    ['the first second of 1970', 0, true],
    ['the last second of 9999', LAST, true],
    ['a second after 9999', LAST + 1, false],
    ['no number', Number.NaN, false],
    ['an endless number', Number.POSITIVE_INFINITY, false],
  ])('%s can be told or not', (_case, epoch, canBeTold) => {
    expect(toRtccBody(epoch, true) !== null).toBe(canBeTold);
  });

  test('agrees with itself, and with no other minute', () => {
    fc.assert(
      fc.property(moments, moments, fc.boolean(), (epoch, other, isAlways) => {
        const body = toRtccBody(epoch, isAlways);
        expect(body && isConsistentRtcc(body)).toBe(true);
        const isSameMinute = Math.floor(epoch / 60) === Math.floor(other / 60);
        expect(body && isConsistentRtcc({ ...body, epoch: other })).toBe(isSameMinute);
      }),
    );
  });

  const body: RtccBody = { epoch: 1_795_248_309, b: 1, Y: 2026, M: 11, D: 21, W: 6, h: 8, m: 5 };

  test.each([
    ['nothing changed', {}, true],
    ['another second of the minute', { epoch: body.epoch + 50 }, true],
    ['another boot option', { b: 0 as const }, true],
    ['a year of two digits', { Y: 26 }, false],
    ['months from 0', { M: 10 }, false],
    ['another day', { D: 22 }, false],
    ['Saturday as 7', { W: 7 }, false],
    ['a local hour', { h: 9 }, false],
    ['another minute', { m: 6 }, false],
    ['half a second', { epoch: body.epoch + 0.5 }, false],
    ['no moment', { epoch: Number.NaN }, false],
    ['milliseconds', { epoch: body.epoch * 1000 }, false],
  ])('with %s is consistent or not', (_case, change, isConsistent) => {
    expect(isConsistentRtcc({ ...body, ...change })).toBe(isConsistent);
  });
});
