// The first entity of the back-office, list and form.
import type { BrowserContext, Page } from '@playwright/test';
import { enter, logOut, passwordField, people, pressOn, submitLogin, tabTo } from './steps.ts';

import { expect, test } from './test.ts';

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code' });
const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Opens a country that may be on any page of the list. */
async function openCountry(page: Page, name: string) {
  await tabTo(page, page.getByRole('searchbox', { name: 'Search' }));
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/query=/);
  await expect(page.getByRole('row')).toHaveCount(1);
  await pressOn(page, row(page, name));
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Country' })).toBeVisible();
}

test('CTY-01 CTY-02 ENT-01 ENT-02: an administrator adds, edits and deletes a country by keyboard', async ({
  page,
}) => {
  await enter(page, 'admin', '/backend/countries');
  await expect(page.getByText(/^Manage 10 of \d+ countries\.$/)).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: 'Add Country' }));
  await expect(page).toHaveURL('/backend/country/add');
  await expect(page).toHaveTitle('Add Country · Carillon');
  // A page as short as this one is filled: its bar stands on the foot of the window.
  const bar = page.locator('[data-carillon-part="form"] > :last-child');
  const foot = await page.getByRole('contentinfo').boundingBox();
  const missing = () =>
    bar.evaluate((node, top) => Math.round(top - node.getBoundingClientRect().bottom), foot?.y ?? Number.NaN);
  await expect.poll(missing).toBe(0);

  await pressOn(page, page.getByRole('button', { name: 'Add' }));
  await expect(page.getByRole('alert')).toContainText('2 fields need attention.');
  await expect(nameField(page)).toBeFocused();
  await page.keyboard.type('Ruritania');
  await page.keyboard.press('Tab');
  await page.keyboard.type('RURI');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/backend/countries');
  await expect(toast(page, 'Ruritania has been saved!')).toBeVisible();
  await expect(row(page, 'Ruritania')).toBeVisible();

  await openCountry(page, 'Ruritania');
  await tabTo(page, nameField(page));
  await page.keyboard.type('Grand Fenwick');
  await pressOn(page, page.getByRole('button', { name: 'Edit' }));
  await expect(page).toHaveURL('/backend/countries?query=Ruritania');
  await expect(toast(page, 'Grand Fenwick has been saved!')).toBeVisible();

  await openCountry(page, 'Grand Fenwick');
  await pressOn(page, page.getByRole('button', { name: 'Delete' }));
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: 'I am sure, delete Grand Fenwick' }));
  await expect(page).toHaveURL('/backend/countries?query=Grand+Fenwick');
  await expect(toast(page, 'Grand Fenwick has been deleted!')).toBeVisible();
  await expect(row(page, 'Grand Fenwick')).toBeHidden();
});

test('LST-01: a form leads back to page and order of its list; after a reload, and in a new tab, to the list as such', {
  tag: '@certify',
}, async ({ page, context }) => {
  const asLeft = '/backend/countries?index=1&by=name_asc';
  await enter(page, 'admin', asLeft);
  const link = page.getByRole('row').first().getByRole('link');
  const back = page.getByRole('link', { name: 'Go back' });
  await link.click();
  await expect(back).toHaveAttribute('href', asLeft);
  await back.click();
  await expect(page).toHaveURL(asLeft);

  const [newTab] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await newTab.getByRole('link', { name: 'Go back' }).click();
  await expect(newTab).toHaveURL('/backend/countries');

  await link.click();
  await nameField(page).waitFor();
  await page.reload();
  await back.click();
  await expect(page).toHaveURL('/backend/countries');
});

/** A tab with a short history: that of the test before is longer than a browser counts. */
const openTab = (context: BrowserContext) => context.newPage();

test('ENT-01: after a save, and after a deletion, Back leads to what was before the list, and not to the form', {
  tag: '@certify',
}, async ({ context }) => {
  const page = await openTab(context);
  await enter(page, 'admin', '/backend/countries');
  const back = () => page.evaluate(() => history.back());
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('a');
  await search.press('Enter');
  await expect(page).toHaveURL('/backend/countries?query=a');
  const steps = await page.evaluate(() => history.length);

  await page.getByRole('link', { name: 'Add Country' }).click();
  await nameField(page).fill('Back again');
  await codeField(page).fill('BA1');
  await codeField(page).press('Enter');
  await expect(page).toHaveURL('/backend/countries?query=a');
  await expect(toast(page, 'Back again has been saved!')).toBeVisible();

  await row(page, 'Back again').getByRole('link').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'I am sure, delete Back again' }).click();
  await expect(page).toHaveURL('/backend/countries?query=a');
  await expect(row(page, 'Back again')).toBeHidden();
  // The form is where Forward leads, and each time it takes the place of the one before.
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  await back();
  await expect(page).toHaveURL('/backend/countries');
});

test('ENT-01: a form that was opened by its address leaves its place to the list', {
  tag: '@certify',
}, async ({ context }) => {
  const page = await openTab(context);
  await enter(page, 'admin', '/backend/country/2');
  const name = await nameField(page).inputValue();
  const steps = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(toast(page, `${name} has been saved!`)).toBeVisible();
  await expect(page).toHaveURL('/backend/countries');
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('FLT-085: Back, a link, the logout, and closing the page ask before what was typed is left', async ({
  page,
}) => {
  await enter(page, 'admin', '/backend/countries');
  await page.getByRole('link', { name: 'Add Country' }).click();
  await nameField(page).fill('Ruritania');

  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.evaluate(() => history.back());
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/backend/country/add');
  await expect(nameField(page)).toHaveValue('Ruritania');

  const prompts: string[] = [];
  page.on('dialog', async (dialog) => {
    prompts.push(dialog.type());
    await dialog.dismiss();
  });
  await page.evaluate(() => location.reload());
  await expect.poll(() => prompts).toEqual(['beforeunload']);
  await expect(nameField(page)).toHaveValue('Ruritania');

  await logOut(page);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(nameField(page)).toHaveValue('Ruritania');

  // Another host: a yes to our question is not asked for again by the browser.
  await page.getByRole('link', { name: 'Shop' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/eshop');
  expect(prompts).toEqual(['beforeunload']);
});

test('FLT-085: a yes to Back goes back', { tag: '@certify' }, async ({ page }) => {
  await enter(page, 'admin', '/backend/countries?size=25');
  await page.getByRole('link', { name: 'Add Country' }).click();
  await codeField(page).fill('RURI');
  await page.evaluate(() => history.back());
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/backend/countries?size=25');
});

test('FLT-059: after a logout in another tab what was typed waits under a login, and goes on after it', {
  tag: '@certify',
}, async ({ page, context }) => {
  await enter(page, 'admin', '/backend/country/add');
  await nameField(page).fill('Ruritania');
  const otherTab = await context.newPage();
  await otherTab.goto('/');
  await logOut(otherTab);
  const question = page.getByRole('alertdialog', { name: 'Log in again' });
  await expect(passwordField(page)).toBeFocused();
  await page.keyboard.type(people.admin.password);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(nameField(page)).toHaveValue('Ruritania');
  await expect(otherTab.getByText('Ada Winter')).toBeVisible();
});

test('NAV-07: who is no administrator is led on and told why, and nothing is asked for', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/countries')) calls.push(pathname);
  });
  await page.goto('/backend/country/1');
  await expect(page).toHaveURL(/\/backend\/login/);
  await submitLogin(page, people.owner);
  await expect(page).toHaveURL('/backend/profile');
  await expect(page.getByText('Administrators only')).toBeVisible();
  await expect(page.getByText('That page cannot be opened with your account.')).toBeVisible();
  expect(calls).toEqual([]);
});

test('FLT-107: what could not be fetched says so, is fetched again, and what was typed stays', {
  tag: '@certify',
}, async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/, /could not be fetched/);
  await enter(page, 'admin', '/backend/country/add');
  // Also by the address under which a file is fetched again.
  const list = /\/CountryList-[^/]*\.js(\?|$)/;
  const files = /\/(CountryList|LeaveQuestion)-[^/]*\.js(\?|$)/;
  await page.route(files, (route) => route.abort());
  await nameField(page).fill('Ruritania');

  await page.getByRole('link', { name: 'Go back' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This part of the page could not be loaded.');
  await expect(nameField(page)).toHaveValue('Ruritania');
  await page.unroute(files);
  await page.route(list, (route) => route.abort());
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Leave/ })
    .click();

  await expect(alert).toContainText('This page could not be loaded.');
  await page.unroute(list);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Manage 10/)).toBeVisible();
});
