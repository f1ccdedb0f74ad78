import { expect, test } from 'vitest';
import { findProblems } from '../form/problem.ts';
import {
  findView,
  isViewFull,
  MOST_VIEWS,
  type NamedView,
  readViews,
  viewForm,
  writeViews,
} from './views.ts';

const ship: NamedView = { list: '/countries', name: 'Where we ship', query: 'an', by: 'name_asc', size: 25 };
const rest: NamedView = { list: '/carriers', name: 'Where we ship', query: '', by: '', size: 10 };
const stored = (...views: unknown[]) => JSON.stringify({ v: 1, views });

test('LST-01 the views of lists are read as they were written', () => {
  expect(readViews(writeViews([ship, rest]))).toEqual({ views: [ship, rest], isWhole: true });
  expect(readViews(writeViews([]))).toEqual({ views: [], isWhole: true });
  expect(readViews(null)).toEqual({ views: [], isWhole: true });
});

test.each([
  ['a text that is no JSON', '{"v":1,', []],
  ['null', 'null', []],
  ['another version', JSON.stringify({ v: 2, views: [ship] }), []],
  ['no views', JSON.stringify({ v: 1 }), []],
  ['a view without a name', stored(ship, { ...rest, name: ' ' }), [ship]],
  ['a view with a name that is too long', stored({ ...rest, name: 'x'.repeat(33) }, ship), [ship]],
  ['a view of no list', stored(ship, { ...rest, list: undefined }), [ship]],
  ['a page size that no list offers', stored(ship, { ...rest, size: 7 }), [ship]],
  ['a search of a page', stored(ship, { ...rest, query: 'x'.repeat(257) }), [ship]],
  ['an order that is no text', stored(ship, { ...rest, by: {} }), [ship]],
  ['what is no view', stored(null, 'x', 4, ship), [ship]],
  ['two of a name', stored(ship, { ...ship, name: 'WHERE WE SHIP ', query: 'other' }), [ship]],
])('FLT-060 of %s the rest is read, and it is known that something was dropped', (_case, text, views) => {
  expect(readViews(text)).toEqual({ views, isWhole: false });
});

test('what is not of a view is not kept', () => {
  expect(readViews(stored({ ...ship, token: 'x' })).views).toEqual([ship]);
});

test('of one list at most so many are read', () => {
  const many = Array.from({ length: MOST_VIEWS + 1 }, (_, i) => ({ ...ship, name: `View ${i}` }));
  const { views, isWhole } = readViews(stored(...many, rest));
  expect([views.length, isWhole]).toEqual([MOST_VIEWS + 1, false]);
  expect([isViewFull(views, '/countries'), isViewFull(views, '/carriers')]).toEqual([true, false]);
});

test('a view is found by its name in its list, whatever the case', () => {
  expect(findView([rest, ship], { list: '/countries', name: ' where WE ship' })).toBe(ship);
  expect(findView([ship], { list: '/carriers', name: 'Where we ship' })).toBeUndefined();
});

test('a name has at most 32 characters', () => {
  expect(findProblems(viewForm, { name: '🔔'.repeat(33) })).toEqual({
    name: { key: 'problem.tooLong', values: { max: 32 } },
  });
  expect(findProblems(viewForm, { name: '🔔'.repeat(32) })).toEqual({});
});
