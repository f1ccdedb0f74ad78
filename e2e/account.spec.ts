// An account from its first day to its last, and sessions that end. No device is started here.
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { takeSample } from './sample.ts';
import { emailField, logIn, passwordField, people, submitLogin } from './steps.ts';
import { expect, test } from './test.ts';

/** How somebody uses a page. */
interface Hand {
  press(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
}

/** What is not there so long has gone, as a notice does by itself. */
const GONE_MS = 15_000;

const pointer: Hand = {
  press: (target) => target.click({ timeout: GONE_MS }),
  async type(field, text) {
    await field.click();
    await field.fill(text);
  },
};

/** Moves the focus as a person does who has no pointer. */
async function tabTo(target: Locator) {
  const page = target.page();
  await expect(target).toBeVisible();
  const hasFocus = () =>
    target.evaluate((element) => element === document.activeElement, undefined, { timeout: GONE_MS });
  for (let presses = 0; presses < 60; presses++) {
    if (await hasFocus()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`60 times Tab do not reach ${target}.`);
}

const keyboard: Hand = {
  async press(target) {
    await tabTo(target);
    const isBox = (await target.getAttribute('type')) === 'checkbox';
    await target.page().keyboard.press(isBox ? 'Space' : 'Enter');
  },
  async type(field, text) {
    await tabTo(field);
    await field.page().keyboard.press('ControlOrMeta+a');
    await field.page().keyboard.insertText(text);
  },
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Asks for the link of an e-mail, which the debug variant shows, and follows it: nothing of its token stays. */
async function followMail(page: Page, hand: Hand, name: string, path: string) {
  const toast = page.getByRole('listitem').filter({ has: link(page, name) });
  await expect(toast).toContainText('Stays until you close it.');
  await hand.press(link(page, name));
  await expect(page).toHaveURL(path);
}

/** Three are shown at once: what was read makes room for the next. */
async function closeNotices(page: Page, hand: Hand) {
  const dismiss = button(page, 'Dismiss');
  // Most close by themselves after a while, also while the way to their button is gone.
  await expect(async () => {
    if ((await dismiss.count()) > 0) await hand.press(dismiss.first());
    await expect(dismiss).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

const hands = [
  ['by pointer', pointer],
  ['by keyboard alone', keyboard],
] as const;

// Who reaches everything by the keyboard reaches it by the pointer as well: `npm run certify` goes both ways.
for (const [how, hand] of takeSample(hands, ([, each]) => each === keyboard)) {
  test(`ACC-01 ACC-03 ACC-05 ACC-08 ACC-09 ACC-12 ACC-14: an account from signup to deletion, ${how}`, async ({
    page,
    watch,
  }) => {
    // The server has ended the session before the page says so.
    watch.allow(/status of 401/);
    const first = `anneke-${Date.now()}@carillon.example`;
    const second = `new-${first}`;
    const verifications: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/accounts/verify-email')) verifications.push(request.postData() ?? '');
    });

    await test.step('ACC-03: sign up, with the terms that are agreed to where they are read', async () => {
      await page.goto('/backend/login');
      await hand.press(link(page, 'Signup'));
      await expect(page).toHaveURL('/backend/signup');
      await hand.type(field(page, 'Name'), 'Anneke');
      await hand.type(field(page, 'Surname'), 'van der Westhuizen');
      await hand.type(field(page, 'Location'), 'Keizersgracht 12, Amsterdam');
      await hand.type(emailField(page), first.toUpperCase());
      await hand.type(passwordField(page), 'Carillon-1');
      await hand.press(button(page, 'Read the terms'));
      await hand.press(button(page, 'Agree'));
      await expect(page.getByRole('checkbox', { name: 'I agree to the terms' })).toBeChecked();
      await hand.press(button(page, 'Signup'));
      await expect(page).toHaveURL('/backend/login');
      await expect(page.getByText('Account created')).toBeVisible();
      await expect(emailField(page)).toHaveValue(first);
      await expect(passwordField(page)).toBeFocused();
    });

    await test.step('ACC-05 FLT-064 NAV-14: the link of the e-mail verifies by itself, once', async () => {
      await followMail(page, hand, 'Open the verification link', '/backend/login');
      await expect(page.getByText('Account verified successfully, you can now login in.')).toBeVisible();
      expect(verifications).toHaveLength(1);
    });

    await test.step('ACC-01: log in, with the address that was verified', async () => {
      await expect(emailField(page)).toHaveValue(first);
      await hand.type(passwordField(page), 'Carillon-1');
      await hand.press(button(page, 'Login'));
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Anneke');
      await expect(page.getByText(first)).toBeVisible();
      // Whoever has no device is on the way to the first sound, which this browser keeps.
      await expect(page.getByText('Register your first device')).toBeVisible();
    });

    await test.step('ACC-11 ACC-12: a new e-mail, which ends the session', async () => {
      await page.goto('/backend/profile');
      await expect(field(page, 'Email')).toBeDisabled();
      await hand.press(button(page, 'Edit'));
      await hand.press(page.getByRole('alertdialog').getByRole('button', { name: 'Edit' }));
      await hand.type(field(page, 'Email'), second);
      await hand.press(button(page, 'Save'));
      await expect(page).toHaveURL('/backend/login');
      await expect(page.getByText('Profile updated correctly!')).toBeVisible();
      await expect(page.getByText(`We sent a verification email to ${second}.`)).toBeVisible();
      await expect(emailField(page)).toHaveValue(second);
      // Whose first steps have begun is no secret, and stays.
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['carillon.hints']);
    });

    await test.step('ACC-05: verify the new one', async () => {
      await followMail(page, hand, 'Open the verification link', '/backend/login');
      await expect(page.getByText('Account verified successfully, you can now login in.')).toBeVisible();
      expect(verifications).toHaveLength(2);
    });

    await test.step('ACC-08 ACC-09: forgot the password, and set a new one', async () => {
      await closeNotices(page, hand);
      await hand.press(link(page, 'Forgot password'));
      await hand.type(emailField(page), second);
      await hand.press(button(page, 'Send email'));
      // Another host: what is told goes along.
      await expect(page).toHaveURL('/');
      await expect(page.getByText('Email sent')).toBeVisible();
      await followMail(page, hand, 'Open the reset link', '/backend/reset-password');
      await expect(field(page, 'Token')).toHaveValue(/^ey/);
      await hand.type(field(page, 'New password'), 'Lobby-2026');
      await hand.press(button(page, 'Reset password'));
      await expect(page).toHaveURL('/backend/login');
      await expect(page.getByText('Password reset successfully, you can now login in.')).toBeVisible();
      await expect(page.getByText('Email sent')).toHaveCount(0);
    });

    await test.step('ACC-10 NAV-16: the new password logs in, and a logout ends it', async () => {
      await hand.type(emailField(page), second);
      await hand.type(passwordField(page), 'Lobby-2026');
      await hand.press(button(page, 'Login'));
      await expect(page).toHaveURL('/');
      await page.goto('/backend/logout');
      await expect(page).toHaveURL('/');
      await expect(page.getByText('Logged Out')).toBeVisible();
      await expect(page.getByText('Session ended successfully.')).toBeVisible();
      expect(
        await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
      ).toEqual(['carillon.hints']);
    });

    await test.step('ACC-14: delete the account', async () => {
      await closeNotices(page, hand);
      await page.goto('/backend/login?return=%2Fbackend%2Fprofile');
      await hand.type(emailField(page), second);
      await hand.type(passwordField(page), 'Lobby-2026');
      await hand.press(button(page, 'Login'));
      await expect(page).toHaveURL('/backend/profile');
      await hand.press(button(page, 'Delete Account'));
      await expect(page.getByRole('alertdialog')).toContainText(second);
      await hand.press(button(page, 'I am sure, delete my account'));
      await expect(page).toHaveURL('/');
      await expect(page.getByText('Account Removed Successfully')).toBeVisible();
      await expect(
        page.getByText('Your account has been permanently deleted from our servers.'),
      ).toBeVisible();
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['carillon.hints']);
    });
  });
}

test('NAV-14: of the debug variant nothing is in a page of the production variant', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json();
    await route.fulfill({ json: { ...config, debug: false } });
  });
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/backend/resend-email');
  await emailField(page).fill('unverified@carillon.example');
  const answer = page.waitForResponse(/resend-email$/);
  await button(page, 'Send email').click();
  // This platform tells it to everybody.
  expect(await (await answer).json()).toHaveProperty('debug.jwt');
  await expect(page.getByText('Verification email sent.')).toBeVisible();
  await expect(page.getByText(/debug/i)).toHaveCount(0);
  expect(files.filter((file) => /mailedNotice/.test(file))).toEqual([]);
});

test('ACC-18 FLT-064: a used token is sent once, said to be over, and neither Back nor a reload sends it again', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/accounts/verify-email')) sent.push(request.postData() ?? '');
  });
  await page.goto('/backend/login');
  await page.goto('/backend/verify-email?token=not.a.token&from=mail');
  await expect(page.getByRole('alert')).toContainText('This token is not valid.');
  await expect(page).toHaveURL('/backend/verify-email?from=mail');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/backend/login');
  await page.goForward();
  await expect(page).toHaveURL('/backend/verify-email?from=mail');
  expect(sent).toEqual(['{"token":"not.a.token"}']);
});

test('FLT-129: of two tabs on one link of an e-mail the first verifies, and the second says that it is done and leads to the login', {
  tag: '@certify',
}, async ({ page, context, request }) => {
  const email = `two-tabs-${Date.now()}@example.com`;
  const signup = await request.post('/api/accounts/signup', {
    data: { email, password: 'Lobby-2026', name: 'Ann', surname: 'Lee', location: 'Oslo', terms: true },
  });
  const { debug } = await signup.json();
  const mailed = `/backend/verify-email?token=${debug.jwt}`;
  await page.goto(mailed);
  await expect(page).toHaveURL('/backend/login');
  const second = await context.newPage();
  await second.goto(mailed);
  const alert = second.getByRole('alert');
  await expect(alert).toContainText('Email verified already');
  await expect(alert).not.toContainText('Server error');
  await alert.getByRole('link', { name: 'Login' }).click();
  await expect(second).toHaveURL('/backend/login');
});

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '{{7*7}}\u202e%00',
];

test('FLT-094: hostile text in every field, in tokens and in ways back is text, and nothing leaves', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 4\d\d/);
  const asked: string[] = [];
  // What is typed and lost is asked for; a script that runs would ask something else.
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  for (const path of [
    'signup',
    'verify-email',
    'forgot-password',
    'reset-password',
    'resend-email',
    'login',
  ]) {
    const way = encodeURIComponent('//canary.example/%5C');
    await page.goto(`/backend/${path}?token=${encodeURIComponent(HOSTILE.join(''))}&return=${way}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [at, input] of (await page.locator('main input:not([type=checkbox])').all()).entries()) {
      const text = HOSTILE[at % HOSTILE.length] ?? '';
      await input.fill(text);
      await expect(input).toHaveValue(text);
    }
    await page.locator('main button[type=submit]').click();
    await expect(page).toHaveURL(new RegExp(`/backend/${path}`));
    await expect(page.locator('main img, main script')).toHaveCount(0);
  }
  expect(asked.filter((type) => type !== 'beforeunload')).toEqual([]);
});

/** A person of a test's own, made by the administrator. */
async function makePerson(request: APIRequestContext, names: Record<string, string> = {}) {
  const { admin } = people;
  const login = await request.post('/api/accounts/login', {
    data: { email: admin.email, password: admin.password },
  });
  const { data } = await login.json();
  const headers = { authorization: `Bearer ${data.token.jwt}` };
  const person = { email: `mid-${Date.now()}@carillon.example`, password: 'Middle-123!' };
  const made = await request.post('/api/accounts/create', {
    headers,
    data: {
      first_name: 'Mid',
      last_name: 'Session',
      location: 'Kielstadt',
      role: 'user',
      verified: true,
      blocked: false,
      username: person.email,
      password: person.password,
      ...names,
    },
  });
  const { id } = (await made.json()).data;
  const change = (changes: object) => request.put(`/api/accounts/${id}`, { headers, data: changes });
  return { ...person, id: Number(id), change };
}

test('FLT-094: hostile names are shown as they are; FLT-062: an account that is blocked in the middle is led to the login', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/status of 401/);
  const person = await makePerson(request, { first_name: HOSTILE[0] ?? '', last_name: HOSTILE[1] ?? '' });
  await page.goto('/backend/login?return=%2Fbackend%2Fprofile');
  await submitLogin(page, person);
  await expect(field(page, 'First name')).toHaveValue(HOSTILE[0] ?? '');
  await expect(page.locator('img, main script')).toHaveCount(0);

  await test.step('SES-06: what is typed stays, under a login', async () => {
    await field(page, 'Location').fill('Half typed');
    await person.change({ blocked: true });
    await button(page, 'Save').click();
    const question = page.getByRole('alertdialog', { name: 'Log in again' });
    await expect(question).toBeVisible();
    await person.change({ blocked: false });
    await question.getByRole('textbox', { name: 'Password' }).fill(person.password);
    await question.getByRole('button', { name: 'Login' }).click();
    await expect(question).toBeHidden();
    await expect(field(page, 'Location')).toHaveValue('Half typed');
  });
  await test.step('FLT-062: without anything typed, the login at once', async () => {
    await page.reload();
    await expect(field(page, 'First name')).toHaveValue(HOSTILE[0] ?? '');
    await person.change({ blocked: true });
    await page.reload();
    await expect(page).toHaveURL('/backend/login?return=%2Fbackend%2Fprofile');
  });
});

test('FLT-058 FLT-059: another person who logs in in another tab takes over this one, with nothing of the first', async ({
  page,
  context,
}) => {
  await logIn(page, 'owner', '/backend/profile');
  await expect(field(page, 'Email')).toHaveValue(people.owner.email);
  const otherTab = await context.newPage();
  await otherTab.goto('/backend/logout');
  await expect(otherTab).toHaveURL('/');
  await expect(page).toHaveURL('/backend/login?return=%2Fbackend%2Fprofile');
  await otherTab.goto('/backend/login');
  await submitLogin(otherTab, people.other);
  await expect(page).toHaveURL('/backend/profile');
  await expect(field(page, 'Email')).toHaveValue(people.other.email);
  await expect(page.getByText(people.owner.email)).toHaveCount(0);
});
