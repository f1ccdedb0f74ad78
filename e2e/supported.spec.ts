// Which browsers the hosts are for: the page says so to those that are too old, and works in the oldest of the others.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { features } from '../packages/host-common/src/supported/features.ts';
import { findNewerApis } from './newerApis.ts';
import { startOwnPlatform, storeAlwaysEvent } from './ownPlatform.ts';
import { expectMoving, expectSilence, people, startButton, stopButton, submitLogin } from './steps.ts';
import { expect, test } from './test.ts';

/** In the page, before anything of it: it is a browser without these. */
function forget(paths: readonly string[]) {
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let owner: unknown = globalThis;
    for (const name of names) owner = (owner as Record<string, unknown> | undefined)?.[name];
    if (Object(owner) === owner) Reflect.deleteProperty(owner as object, last);
    // What windows have they have as their own.
    if (path.startsWith('Window.')) Reflect.deleteProperty(globalThis, last);
  }
}

/** In the page: its address says what it is to be without. */
function forgetAddressed() {
  const at = decodeURIComponent(location.hash.slice(1));
  const { supports } = CSS;
  CSS.supports = (...args: [string]) => args[0] !== at && supports.apply(CSS, args);
}

const sentence = (page: Page) => page.getByRole('alert').filter({ hasText: /too old|troppo vecchio/ });

test('FLT-122 a browser without one thing that is needed is told which, before anything else', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(forgetAddressed);
  await page.addInitScript(
    `(${forget})([decodeURIComponent(location.hash.slice(1))].filter((at) => /^[\\w.]+$/.test(at)))`,
  );
  for (const [i, { name, at }] of features.entries()) {
    const path = ['/manage', '/backend/login', '/eshop'][i % 3] ?? '';
    await page.goto(`${path}#${encodeURIComponent(typeof at === 'string' ? at : at.css)}`);
    await expect(sentence(page)).toHaveText(
      `This browser is too old for this page: it does not have ${name}. Use Chrome 124, Edge 124, Firefox 124 or Safari 17.4, or a newer one.`,
    );
    await expect(sentence(page)).toBeVisible();
    await expect(page.getByText('has not loaded yet')).toHaveCount(0);
    await expect(page.getByRole('heading')).toHaveCount(0);
  }
  // Once more with everything: there the page begins.
  await page.goto('/backend/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test.describe('in Italian', () => {
  test.use({ locale: 'it-IT' });
  test('FLT-122 it is told in the language of the browser', { tag: '@certify' }, async ({ page }) => {
    await page.addInitScript(forget, ['URL.canParse', 'AbortSignal.any']);
    await page.goto('/');
    await expect(sentence(page)).toHaveText(
      'Questo browser è troppo vecchio per questa pagina: non ha AbortSignal.any, URL.canParse. Usa Chrome 124, Edge 124, Firefox 124 o Safari 17.4, o uno più recente.',
    );
    await expect(page.getByText('This browser')).toHaveCount(0);
  });
});

test('FLT-122 with nothing that the oldest supported browsers lack the hosts work, from the login to a device that plays', {
  tag: '@certify',
}, async ({ page }) => {
  const data = mkdtempSync(join(tmpdir(), 'carillon-supported-'));
  storeAlwaysEvent(data);
  const { url, end } = await startOwnPlatform(data);
  try {
    // The policy asks for Trusted Types of those browsers alone that have them.
    const newer = findNewerApis().filter((path) => !/trusted/i.test(path));
    expect(newer.length).toBeGreaterThan(1000);
    await page.addInitScript(forget, newer);
    await page.goto(`${url}/backend/login?return=${encodeURIComponent('/manage/2/list')}`);
    expect(
      await page.evaluate(() => 'try' in Promise || 'Segmenter' in Intl || 'wakeLock' in navigator),
    ).toBe(false);
    await submitLogin(page, people.owner);
    await page.getByRole('row').getByRole('link', { name: 'Café terrace' }).click();
    await expectMoving(page);
    await stopButton(page).click();
    await expectSilence(page);
    await startButton(page).click();
    await expectMoving(page);
    await page.goto(`${url}/eshop`);
    await page.getByRole('main').getByRole('link', { name: 'Carillon Micro', exact: true }).click();
    await page.getByRole('button', { name: /^Add/ }).click();
    await expect(page.getByText('added to the basket')).toBeVisible();
  } finally {
    // A page that is still there asks for its late parts, and is refused.
    await page.goto('about:blank');
    await end('SIGTERM');
    rmSync(data, { recursive: true });
  }
});
