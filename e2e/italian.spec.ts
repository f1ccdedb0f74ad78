// The hosts in a browser whose user reads Italian.
import type { BrowserContext } from '@playwright/test';
import { enter, people } from './steps.ts';
import { expect, test } from './test.ts';

test.use({ locale: 'it-IT' });

/** Of one line, in CSS pixels. */
const BAR_HEIGHT = 48;

/**
 * Keeps every text that its pages show, also one that the next soon replaces, in `shown` of the page, with the number of the
 * drawing that brought it.
 */
const gatherTexts = (context: BrowserContext) =>
  context.addInitScript(() => {
    const shown = new Map<string, number>();
    let looks = 0;
    const look = () => {
      const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
      for (looks += 1; texts.nextNode(); ) {
        const text = texts.currentNode.textContent ?? '';
        if (!shown.has(text)) shown.set(text, looks);
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(globalThis, { shown });
  });

/** In the page. */
declare const shown: ReadonlyMap<string, number>;

test('a host speaks Italian from its first word on, with its dates, and says so', async ({
  page,
  context,
}) => {
  await gatherTexts(context);
  await page.goto('/backend/login?return=%2Fbackend%2Fcountries');
  await expect(page.getByRole('heading', { level: 1, name: 'Accesso' })).toBeVisible();
  await expect(page).toHaveTitle('Accesso · Carillon');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it-IT');

  await test.step('its words come with its frame, and not after it', async () => {
    const drawings = await page.evaluate(() => ['Negozio', 'Accedi'].map((text) => shown.get(text)));
    expect(drawings[0]).toBeGreaterThan(0);
    expect(drawings[1]).toBe(drawings[0]);
  });
  await test.step('what is wrong is said in Italian', async () => {
    await page.getByRole('button', { name: 'Accedi' }).click();
    await expect(page.getByText('Inserisci la password')).toBeVisible();
  });
  await test.step('a list and a form', async () => {
    await page.getByRole('textbox', { name: 'E-mail' }).fill(people.admin.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(people.admin.password);
    await page.getByRole('button', { name: 'Accedi' }).click();
    await expect(page).toHaveURL('/backend/countries');
    await expect(page.getByRole('grid', { name: 'Paesi' })).toBeVisible();
    await page.getByRole('row').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Modifica Paese' })).toBeVisible();
    await expect(page.getByText(/^Creazione: \d+ [a-z]+ \d{4} alle ore \d{2}:\d{2} · /)).toBeVisible();
  });
  const texts = await page.evaluate(() => [...shown.keys()]);
  expect(texts).toContain('Negozio');
  expect(texts).not.toContain('Shop');
  expect(texts).not.toContain('Login');

  await test.step('the other hosts speak it, too', async () => {
    await page.goto('/manage/2/list');
    await expect(page.getByRole('grid', { name: 'Dispositivi registrati' })).toBeVisible();
    await page.getByRole('link', { name: 'Café terrace' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Café terrace' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Negozio' })).toBeVisible();
    await page.goto('/');
    await expect(page.getByText('Ciao, Ada')).toBeVisible();
  });
  await test.step('the bar has one line on a tablet, with the three entries of an administrator', async () => {
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('button', { name: /^Cerca ovunque/ })).toBeVisible();
    await expect(bar.getByRole('navigation').getByRole('link')).toHaveCount(3);
    for (const width of [1024, 992, 820, 768, 640, 576]) {
      await page.setViewportSize({ width, height: 800 });
      expect((await bar.boundingBox())?.height, `${width} px`).toBe(BAR_HEIGHT);
    }
  });
});

test('the bar has one line on a phone, in the shop with its basket, its search, and a page that is live', {
  tag: '@certify',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await enter(page, 'owner', '/');
  const bar = page.getByRole('banner');
  // Who comes from Welcome, which listens to devices, brings the connection along.
  await expect(bar.locator('[data-live="on"]')).toBeVisible();
  expect((await bar.boundingBox())?.height).toBe(BAR_HEIGHT);
  await bar.getByRole('link', { name: 'Negozio' }).click();
  await expect(bar.getByRole('link', { name: 'Carrello' })).toBeVisible();
  await expect(bar.getByRole('button', { name: /^Cerca ovunque/ })).toBeVisible();
  expect((await bar.boundingBox())?.height).toBe(BAR_HEIGHT);
});

test('where the texts cannot be fetched, a host speaks English', async ({ page, context, watch }) => {
  watch.allow(/ERR_FAILED/);
  await context.route(/italian/, (route) => route.abort());
  await page.goto('/backend/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
