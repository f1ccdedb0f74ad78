import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeRepeat, encodeRepeat, type Repeat } from './repeat.ts';
import { repeats } from './testEntries.ts';

describe('the repeat mask', () => {
  test.each<[string, Repeat, number]>([
    ['Sunday', { kind: 'daily', days: [0] }, 1],
    ['Saturday', { kind: 'daily', days: [6] }, 64],
    ['Monday to Friday', { kind: 'daily', days: [1, 2, 3, 4, 5] }, 62],
    ['every day', { kind: 'daily', days: [0, 1, 2, 3, 4, 5, 6] }, 127],
    ['Sunday to Sunday', { kind: 'weekly', start: 0, stop: 0 }, 128 + 16_384],
    ['Friday to Monday', { kind: 'weekly', start: 5, stop: 1 }, 4096 + 32_768],
    ['Saturday to Saturday', { kind: 'weekly', start: 6, stop: 6 }, 8192 + (1 << 20)],
    ['always', { kind: 'always' }, 1 << 21],
  ])('REC-01 %s has the bits of the specification', (_name, repeat, mask) => {
    expect(encodeRepeat(repeat)).toBe(mask);
    expect(decodeRepeat(mask)).toEqual(repeat);
  });

  test('REC-01 decoding takes back every encoding', () => {
    fc.assert(
      fc.property(repeats, (repeat) => {
        expect(decodeRepeat(encodeRepeat(repeat))).toEqual(repeat);
      }),
    );
  });

  test('REC-01 encoding takes back every mask that means something', () => {
    const bits = fc.subarray(
      Array.from({ length: 24 }, (_, bit) => 2 ** bit),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(bits, (given) => {
        const mask = given.reduce((sum, bit) => sum + bit, 0);
        const repeat = decodeRepeat(mask);
        if (repeat) expect(encodeRepeat(repeat)).toBe(mask);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['nothing', 0],
    ['a day and a weekly start', 1 + 128],
    ['a day and both weekly ends', 1 + 128 + 16_384],
    ['a weekly start alone', 128],
    ['a weekly stop alone', 16_384],
    ['two weekly starts', 128 + 256 + 16_384],
    ['two weekly stops', 128 + 16_384 + 32_768],
    ['always and a day', (1 << 21) + 1],
    ['a bit beyond the last', 1 << 22],
    ['the sign bit', -1],
    ['a mask past 32 bits', 2 ** 32 + 1],
    ['half a bit', 1.5],
    ['no number', Number.NaN],
  ])('a mask of %s means nothing', (_name, mask) => {
    expect(decodeRepeat(mask)).toBeNull();
  });

  test('the order of days and a day said twice make no difference', () => {
    expect(decodeRepeat(encodeRepeat({ kind: 'daily', days: [5, 1, 5] }))).toEqual({
      kind: 'daily',
      days: [1, 5],
    });
  });

  test.each<[string, Repeat]>([
    ['day 7', { kind: 'daily', days: [7] }],
    ['day -1', { kind: 'daily', days: [1, -1] }],
    ['half a day', { kind: 'daily', days: [1.5] }],
    ['no number', { kind: 'daily', days: [Number.NaN] }],
    ['no day at all', { kind: 'daily', days: [] }],
    ['a weekly start on day 7', { kind: 'weekly', start: 7, stop: 0 }],
    ['a weekly stop on day -1', { kind: 'weekly', start: 0, stop: -1 }],
  ])('%s cannot be encoded', (_name, repeat) => {
    expect(() => encodeRepeat(repeat)).toThrow(RangeError);
  });
});
