import { contract, type Group } from './contract.ts';
import { LEFT_OUT } from './leftOut.ts';
import { observe } from './observe.ts';

/** One thing that could be exercised, and by how many scenarios it was. */
export interface CoveredItem {
  readonly name: string;
  readonly count: number;
  /** Why nothing exercises it, where it has a reason. */
  readonly reason?: string;
}

export interface CoveredGroup {
  readonly name: string;
  readonly items: readonly CoveredItem[];
  readonly covered: number;
}

export interface Coverage {
  readonly scenarios: number;
  readonly groups: readonly CoveredGroup[];
  /** Reasons for what is exercised after all, or for what there is not. */
  readonly stale: readonly string[];
}

/** What scenarios exercised that passed, by their records of all messages. */
export function countCoverage(
  results: readonly { readonly title: string; readonly transcript: readonly string[] }[],
  leftOut: Readonly<Record<string, string>> = LEFT_OUT,
  groups: readonly Group[] = contract,
): Coverage {
  const counts = new Map<string, number>();
  for (const { title, transcript } of results) {
    for (const item of observe(title, transcript)) counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  const known = new Set(groups.flatMap(({ name, items }) => items.map((item) => `${name} ${item}`)));
  const covered = groups.map(({ name, items }) => {
    const counted = items.map((item) => {
      const key = `${name} ${item}`;
      const count = counts.get(key) ?? 0;
      const reason = count === 0 ? leftOut[key] : undefined;
      return { name: item, count, ...(reason !== undefined && { reason }) };
    });
    return { name, items: counted, covered: counted.filter(({ count }) => count > 0).length };
  });
  const stale = Object.keys(leftOut).filter((key) => !known.has(key) || counts.has(key));
  return { scenarios: results.length, groups: covered, stale };
}
