import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAGE_SIZES } from './limits.ts';
import { clampIndex, type PageLink, pageCount, pageWindow, toOffset } from './page.ts';

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

test('LST-03 a list of more pages than memory holds still has few links', () => {
  expect(pageWindow(5, Number.MAX_SAFE_INTEGER)).toEqual([
    0,
    'gap',
    4,
    5,
    6,
    'gap',
    Number.MAX_SAFE_INTEGER - 1,
  ]);
});

test.each([
  ['the first page', 0, 10, 0],
  ['the second page', 1, 10, 10],
  ['the third of 100 rows', 2, 100, 200],
])('LST-10 %s begins at its rows', (_case, index, size, offset) => {
  expect(toOffset(index, size)).toBe(offset);
});

test.each([
  ['no row', 0, 10, 0],
  ['one row', 1, 10, 1],
  ['a full page', 10, 10, 1],
  ['one row more', 11, 10, 2],
  ['many', 230, 100, 3],
])('%s fills its pages', (_case, count, size, pages) => {
  expect(pageCount(count, size)).toBe(pages);
});

describe('LST-08 the page to show', () => {
  test.each([
    ['is the one asked for', 1, 20, 10, 1],
    ['steps back by one when it was emptied', 2, 20, 10, 1],
    ['stays the first when that was emptied', 0, 0, 10, 0],
    ['is the first of no rows', 1, 0, 10, 0],
    ['is the last for an old link', 99, 25, 10, 2],
    ['is never before the first', -1, 25, 10, 0],
  ])('%s', (_case, index, count, size, shown) => {
    expect(clampIndex(index, count, size)).toBe(shown);
  });

  test('has rows, or is the first', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 1000 }), (index, count, size) => {
        const shown = clampIndex(index, count, size);
        expect(shown).toBeLessThanOrEqual(index);
        if (shown > 0) expect(toOffset(shown, size)).toBeLessThan(count);
      }),
    );
  });
});
