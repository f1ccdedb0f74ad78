import type { Schema } from '../field/schema.ts';
import type { FieldProblemKey } from './fieldProblems.ts';

/**
 * What can be wrong with what a person typed: the keys of the messages of S5 and D5. The sentences stand in the message
 * catalogue, which must have one for each key.
 */
export type ProblemKey =
  | FieldProblemKey
  // Whatever has no sentence of its own
  | 'problem.invalid'
  | 'problem.tooLong'
  | 'problem.tooMany'
  // Saved views of a list
  | 'problem.view.name'
  | 'problem.view.taken'
  // The encoder of an event, by its fields (D5)
  | 'problem.encoder.codec'
  | 'problem.encoder.ch'
  | 'problem.encoder.qlt'
  | 'problem.encoder.sr'
  | 'problem.encoder.br'
  | 'problem.encoder.adc'
  | 'problem.encoder.gain'
  | 'problem.encoder.ag'
  // The schedule of an event, in the words of its recap (D5)
  | 'schedule.noDay'
  | 'schedule.noStart'
  | 'schedule.noEnd'
  | 'schedule.noStartDay'
  | 'schedule.noEndDay'
  | 'schedule.endBeforeStart'
  | 'schedule.noDuration'
  | 'schedule.wholeDay'
  | 'schedule.overlap';

/** One thing wrong with a field: which sentence says so, and the values that the sentence names. */
export interface Problem {
  readonly key: ProblemKey;
  /** The limit that was passed, for 'problem.tooLong' and 'problem.tooMany'. */
  readonly values?: { readonly max: number };
}

/** The first problem of each field, by its path: 'name', 'prices.0.price'. Empty where all is well. */
export type Problems = Readonly<Record<string, Problem>>;

type Issue = NonNullable<ReturnType<Schema<unknown>['safeParse']>['error']>['issues'][number];

/** What is wrong with a form, in the order of its fields (S5, D5). The schemas of forms carry the keys as messages. */
export function findProblems(form: Schema<unknown>, values: unknown): Problems {
  const issues = form.safeParse(values).error?.issues ?? [];
  const problems = new Map<string, Problem>();
  for (const issue of issues) {
    const path = issue.path.join('.');
    if (!problems.has(path)) problems.set(path, problemOf(issue));
  }
  return Object.fromEntries(problems);
}

function problemOf(issue: Issue): Problem {
  if (isProblemKey(issue.message)) return { key: issue.message };
  const key = issue.code === 'too_big' && TOO_BIG[issue.origin];
  return key ? { key, values: { max: Number(issue.maximum) } } : { key: 'problem.invalid' };
}

const TOO_BIG: Readonly<Partial<Record<string, ProblemKey>>> = {
  string: 'problem.tooLong',
  array: 'problem.tooMany',
};

// What zod says of its own accord never begins so.
const isProblemKey = (message: string): message is ProblemKey => message.startsWith('problem.');
