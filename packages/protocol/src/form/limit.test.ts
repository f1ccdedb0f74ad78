import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { countryBody, productBody } from '../catalog/index.ts';
import { filled, list, text } from '../field/field.ts';
import { getLimit, getMostRows } from './limit.ts';

const form = z.object({
  title: filled(64, 'problem.product.title'),
  stream: z.object({ user: z.nullable(text(32)) }),
  rows: list(z.object({ name: text(8), parts: list(z.int(), 2) }), 3),
  stock: z.int(),
  zip: z.string().check(z.regex(/^\d{5}$/)),
});

test.each([
  ['a text', 'title', 64],
  ['a text inside another object', 'stream.user', 32],
  ['a text of a row', 'rows.0.name', 8],
  ['a text of a later row', 'rows.17.name', 8],
  ['a number', 'stock', undefined],
  ['what a pattern limits', 'zip', undefined],
  ['a list', 'rows', undefined],
  ['what is not there', 'nothing', undefined],
])('the limit of %s is what the schema says', (_what, path, limit) => {
  expect(getLimit(form, path)).toBe(limit);
  expect(getLimit(form, path)).toBe(limit);
});

test.each([
  ['a list', 'rows', 3],
  ['a list in a row of another', 'rows.1.parts', 2],
  ['a text', 'title', undefined],
  ['what is not there', 'nothing', undefined],
])('the most rows of %s are what the schema says', (_what, path, most) => {
  expect(getMostRows(form, path)).toBe(most);
});

test('limits of the contract are found', () => {
  expect(getMostRows(productBody, 'prices')).toBe(20);
  expect(getLimit(countryBody, 'name')).toBe(32);
  expect(getLimit(countryBody, 'code')).toBe(4);
  expect(getLimit(productBody, 'description')).toBe(16_384);
});
