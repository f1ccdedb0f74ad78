import type { Browser, BrowserContext } from '@playwright/test';

/** A browser for one test: of its own, but for the files that it has in its cache. */
export interface TakenBrowser {
  readonly context: BrowserContext;
  /** When the test is over. */
  giveBack(): Promise<void>;
}

/**
 * Browsers that tests of one worker use one after the other. A page in a new one costs four times as much as in one that has the
 * files of the hosts already: these stay, and all else of a test is forgotten.
 */
export interface UsedBrowsers {
  /** One of a kind: of those that are opened with the same options. Without a kind it is new, and nobody gets it later. */
  take(kind: string | undefined): Promise<TakenBrowser>;
  close(): Promise<void>;
}

/** What a page stores, without what it fetched. */
const STORED = 'local_storage,indexeddb,cache_storage,service_workers';

/** Forgets what a test did; one blank page stays for the next. */
async function forget(context: BrowserContext, origins: ReadonlySet<string>) {
  const pages = context.pages();
  const blank = await context.newPage();
  for (const page of pages) await page.close();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearCookies();
  await context.clearPermissions();
  const session = await context.newCDPSession(blank);
  for (const origin of origins)
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED });
  await session.detach();
}

export function createUsedBrowsers(browser: Browser): UsedBrowsers {
  const free = new Map<string, TakenBrowser[]>();
  const all: BrowserContext[] = [];

  async function open(kind: string | undefined): Promise<TakenBrowser> {
    const context = await browser.newContext();
    if (kind === undefined) return { context, giveBack: () => context.close() };
    all.push(context);
    const origins = new Set<string>();
    context.on('request', (request) => {
      if (request.isNavigationRequest() && /^http/.test(request.url()))
        origins.add(new URL(request.url()).origin);
    });
    const taken: TakenBrowser = {
      context,
      async giveBack() {
        await forget(context, origins);
        free.set(kind, [...(free.get(kind) ?? []), taken]);
      },
    };
    return taken;
  }

  return {
    async take(kind) {
      const found = kind === undefined ? undefined : free.get(kind)?.pop();
      return found ?? open(kind);
    },
    async close() {
      for (const context of all) await context.close();
    },
  };
}
