// What documents have a newcomer embed, looked at in a real Chromium: the page of README, and that of Next.js.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startOwnPlatform } from '../e2e/ownPlatform.ts';
import { people, startButton, stopButton, submitLogin } from '../e2e/steps.ts';
import { launchBrowser } from './foreignPages.ts';
import { freePorts } from './freePorts.ts';
import { checkPortal, followFromNothing, readDocument } from './fromNothing.ts';
import type { Finished } from './process.ts';

/** For a machine that does other things meanwhile. */
const LONGEST_MS = 60_000;
/** All that README has somebody do for a page of their own. */
const TEN_MINUTES_MS = 600_000;

/** Waits until this is said; returns what the pattern holds of it. */
async function hear(said: () => string, pattern: RegExp): Promise<string> {
  for (const endMs = performance.now() + LONGEST_MS; performance.now() < endMs; ) {
    const found = pattern.exec(said());
    if (found) return found[1] ?? '';
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${pattern} should be said:\n${said()}`);
}

/** Walks through pages of a browser of its own; every error that is logged there is one. */
async function inChromium(walk: (page: Page) => Promise<void>): Promise<void> {
  const browser = await launchBrowser();
  const problems: string[] = [];
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(LONGEST_MS);
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
    });
    await walk(page).catch(async (error) => {
      throw new Error([error, ...problems, page.url(), await page.locator('body').ariaSnapshot()].join('\n'));
    });
  } finally {
    await browser.close();
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Starts the device of the page, whose dashboard this is, and sees its meters move. */
async function play(page: Page): Promise<void> {
  // Within the hours of one of its events it plays already.
  await startButton(page).or(stopButton(page)).first().waitFor();
  if (await stopButton(page).isVisible()) await stopButton(page).click();
  await startButton(page).click();
  await page.getByText('Playing', { exact: true }).first().waitFor();
  const meter = page.getByRole('meter').first();
  const levels = new Set<string>();
  for (const endMs = performance.now() + LONGEST_MS; levels.size < 3; ) {
    if (performance.now() > endMs) throw new Error(`The meter stands still at ${[...levels].join(', ')}.`);
    const level = await meter.getAttribute('aria-valuenow');
    if (level && level !== '0') levels.add(level);
    await page.waitForTimeout(50);
  }
}

/** README as it stands, but that the platform is on ports that are free here. */
export async function checkReadme(): Promise<Finished> {
  const data = mkdtempSync(join(tmpdir(), 'carillon-readme-'));
  const [port = '', wsPort = '', mqttPort = ''] = await freePorts(3);
  const readme = readDocument('README.md');
  const [, email = '', password = ''] =
    /log in as `(\S+)` with `(\S+)`, and press `Start`/.exec(readme) ?? [];
  const startMs = performance.now();
  const { ok, output } = await followFromNothing(readme, {
    env: {
      CARILLON_DATA: data,
      CARILLON_PORT: port,
      CARILLON_WS_PORT: wsPort,
      CARILLON_MQTT_PORT: mqttPort,
    },
    translate: (text) =>
      text
        .replaceAll('localhost:8080', `localhost:${port}`)
        .replaceAll('localhost:9001', `localhost:${wsPort}`),
    async look(said) {
      await hear(said, /Ctrl-C stops it/);
      const url = await hear(said, /Local:\s+(http:\S+)/);
      await inChromium(async (page) => {
        await page.goto(url);
        await submitLogin(page, { email, password });
        await play(page);
      });
    },
  });
  rmSync(data, { recursive: true, force: true });
  const tookMs = performance.now() - startMs;
  const took = `${output}, in ${(tookMs / 1000).toFixed(0)} s`;
  return { ok: ok && tookMs < TEN_MINUTES_MS, output: took };
}

/** The page of Next.js as it stands, over a platform that is there: its screens go by the router of Next.js. */
export async function checkNext(): Promise<Finished> {
  const data = mkdtempSync(join(tmpdir(), 'carillon-next-'));
  const platform = await startOwnPlatform(data);
  const [port = ''] = await freePorts(1);
  const url = `http://localhost:${port}`;
  try {
    return await checkPortal('next', {
      translate: (text) =>
        text
          .replaceAll('https://api.example.org', platform.url)
          .replaceAll('wss://live.example.org:9001', platform.brokerUrl)
          .replaceAll('3210', port),
      look: () => inChromium((page) => walkThroughNext(page, url)),
    });
  } finally {
    await platform.end('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
}

async function walkThroughNext(page: Page, url: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: 'Café terrace' });
  const other = page.getByRole('row').filter({ hasText: 'Lobby north' });
  const search = page.getByRole('searchbox');
  const dashboard = page.locator('[data-carillon-screen="DeviceDashboard"]');
  /** What another page load would forget. */
  const mark = () => page.evaluate(() => Object.assign(window, { isSame: true }));
  const expectSame = async () => {
    if (!(await page.evaluate(() => 'isSame' in window))) throw new Error('The page was loaded anew.');
  };

  await page.goto(url);
  // The server component has spread our texts and written the rules of the accent.
  await page.getByText('Sound for our halls').waitFor();
  const accent = await page
    .locator('[data-carillon-provider]')
    .first()
    .evaluate((node) => getComputedStyle(node).getPropertyValue('--carillon-accent').trim());
  if (accent !== '#7c3aed') throw new Error(`The accent is ${accent}.`);
  await mark();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await submitLogin(page, people.owner);
  await other.waitFor();
  await expectSame();

  await search.fill('Café');
  await search.press('Enter');
  await other.waitFor({ state: 'detached' });
  await page.waitForURL(/\?.*Caf/);
  const listUrl = page.url();

  await row.getByRole('link').click();
  await page.waitForURL(`${url}/speakers/2`);
  await play(page);
  await expectSame();

  await page.goBack();
  await page.waitForURL(listUrl);
  await row.waitFor();
  await dashboard.waitFor({ state: 'detached' });
  if (await other.isVisible()) throw new Error('Back forgot what was looked for.');
  await expectSame();

  // As it is opened by an address with a query, which the build did not know.
  await page.reload();
  await row.waitFor();
  if (page.url() !== listUrl) throw new Error(`${listUrl} became ${page.url()}.`);
  if (await other.isVisible()) throw new Error('The address was not read.');
}
