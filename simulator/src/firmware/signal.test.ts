import { expect, test } from 'vitest';
import { music } from './signal.ts';

const MINUTES = 10;
const samples = (seed: number) => Array.from({ length: MINUTES * 600 }, (_, i) => music(seed)(i * 100));

test.each([1, 2, 3, 99])('music (seed %i) is mostly at 60 to 85, with moments above 90', (seed) => {
  const levels = samples(seed).flat();
  const share = (low: number, high: number) =>
    levels.filter((l) => l >= low && l <= high).length / levels.length;
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
