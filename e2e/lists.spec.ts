// What lists do with odd addresses and odd answers, in the router of a host: history and address are the browser's own.
import type { Page } from '@playwright/test';
import { takeSample } from './sample.ts';
import { enter } from './steps.ts';
import { expect, test } from './test.ts';

const rows = (page: Page) => page.getByRole('row');
const pageLink = (page: Page, number: number) =>
  page.getByRole('button', { name: `Page ${number}`, exact: true });

/** Answers a call of the platform with other data. */
const answerWith = (page: Page, path: string, dataOf: (search: URLSearchParams) => unknown) =>
  page.route(new RegExp(`/api${path}(\\?|$)`), (route) =>
    route.fulfill({ json: { success: true, data: dataOf(new URL(route.request().url()).searchParams) } }),
  );

const countries = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => ({
    id: from + i + 1,
    name: `Province ${from + i + 1}`,
    code: 'PR',
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
  }));

/** A list of so many countries, whatever the platform has; what is asked for is noted. */
async function fake(page: Page, listed: number, counted = listed) {
  const asked: string[] = [];
  await answerWith(page, '/countries/count', () => counted);
  await answerWith(page, '/countries/list', (search) => {
    asked.push(search.toString());
    const [from, limit] = [Number(search.get('offset')), Number(search.get('limit'))];
    return countries(from, Math.min(from + limit, listed));
  });
  return asked;
}

test('FLT-079 LST-02: what cannot be in an address is left out, in the address too, and Back leads past it', {
  tag: '@certify',
}, async ({ page }) => {
  await enter(page, 'admin');
  await fake(page, 33);
  for (const [search, corrected, count] of [
    ['?size=-1', '', 10],
    ['?size=1e9', '', 10],
    ['?size=7', '', 10],
    ['?size=24&index=1', '?index=1', 10],
    ['?size=abc&index=1', '?index=1', 10],
    ['?index=-1', '', 10],
    ['?index=99999', '?index=3', 3],
    ['?size=abc&index=99999&tab=2', '?index=3&tab=2', 3],
  ] as const) {
    await test.step(search, async () => {
      await page.goto('/config.json');
      await page.goto(`/backend/countries${search}`);
      await expect(rows(page)).toHaveCount(count);
      await expect
        .poll(() => new URL(page.url()).searchParams.toString())
        .toBe(new URLSearchParams(corrected).toString());
      await page.goBack();
      await expect(page).toHaveURL('/config.json');
    });
  }
});

test('FLT-077: a count that promises more than there is steps back page by page, and stops at rows', async ({
  page,
}) => {
  await enter(page, 'admin');
  const asked = await fake(page, 15, 50);
  await page.goto('/backend/countries?index=4');
  await expect(page).toHaveURL('/backend/countries?index=1');
  await expect(rows(page)).toHaveCount(5);
  await expect(pageLink(page, 2)).toHaveAttribute('aria-current', 'page');
  expect(asked.map((search) => new URLSearchParams(search).get('offset'))).toEqual(['40', '30', '20', '10']);
  // Any page can be chosen; one without rows leads back again, and asks for each page once.
  await pageLink(page, 5).click();
  await expect(page).toHaveURL('/backend/countries?index=1');
  await expect(rows(page)).toHaveCount(5);
});

test('FLT-077: a list without any rows stays at its first page, with its pages and a sentence', {
  tag: '@certify',
}, async ({ page }) => {
  await enter(page, 'admin');
  const asked = await fake(page, 0, 30);
  await page.goto('/backend/countries?index=2');
  await expect(page).toHaveURL('/backend/countries');
  await expect(page.getByText('No rows on this page.')).toBeVisible();
  await expect(pageLink(page, 1)).toBeVisible();
  expect(asked).toHaveLength(3);
});

test('FLT-077: a count that is too small hides no rows', { tag: '@certify' }, async ({ page }) => {
  await enter(page, 'admin');
  await fake(page, 25, 0);
  await page.goto('/backend/countries?index=1');
  await expect(rows(page)).toHaveCount(10);
  await expect(page).toHaveURL('/backend/countries?index=1');
  await expect(page.getByText('11 to 20 of 20')).toBeVisible();
});

test('LST-03: up to six pages are all named, of more the first, the last and those around', async ({
  page,
}) => {
  await enter(page, 'admin');
  const named = () =>
    page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: /^Page \d/ });
  await fake(page, 60);
  await page.goto('/backend/countries');
  await expect(named()).toHaveText(['1', '2', '3', '4', '5', '6']);
  await fake(page, 200);
  await page.goto('/backend/countries?index=9');
  await expect(named()).toHaveText(['1', '9', '10', '11', '20']);
  await expect(page.getByText('…')).toHaveCount(2);
});

test('LST-10: a page is asked for by offset and limit, what is empty is left out', async ({ page }) => {
  await enter(page, 'admin');
  const asked = await fake(page, 200);
  await page.goto('/backend/countries?index=2&size=25');
  await expect(rows(page)).toHaveCount(25);
  await page.goto('/backend/countries?index=1&query=a&by=name_asc');
  await expect(rows(page)).toHaveCount(10);
  expect(asked).toEqual(['offset=50&limit=25', 'offset=10&limit=10&query=a&order_by=name_asc']);
});

test('LST-12: a click selects, a second one within 200 ms opens the record', async ({ page }) => {
  await enter(page, 'admin', '/backend/countries');
  const row = rows(page).nth(2);
  await row.click({ position: { x: 600, y: 20 } });
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/backend/countries');
  // Both at once: how fast this machine can click is nothing to fail on.
  await row.evaluate((element) => {
    for (let i = 0; i < 2; i++) element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  await expect(page).toHaveURL(/\/backend\/country\/\d+$/);
});

const ways = [
  ['Save', (page: Page) => page.getByRole('button', { name: 'Edit' }).click()],
  ['Go back', (page: Page) => page.getByRole('link', { name: 'Go back' }).click()],
  ['Back of the browser', (page: Page) => page.goBack()],
] as const;

for (const [way, leave] of takeSample(ways, ([way]) => way === 'Back of the browser')) {
  test(`LST-01: after ${way} the focus is on the row that was opened`, async ({ page }) => {
    await enter(page, 'admin', '/backend/countries?index=1');
    const row = rows(page).nth(3);
    const name = (await row.getAttribute('aria-label')) ?? '';
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
    await leave(page);
    await expect(page).toHaveURL('/backend/countries?index=1');
    await expect(page.getByRole('row', { name, exact: true })).toBeFocused();
  });
}

test('DEV-03: back from a device the focus is on its row, and the tab of the browser has said its name', async ({
  page,
}) => {
  await enter(page, 'owner', '/manage/2/list');
  await expect(page).toHaveTitle('Devices · Carillon');
  const row = page.getByRole('row', { name: 'Café terrace' });
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Café terrace' })).toBeVisible();
  await expect(page).toHaveTitle('Café terrace · Carillon');
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Devices' }).click();
  await expect(row).toBeFocused();
});

test('FLT-084: a name of 32 emoji is counted as it is saved, and a search is not cut in the middle of one', {
  tag: '@certify',
}, async ({ page }) => {
  await enter(page, 'admin', '/backend/country/add');
  const emoji = '🔔'.repeat(32);
  await page.getByRole('textbox', { name: 'Name' }).fill(emoji);
  await expect(page.getByText('32/32')).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill('🔔🔕');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page).toHaveURL('/backend/countries');
  await expect(page.getByRole('row', { name: emoji })).toBeFocused();

  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('🔔'.repeat(300));
  await expect(search).toHaveValue('🔔'.repeat(256));
  await search.fill(emoji);
  await search.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await rows(page).click({ position: { x: 600, y: 20 } });
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: /^I am sure/ }).click();
  await expect(page.getByText('Nothing found for')).toBeVisible();

  await test.step('FLT-115: what no record can hold is not found either', async () => {
    for (const query of ['%00', '%07%1F%ED%A0%80']) {
      await page.goto(`/backend/countries?query=${query}`);
      await expect(page.getByText('Nothing found for')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });
});
