/** A line of the report: what was measured, beside what in the same run, and what is wanted. */
export interface Row {
  readonly name: string;
  readonly value: string;
  readonly reference?: string;
  readonly target?: string;
}

export const ratio = (value: number, reference: number) => `${(value / reference).toFixed(2)} x`;

/** Prints rows in columns. */
export function printRows(rows: readonly Row[]) {
  const columns = ['name', 'value', 'reference', 'target'] as const;
  const widths = columns.map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  for (const row of rows) {
    console.log(
      columns
        .map((column, i) => (row[column] ?? '').padEnd(widths[i] ?? 0))
        .join('   ')
        .trimEnd(),
    );
  }
}

/** The middle one of several measurements. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
