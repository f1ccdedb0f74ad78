import { test as base, expect, type Page } from '@playwright/test';
import { createWatch, type Watch } from './watch.ts';

interface Fixtures {
  /** Over every page of a test: it fails if one of them did what no page may do. */
  watch: Watch;
  /** A page of another browser: with a storage, and so a session, of its own. */
  openBrowser: () => Promise<Page>;
}

/** Playwright's `test`, with every page watched. */
export const test = base.extend<Fixtures>({
  // The base address only makes the pattern one that Playwright understands and that is not empty.
  watch: async ({ baseURL: _ }, use) => {
    const watch = createWatch();
    await use(watch);
    expect(watch.faults(), 'what no page may do').toEqual([]);
  },
  context: async ({ context, watch }, use) => {
    await watch.over(context);
    await use(context);
    // The next test goes on with the same browser (playwright.config.ts).
    await context.clearPermissions();
  },
  openBrowser: async ({ browser, watch }, use) => {
    const pages: Page[] = [];
    await use(async () => {
      const context = await browser.newContext();
      await watch.over(context);
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

export { expect };
