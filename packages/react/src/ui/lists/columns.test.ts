import { expect, test } from 'vitest';
import { type Column, columnsStyle, findGone, findSecondBelow } from './columns.ts';

type Room = { name: string; label: string };

const columns: readonly Column<Room>[] = [
  { kind: 'icon', icon: () => null },
  { kind: 'name' },
  { kind: 'text', text: ({ label }) => label, width: '96px', hiddenBelow: 'tablet' },
  { kind: 'cell', cell: () => null, width: '120px', narrower: { tablet: 'auto' } },
];

test('the template of each width leaves out what is hidden there, and takes the nearest width', () => {
  expect(columnsStyle(columns, true)).toEqual({
    '--carillon-columns': '16px 16px minmax(0, 1fr) 96px 120px',
    '--carillon-columns-wide': '16px 16px minmax(0, 1fr) 96px 120px',
    '--carillon-columns-desktop': '16px 16px minmax(0, 1fr) 96px 120px',
    '--carillon-columns-tablet': '16px 16px minmax(0, 1fr) auto',
    '--carillon-columns-phone': '16px 16px minmax(0, 1fr) auto',
  });
});

test('a name of a limited width takes the whole row on a phone, and a list without selection has no box', () => {
  expect(
    columnsStyle(
      [
        { kind: 'name', width: 'minmax(0, 320px)' },
        { kind: 'cell', cell: () => null, width: '1fr', hiddenBelow: 'phone' },
      ],
      false,
    ),
  ).toMatchObject({
    '--carillon-columns': 'minmax(0, 320px) 1fr',
    '--carillon-columns-tablet': 'minmax(0, 320px) 1fr',
    '--carillon-columns-phone': 'minmax(0, 1fr)',
  });
});

test('a name has a second line, if any, from the width down at which the first of its facts goes', () => {
  const name = { kind: 'name', second: ({ label }: Room) => label } as const;
  const label = { kind: 'text', text: ({ label }: Room) => label, width: '96px' } as const;
  expect(findSecondBelow(columns)).toBeUndefined();
  expect(findSecondBelow([name, { ...label, hiddenBelow: 'tablet' }])).toBe('tablet');
  expect(findSecondBelow([name, { ...label, hiddenBelow: 'phone' }])).toBe('phone');
});

test('in the second line stand the facts whose columns have gone where it begins, and of those that go later each once it has', () => {
  const fact = (label: string, hiddenBelow?: 'desktop' | 'tablet' | 'phone') =>
    ({ kind: 'cell', label, cell: () => label, width: '96px', ...(hiddenBelow && { hiddenBelow }) }) as const;
  const labelsOf = (all: readonly Column<Room>[]) =>
    findGone(all).map(({ column, below }) => [column.label, ...(below ? [below] : [])].join(' below '));
  const name = { kind: 'name', second: 'columns' } as const;
  const phone = [name, fact('kept'), fact('code', 'phone'), fact('date', 'desktop')];
  expect(labelsOf(phone)).toEqual(['code', 'date']);
  // What is still there has a column of its own, and is said here only where that one has gone.
  expect(labelsOf([...phone, fact('stock', 'tablet')])).toEqual(['date', 'stock', 'code below phone']);
  expect(labelsOf([{ kind: 'name' }, fact('code', 'phone')])).toEqual([]);
});
