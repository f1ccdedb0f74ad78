/** What is wanted of a figure, and whether it is so. */
export interface Bound {
  readonly target: string;
  readonly met: boolean;
}

/** A line of the report: what was measured, beside what in the same run, and what is wanted. */
export interface Row extends Partial<Bound> {
  readonly name: string;
  readonly value: string;
  readonly reference?: string;
}

/** A bound of which nobody says that it is met is missed. */
const isMissed = ({ target, met }: Row): boolean => target !== undefined && met !== true;

/** Of a size; what has none has missed it. */
export const boundKb = (kb: number | undefined, limitKb: number): Bound => ({
  target: `at most ${limitKb} kB`,
  met: kb !== undefined && kb <= limitKb,
});

export const ratio = (value: number, reference: number) => `${(value / reference).toFixed(2)} x`;

/** The rows in columns. A bound that is missed says so. */
export function formatRows(rows: readonly Row[]): string[] {
  const lines = rows.map((row) => {
    const { name, value, reference = '', target = '' } = row;
    return [name, value, reference, isMissed(row) ? `${target} (MISSED)` : target];
  });
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('   ')
      .trimEnd(),
  );
}

/** The names of the rows whose bound is missed. */
export const findMissed = (rows: readonly Row[]): string[] => rows.filter(isMissed).map(({ name }) => name);

/** The middle one of several measurements. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
