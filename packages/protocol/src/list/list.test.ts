import { expect, test } from 'vitest';
import { listQuery } from './list.ts';

test.each([
  ['nothing', {}, true],
  ['everything', { offset: 0, limit: 1000, query: 'x', order_by: 'name_asc' }, true],
  ['a negative offset', { offset: -1 }, false],
  ['a limit of 0', { limit: 0 }, false],
  ['a limit above 1000', { limit: 1001 }, false],
  ['half a row', { limit: 1.5 }, false],
  ['a search of a page', { query: 'x'.repeat(257) }, false],
])('whether a list may be asked with %s', (_case, query, isAccepted) => {
  expect(listQuery.safeParse(query).success).toBe(isAccepted);
});
