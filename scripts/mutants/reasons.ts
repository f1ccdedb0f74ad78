// Why the library of scenarios does not catch a mutant, and need not. A reason for a mutant that it does catch is refused.
import type { Mutant } from './sources.ts';

export interface Reason {
  /** How the keys of these mutants begin, as `npm run mutants` prints them. */
  readonly of: readonly string[];
  readonly reason: string;
}

export const reasons: readonly Reason[] = [];

/** Why a mutant need not be caught. */
export const findReason = ({ key }: Pick<Mutant, 'key'>, list = reasons): Reason | undefined =>
  list.find(({ of }) => of.some((start) => key.startsWith(start)));

/** What is wrong with the list, given the keys of the mutants that the library does not catch. */
export function findStaleReasons(survivors: readonly string[], list = reasons): string[] {
  const starts = list.flatMap(({ of }) => of);
  const isUsed = (start: string) => survivors.some((key) => key.startsWith(start));
  return starts
    .filter((start) => !isUsed(start))
    .map(
      (start) => `No mutant that lives begins with '${start}': take it out of scripts/mutants/reasons.ts.`,
    );
}
