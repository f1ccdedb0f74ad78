import type { Browser, BrowserContext, Page } from 'playwright';
import type { OwnPlatform } from '../e2e/ownPlatform.ts';
import { forPeople } from './reference.ts';
import { median, type Row, ratio } from './table.ts';

/** A phone on a poor line, that was never here before. */
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
export const SETTLED_MS = 1500;
/** A page that has not shown what it is measured for by then never will. */
export const LONGEST_MS = 30_000;
/** So many lanes of Welcome are waited for. */
export const LANES = 40;

/** What a page is measured by, in milliseconds from the address; `shift` is the sum of its layout shifts. */
export interface Loading {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The name of the element that was the largest: 'img' is a picture. */
  readonly largest: string;
  readonly meter: number;
  /** When `LANES` lanes of Welcome were known. */
  readonly lanes: number;
  readonly shift: number;
  readonly kb: number;
}

export interface Measured {
  readonly name: string;
  readonly path: string;
  readonly isLoggedIn?: boolean;
  /** What is there when the page has come to its end. */
  readonly until: string;
  readonly bounds: Partial<Loading>;
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

const FIGURES = [
  { key: 'firstPaint', name: 'first paint', write: seconds },
  { key: 'largestPaint', name: 'largest paint', write: seconds },
  { key: 'meter', name: 'first moving meter', write: seconds },
  { key: 'lanes', name: `all ${LANES} lanes known`, write: seconds },
  { key: 'shift', name: 'layout shift', write: (shift: number) => shift.toFixed(4) },
  { key: 'kb', name: 'fetched', write: (kb: number) => `${kb.toFixed(0)} kB` },
] as const;

/** What was measured of a page, each figure beside its bound. */
export function listRows(
  { name, bounds }: Pick<Measured, 'name' | 'bounds'>,
  loadings: readonly Loading[],
  react: number,
): Row[] {
  return FIGURES.flatMap(({ key, name: figure, write }) => {
    const values = loadings.map((loading) => loading[key]);
    // Where one was not measured there is no middle; undefined is what an observer has not seen.
    const value = values.every(Number.isFinite) ? median(values) : Number.NaN;
    const bound = bounds[key];
    const isMeasured = !Number.isNaN(value);
    if (!isMeasured && bound === undefined) return [];
    return {
      name: `${name}, ${figure}`,
      value: isMeasured ? write(value) : 'not measured',
      ...(key === 'largestPaint' && { reference: `of <${loadings[0]?.largest}>` }),
      ...(key === 'firstPaint' && isMeasured && { reference: `${ratio(value, react)} React alone` }),
      ...(bound === undefined ? {} : { target: forPeople(`at most ${write(bound)}`), met: value <= bound }),
    };
  });
}

const PEOPLE = {
  owner: { email: 'owner@carillon.example', password: 'Owner-123!' },
  admin: { email: 'admin@carillon.example', password: 'Admin-123!' },
};

/** The session of the owner of the devices, as the storage of a browser keeps it. */
export async function logIn({ url }: OwnPlatform, who: 'owner' | 'admin' = 'owner'): Promise<string> {
  const answer = await fetch(`${url}/api/accounts/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(PEOPLE[who]),
  });
  const { data } = await answer.json();
  return JSON.stringify({ v: 1, ...data });
}

/** Opens an address in a browser that was never there. */
export async function load(
  browser: Browser,
  url: string,
  { until }: Pick<Measured, 'until'>,
  session?: string,
): Promise<Loading> {
  const context = await newContext(browser, url, session);
  const page = await context.newPage();
  const kb = await slowDown(page);
  await page.addInitScript(watch, LANES);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForSelector(until, { state: 'attached', timeout: LONGEST_MS });
  await page.waitForTimeout(SETTLED_MS);
  const seen = await page.evaluate(() => loading);
  const fetched = kb();
  await context.close();
  return { ...seen, meter: seen.meter ?? Number.NaN, lanes: seen.lanes ?? Number.NaN, kb: fetched };
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
export async function slowDown(page: Page): Promise<() => number> {
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
export interface Seen {
  firstPaint: number;
  largestPaint: number;
  largest: string;
  meter?: number;
  lanes?: number;
  shift: number;
}
declare const loading: Seen;

/** In the page, before anything of it: notes what is painted and when. */
export function watch(lanes: number) {
  const seen: Partial<Seen> & { shift: number } = { shift: 0 };
  Object.assign(globalThis, { loading: seen });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime;
    seen.largest = (entry as LargestContentfulPaint).element?.localName ?? 'nothing';
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
  // A lane is a list once its events are known.
  const known = new MutationObserver(() => {
    if (document.querySelectorAll('[data-carillon-part="today"] li ul').length < lanes) return;
    seen.lanes = performance.now();
    known.disconnect();
  });
  known.observe(document, { subtree: true, childList: true });
}
