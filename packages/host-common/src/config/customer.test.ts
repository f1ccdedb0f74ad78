import { expect, test } from 'vitest';
import { choosePages } from './customer.ts';

const all = ['home', 'shop', 'basket', 'login', 'countries', 'devices'] as const;

test('LIB-07 a customer has the pages of their hosts, and the first page of all', () => {
  expect(choosePages(all, undefined)).toEqual(all);
  expect(choosePages(all, ['shop'])).toEqual(['home', 'shop', 'basket']);
  expect(choosePages(all, ['console', 'backoffice'])).toEqual(['home', 'login', 'countries', 'devices']);
});
