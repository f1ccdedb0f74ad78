import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { startOwnPlatform, storeAlwaysEvent } from '../e2e/ownPlatform.ts';
import { findChromium, thisMachine } from '../scripts/chromium.ts';
import { chromiumLaunch } from '../scripts/chromium-launch.ts';
import {
  LANES,
  LONGEST_MS,
  type Loading,
  listRows,
  load,
  logIn,
  type Measured,
  newContext,
  SETTLED_MS,
  type Seen,
  seconds,
  slowDown,
  watch,
} from './loading.ts';
import { serveReactPage } from './reactPage.ts';
import { forPeople } from './reference.ts';
import { median, type Row, ratio } from './table.ts';
import { welcomeRows } from './welcome.ts';

const TURNS = 3;
/** Its code comes over the line first, then what the device says. */
const WALK_MS = 2000;
const METER = '[role=meter]:not([aria-valuenow="0"])';

const FIRST_PAINT = { firstPaint: 1400, shift: 0.01 };
const PAGES: readonly Measured[] = [
  { name: 'shop, Welcome', path: '/', until: 'h1', bounds: FIRST_PAINT },
  {
    name: 'shop, products',
    path: '/eshop',
    until: 'main img',
    bounds: { firstPaint: 900, largestPaint: 2200, shift: 0.01 },
  },
  {
    name: 'shop, a product',
    path: '/eshop/product/1',
    until: 'main img',
    bounds: { firstPaint: 900, largestPaint: 2200, shift: 0.01 },
  },
  { name: 'back-office, login', path: '/backend/login', until: 'form', bounds: FIRST_PAINT },
  {
    name: 'console, device list',
    path: '/manage/2/list',
    isLoggedIn: true,
    until: '[role=row] a',
    bounds: { ...FIRST_PAINT, largestPaint: 2200 },
  },
  {
    name: 'console, dashboard',
    path: '/manage/2/feature/2/dash',
    isLoggedIn: true,
    until: METER,
    bounds: { ...FIRST_PAINT, meter: 3000 },
  },
];

/** From the address to what is seen, on a slow machine and a slow line, without any cache, beside a page with React alone. */
export async function pageRows(): Promise<Row[]> {
  const data = mkdtempSync(join(tmpdir(), 'carillon-bench-'));
  // At any hour one device plays.
  storeAlwaysEvent(data);
  const platform = await startOwnPlatform(data);
  const alone = await serveReactPage();
  const { path } = await findChromium(thisMachine, 'whole');
  const browser = await chromium.launch({ ...chromiumLaunch, executablePath: path });
  try {
    const session = await logIn(platform);
    const react: number[] = [];
    const loadings = PAGES.map((): Loading[] => []);
    const walks: number[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      react.push((await load(browser, alone.url, { until: 'h1' })).firstPaint);
      for (const [i, page] of PAGES.entries()) {
        loadings[i]?.push(
          await load(browser, platform.url + page.path, page, page.isLoggedIn ? session : undefined),
        );
      }
      walks.push(await walkToMeter(browser, platform.url, session));
    }
    const meter = median(loadings.at(-1)?.map((loading) => loading.meter) ?? []);
    return [
      { name: 'a page with React alone, first paint', value: seconds(median(react)) },
      ...PAGES.flatMap((page, i) => listRows(page, loadings[i] ?? [], median(react))),
      ...(await welcomeRows(browser, median(react))),
      {
        name: 'console, from the device list to the dashboard, first moving meter',
        value: seconds(median(walks)),
        reference: `${ratio(median(walks), meter)} its address in a new browser`,
        target: forPeople(`at most ${seconds(WALK_MS)}`),
        met: median(walks) <= WALK_MS,
      },
    ];
  } finally {
    await browser.close();
    await alone.close();
    await platform.end('SIGTERM');
    rmSync(data, { recursive: true });
  }
}

declare const loading: Seen;

/** From the link in the list, on the same phone, until the first level is drawn: the page is there, its screen is not. */
async function walkToMeter(browser: Browser, url: string, session: string): Promise<number> {
  const context = await newContext(browser, url, session);
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(watch, LANES);
  await page.goto(`${url}/manage/2/list`, { waitUntil: 'commit' });
  const link = page.locator('[role=row] a[href="/manage/2/feature/2/dash"]');
  await link.waitFor({ timeout: LONGEST_MS });
  await page.waitForTimeout(SETTLED_MS);
  const pressedMs = await link.evaluate((element: HTMLElement) => {
    const now = performance.now();
    element.click();
    return now;
  });
  await page.waitForSelector(METER, { state: 'attached', timeout: LONGEST_MS });
  const { meter } = await page.evaluate(() => loading);
  await context.close();
  return (meter ?? Number.NaN) - pressedMs;
}
