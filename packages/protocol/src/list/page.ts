/** A page link: a page index from 0, or a gap between two of them. */
export type PageLink = number | 'gap';

/** The first row of a page (S7), counted from 0 as the page is. */
export function toOffset(index: number, size: number): number {
  return index * size;
}

/** How many pages some rows fill: none without a row. */
export function pageCount(count: number, size: number): number {
  return Math.ceil(count / size);
}

/** The page to show of some rows: beyond the end it is the last one, so that an emptied page steps back (S4, LST-08). */
export function clampIndex(index: number, count: number, size: number): number {
  return Math.max(0, Math.min(index, pageCount(count, size) - 1));
}

/** The page links of a list (S9): all of them up to 6 pages, else the first, the last and those around the current. */
export function pageWindow(index: number, pages: number): PageLink[] {
  if (pages <= 6) return Array.from({ length: pages }, (_, page) => page);
  const last = pages - 1;
  const around = new Set([0, index - 1, index, index + 1, last]);
  const shown = [...around].filter((page) => page >= 0 && page <= last);
  return shown.flatMap((page, i): PageLink[] => {
    const skipped = page - (shown[i - 1] ?? -1) - 1;
    // A gap that hides a single page takes the room of that page: show the page.
    if (skipped === 1) return [page - 1, page];
    return skipped > 1 ? ['gap', page] : [page];
  });
}
