import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listQuery, PAGE_SIZES, type PageLink, pageWindow } from './list.ts';

test('LST-02 lists offer 10, 25, 50 and 100 rows a page', () => {
  expect(PAGE_SIZES).toEqual([10, 25, 50, 100]);
});

describe('LST-03 the page links', () => {
  test.each<[string, number, number, PageLink[]]>([
    ['no page at all', 0, 0, []],
    ['a single page', 0, 1, [0]],
    ['6 pages: all of them', 0, 6, [0, 1, 2, 3, 4, 5]],
    ['6 pages from the middle', 3, 6, [0, 1, 2, 3, 4, 5]],
    ['the first of 7', 0, 7, [0, 1, 'gap', 6]],
    ['the middle of 7: no gap would save room', 3, 7, [0, 1, 2, 3, 4, 5, 6]],
    ['the last of 7', 6, 7, [0, 'gap', 5, 6]],
    ['near the beginning of 20', 2, 20, [0, 1, 2, 3, 'gap', 19]],
    ['a gap of one page shows that page', 3, 20, [0, 1, 2, 3, 4, 'gap', 19]],
    ['the middle of 20', 10, 20, [0, 'gap', 9, 10, 11, 'gap', 19]],
    ['near the end of 20', 17, 20, [0, 'gap', 16, 17, 18, 19]],
    ['a page that is no longer there', 99, 20, [0, 'gap', 19]],
  ])('%s', (_case, index, pageCount, links) => {
    expect(pageWindow(index, pageCount)).toEqual(links);
  });

  test('always name the first, the last and the current page, rising, and hide at least two pages in a gap', () => {
    const cases = fc
      .integer({ min: 1, max: 500 })
      .chain((count) => fc.tuple(fc.nat(count - 1), fc.constant(count)));
    fc.assert(
      fc.property(cases, ([index, count]) => {
        const links = pageWindow(index, count);
        expect(links).toEqual(expect.arrayContaining([0, index, count - 1]));
        expect(links.length).toBeLessThanOrEqual(7);
        links.forEach((link, i) => {
          const before = links[i - 1];
          const after = links[i + 1];
          if (typeof link === 'number' && typeof before === 'number') expect(link).toBe(before + 1);
          if (link === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
        });
      }),
    );
  });
});

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
