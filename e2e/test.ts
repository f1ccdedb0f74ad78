import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { createWatch, type Watch } from './watch.ts';

interface Fixtures {
  /** Over every page of a test: it fails if one of them did what no page may do. */
  watch: Watch;
  /** A page of another browser: with a storage, and so a session, of its own. */
  openBrowser: () => Promise<Page>;
}

const askingAgain = new WeakSet<APIRequestContext>();

/** Asked by way of `fetch`, as all of its methods are: once more over another connection where the server has just closed the one that was idle. */
function askAgain(request: APIRequestContext) {
  // A browser is the same for many tests.
  if (askingAgain.has(request)) return;
  askingAgain.add(request);
  const ask = request.fetch.bind(request);
  request.fetch = (asked, options) => ask(asked, { maxRetries: 2, ...options });
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
    askAgain(context.request);
    await watch.over(context);
    await use(context);
    // The next test goes on with the same browser (playwright.config.ts).
    await context.clearPermissions();
  },
  request: async ({ request }, use) => {
    askAgain(request);
    await use(request);
  },
  openBrowser: async ({ browser, watch }, use) => {
    const pages: Page[] = [];
    await use(async () => {
      const context = await browser.newContext();
      askAgain(context.request);
      await watch.over(context);
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

export { expect };
