// The session of a browser over its tabs, its clock and what it has stored. No device is started here.
import type { Page } from '@playwright/test';
import { emailField, enter, people } from './steps.ts';
import { expect, test } from './test.ts';

const PROFILE = '/backend/profile';

interface StoredSession {
  v: number;
  token: { jwt: string; refresh_at: unknown };
  user: object;
}

/** A login of the owner, as the platform answers it and the browser keeps it. */
async function makeSession(page: Page): Promise<StoredSession> {
  const { email, password } = people.owner;
  const answer = await page.request.post('/api/accounts/login', {
    data: { email, password },
  });
  const { data } = await answer.json();
  return { v: 1, ...data };
}

/** What the browser has kept of it, for pages that are opened from now on. */
async function store(page: Page, kept: unknown) {
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  const value = typeof kept === 'string' ? kept : JSON.stringify(kept);
  await page.context().setStorageState({
    cookies: [],
    origins: [
      {
        origin: String(test.info().project.use.baseURL),
        localStorage: [{ name: 'carillon.session', value }],
      },
    ],
  });
}

const nowSeconds = () => Math.floor(Date.now() / 1000);

const withRefreshAt = (session: StoredSession, refresh_at: unknown) => ({
  ...session,
  token: { ...session.token, refresh_at },
});
/** To be renewed by whoever opens a page with it. */
const asDue = (session: StoredSession) => withRefreshAt(session, nowSeconds() - 5);

/** Notes which tokens were given away for the next one, in all tabs. */
function noteRenewals(page: Page): string[] {
  const bearers: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/accounts/refresh-token'))
      bearers.push(request.headers().authorization ?? '');
  });
  return bearers;
}

/** What waits for `promise` goes on with `open`. */
function createGate() {
  let open = () => {};
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open: () => open() };
}

const profileOf = (page: Page) => expect(emailField(page)).toHaveValue(people.owner.email);

const keptSession = (page: Page) => page.evaluate(() => localStorage.getItem('carillon.session'));

test('FLT-051: two tabs to which their token is refused at once renew it once, and both go on', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 401/);
  await enter(page, 'admin', '/backend/countries');
  const otherTab = await context.newPage();
  await otherTab.goto('/backend/countries');
  const tabs = [page, otherTab];
  for (const tab of tabs) await expect(tab.getByRole('row').first()).toBeVisible();

  const renewals = noteRenewals(page);
  const bothRefused = createGate();
  const refused: string[] = [];
  await context.route(/\/api\/countries\/\d+$/, async (route) => {
    const { authorization = '' } = route.request().headers();
    if (refused.length > 0 && !refused.includes(authorization)) return route.continue();
    refused.push(authorization);
    await route.fulfill({ status: 401, json: { success: false, message: 'Your session has expired.' } });
    if (refused.length === tabs.length) bothRefused.open();
  });
  await context.route('**/accounts/refresh-token', async (route) => {
    await bothRefused.promise;
    await route.continue();
  });
  await Promise.all(tabs.map((tab) => tab.getByRole('row').first().getByRole('link').click()));
  for (const tab of tabs) await expect(tab.getByRole('textbox', { name: 'Name' })).not.toHaveValue('');
  expect(refused).toHaveLength(2);
  expect(renewals).toHaveLength(1);
});

test('FLT-052: without locks, and with tokens for a single use, the tab that comes second waits for what the first was given', {
  tag: '@certify',
}, async ({ page, context, watch }) => {
  watch.allow(/status of 401/);
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
  );
  await store(page, asDue(await makeSession(page)));
  const renewals = noteRenewals(page);
  const second = createGate();
  let count = 0;
  await context.route('**/accounts/refresh-token', async (route) => {
    count += 1;
    if (count > 1) {
      await route.fulfill({ status: 401, json: { success: false, message: 'This token was used already.' } });
      return second.open();
    }
    // The answer to the first comes after the refusal of the second.
    await second.promise;
    await route.continue();
  });
  const otherTab = await context.newPage();
  const tabs = [page, otherTab];
  await Promise.all(tabs.map((tab) => tab.goto(PROFILE)));
  for (const tab of tabs) await profileOf(tab);
  expect(renewals).toHaveLength(2);
  expect(new Set(renewals).size).toBe(1);
});

for (const [which, hours, atOnce] of [
  ['ahead', 1, 1],
  ['behind', -1, 0],
] as const) {
  test(`FLT-056: with a clock that is an hour ${which} a token is renewed once each half of its life, and nobody is logged out`, {
    tag: '@certify',
  }, async ({ page }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await store(page, await makeSession(page));
    const renewals = noteRenewals(page);
    await page.goto(PROFILE);
    await profileOf(page);
    await expect.poll(() => renewals.length).toBe(atOnce);
    // A token lives for an hour here.
    for (const [minutes, more] of [
      [25, 0],
      [10, 1],
      [25, 1],
      [10, 2],
    ] as const) {
      await page.clock.fastForward(minutes * 60_000);
      await expect.poll(() => renewals.length).toBe(atOnce + more);
    }
    await page.reload();
    await profileOf(page);
  });
}

test('FLT-055 FLT-060: what is stored and is no session is cleaned away; one that is due is renewed, one of the far future is not, by no timer that overflows', {
  tag: '@certify',
}, async ({ page }) => {
  const renewals = noteRenewals(page);
  const session = await makeSession(page);
  const { v, token, user } = session;
  for (const [what, kept] of Object.entries({
    'broken JSON': '{"v":1,"token":',
    'another shape': ['session'],
    'an old version': { v: 0, token, user },
    'no user': { v, token },
    'no time of renewal': withRefreshAt(session, undefined),
    'a time of renewal that is text': withRefreshAt(session, 'soon'),
    'a time of renewal in the year 9999': withRefreshAt(session, 253_402_300_799),
  })) {
    await store(page, kept);
    await page.goto(PROFILE);
    await expect(page, what).toHaveURL(`/backend/login?return=${encodeURIComponent(PROFILE)}`);
    expect(await keptSession(page), what).toBeNull();
  }
  expect(renewals).toEqual([]);
  // A timer of more milliseconds than these ends at once: the watch sees an error on the console.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const value = (run: TimerHandler, ms = 0, ...rest: unknown[]) => {
      if (ms > 2 ** 31 - 1) console.error(`A timer of ${ms} ms.`);
      return setTimeout(run, ms, ...rest);
    };
    Object.defineProperty(window, 'setTimeout', { value });
  });
  // To the browser one of the tokens says nothing of its own life; the platform knows whose it is.
  await page.route('**/api/**', (route) => {
    const headers = { ...route.request().headers(), authorization: `Bearer ${token.jwt}` };
    return route.continue({ headers });
  });
  for (const [jwt, refreshAt, times] of [
    // In the year 5000: more milliseconds than a timer can wait.
    ['opaque', 95_617_584_000, 0],
    [token.jwt, 95_617_584_000, 0],
    [token.jwt, nowSeconds() - 5, 1],
  ] as const) {
    await store(page, withRefreshAt({ ...session, token: { ...token, jwt } }, refreshAt));
    await page.goto(PROFILE);
    await profileOf(page);
    await expect.poll(() => renewals.length).toBe(times);
  }
});
