// The hosts in a real Firefox, from the login to a device that plays: a browser that Playwright cannot drive as Debian ships it,
// by WebDriver BiDi.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import { startOwnPlatform, storeAlwaysEvent } from '../e2e/ownPlatform.ts';
import { people } from '../e2e/steps.ts';
import { findLibraries, findProgram } from './debian.ts';
import type { Finished } from './process.ts';

/** For a machine that does other things meanwhile. */
const LONGEST_MS = 60_000;
const MOVING = '[role=meter]:not([aria-valuenow="0"])';

/** Waits for what a selector finds, with these words where any are said. */
async function find(page: Page, selector: string, words?: string): Promise<ElementHandle> {
  // What Puppeteer itself looks with is compiled in the page, which its content policy forbids.
  for (const endMs = performance.now() + LONGEST_MS; performance.now() < endMs; ) {
    const found = await page.evaluateHandle(
      (selector, words) =>
        [...document.querySelectorAll(selector)].find(
          ({ textContent }) => words === undefined || textContent.trim() === words,
        ) ?? null,
      selector,
      words,
    );
    const element = found.asElement();
    if (element) return element as ElementHandle;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${selector} ${words ?? ''} did not come, at ${page.url()}`);
}

/** Throws where something does not come. */
async function walk(page: Page, url: string): Promise<void> {
  const press = async (selector: 'a' | 'button', words: string) =>
    (await find(page, selector, words)).click();
  const fill = async (type: string, text: string) => {
    await (await find(page, `input[type=${type}]`)).click();
    await page.keyboard.type(text);
  };
  const see = (selector: string, words?: string) => find(page, selector, words);

  await page.goto(`${url}/backend/login?return=${encodeURIComponent('/manage/2/list')}`);
  await fill('email', people.owner.email);
  await fill('password', people.owner.password);
  await press('button', 'Login');
  await press('a', 'Café terrace');
  await see(MOVING);
  await press('button', 'Stop');
  await see('[role=meter][aria-valuetext="Nothing playing"]');
  await press('button', 'Start');
  await see(MOVING);
  await press('a', 'Events');
  await see('*', 'All day long');
  // Who leaves while a part of the page is fetched is told by Firefox that it did not come, and React logs that.
  await page.waitForNetworkIdle({ timeout: LONGEST_MS });
  await page.goto(`${url}/eshop`);
  await press('a', 'Carillon Micro');
  await press('button', 'Add 1 piece');
  await see('*', '1 piece added to the basket');
}

/** In the page: an error that is logged is one in words, which is all that comes out of a Firefox. */
function sayErrors() {
  const { error } = console;
  console.error = (...parts: unknown[]) =>
    error(...parts.map((part) => (part instanceof Error ? `${part}\n${part.stack}` : part)));
}

/** The browser, and what it needs beyond what most machines have. */
export const FIREFOX = ['firefox-esr', 'libvpx7'];

/** Walks through the hosts of a platform of its own; every error in a page is one. */
export async function checkFirefox(): Promise<Finished> {
  const data = mkdtempSync(join(tmpdir(), 'carillon-firefox-'));
  storeAlwaysEvent(data);
  const platform = await startOwnPlatform(data);
  const executablePath = (await findProgram('firefox-esr', FIREFOX)) ?? 'firefox';
  const problems: string[] = [];
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    env: { ...process.env, LD_LIBRARY_PATH: findLibraries() },
    headless: true,
    defaultViewport: null,
    args: ['--width=1280', '--height=900'],
  });
  try {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(sayErrors);
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await walk(page, platform.url);
  } catch (error) {
    problems.push(String(error));
  } finally {
    await browser.close();
    await platform.end('SIGTERM');
    rmSync(data, { recursive: true });
  }
  return { ok: problems.length === 0, output: problems.join('\n') };
}
