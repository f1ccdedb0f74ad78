import { expect, test } from 'vitest';
import { clipping, music, type Signal, silence, speech, tone } from './signal.ts';

const MINUTES = 10;
const listen = (signal: Signal) => Array.from({ length: MINUTES * 600 }, (_, i) => signal(i * 100));
const samples = (seed: number) => listen(music(seed));

/** The part of these levels from `low` to `high`. */
const shareOf = (levels: readonly number[], low: number, high: number) =>
  levels.filter((l) => l >= low && l <= high).length / levels.length;

test.each([1, 2, 3, 99])('music (seed %i) is mostly at 60 to 85, with moments above 90', (seed) => {
  const levels = samples(seed).flat();
  const share = (low: number, high: number) => shareOf(levels, low, high);
  expect(levels.every((l) => Number.isInteger(l) && l >= 0 && l <= 96)).toBe(true);
  expect(share(60, 85)).toBeGreaterThan(0.75);
  expect(share(91, 96)).toBeGreaterThan(0.005);
  expect(share(91, 96)).toBeLessThan(0.15);
});

test('music moves, but its channels stay together', () => {
  const levels = samples(1);
  const apart = levels.map(([left, right]) => Math.abs(left - right));
  expect(Math.max(...apart)).toBeLessThanOrEqual(12);
  expect(apart.filter((d) => d > 0).length / apart.length).toBeGreaterThan(0.5);
  const changes = levels.slice(1).filter(([left], i) => left !== levels[i]?.[0]);
  expect(changes.length / levels.length).toBeGreaterThan(0.5);
});

test.each([1, 2, 3, 99])(
  'LIB-04 speech (seed %i) has syllables and pauses, the same in both channels',
  (seed) => {
    const levels = listen(speech(seed)).map(([left, right]) => {
      expect(right).toBe(left);
      return left;
    });
    expect(shareOf(levels, 25, 35)).toBeGreaterThan(0.1);
    expect(shareOf(levels, 45, 85)).toBeGreaterThan(0.5);
    expect(shareOf(levels, 36, 44)).toBe(0);
    expect(shareOf(levels, 86, 96)).toBe(0);
    const pauses = levels.filter((level, i) => level <= 35 && (levels[i - 1] ?? 96) > 35);
    expect(pauses.length / MINUTES).toBeGreaterThan(5);
  },
);

test.each([1, 2, 3, 99])('LIB-04 what clips (seed %i) is at 96 again and again, and never above', (seed) => {
  const levels = listen(clipping(seed)).flat();
  expect(shareOf(levels, 96, 96)).toBeGreaterThan(0.3);
  expect(shareOf(levels, 80, 96)).toBeGreaterThan(0.9);
  expect(Math.max(...levels)).toBe(96);
});

test('LIB-04 a tone stands still, and silence is nothing', () => {
  expect(new Set(listen(tone).flat())).toEqual(new Set([76]));
  expect(new Set(listen(silence).flat())).toEqual(new Set([0]));
});
