import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { type OwnPlatform, startOwnPlatform, storeAlwaysEvent } from '../e2e/ownPlatform.ts';
import { findChromium, thisMachine } from '../scripts/chromium.ts';
import { chromiumLaunch } from '../scripts/chromium-launch.ts';
import { serveReactPage } from './reactPage.ts';
import { forPeople } from './reference.ts';
import { median, type Row, ratio } from './table.ts';

const TURNS = 3;
/** A phone on a poor line, that was never here before. */
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SETTLED_MS = 1500;
/** A page that has not shown what it is measured for by then never will. */
const LONGEST_MS = 30_000;
/** Its code comes over the line first, then what the device says. */
const WALK_MS = 2000;
const METER = '[role=meter]:not([aria-valuenow="0"])';

/** What a page is measured by, in milliseconds from the address; `shift` is the sum of its layout shifts. */
interface Loading {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly meter: number;
  readonly shift: number;
  readonly kb: number;
}

interface Measured {
  readonly name: string;
  readonly path: string;
  readonly isLoggedIn?: boolean;
  /** What is there when the page has come to its end. */
  readonly until: string;
  readonly bounds: Partial<Loading>;
}

const FIRST_PAINT = { firstPaint: 1400, shift: 0.01 };
const PAGES: readonly Measured[] = [
  { name: 'shop, Welcome', path: '/', until: 'h1', bounds: FIRST_PAINT },
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
  const { path } = await findChromium(thisMachine);
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
      ...PAGES.flatMap((page, i) => rowsOf(page, loadings[i] ?? [], median(react))),
      {
        name: 'console, from the device list to the dashboard, first moving meter',
        value: seconds(median(walks)),
        reference: `${ratio(median(walks), meter)} its address in a new browser`,
        target: forPeople(`at most ${seconds(WALK_MS)}`),
      },
    ];
  } finally {
    await browser.close();
    await alone.close();
    await platform.end('SIGTERM');
    rmSync(data, { recursive: true });
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

const FIGURES = [
  { key: 'firstPaint', name: 'first paint', write: seconds },
  { key: 'largestPaint', name: 'largest paint', write: seconds },
  { key: 'meter', name: 'first moving meter', write: seconds },
  { key: 'shift', name: 'layout shift', write: (shift: number) => shift.toFixed(4) },
  { key: 'kb', name: 'fetched', write: (kb: number) => `${kb.toFixed(0)} kB` },
] as const;

function rowsOf({ name, bounds }: Measured, loadings: readonly Loading[], react: number): Row[] {
  return FIGURES.flatMap(({ key, name: figure, write }) => {
    const value = median(loadings.map((loading) => loading[key]));
    const bound = bounds[key];
    if (Number.isNaN(value)) return [];
    return {
      name: `${name}, ${figure}`,
      value: write(value),
      ...(key === 'firstPaint' && { reference: `${ratio(value, react)} React alone` }),
      ...(bound !== undefined && { target: forPeople(`at most ${write(bound)}`) }),
    };
  });
}

/** The session of the owner of the devices, as the storage of a browser keeps it. */
export async function logIn({ url }: OwnPlatform): Promise<string> {
  const answer = await fetch(`${url}/api/accounts/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@carillon.example', password: 'Owner-123!' }),
  });
  const { data } = await answer.json();
  return JSON.stringify({ v: 1, ...data });
}

/** Opens an address in a browser that was never there. */
async function load(
  browser: Browser,
  url: string,
  { until }: Pick<Measured, 'until'>,
  session?: string,
): Promise<Loading> {
  const context = await newContext(browser, url, session);
  const page = await context.newPage();
  const kb = await slowDown(page);
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForSelector(until, { state: 'attached', timeout: LONGEST_MS });
  await page.waitForTimeout(SETTLED_MS);
  const seen = await page.evaluate(() => loading);
  const fetched = kb();
  await context.close();
  return { ...seen, meter: seen.meter ?? Number.NaN, kb: fetched };
}

/** From the link in the list, on the same phone, until the first level is drawn: the page is there, its screen is not. */
async function walkToMeter(browser: Browser, url: string, session: string): Promise<number> {
  const context = await newContext(browser, url, session);
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(watch);
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

/** A browser of its own, in which somebody has logged in where a session is given. */
export function newContext(browser: Browser, url: string, session?: string): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...(session && {
      storageState: {
        cookies: [],
        origins: [
          { origin: new URL(url).origin, localStorage: [{ name: 'carillon.session', value: session }] },
        ],
      },
    }),
  });
}

/** Slows down processor and line, and tells how much was fetched over it. */
async function slowDown(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return () => bytes / 1000;
}

/** In the page: what `watch` has seen. */
declare const loading: { firstPaint: number; largestPaint: number; meter?: number; shift: number };

/** In the page, before anything of it: notes what is painted and when. */
function watch() {
  const seen: Partial<typeof loading> & { shift: number } = { shift: 0 };
  Object.assign(globalThis, { loading: seen });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  // A meter tells its first level when it draws it.
  new MutationObserver((changes) => {
    const isMoving = changes.some(
      ({ target }) => Number((target as Element).getAttribute('aria-valuenow')) > 0,
    );
    if (isMoving) seen.meter ??= performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['aria-valuenow'] });
}
