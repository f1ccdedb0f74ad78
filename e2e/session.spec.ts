// Logging in and out. No device is started here.
import { takeSample } from './sample.ts';
import { emailField, liveConnection, logIn, logOut, passwordField, people, submitLogin } from './steps.ts';
import { expect, test } from './test.ts';

const LIST = '/manage/2/list';

test('ACC-02: a login in no valid format is refused before anything is sent', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls++;
  });
  await page.goto('/backend/login');
  await submitLogin(page, { email: 'owner', password: '' });
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Invalid credential format');
  await expect(alert).toContainText('Type a valid email and password');
  await expect(emailField(page)).toHaveAccessibleDescription('Please provide a valid email');
  await expect(passwordField(page)).toHaveAccessibleDescription('Please provide password');
  await expect(emailField(page)).toBeFocused();
  expect(calls).toBe(0);
});

// Five failures a minute close the login for everybody on this machine: no test may add to these three.
const refused = [
  [
    'with a wrong password',
    { ...people.owner, password: 'Owner-124!' },
    'The e-mail address or the password is wrong.',
  ],
  [
    'of a blocked account',
    { email: 'blocked@carillon.example', password: 'Blocked-123!' },
    'This account is blocked',
  ],
  [
    'of an account that is not verified',
    { email: 'unverified@carillon.example', password: 'Unverified-123!' },
    'Verify your email before logging in',
  ],
] as const;

for (const [who, login, sentence] of takeSample(refused, ([who]) => who === 'of a blocked account')) {
  test(`ACC-04: a login ${who} shows why, and what was typed stays`, async ({ page, watch }) => {
    watch.allow(/status of 401/);
    await page.goto('/backend/login?return=%2Fmanage');
    await submitLogin(page, login);
    await expect(page.getByRole('alert')).toContainText('Server error');
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(emailField(page)).toHaveValue(login.email);
    await expect(page).toHaveURL('/backend/login?return=%2Fmanage');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
}

test('ACC-01 NAV-13 NAV-06: login goes to / and replaces the history; the login is closed to who is logged in', async ({
  page,
}) => {
  await page.goto('/eshop');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click();
  await submitLogin(page, people.owner);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Welcome, Oscar' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/eshop');
  await page.goto('/backend/login');
  await expect(page).toHaveURL('/');
});

test('SES-01: a reload and a new tab find the session that was stored', async ({ page, context }) => {
  await logIn(page, 'owner', LIST);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Café terrace' })).toBeVisible();
  const newTab = await context.newPage();
  await newTab.goto(LIST);
  await expect(newTab.getByRole('link', { name: 'Café terrace' })).toBeVisible();
});

const denied = () =>
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
const full = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

const storages = [
  ['forbidden', denied],
  ['full', full],
] as const;

for (const [which, block] of takeSample(storages, ([which]) => which === 'forbidden')) {
  test(`FLT-126 FLT-061: where the storage is ${which}, the login says that it is not kept; another host asks for it once more, in place, and no more`, async ({
    page,
  }) => {
    await page.addInitScript(block);
    await page.goto('/backend/login?return=%2Fbackend%2Fprofile');
    // On the page itself: it may be told once more beside it.
    const main = page.locator('#main');
    const reason = main.getByText('Your login will not be kept');
    await expect(reason).toBeVisible();
    await submitLogin(page, people.owner);
    await expect(page).not.toHaveURL(/login/);
    let loads = 0;
    page.on('load', () => loads++);
    // The login of another host leads back to a page that knows nothing of it.
    await page.goto('/backend/login?return=%2Fmanage%2F2%2Flist');
    await submitLogin(page, people.owner);
    await expect(page).toHaveURL(LIST);
    await expect(reason).toBeVisible();
    await expect(main.getByText(/storage is blocked or full/)).toBeVisible();
    await submitLogin(page, people.owner);
    await expect(page.getByRole('link', { name: 'Café terrace' })).toBeVisible();
    await expect(page).toHaveURL(LIST);
    expect(loads).toBeLessThanOrEqual(2);
  });
}

test('FLT-065 FLT-059: after logout neither the back button nor another tab shows what is private; its session is over', async ({
  page,
  context,
  request,
}) => {
  await logIn(page, 'owner', LIST);
  await page.getByRole('link', { name: 'Café terrace' }).click();
  await expect(page.getByRole('heading', { name: 'Café terrace' })).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto(LIST);
  await expect(otherTab.getByRole('link', { name: 'Café terrace' })).toBeVisible();
  await expect(liveConnection(otherTab)).toHaveText('Live');
  const jwt = await page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('carillon.session') ?? '{}') as { token: { jwt: string } }).token.jwt,
  );

  await logOut(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Sound in every room, on time' })).toBeVisible();

  await test.step('FLT-059 the other tab is logged out by itself, and its live connection is closed', async () => {
    await expect(otherTab).toHaveURL('/backend/login?return=%2Fmanage%2F2%2Flist');
    await expect(otherTab.getByText('Café terrace')).toHaveCount(0);
    await expect(liveConnection(otherTab)).toHaveText('Not connected');
  });
  await test.step('FLT-065 the back button leads to the login', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/^[^?]*\/backend\/login\?return=/);
    await expect(page.getByText(/Café terrace|CR-1002|Lindqvist/)).toHaveCount(0);
  });
  await test.step('the token is refused from now on', async () => {
    const headers = { authorization: `Bearer ${jwt}` };
    expect((await request.get('/api/devices/list/2', { headers })).status()).toBe(401);
  });
});

test('ASVS 14.3.3: the browser keeps the session and nothing else, and after logout no token', async ({
  page,
  context,
}) => {
  const stored = () =>
    page.evaluate(async () => ({
      local: Object.keys(localStorage).filter((key) => !/^carillon\.(theme|locale|hints)$/.test(key)),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
    }));
  const nothing = { local: [], session: [], databases: [], caches: [] };
  await logIn(page, 'owner', '/manage/2/feature/2/dash');
  await expect(page.getByRole('heading', { name: 'Café terrace' })).toBeVisible();
  expect(await stored()).toEqual({ ...nothing, local: ['carillon.session'] });
  const session = await page.evaluate(() => localStorage.getItem('carillon.session') ?? '');
  expect(Object.keys(JSON.parse(session))).toEqual(['v', 'token', 'user']);
  expect(session).not.toContain(people.owner.password);
  expect(await context.cookies()).toEqual([]);

  await logOut(page);
  await expect(page).toHaveURL('/');
  // What goes along to the next host is taken by it, once it is there.
  await expect.poll(stored).toEqual(nothing);
});
