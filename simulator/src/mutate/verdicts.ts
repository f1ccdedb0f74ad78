import { type Exception, findException } from './except.ts';
import type { Fate, Reached } from './library.ts';
import type { Mutant } from './mutants.ts';

/** What became of a mutant. */
export interface Verdict {
  readonly mutant: Mutant;
  readonly kind: 'caught' | 'heard' | 'silent' | 'unreached' | 'excepted';
  /** The scenario that fails, or in whose record of messages it is heard. */
  readonly by?: string;
}

/** What is said of a mutant that no scenario catches and that has no reason to live. */
const WORDS = {
  heard: 'other messages, at which nobody looks, in',
  silent: 'it runs, and nothing is heard of it',
  unreached: 'it runs in no scenario',
} as const;

/** Puts together what scenarios and exceptions say of a mutant. */
export function decide(
  mutant: Mutant,
  fate: Fate,
  { loading, scenarios }: Reached,
  exceptions: readonly Exception[],
): Verdict {
  if (fate.kind === 'library') return { mutant, kind: 'caught', by: fate.by };
  if (findException(mutant.key, exceptions)) return { mutant, kind: 'excepted' };
  if (fate.kind === 'record') return { mutant, kind: 'heard', by: fate.by };
  const isReached = loading.has(mutant.id) || scenarios.some(({ ids }) => ids.has(mutant.id));
  return { mutant, kind: isReached ? 'silent' : 'unreached' };
}

export const isSurvivor = ({ kind }: Verdict) => kind !== 'caught';

/** A mutant that lives, in a line: where it is, what is changed, and how far it came. Nothing where it need not be told. */
export function describeVerdict({ mutant: { file, line, key }, kind, by }: Verdict): string | undefined {
  if (kind === 'caught' || kind === 'excepted') return undefined;
  return `${file}:${line}  ${key}  (${WORDS[kind]}${by === undefined ? '' : ` '${by}'`})`;
}

/** How many became what, in lines. */
export function countVerdicts(verdicts: readonly Verdict[]): readonly string[] {
  const rows = [
    ['caught by a scenario', 'caught'],
    ['heard in the record of messages alone', 'heard'],
    ['heard nowhere', 'silent'],
    ['reached by no scenario', 'unreached'],
    ['excepted, with a reason', 'excepted'],
  ] as const;
  return rows.map(([words, kind]) => {
    const count = verdicts.filter((verdict) => verdict.kind === kind).length;
    return `${String(count).padStart(6)}  ${words}`;
  });
}
