import type { Country } from '@carillon/protocol/catalog';
import { type CsvRow, countryCsv, createCsvJudge } from '@carillon/protocol/csv';
import { expect, test } from 'vitest';
import { type ImportRow, isDone, isWritable, judgeAgain, judgeRows } from './importRows.ts';

const dated = { created_at: '2026-03-01T00:00:00.000Z', updated_at: '2026-03-01T00:00:00.000Z' };
const country = (id: number, name: string, code: string): Country => ({ id, name, code, ...dated });
const judgeOf = (...records: Country[]) =>
  createCsvJudge(countryCsv, {
    records: new Map(records.map((record) => [record.id, record])),
    references: {},
  });

const options = { signal: new AbortController().signal, onProgress: () => {} };
const austria = country(1, 'Austria', 'AT');

const outcomes = (rows: readonly ImportRow[]) =>
  rows.map((row) => [row.row.line, isDone(row) ? 'done' : isWritable(row) ? 'written' : 'refused']);

test.each<[string, readonly CsvRow[], Country]>([
  [
    'of the record that another row has changed',
    [
      { line: 2, cells: { id: '1', name: 'Twice', code: 'AT' } },
      { line: 3, cells: { id: '1', name: 'Again', code: 'AT' } },
    ],
    country(1, 'Twice', 'AT'),
  ],
  [
    'of the record that another row has left as it was',
    [
      { line: 2, cells: { id: '1', name: 'Austria', code: 'AT' } },
      { line: 3, cells: { id: '1', name: 'Again', code: 'AT' } },
    ],
    austria,
  ],
  [
    'with the code of a record that another row has made',
    [
      { line: 2, cells: { name: 'Croatia', code: 'HR' } },
      { line: 3, cells: { name: 'Hrvatska', code: 'HR' } },
    ],
    country(9, 'Croatia', 'HR'),
  ],
])(
  'CSV-02 a row that is the second one %s is refused once more when the rest is imported again',
  async (_case, rows, made) => {
    const first = await judgeRows(judgeOf(austria), rows, options);
    expect(first[1]?.verdict.kind).toBe('wrong');
    const written = first.map(
      (row): ImportRow => (isWritable(row) ? { ...row, result: { kind: 'changed' } } : row),
    );
    const again = await judgeAgain(judgeOf(austria, made), written, isDone, options);
    expect(outcomes(again)).toEqual([
      [2, 'done'],
      [3, 'refused'],
    ]);
  },
);

test('CSV-02 of two rows of one record the second is refused also after the first has failed, and a row that was corrected is written', async () => {
  const rows: CsvRow[] = [
    { line: 2, cells: { id: '1', name: 'Twice', code: 'AT' } },
    { line: 3, cells: { id: '1', name: 'Again', code: 'AT' } },
    { line: 4, cells: { name: '', code: 'HR' } },
  ];
  const first = await judgeRows(judgeOf(austria), rows, options);
  const failed = first.map((row): ImportRow => {
    if (isWritable(row)) return { ...row, result: { kind: 'failed', error: new Error('lost') } };
    return row.row.line === 4 ? { ...row, row: { line: 4, cells: { name: 'Croatia', code: 'HR' } } } : row;
  });
  expect(outcomes(await judgeAgain(judgeOf(austria), failed, isDone, options))).toEqual([
    [2, 'written'],
    [3, 'refused'],
    [4, 'written'],
  ]);
});
