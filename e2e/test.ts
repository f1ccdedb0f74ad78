import { type BrowserContext, expect, type Page, test as usual } from '@playwright/test';
import { createUsedBrowsers, type UsedBrowsers } from './usedBrowsers.ts';
import { createWatch, type Watch } from './watch.ts';

interface Fixtures {
  /** Over every page of a test: it fails if one of them did what no page may do. */
  watch: Watch;
  /** A page of another browser: with a storage, and so a session, of its own. */
  openBrowser: () => Promise<Page>;
  /** `test.use({ isFresh: true })`: a browser that has never been used, for what is about files that come for the first time. */
  isFresh: boolean;
  /** A browser as each of a test is opened. */
  takeBrowser: () => Promise<BrowserContext>;
}

interface WorkerFixtures {
  usedBrowsers: UsedBrowsers;
}

/** Playwright's `test`, with every page watched, and with browsers that know the files of the hosts from earlier tests. */
export const test = usual.extend<Fixtures, WorkerFixtures>({
  isFresh: [false, { option: true }],
  usedBrowsers: [
    async ({ browser }, use) => {
      const used = createUsedBrowsers(browser);
      await use(used);
      await used.close();
    },
    { scope: 'worker' },
  ],
  // The base address only makes the pattern one that Playwright understands and that is not empty.
  watch: async ({ baseURL: _ }, use) => {
    const watch = createWatch();
    await use(watch);
    expect(watch.faults(), 'what no page may do').toEqual([]);
  },
  takeBrowser: async (
    { usedBrowsers, isFresh, watch, locale, timezoneId, viewport, colorScheme, javaScriptEnabled },
    use,
  ) => {
    // What pages are opened with belongs to a browser for good.
    const kind = isFresh
      ? undefined
      : JSON.stringify([locale, timezoneId, viewport, colorScheme, javaScriptEnabled]);
    const taken: (() => Promise<void>)[] = [];
    await use(async () => {
      const { context, giveBack } = await usedBrowsers.take(kind);
      const stopWatching = await watch.over(context);
      taken.push(async () => {
        await giveBack();
        stopWatching();
      });
      return context;
    });
    for (const end of taken) await end();
  },
  context: async ({ takeBrowser }, use) => use(await takeBrowser()),
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  openBrowser: async ({ takeBrowser }, use) => {
    await use(async () => {
      const context = await takeBrowser();
      return context.pages()[0] ?? (await context.newPage());
    });
  },
});

export { expect };
