import type { Fate } from '../../simulator/src/mutate/library.ts';
import { findReason, findStaleReasons } from './reasons.ts';
import { MAKERS, type Mutant } from './sources.ts';

/** What became of a mutant. */
export interface Verdict {
  readonly mutant: Mutant;
  readonly kind: 'library' | 'record' | 'units' | 'equivalent' | 'alive';
  /** The scenario or the test that fails, or in whose record it is heard. */
  readonly by?: string;
  readonly reason?: string;
}

/** Puts together what the library and the unit tests say of a mutant. */
export function decide(mutant: Mutant, fate: Fate | undefined, unitTest: string | undefined): Verdict {
  if (fate?.kind === 'library') return { mutant, kind: 'library', by: fate.by };
  const found = findReason(mutant);
  const why = found === undefined ? {} : { reason: found.reason };
  if (unitTest !== undefined) return { mutant, kind: 'units', by: unitTest, ...why };
  // What only ours must do is caught by its unit tests, or lives.
  if (found?.isOurs) return { mutant, kind: 'alive' };
  if (fate?.kind === 'record') return { mutant, kind: 'record', by: fate.by, ...why };
  return { mutant, kind: found === undefined ? 'alive' : 'equivalent', ...why };
}

const COLUMNS = ['library', 'record', 'units', 'equivalent', 'alive'] as const;

const HEADINGS = ['library', 'record alone', 'unit tests alone', 'equivalent', 'alive'];

/** How many mutants of each file became what, as a table that a document takes as it is. */
export function formatTable(verdicts: readonly Verdict[]): string {
  const files = [...new Set(verdicts.map(({ mutant }) => mutant.file))];
  const row = (name: string, own: readonly Verdict[]) => [
    name,
    String(own.length),
    ...COLUMNS.map((kind) => String(own.filter((verdict) => verdict.kind === kind).length)),
  ];
  const rows = [
    ['file', 'mutants', ...HEADINGS],
    ...files.map((file) =>
      row(
        file,
        verdicts.filter(({ mutant }) => mutant.file === file),
      ),
    ),
    row('all', verdicts),
    ...MAKERS.map((maker) =>
      row(
        `of these by the ${maker}`,
        verdicts.filter(({ mutant }) => mutant.maker === maker),
      ),
    ),
  ];
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((cells) => cells[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return rows.flatMap((cells, i) => (i === 0 ? [line(cells), rule] : [line(cells)])).join('\n');
}

/** Everything that must not be: a mutant without a reason that the library does not catch, and a reason without a mutant. */
export function findProblems(verdicts: readonly Verdict[], isWhole: boolean): string[] {
  const survivors = verdicts.filter(({ kind }) => kind !== 'library');
  const unexplained = survivors
    .filter(({ reason }) => reason === undefined)
    .map(({ mutant, kind, by }) => {
      const { file, line, key } = mutant;
      const seen = { record: 'is heard, and nobody looks, in', units: 'is caught by a unit test alone,' };
      const how = kind === 'record' || kind === 'units' ? `${seen[kind]} '${by}'` : 'lives';
      return `simulator/src/${file}:${line}  ${key}  ${how}`;
    });
  const stale = isWhole ? findStaleReasons(survivors.map(({ mutant }) => mutant.key)) : [];
  return [...unexplained, ...stale];
}
