import { expect, test } from 'vitest';
import { generateChanges } from './generate.ts';
import { instrument, SWITCH } from './instrument.ts';

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
  expect(changesOf("const x = { 'y-z': a, 7: a, [b]: a };")).toEqual([]);
  expect(changesOf('const x = a`b${' + 'c}`;')).toEqual([]);
});

const change = (id: number, start: number, end: number, replacement: string) =>
  ({ id, start, end, replacement, form: 'expression', within: '' }) as const;

test('LIB-16 all mutants are in one source, also one inside of another, and the switch says which runs', () => {
  const text = 'a + 1';
  const mutants = [change(1, 0, 5, 'a - 1'), change(2, 4, 5, '0'), change(3, 4, 5, '2')];
  const source = instrument({ text, mutants });
  const run = (id: number): unknown =>
    Function(SWITCH, 'a', `return ${source}`)((asked: number) => asked === id, 10);
  expect([0, 1, 2, 3].map(run)).toEqual([11, 9, 10, 12]);
});
