import { CSV_ID } from './csvImport.ts';

/** Which field a column of a file fills, by its place in the file; null where it is left out. */
export type CsvMatch = readonly (string | null)[];

const simplify = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Finds by their names which columns fill which fields: `names` are what a field may be called, as in an export, or on the
 * page. Of several with one name the first is taken.
 */
export function matchCsvColumns(
  heads: readonly string[],
  names: Readonly<Record<string, readonly string[]>>,
): CsvMatch {
  const fields = new Map<string, string>();
  for (const [field, called] of [[CSV_ID, []] as const, ...Object.entries(names)]) {
    for (const name of [field, ...called]) if (!fields.has(simplify(name))) fields.set(simplify(name), field);
  }
  const taken = new Set<string>();
  return heads.map((head) => {
    const field = fields.get(simplify(head));
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** The same with another field for a column: whatever had it before has none. */
export const rematchCsvColumn = (match: CsvMatch, column: number, field: string | null): CsvMatch =>
  match.map((before, at) => (at === column ? field : before === field ? null : before));

/** The heads that stand in a file more than once. */
export const findDoubleHeads = (heads: readonly string[]): ReadonlySet<string> =>
  new Set(heads.filter((head, at) => head !== '' && heads.indexOf(head) !== at));
