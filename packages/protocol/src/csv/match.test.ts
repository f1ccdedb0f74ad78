import { expect, test } from 'vitest';
import { findDoubleHeads, matchCsvColumns, rematchCsvColumn } from './match.ts';

const NAMES = { company: ['Company', 'Azienda'], name: ['Service name'], price: ['Price'] };

test.each([
  ['the names of an export', ['id', 'company', 'name', 'price'], ['id', 'company', 'name', 'price']],
  ['the words of the page', ['Azienda', 'SERVICE  NAME', 'Price'], ['company', 'name', 'price']],
  ['underscores and blanks', ['service_name', ' Price '], ['name', 'price']],
  ['names that nobody knows', ['Firma', '', 'Notiz'], [null, null, null]],
  ['the same name twice', ['price', 'Price', 'price'], ['price', null, null]],
])('CSV-02 columns are matched by %s', (_case, heads, expected) => {
  expect(matchCsvColumns(heads, NAMES)).toEqual(expected);
});

test('CSV-02 a field that is given to another column leaves the one that had it', () => {
  expect(rematchCsvColumn(['id', 'name', null], 2, 'name')).toEqual(['id', null, 'name']);
  expect(rematchCsvColumn(['id', 'name', null], 1, null)).toEqual(['id', null, null]);
});

test('CSV-02 heads that stand twice are told', () => {
  expect([...findDoubleHeads(['a', 'b', 'a', '', ''])]).toEqual(['a']);
});
