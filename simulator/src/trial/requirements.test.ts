import { describe, expect, test } from 'vitest';
import { formatRequirements, judgeRequirements, listRequirements } from './requirements.ts';

describe('LIB-15 the requirements of a scenario are in its title and its tags', () => {
  test.each([
    ['a volume', ['D7:vol', 'slow'], ['D7:vol']],
    ['LIB-15 D7 the volume of CR-1002', ['D7:vol', 'BRK-05'], ['D7:vol', 'BRK-05', 'LIB-15']],
    ['D4, D5 and again D4', [], ['D4', 'D5']],
    ['nothing of E5 or D10 or lib-15', ['d7', 'D7vol', 'D7:'], []],
  ])('%s', (title, tags, requirements) => {
    expect(listRequirements(title, tags)).toEqual(requirements);
  });
});

const judged = (title: string, requirements: readonly string[], verdict: 'passed' | 'failed' | string) => ({
  title,
  requirements,
  isPassed: verdict === 'passed',
  isSkipped: !['passed', 'failed'].includes(verdict),
  ...(!['passed', 'failed'].includes(verdict) && { notTried: verdict }),
});

const RESULTS = [
  judged('it plays', ['D7:StartEvent', 'D4'], 'passed'),
  judged('it fails over', ['D4', 'D10'], 'a fault'),
  judged('it stops', ['D7:StopEvent', 'D7:StartEvent'], 'failed'),
  judged('it waits', ['D9'], 'an hour'),
];

test('LIB-15 a requirement passed, failed or was not tried, by all its scenarios', () => {
  expect(judgeRequirements(RESULTS)).toEqual([
    {
      requirement: 'D4',
      verdict: 'passed',
      passed: ['it plays'],
      failed: [],
      notTried: [{ title: 'it fails over', reason: 'a fault' }],
    },
    {
      requirement: 'D7:StartEvent',
      verdict: 'failed',
      passed: ['it plays'],
      failed: ['it stops'],
      notTried: [],
    },
    { requirement: 'D7:StopEvent', verdict: 'failed', passed: [], failed: ['it stops'], notTried: [] },
    {
      requirement: 'D9',
      verdict: 'notTried',
      passed: [],
      failed: [],
      notTried: [{ title: 'it waits', reason: 'an hour' }],
    },
    {
      requirement: 'D10',
      verdict: 'notTried',
      passed: [],
      failed: [],
      notTried: [{ title: 'it fails over', reason: 'a fault' }],
    },
  ]);
  expect(formatRequirements(judgeRequirements(RESULTS))).toEqual([
    'By requirement',
    '✓ D4             passed (1), 1 not tried: a fault',
    '✗ D7:StartEvent  failed: it stops, 1 passed',
    '✗ D7:StopEvent   failed: it stops',
    '- D9             not tried: an hour',
    '- D10            not tried: a fault',
  ]);
  expect(formatRequirements([])).toEqual([
    'By requirement: no scenario names one, in its title or its tags.',
  ]);
});
