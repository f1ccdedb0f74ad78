// That nothing moves while a page fills, on any route of the three hosts, wide and narrow, with a fast platform and a slow one.
import type { Page } from '@playwright/test';
import { type KnownPage, pages, patternPages } from './routes.ts';
import { takeSample } from './sample.ts';
import { enter, type PersonName } from './steps.ts';
import { expect, test } from './test.ts';

interface Shifts {
  total: number;
  /** What moved, for the report of a failure. */
  moved: string[];
}

declare global {
  interface Window {
    shifts: Shifts;
  }
}

/** Part of lib.dom in no version so far. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Adds up the layout shifts of every page that is loaded from now on, as the browser reports them. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shifts = { total: 0, moved: [] };
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        shifts.total += entry.value;
        for (const { node, previousRect: from, currentRect: to } of entry.sources) {
          const name = node instanceof Element ? `${node.tagName} ${node.className}` : node?.textContent;
          shifts.moved.push(`${name} from ${from.x},${from.y} to ${to.x},${to.y}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

type Filled = (page: Page) => Promise<unknown>;

/** A title, and nothing that is still on its way. */
const isDone: Filled = async (page) => {
  await expect(heading(page, /./)).toBeVisible();
  await expect(page.locator('[data-loading], [aria-busy="true"]')).toHaveCount(0);
};

const isThere: Filled = (page) => expect(page.getByText('Online').first()).toBeVisible();

/** What else is there once a page is filled. */
const filledPages: Partial<Record<KnownPage['at'], Filled>> = {
  countries: (page) => expect(page.getByRole('row')).toHaveCount(10),
  devices: isThere,
  device: (page) => expect(page.getByRole('button', { name: /^(Start|Stop)$/ })).toBeEnabled(),
  events: isThere,
  audio: isThere,
  time: isThere,
};

/** Whoever sees the pages of each access. */
const seers = {
  everybody: [null, 'owner'],
  guests: [null],
  users: ['owner'],
  owner: ['owner'],
  admins: ['admin'],
} as const satisfies Record<KnownPage['access'], readonly (PersonName | null)[]>;

const isRefused: Filled = (page) => expect(page.getByRole('alert')).toBeVisible();

/** Each address, who opens it, and what is there once it is filled. */
const routes: readonly [path: string, who: PersonName | null, filled: Filled][] = [
  ...pages.flatMap(({ at, access, path }) =>
    seers[access].map((who): [string, PersonName | null, Filled] => [
      path,
      who,
      async (page) => {
        await isDone(page);
        await filledPages[at]?.(page);
      },
    ]),
  ),
  ['/nowhere', null, (page) => expect(heading(page, '404 Page not found')).toBeVisible()],
  [
    '/backend/countries?index=99999&size=abc',
    'admin',
    (page) => expect(page.getByRole('row')).not.toHaveCount(0),
  ],
  ['/backend/country/999', 'admin', isRefused],
  ['/backend/country/1', 'owner', (page) => expect(heading(page, 'Profile')).toBeVisible()],
  ['/manage/3/list', 'owner', (page) => expect(heading(page, /belong to someone else/)).toBeVisible()],
  ['/manage/2/feature/99/dash', 'owner', isRefused],
  [
    '/manage/2/feature/3/dash',
    'owner',
    async (page) => {
      await isDone(page);
      await filledPages.device?.(page);
    },
  ],
];

/** A page whose every part has a placeholder of its size stays clear of what a browser may show as a jump. */
const MOST = { dashboard: 0.005, other: 0.01 };
const mostOf = (path: string) => MOST[/\/feature\/\d+\/dash$/.test(path) ? 'dashboard' : 'other'];

/** Long enough for each placeholder to be there for a while: an answer of the platform, and a message of the broker. */
const SLOW_MS = { answer: 500, message: 200 };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Lets all that comes to a page come late: what is known of a device comes after its record. Calls wait in the page itself, for
 * a browser whose requests a test answers (`page.route`) fetches every file of a page anew.
 */
async function slowDown(page: Page) {
  await page.addInitScript((ms) => {
    const { fetch } = window;
    window.fetch = async (...asked: Parameters<typeof fetch>) => {
      const [what] = asked;
      const { pathname } = new URL(what instanceof Request ? what.url : what, location.href);
      if (pathname.startsWith('/api/')) await new Promise((resolve) => setTimeout(resolve, ms));
      return fetch(...asked);
    };
  }, SLOW_MS.answer);
  await page.routeWebSocket(/.*/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage(async (message) => {
      await wait(SLOW_MS.message);
      socket.send(message);
    });
  });
}

/** In the page: whether its letters came later than it waits for them (host-common/src/font.ts). */
const wereLettersLate = () =>
  performance
    .getEntriesByType('resource')
    .some((entry) => entry.name.endsWith('.woff2') && entry.startTime + entry.duration > 900);

const everyCase = [1280, 390].flatMap((width) =>
  ['fast', 'slow'].flatMap((platform) =>
    ([null, 'owner', 'admin'] as const).map((who) => ({ width, platform, who })),
  ),
);

// A slow platform shows what waits and what fills; a fast one only skips steps of it. What stands beside each other on a wide
// page is one below the other on a phone, where all of an owner's is seen; those of administrators are of the same patterns.
const cases = takeSample(
  everyCase,
  ({ width, platform, who }) =>
    platform === 'slow' && width === (who === null ? 1280 : 390) && who !== 'admin',
);

const isInSample = (path: string) => patternPages.some((page) => page.path === path);

for (const { width, platform, who } of cases) {
  const person = who ?? 'nobody';
  test(`nothing moves on any page, ${width} px wide, ${platform} platform, ${person}`, async ({
    page,
    watch,
  }) => {
    watch.allow(/404/, /403/);
    await page.setViewportSize({ width, height: 800 });
    if (who) await enter(page, who);
    await countShifts(page);
    if (platform === 'slow') await slowDown(page);
    const moved: string[] = [];
    const opened = routes.filter(([, person]) => person === who);
    for (const [path, , filled] of takeSample(opened, ([path]) => isInSample(path))) {
      const open = async () => {
        await page.goto(path);
        await filled(page);
        await page.evaluate(async () => {
          await document.fonts.ready;
          // The observer is told after the frame.
          for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        });
      };
      await open();
      // On a machine that does other things meanwhile letters take longer than a page waits for them: what they move is theirs.
      for (let again = 0; again < 3 && (await page.evaluate(wereLettersLate)); again++) await open();
      const shifts = await page.evaluate(() => window.shifts);
      if (shifts.total > mostOf(path)) moved.push(`${path}: ${shifts.total}\n  ${shifts.moved.join('\n  ')}`);
    }
    expect(moved, 'pages that moved by more than they may').toEqual([]);
  });
}

test.describe('in Italian', () => {
  test.use({ locale: 'it-IT' });

  test('SHP-01 NAV-01 on a phone the basket and the search break the bar of the shop into no second line', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await enter(page, 'owner');
    await countShifts(page);
    await page.goto('/eshop');
    await isDone(page);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Carrello' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Cerca' })).toBeVisible();
    expect((await bar.boundingBox())?.height).toBe(48);
    expect((await page.evaluate(() => window.shifts)).total).toBeLessThanOrEqual(MOST.other);
  });
});
