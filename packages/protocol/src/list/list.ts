import * as z from 'zod/mini';

/** The page sizes that lists offer (S9). */
export const PAGE_SIZES = [10, 25, 50, 100] as const;

/** What a list call takes: empty parameters are left out (S7). */
export const listQuery = z.object({
  offset: z.optional(z.int().check(z.gte(0))),
  limit: z.optional(z.int().check(z.gte(1), z.lte(1000))),
  query: z.optional(z.string().check(z.maxLength(256))),
  order_by: z.optional(z.string().check(z.maxLength(32))),
});
export type ListQuery = z.infer<typeof listQuery>;

/** One way to sort a list: `order` is sent back as `order_by`, `name` is for people. */
export const orderOption = z.object({ name: z.string(), order: z.string() });
export type OrderOption = z.infer<typeof orderOption>;

/** A page link: a page index from 0, or a gap between two of them. */
export type PageLink = number | 'gap';

/** The page links of a list (S9): all of them up to 6 pages, else the first, the last and those around the current. */
export function pageWindow(index: number, pageCount: number): PageLink[] {
  const all = Array.from({ length: pageCount }, (_, page) => page);
  if (pageCount <= 6) return all;
  const shown = all.filter((page) => page === 0 || page === pageCount - 1 || Math.abs(page - index) <= 1);
  return shown.flatMap((page, i): PageLink[] => {
    const skipped = page - (shown[i - 1] ?? -1) - 1;
    // A gap that hides a single page takes the room of that page: show the page.
    if (skipped === 1) return [page - 1, page];
    return skipped > 1 ? ['gap', page] : [page];
  });
}
