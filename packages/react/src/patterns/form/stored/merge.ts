import { isGroup, isSame, readAt, withValueAt } from '../paths.ts';
import type { Fact } from './conflict.ts';

/** What somebody else has made of a record while it was being edited: three versions, and where they differ. */
export interface Meeting<Values extends object> {
  /** As the form was opened. */
  readonly before: Values;
  /** As it stood when the two met, and since as it was before theirs was chosen. */
  readonly yours: Values;
  /** As they have saved it. */
  readonly theirs: Values;
  readonly rows: readonly MeetingRow[];
}

/** What they have changed and is told as one: a field, or several that one fact tells. */
export interface MeetingRow {
  readonly paths: readonly string[];
  /** Which of the facts tell it; none where the form says nothing of it. */
  readonly facts: readonly number[];
  /** The person has changed it as well: otherwise theirs is taken over. */
  readonly isBoth: boolean;
}

/** Where two values differ, as far down as it makes sense to choose: a list, and what has an id, is chosen whole. */
export function findDifferences(one: unknown, other: unknown, path = ''): string[] {
  if (isSame(one, other)) return [];
  if (!isMixable(one) || !isMixable(other) || (path && ('id' in one || 'id' in other))) return [path];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((name) =>
    findDifferences(one[name], other[name], path ? `${path}.${name}` : name),
  );
}

const isMixable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isGroup(value) && !Array.isArray(value);

/** These values, with what stands in others at some paths. */
export const withThese = <Values extends object>(
  values: Values,
  paths: readonly string[],
  from: Values,
): Values => paths.reduce((next, path) => withValueAt(next, path, readAt(from, path)), values);

export const isSameAt = (one: object, other: object, paths: readonly string[]): boolean =>
  paths.every((path) => isSame(readAt(one, path), readAt(other, path)));

interface Versions<Values> {
  readonly before: Values;
  /** As it was loaded last: what is not this in the form was changed there. */
  readonly base: Values;
  readonly theirs: Values;
  readonly yours: Values;
}

/** What the facts say of some values, beside what is told of the record itself: as it was opened, or as it is saved now. */
export type WriteFacts<Values> = (values: Values, record: 'opened' | 'saved') => readonly Fact[];

/**
 * What they have changed, in the order of the facts. Where both have changed it to the same, or they back to what it was, there
 * is nothing to say.
 */
export function meet<Values extends object>(
  { before, base, theirs, yours }: Versions<Values>,
  writeFacts: WriteFacts<Values>,
): Meeting<Values> {
  const theirPaths = new Set([...findDifferences(before, theirs), ...findDifferences(base, theirs)]);
  const write = (values: Values, record: 'opened' | 'saved' = 'saved') =>
    writeFacts(values, record).map(([, text]) => text);
  const opened = write(before);
  /** The facts that say something else with this alone: a path may tell nothing before another has changed. */
  const findFacts = (path: string) =>
    [theirs, yours].flatMap((version) => {
      const changed = write(version);
      const first = write(withThese(before, [path], version));
      const last = write(withThese(version, [path], before));
      return opened.flatMap((text, at) => (text !== first[at] || changed[at] !== last[at] ? [at] : []));
    });
  // What no field holds, such as the picture that another file would replace.
  const ofRecord = write(before, 'opened').flatMap((text, at) => (text === opened[at] ? [] : [at]));
  let groups = ofRecord.map((fact): Group => ({ paths: [], facts: [fact] }));
  for (const path of new Set([...theirPaths, ...findDifferences(base, yours)])) {
    const facts = findFacts(path);
    const isNear = (group: Group) => group.facts.some((fact) => facts.includes(fact));
    const near = groups.filter(isNear);
    const joined = {
      paths: [path, ...near.flatMap((group) => group.paths)],
      facts: [...new Set([...facts, ...near.flatMap((group) => group.facts)])].sort((a, b) => a - b),
    };
    groups = [...groups.filter((group) => !isNear(group)), joined];
  }
  const rows = groups
    .map((group) => ({ ...group, isBoth: !isSameAt(yours, base, group.paths) }))
    .filter(({ paths, facts, isBoth }) => {
      if (facts.some((fact) => ofRecord.includes(fact))) return true;
      if (!paths.some((path) => theirPaths.has(path))) return false;
      return !isBoth || !(isSameAt(yours, theirs, paths) || isSameAt(before, theirs, paths));
    })
    .sort((a, b) => (a.facts[0] ?? 0) - (b.facts[0] ?? 0));
  return { before, theirs, yours, rows };
}

type Group = Pick<MeetingRow, 'paths' | 'facts'>;

/** What stands in the form then: theirs, where only they have changed it. */
export const takeOver = <Values extends object>({ yours, theirs, rows }: Meeting<Values>): Values =>
  withThese(
    yours,
    rows.flatMap(({ paths, isBoth }) => (isBoth ? [] : paths)),
    theirs,
  );
