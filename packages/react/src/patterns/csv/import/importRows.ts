import { nextTurn } from '@carillon/client/csv';
import type { CsvFlaw, CsvJudge, CsvRow, CsvVerdict } from '@carillon/protocol/csv';

/** What has become of a row that was to be written. */
export type ImportResult =
  | { readonly kind: 'writing' }
  | { readonly kind: 'added' }
  | { readonly kind: 'changed' }
  /** Not written; `flaw` where a cell is to blame, else it may be tried as it is. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly flaw?: CsvFlaw | undefined };

/** A row of a file, what importing it would do, and what it did. */
export interface ImportRow {
  readonly row: CsvRow;
  readonly verdict: CsvVerdict;
  readonly result?: ImportResult | undefined;
  /** The fields that are corrected in place: they stay fields once what is in them is right. */
  readonly open: readonly string[];
}

/** What a person sees of a row: what it would do, or what became of it. */
export type ImportOutcome = CsvVerdict['kind'] | ImportResult['kind'];

export const findOutcome = ({ verdict, result }: ImportRow): ImportOutcome => result?.kind ?? verdict.kind;

/** It can be written: there is something to write, it is right, and it is not written yet. */
export const isWritable = ({ verdict, result }: ImportRow): boolean =>
  (verdict.kind === 'add' || verdict.kind === 'change') &&
  (result === undefined || (result.kind === 'failed' && result.flaw === undefined));

/** Nothing is left to do. */
export const isDone = ({ verdict, result }: ImportRow): boolean =>
  result?.kind === 'added' || result?.kind === 'changed' || verdict.kind === 'unchanged';

/** What is wrong in a row, by its cells or by how it ended. */
export function findFlaws({ verdict, result }: ImportRow): readonly CsvFlaw[] {
  if (result?.kind === 'failed') return result.flaw ? [result.flaw] : [];
  return verdict.kind === 'wrong' ? verdict.flaws : [];
}

const openOf = (verdict: CsvVerdict, before: readonly string[] = []): readonly string[] => {
  const flawed = verdict.kind === 'wrong' ? verdict.flaws.flatMap(({ field }) => field ?? []) : [];
  return [...new Set([...before, ...flawed])];
};

/** A row with what a judge says of it now. */
export function judgeRow(judge: CsvJudge<unknown>, row: CsvRow, open?: readonly string[]): ImportRow {
  const verdict = judge.judge(row);
  return { row, verdict, open: openOf(verdict, open) };
}

/** So many at a time: the page goes on between them. */
const ROWS_AT_ONCE = 200;

/** Judges many rows, in pieces. */
export async function judgeRows(
  judge: CsvJudge<unknown>,
  rows: readonly CsvRow[],
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (done: number) => void },
): Promise<ImportRow[]> {
  const judged: ImportRow[] = [];
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    for (const row of rows.slice(at, at + ROWS_AT_ONCE)) judged.push(judgeRow(judge, row));
    onProgress(judged.length);
    await nextTurn();
    signal.throwIfAborted();
  }
  return judged;
}

/**
 * Judges once more what is not over, by what is there now. What is over is judged first, and stays as it is: it is of its record
 * still, and no other row of that record is right because it was not seen.
 */
export async function judgeAgain(
  judge: CsvJudge<unknown>,
  rows: readonly ImportRow[],
  isOver: (row: ImportRow) => boolean,
  options: Parameters<typeof judgeRows>[2],
): Promise<ImportRow[]> {
  const judgeThese = (these: readonly ImportRow[]) =>
    judgeRows(
      judge,
      these.map(({ row }) => row),
      options,
    );
  await judgeThese(rows.filter(isOver));
  const judged = await judgeThese(rows.filter((row) => !isOver(row)));
  const byLine = new Map(judged.map((row) => [row.row.line, row]));
  return rows.map((row) => byLine.get(row.row.line) ?? row);
}

/** How many rows have each outcome. */
export function countOutcomes(rows: readonly ImportRow[]): Readonly<Record<ImportOutcome, number>> {
  const counts = { add: 0, change: 0, unchanged: 0, wrong: 0, writing: 0, added: 0, changed: 0, failed: 0 };
  for (const row of rows) counts[findOutcome(row)] += 1;
  return counts;
}
