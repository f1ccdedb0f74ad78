import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EQUALIZER_UNITS, equalizerResponse } from './equalizer.ts';

const equalizers = fc.record({
  bf: fc.integer({ min: 2, max: 15 }),
  ba: fc.integer({ min: 0, max: 15 }),
  tf: fc.integer({ min: 1, max: 15 }),
  ta: fc.integer({ min: -8, max: 7 }),
});

// A cut frequency may be below what its slider can be set to.
const reported = fc.record({
  bf: fc.nat(15),
  ba: fc.nat(15),
  tf: fc.nat(15),
  ta: fc.integer({ min: -8, max: 7 }),
});

// Three hundred frequencies evenly from 20 Hz to 20 kHz, as a curve is drawn.
const AUDIBLE = Array.from({ length: 300 }, (_, index) => 20 * 1000 ** (index / 299));

test('AUD-01 a step is 10 Hz, 1 dB, 1 kHz and 1.5 dB', () => {
  expect(EQUALIZER_UNITS).toEqual({ bf: 10, ba: 1, tf: 1000, ta: 1.5 });
});

/** A (s² + √(2A) s + A) / (A s² + √(2A) s + 1) at s = jw, in dB: the low shelf as books on filters have it. */
function analogShelfDb(levelDb: number, w: number): number {
  const a = 10 ** (levelDb / 40);
  const imaginary = Math.sqrt(2 * a) * w;
  return 20 * Math.log10((a * Math.hypot(a - w * w, imaginary)) / Math.hypot(1 - a * w * w, imaginary));
}

describe('the response of the equalizer', () => {
  const both = { bf: 8, ba: 6, tf: 8, ta: -2 };

  test.each([
    ['all of the bass far below', both, 1, 6],
    ['half of the bass at its cut', both, 80, 3],
    ['nothing between', both, 800, 0],
    ['half of the treble at its cut', both, 8000, -1.5],
    ['all of the treble far above', both, 1e6, -3],
    ['the most of the bass', { ...both, ba: 15 }, 1, 15],
    ['the most of the treble', { ...both, ta: 7 }, 1e6, 10.5],
    ['the least of the treble', { ...both, ta: -8 }, 1e6, -12],
    ['half of the bass at 150 Hz', { ...both, bf: 15 }, 150, 3],
    ['half of the treble at 1 kHz', { ...both, tf: 1 }, 1000, -1.5],
  ])('AUD-01 %s', (_case, equalizer, hz, db) => {
    expect(equalizerResponse(equalizer, hz)).toBeCloseTo(db, 2);
  });

  test('AUD-01 is the amplitude of a low shelf of second order, and of its mirror image', () => {
    fc.assert(
      fc.property(equalizers, fc.constantFrom(...AUDIBLE), (equalizer, hz) => {
        const { bf, ba, tf, ta } = equalizer;
        const shelves = analogShelfDb(ba, hz / (bf * 10)) + analogShelfDb(ta * 1.5, (tf * 1000) / hz);
        expect(equalizerResponse(equalizer, hz)).toBeCloseTo(shelves, 6);
      }),
    );
  });

  test('AUD-01 is 0 dB everywhere while it is off, whatever the cut frequencies, 0 included', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.nat(15), fc.constantFrom(...AUDIBLE), (bf, tf, hz) => {
        expect(equalizerResponse({ bf, ba: 0, tf, ta: 0 }, hz)).toBe(0);
      }),
    );
  });

  test('AUD-01 only falls with bass alone, and with treble alone turns only one way', () => {
    const isFalling = (values: number[]) =>
      values.every((value, index) => value <= (values[index - 1] ?? Number.POSITIVE_INFINITY));
    fc.assert(
      fc.property(equalizers, (equalizer) => {
        const bass = AUDIBLE.map((hz) => equalizerResponse({ ...equalizer, ta: 0 }, hz));
        const treble = AUDIBLE.map((hz) => equalizerResponse({ ...equalizer, ba: 0 }, hz));
        expect(isFalling(bass)).toBe(true);
        expect(isFalling(equalizer.ta > 0 ? treble.toReversed() : treble)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('AUD-01 is a number within the levels for whatever a device may report', () => {
    fc.assert(
      fc.property(reported, fc.constantFrom(...AUDIBLE), (equalizer, hz) => {
        const db = equalizerResponse(equalizer, hz);
        expect(db).toBeGreaterThanOrEqual(Math.min(0, equalizer.ta * 1.5) - 1e-9);
        expect(db).toBeLessThanOrEqual(equalizer.ba + Math.max(0, equalizer.ta * 1.5) + 1e-9);
      }),
      { numRuns: 2000 },
    );
  });
});
