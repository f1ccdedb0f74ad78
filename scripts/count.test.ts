import { describe, expect, test } from 'vitest';
import { countLine, countPlaywright, countRun, countVitest, sum } from './count.ts';

const none = { passed: 0, failed: 0, skipped: 0 };

test.each([
  ['what passed and failed', { passed: 12, failed: 0, skipped: 0 }, '12 passed, 0 failed'],
  [
    'what was skipped, if anything was',
    { passed: 3, failed: 1, skipped: 2 },
    '3 passed, 1 failed, 2 skipped',
  ],
])('the last line says %s', (_title, count, line) => {
  expect(countLine(count)).toBe(line);
});

describe('a runner is not believed', () => {
  test.each([
    ['when it fails without a failed test', false, { ...none, passed: 5 }, 1],
    ['when it ran no test', true, { ...none, skipped: 3 }, 1],
    ['twice for the same failure', false, { ...none, failed: 2 }, 2],
    ['to have failed when it passed', true, { ...none, passed: 5 }, 0],
  ])('%s', (_title, ok, count, failed) => {
    expect(countRun(ok, count).failed).toBe(failed);
  });
});

test("vitest's report counts a file that cannot be loaded as a failure", () => {
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test("playwright's report counts an error outside of any test as a failure", () => {
  const report = { stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 1 }, errors: [{}] };
  expect(countPlaywright(report)).toEqual({ passed: 3, failed: 2, skipped: 1 });
});

test('counts are added up', () => {
  expect(
    sum([
      { ...none, passed: 2 },
      { ...none, failed: 1 },
      { ...none, skipped: 4 },
    ]),
  ).toEqual({
    passed: 2,
    failed: 1,
    skipped: 4,
  });
});
