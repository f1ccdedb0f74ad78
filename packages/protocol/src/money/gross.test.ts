import { expect, test } from 'vitest';
import { grossCents } from './gross.ts';

test.each([
  [1999, 0, 22, 2439],
  [1999, 10, 22, 2195],
  [1050, 5, 22, 1218],
  [995, 2.5, 4, 1009],
  [333, 33, 10, 245],
  // Half a cent goes up, in each step.
  [1005, 0, 10, 1106],
  [1, 50, 0, 1],
  [999_999_999, 0, 100, 1_999_999_998],
  [4900, 100, 22, 0],
])('SHP-03: %d cents, %d %% less, with %d %% tax are %d cents', (price, discount, tax, gross) => {
  expect(grossCents({ price, discount, quantity: 12 }, tax)).toBe(gross);
});

test.each([
  [0.5, 0, 22],
  [100, 101, 22],
  [100, 0, -1],
  [100, 0, Number.NaN],
])('%d cents, %d %% less, with %d %% tax are no price', (price, discount, tax) => {
  expect(grossCents({ price, discount, quantity: 1 }, tax)).toBeNull();
});
