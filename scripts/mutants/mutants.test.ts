import { expect, test } from 'vitest';
import { sampleMutants } from '../../simulator/src/mutate/mutants.ts';
import { bundleLibrary } from './bundle.ts';
import { openBundle } from './library.ts';
import { findReason, findStaleReasons } from './reasons.ts';
import { decide, findProblems, formatTable } from './report.ts';
import { type Mutant, readSources } from './sources.ts';

const mutant = (id: number, start: number, end: number, replacement: string): Mutant => ({
  ...{ id, start, end, replacement, form: 'expression', within: 'f', file: 'a.ts', line: 1 },
  key: `a.ts f: ${id}`,
  maker: 'generator',
});

const LIST = [{ of: ['a.ts f: 1'], reason: 'nobody can hear it' }];

test('LIB-16 a reason for a mutant that is caught, or is not there, is refused as stale', () => {
  expect(findReason(mutant(1, 0, 1, ''), LIST)?.reason).toBe('nobody can hear it');
  expect(findReason(mutant(2, 0, 1, ''), LIST)).toBeUndefined();
  expect(findStaleReasons(['a.ts f: 1'], LIST)).toEqual([]);
  expect(findStaleReasons(['a.ts f: 2'], LIST)).toEqual([
    "No mutant that lives begins with 'a.ts f: 1': take it out of scripts/mutants/reasons.ts.",
  ]);
});

test('LIB-16 what the library does not catch is said with its line, how it is known, and what it changes', () => {
  const verdicts = [
    decide(mutant(1, 0, 1, ''), { kind: 'library', by: 'an evening', report: '' }, undefined),
    decide(mutant(2, 0, 1, ''), { kind: 'record', by: 'an evening' }, undefined),
    decide(mutant(3, 0, 1, ''), { kind: 'silent' }, 'a unit test'),
    decide(mutant(4, 0, 1, ''), { kind: 'silent' }, undefined),
  ];
  expect(findProblems(verdicts, false)).toEqual([
    "simulator/src/a.ts:1  a.ts f: 2  is heard, and nobody looks, in 'an evening'",
    "simulator/src/a.ts:1  a.ts f: 3  is caught by a unit test alone, 'a unit test'",
    'simulator/src/a.ts:1  a.ts f: 4  lives',
  ]);
  expect(formatTable(verdicts).split('\n').slice(-4)).toEqual([
    '| all                       |       4 |       1 |            1 |                1 |          0 |     1 |',
    '| of these by the generator |       4 |       1 |            1 |                1 |          0 |     1 |',
    '| of these by the author    |       0 |       0 |            0 |                0 |          0 |     0 |',
    '| of these by the stranger  |       0 |       0 |            0 |                0 |          0 |     0 |',
  ]);
});

const SAMPLE = 20;

test('LIB-16 the library catches each of twenty mutants that has no reason to live: npm run certify tries all', async () => {
  const sources = readSources();
  const mutants = sources.flatMap((source) => source.mutants);
  expect(mutants.length).toBeGreaterThan(1000);
  expect(new Set(mutants.map(({ key }) => key)).size).toBe(mutants.length);
  const heard = sampleMutants(
    mutants.filter((one) => findReason(one) === undefined),
    SAMPLE,
  );
  expect(heard).toHaveLength(SAMPLE);
  const library = openBundle(await bundleLibrary(sources));
  const reached = await library.reach();
  expect(reached.scenarios.length).toBeGreaterThanOrEqual(60);
  const lived: string[] = [];
  for (const { id, key } of heard) {
    const fate = await library.judge(id, reached);
    if (fate.kind !== 'library') lived.push(key);
  }
  expect(lived).toEqual([]);
}, 120_000);
