// The line through all layers, on one device that no other file starts or stops: CR-1002.
import type { Page } from '@playwright/test';
import {
  awaitQuietSchedule,
  enter,
  expectHeard,
  expectPlaying,
  expectSilence,
  liveConnection,
  logIn,
  people,
  silence,
  startButton,
  stopButton,
  submitLogin,
} from './steps.ts';
import { expect, test } from './test.ts';
import { expectWhole, translate } from './translate.ts';

const LIST = '/manage/2/list';
const DASHBOARD = '/manage/2/feature/2/dash';

test.beforeEach(() => awaitQuietSchedule(test));

/** The paths of all calls that a page makes from now on. */
function gatherCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

test('LIB-07 NAV-07 SES-03 ACC-01 DEV-03 DSH-03 DSH-04: from the address of the console to a device that plays', async ({
  page,
}) => {
  const calls = gatherCalls(page);
  await test.step('NAV-07 SES-03 who is not logged in is sent to the login, and nothing is loaded', async () => {
    await page.goto('/manage');
    await expect(page).toHaveURL('/backend/login?return=%2Fmanage');
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
    expect(calls).toEqual([]);
  });
  await test.step('ACC-01 logging in leads back, to the own devices', async () => {
    await submitLogin(page, people.owner);
    await expect(page).toHaveURL(LIST);
    await expect(liveConnection(page)).toHaveText('Live');
  });
  const row = page.getByRole('row').filter({ hasText: 'CR-1002' });
  await test.step('DEV-03 the list shows each device, live', async () => {
    await expect(page.getByRole('grid', { name: 'Registered devices' }).getByRole('row')).toHaveCount(3);
    for (const text of ['Café terrace', 'Guests', 'micro', 'CR-1002', 'Online']) {
      await expect(row.getByText(text, { exact: true }).filter({ visible: true })).toBeVisible();
    }
  });
  await test.step('the device opens', async () => {
    await row.getByRole('link', { name: 'Café terrace' }).click();
    await expect(page).toHaveURL(DASHBOARD);
    await expect(page.getByRole('heading', { level: 1, name: 'Café terrace' })).toBeVisible();
    await silence(page);
    await expectSilence(page);
  });
  await test.step('DSH-03 DSH-04 an event starts: what is heard, its levels, its radio and its codec', async () => {
    await startButton(page).click();
    await expectPlaying(page);
  });
  await test.step('DEV-03 the list says that it plays', async () => {
    await page.getByRole('link', { name: 'Devices' }).first().click();
    await expect(row.getByText('Playing', { exact: true })).toBeVisible();
    await page.goBack();
  });
  await test.step('DSH-03 it stops', async () => {
    await stopButton(page).click();
    await expect(startButton(page)).toBeEnabled();
    await expectSilence(page);
    await expect(page.getByText('Heard now')).toHaveCount(0);
  });
});

test('FLT-089: the radio’s link opens the radio, which learns neither the address of the console nor its window', async ({
  page,
  watch,
}) => {
  watch.allow(/^request to https:\/\/[\w-]+(\.[\w-]+)*\.example\//);
  const referrers: (string | undefined)[] = [];
  await page.context().route('https://*.example/**', (route, request) => {
    if (request.isNavigationRequest()) referrers.push(request.headers().referer);
    return route.fulfill({ contentType: 'text/html', body: '<title>Radio</title><h1>The radio itself</h1>' });
  });
  await logIn(page, 'owner', DASHBOARD);
  await silence(page);
  await startButton(page).click();
  await expectHeard(page);
  const link = page.getByRole('definition').getByRole('link');
  await expect(link).toHaveAttribute('href', /^https:\/\/[\w-]+\.example\//);
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(opened.getByRole('heading', { name: 'The radio itself' })).toBeVisible();
  expect(await opened.evaluate(() => [document.referrer, window.opener])).toEqual(['', null]);
  expect(referrers).toEqual([undefined]);
  await expect(page).toHaveURL(DASHBOARD);
  await silence(page);
});

test('FLT-117 on a page that the browser translates an event is started and stopped, and what is said of it is right', async ({
  page,
}) => {
  await translate(page);
  await enter(page, 'owner', DASHBOARD);
  await silence(page);
  await startButton(page).click();
  await expectHeard(page);
  await expect(page.getByRole('definition').filter({ hasText: /MP3|Ogg Vorbis/ })).toBeVisible();
  await stopButton(page).click();
  await expect(startButton(page)).toBeEnabled();
  await expect(page.getByText('Heard now')).toHaveCount(0);
  await expectWhole(page);

  await page.getByRole('link', { name: 'Audio' }).click();
  const mute = page.getByRole('button', { name: 'Mute' });
  await mute.click();
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
  await page.getByRole('button', { name: 'Unmute' }).click();
  await expect(mute).toBeVisible();
  await expectWhole(page);

  await page.getByRole('link', { name: 'Time' }).first().click();
  const clock = page.getByText(/^\d\d:\d\d:\d\d/).first();
  const before = await clock.textContent();
  await expect(clock).not.toHaveText(before ?? '');
  await expectWhole(page);
});
