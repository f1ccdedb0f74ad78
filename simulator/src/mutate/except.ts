import * as z from 'zod/mini';
import { show } from '../show.ts';

/** Mutants that may live, by how their names begin, and why. */
export interface Exception {
  readonly of: readonly string[];
  readonly reason: string;
}

const text = z.string().check(z.minLength(1));
const list = z.array(z.strictObject({ of: z.array(text).check(z.minLength(1)), reason: text }));

/** Throws a RangeError with what is wrong with it. */
export function parseExceptions(value: unknown): readonly Exception[] {
  const { data } = list.safeParse(value);
  if (data) return data;
  throw new RangeError(
    `a list of { "of": ["how names begin"], "reason": "why they may live" } is allowed, not ${show(value)}.`,
  );
}

/** Why this one may live, if that is said. */
export const findException = (key: string, list: readonly Exception[]): Exception | undefined =>
  list.find(({ of }) => of.some((start) => key.startsWith(start)));

/** Beginnings of names that no mutant has that lives. */
export const findStale = (survivors: readonly string[], list: readonly Exception[]): readonly string[] =>
  list.flatMap(({ of }) => of).filter((start) => !survivors.some((key) => key.startsWith(start)));
