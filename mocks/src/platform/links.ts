import type { Rows } from '../storage/storage.ts';
import type { Row, Table } from '../storage/table.ts';
import { refused } from './refusal.ts';

/** That one record points at another one. */
type Pair = readonly [from: number, to: number];

type Identified = { readonly id: number };

/**
 * Returns what each record points at, in the order of the pairs. `read` gets the ids of all of them at once: a page of
 * records must not ask once for each.
 */
export function follow<T extends Identified>(
  pairs: readonly Pair[],
  read: (ids: readonly number[]) => readonly T[],
): (from: number) => T[] {
  const targets = new Map(read([...new Set(pairs.map(([, to]) => to))]).map((row) => [row.id, row]));
  const found = new Map<number, T[]>();
  for (const [from, to] of pairs) {
    const target = targets.get(to);
    if (target) found.set(from, [...(found.get(from) ?? []), target]);
  }
  return (from) => found.get(from) ?? [];
}

/** The ids that a body points at, each once and in their order. Refuses what does not exist. */
export function knownIds<T extends Table>(
  references: readonly Identified[],
  rows: Rows<T>,
  kind: string,
): number[] {
  const ids = [...new Set(references.map(({ id }) => id))];
  const missing = ids.find((id) => !rows.get(id));
  if (missing !== undefined) throw refused(`There is no ${kind} with the id ${missing}.`);
  return ids;
}

/** Removes every row in which these values are equal. */
export function removeAll<T extends Table>(rows: Rows<T>, where: Partial<Row<T>>): void {
  for (const { id } of rows.list({ where })) rows.remove(id);
}
