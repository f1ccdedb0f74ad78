import type { Country } from '@carillon/protocol/catalog';
import { countryCsv } from '@carillon/protocol/csv';
import { expect, test } from 'vitest';
import type { ImportRow } from './importRows.ts';
import { findAddedUnheard, toRows } from './importWork.ts';

const dated = { created_at: '2026-03-01T00:00:00.000Z', updated_at: '2026-03-01T00:00:00.000Z' };
const country = (id: number, name: string): Country => ({ id, name, code: name.slice(0, 2), ...dated });
const known = (...records: Country[]) => ({
  records: new Map(records.map((record) => [record.id, record])),
  references: {},
});
const row = (line: number, name: string, kind: 'added' | 'failed'): ImportRow => ({
  row: { line, cells: {} },
  verdict: { kind: 'add', body: { name, code: name.slice(0, 2) } },
  result: kind === 'added' ? { kind } : { kind, error: new Error('lost') },
  open: [],
});

test.each([
  ['its record is there', [row(2, 'Ruritania', 'failed')], [country(9, 'Ruritania')], [2]],
  ['no such record is there', [row(2, 'Ruritania', 'failed')], [country(9, 'Elbonia')], []],
  ['it was there before', [row(2, 'Austria', 'failed')], [], []],
  [
    'another row has made that record',
    [row(2, 'Ruritania', 'failed'), row(3, 'Ruritania', 'added')],
    [country(9, 'Ruritania')],
    [],
  ],
  [
    'one of two that are the same was made',
    [row(2, 'Ruritania', 'failed'), row(3, 'Ruritania', 'failed')],
    [country(9, 'Ruritania')],
    [2],
  ],
])(
  'CSV-02 a row whose answer was lost, where %s, is told to be added or not',
  (_case, rows, made, expected) => {
    const before = known(country(1, 'Austria'));
    const now = known(country(1, 'Austria'), ...made);
    const added = findAddedUnheard(countryCsv, rows, before, now);
    expect([...added].map(({ row }) => row.line)).toEqual(expected);
  },
);

test('CSV-02 the cells of a file are put to the fields of their columns, and a row of another length is told', () => {
  const file = { heads: ['id', 'x', 'name'], separator: ',', encoding: 'utf-8' } as const;
  const cells = [
    ['1', 'left out', "'=1+1"],
    ['2', 'short'],
    ['3', '', 'blank at the end', ' '],
    ['4', '', '', 'more'],
  ];
  const rows = cells.map((line, at) => ({ line: at + 2, cells: line }));
  expect(toRows({ ...file, rows }, ['id', null, 'name'])).toEqual([
    { line: 2, cells: { id: '1', name: '=1+1' } },
    { line: 3, cells: { id: '2', name: '' }, isUneven: true },
    { line: 4, cells: { id: '3', name: 'blank at the end' } },
    { line: 5, cells: { id: '4', name: '' }, isUneven: true },
  ]);
});
