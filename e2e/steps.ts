import { expect, type Locator, type Page } from '@playwright/test';

/** Those who can log in at the first start, with the id of each (docs/development-platform.md). */
export const people = {
  admin: { id: 1, email: 'admin@carillon.example', password: 'Admin-123!' },
  owner: { id: 2, email: 'owner@carillon.example', password: 'Owner-123!' },
  other: { id: 3, email: 'other@carillon.example', password: 'Other-123!' },
};
export type PersonName = keyof typeof people;

/** What the stations of the example events say of themselves, by the name of the event. */
const stations: Readonly<Record<string, { radio: string; codec: string }>> = {
  'Morning radio': { radio: 'Aurora Radio', codec: 'MP3' },
  'Weekend mix': { radio: 'Meridian Lounge', codec: 'Ogg Vorbis' },
  'Evening service': { radio: 'Chapel live', codec: 'MP3' },
};

export const emailField = (page: Page) => page.getByRole('textbox', { name: 'Email' });
export const passwordField = (page: Page) => page.getByRole('textbox', { name: 'Password' });
export const startButton = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });
export const stopButton = (page: Page) => page.getByRole('button', { name: 'Stop', exact: true });
export const liveConnection = (page: Page) => page.getByRole('status', { name: 'Live connection' });

/** Fills in the login form, which is shown, and sends it. */
export async function submitLogin(page: Page, { email, password }: { email: string; password: string }) {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Logs out by the menu of the account. */
export async function logOut(page: Page) {
  await page.getByRole('banner').getByRole('button', { expanded: false }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
}

/** Logs in on the way to a page. */
export async function logIn(page: Page, who: PersonName, path: string) {
  await page.goto(`/backend/login?return=${encodeURIComponent(path)}`);
  await submitLogin(page, people[who]);
  await expect(page).toHaveURL(path);
}

/**
 * As somebody who has logged in before, without the login form, which session, line, account and navigation go through:
 * the platform is asked, and the browser finds the session stored. Opens a page, if one is named.
 */
export async function enter(page: Page, who: PersonName, path?: string) {
  const { email, password } = people[who];
  const answer = await page.request.post('/api/accounts/login', {
    data: { email, password },
  });
  const { data } = await answer.json();
  // Of the same origin, and without a script: a page that hears of the session would lead on by itself. Storing it by Playwright
  // (`setStorageState`) would empty the cache, too.
  await page.goto('/config.json');
  await page.evaluate(
    (session) => {
      localStorage.clear();
      localStorage.setItem('carillon.session', session);
    },
    JSON.stringify({ v: 1, ...data }),
  );
  if (path === undefined) return;
  await page.goto(path);
  await expect(page).toHaveURL(path);
}

/** On a dashboard: stops what the schedule may play at this hour, or what an earlier test left playing. */
export async function silence(page: Page) {
  await expect(async () => {
    if (await stopButton(page).isVisible()) await stopButton(page).click({ timeout: 2000 });
    await expect(startButton(page)).toBeEnabled({ timeout: 2000 });
  }).toPass();
}

/** On a dashboard: an event plays and is heard. */
export async function expectHeard(page: Page) {
  const event = page.locator('[data-carillon-part="event"]');
  await expect(event.getByText('Playing', { exact: true })).toBeVisible();
  await expect(page.getByText('Heard now')).toBeVisible();
}

/** On a dashboard: what is heard, down to the levels; the station is known by the name of the event. */
export async function expectPlaying(page: Page) {
  await expectHeard(page);
  const names = new RegExp(Object.keys(stations).join('|'));
  const name = await page.getByRole('heading', { level: 2, name: names }).textContent();
  const station = stations[name ?? ''];
  await expect(page.getByText(station?.radio ?? '', { exact: true })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: station?.codec ?? '' })).toBeVisible();
  await expectMoving(page);
}

/** On a dashboard: both meters are there, and say that nothing plays. */
export const expectSilence = (page: Page) =>
  expect(page.locator('[role="meter"][aria-valuetext="Nothing playing"]')).toHaveCount(2);

/** On a dashboard: both meters say one level, and later another. */
export async function expectMoving(page: Page) {
  const sides = ['Left level', 'Right level'].map((name) => page.getByRole('meter', { name }));
  await Promise.all(
    sides.map(async (meter) => {
      await expect(meter).toHaveAttribute('aria-valuenow', /^[1-9]\d*$/);
      const level = await meter.getAttribute('aria-valuenow');
      await expect(meter).not.toHaveAttribute('aria-valuenow', level ?? '');
    }),
  );
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** When an example event begins or ends, in hours of the day, UTC. */
const CHANGES = [6, 9, 10, 18, 19.5, 22];
/** Longer than a test that starts and stops events takes. */
const TEST_MS = 40_000;

/**
 * The example events really run by the clock. A test that starts and stops them is right at any hour, but not across
 * the very moment at which the schedule steps in: that one is let pass first.
 */
export async function awaitQuietSchedule(test: { setTimeout(ms: number): void }) {
  const ofDayMs = Date.now() % DAY_MS;
  const atMs = CHANGES.map((hour) => hour * HOUR_MS).find((at) => at > ofDayMs && at < ofDayMs + TEST_MS);
  if (atMs === undefined) return;
  test.setTimeout(TEST_MS + 300_000);
  await new Promise((resolve) => setTimeout(resolve, atMs - ofDayMs + 500));
}

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element.matches(':focus'));
  // More often than anything stands on a page.
  for (let presses = 0; presses < 200 && !(await isFocused()); presses++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** Presses Enter on what Tab leads to. */
export async function pressOn(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
