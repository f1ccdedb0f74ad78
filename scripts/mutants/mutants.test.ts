import { expect, test } from 'vitest';
import { bundleLibrary } from './bundle.ts';
import { generateChanges } from './generate.ts';
import { instrument, SWITCH } from './instrument.ts';
import { openLibrary } from './library.ts';
import { findReason, findStaleReasons } from './reasons.ts';
import { decide, findProblems, formatTable } from './report.ts';
import { type Mutant, readSources, sampleMutants } from './sources.ts';

const changesOf = (text: string) =>
  generateChanges('a.ts', text).map(({ start, end, replacement }) => [text.slice(start, end), replacement]);

test.each([
  ['conditions are negated', 'if (a) b();', ['a', '!(a)']],
  ['boundaries are shifted', 'x = a < b;', ['a < b', '(a) <= (b)']],
  ['and becomes or', 'x = a && b;', ['a && b', '(a) || (b)']],
  ['small numbers are one less', 'x = 64;', ['64', '63']],
  ['small numbers are one more', 'x = 64;', ['64', '65']],
  ['large ones are a tenth less', 'x = 1_000;', ['1_000', '900']],
  ['statements are taken out', 'f();', ['f();', '']],
  ['booleans are flipped', 'x = true;', ['true', 'false']],
  ['texts are changed', "x = 'stop';", ["'stop'", "''"]],
])('LIB-16 of a source %s', (_how, text, change) => {
  expect(changesOf(text)).toContainEqual(change);
});

test('LIB-16 what has no meaning at run time is left alone', () => {
  expect(changesOf("import a from 'b';\ntype C = 1 | 'd';\nexport { a } from 'e';")).toEqual([]);
});

const mutant = (id: number, start: number, end: number, replacement: string): Mutant => ({
  ...{ id, start, end, replacement, form: 'expression', within: 'f', file: 'a.ts', line: 1 },
  key: `a.ts f: ${id}`,
  maker: 'generator',
});

test('LIB-16 all mutants are in one source, also one inside of another, and the switch says which runs', () => {
  const text = 'a + 1';
  const mutants = [mutant(1, 0, 5, 'a - 1'), mutant(2, 4, 5, '0'), mutant(3, 4, 5, '2')];
  const source = instrument({ path: 'a.ts', text, mutants });
  const run = (id: number): unknown =>
    Function(SWITCH, 'a', `return ${source}`)((asked: number) => asked === id, 10);
  expect([0, 1, 2, 3].map(run)).toEqual([11, 9, 10, 12]);
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
  const library = openLibrary(await bundleLibrary(sources));
  const reached = await library.reach();
  expect(reached.scenarios.length).toBeGreaterThanOrEqual(60);
  const lived: string[] = [];
  for (const { id, key } of heard) {
    const fate = await library.judge(id, reached);
    if (fate.kind !== 'library') lived.push(key);
  }
  expect(lived).toEqual([]);
}, 120_000);
