import { expect, test } from 'vitest';
import { pagesOf } from './customer.ts';

const all = ['home', 'shop', 'basket', 'login', 'countries', 'devices'] as const;

test('LIB-07 a customer has the pages of their hosts, and the first page of all', () => {
  expect(pagesOf(all, undefined)).toEqual(all);
  expect(pagesOf(all, ['shop'])).toEqual(['home', 'shop', 'basket']);
  expect(pagesOf(all, ['console', 'backoffice'])).toEqual(['home', 'login', 'countries', 'devices']);
});
