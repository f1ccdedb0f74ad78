import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  atMostUnits,
  costText,
  doUnit,
  forPeople,
  measureCosts,
  sumCost,
  timeUnit,
} from '../bench/reference.ts';

describe('what something costs beside the unit of the machine', () => {
  test('is the middle of the quotients, each of one moment', () => {
    const pairs = [
      { ms: 100, unitMs: 2 },
      // A busy moment takes longer for both.
      { ms: 400, unitMs: 8 },
      { ms: 90, unitMs: 1.5 },
    ];
    expect(sumCost(pairs)).toEqual({ ms: 100, unitMs: 2, units: 50 });
  });

  test('is the same on a machine that is a fifth slower', () => {
    const pairs = [
      { ms: 45, unitMs: 0.9 },
      { ms: 46, unitMs: 1 },
    ];
    const slower = pairs.map(({ ms, unitMs }) => ({ ms: ms * 1.2, unitMs: unitMs * 1.2 }));
    expect(sumCost(slower).units).toBeCloseTo(sumCost(pairs).units);
    expect(sumCost(slower).ms).toBeGreaterThan(sumCost(pairs).ms);
  });

  test.each([
    [46.12, '46.1 units of 0.90 ms'],
    [0.0000621, '0.0000621 units of 0.90 ms'],
    [1234.5, '1,230 units of 0.90 ms'],
  ])('is written in three figures: %d', (units, text) => {
    expect(costText({ ms: 1, unitMs: 0.9, units })).toBe(text);
  });

  test('is bounded in units, or by what people feel', () => {
    expect(atMostUnits(0.0005)).toBe('at most 0.0005 units');
    expect(forPeople('under 50 ms')).toBe('for people: under 50 ms');
  });
});

test('the unit is the same work each time', () => {
  expect(doUnit()).toBe(doUnit());
  expect(doUnit()).toBeGreaterThan(0);
});

test('what is more work than a unit is more units', () => {
  const times = (count: number) => () => Array.from({ length: count }, doUnit);
  timeUnit();
  const [two, thirty] = measureCosts([times(2), times(30)], { turns: 3, turnMs: 30 });
  // A busy machine is rough, and may measure one unit as long as two; what matters is that the figure goes with the work.
  expect(thirty?.units).toBeGreaterThan(10);
  expect(thirty?.units).toBeGreaterThan(two?.units ?? Number.POSITIVE_INFINITY);
});

/** A text that is a time, or begins as a bound of one: '8 ms, 16 ms', 'at most 5 s'. */
const BOUND =
  /['"`](?:[\d.,]+ ?(?:ms|µs|s)['"`,]|(?:at most|under|below) [\d.,]+ ?(?:ms\b|µs|s\b|% of a core))/;

describe.each(globSync('bench/*.ts'))('%s', (file) => {
  test('bounds no time, but for people', () => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const times = lines.filter((line) => BOUND.test(line));
    expect(times.filter((line) => !line.includes('forPeople('))).toEqual([]);
  });
});
