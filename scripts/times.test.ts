import { expect, test } from 'vitest';
import { formatTimes } from './times.ts';

test('each phase that ran is printed with its bound, and what takes longer is marked', () => {
  const phases = new Map([
    ['unit', 90_000],
    ['end to end', 8 * 60_000],
  ] as const);
  expect(formatTimes(phases, 600_000)).toBe(
    'Time: unit 1.5 of 4 min, end to end 8.0 of 7 min (TOO LONG), all 10.0 of 20 min',
  );
});
