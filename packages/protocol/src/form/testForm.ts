import { describe, expect, test } from 'vitest';
import type { Schema } from '../field/schema.ts';
import { findProblems, type ProblemKey } from './problem.ts';

/** Puts `value` at a path such as 'prices.0.price' into a copy of `values`. */
function changed(values: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const copy: Record<string, unknown> = Object.assign(Array.isArray(values) ? [] : {}, values);
  copy[name] = rest.length > 0 ? changed(copy[name], rest, value) : value;
  return copy;
}

/** One wrong value: what is wrong with it, where it stands, the value, and the sentence that says so. */
export type WrongValue = readonly [what: string, path: string, value: unknown, key: ProblemKey];

/** Tests a form whose `values` are right: they have no problem, and each wrong one has exactly its own. */
export function testForm(title: string, form: Schema<unknown>, values: object, wrong: readonly WrongValue[]) {
  describe(title, () => {
    test('accepts what is right', () => expect(findProblems(form, values)).toEqual({}));

    test.each(wrong)('refuses %s', (_what, path, value, key) => {
      const problems = findProblems(form, changed(values, path.split('.'), value));
      expect(Object.entries(problems).map(([at, problem]) => [at, problem.key])).toEqual([[path, key]]);
    });
  });
}

/** Wrong values of a text that is required and has at most `max` characters. */
export function requiredText(path: string, key: ProblemKey, max: number): readonly WrongValue[] {
  return [
    [`no ${path}`, path, undefined, key],
    [`an empty ${path}`, path, '', key],
    [`a ${path} of blanks`, path, ' \t\n', key],
    [`a ${path} of ${max + 1} characters`, path, 'x'.repeat(max + 1), 'problem.tooLong'],
    [`a ${path} that is a number`, path, 7, key],
  ];
}
