// Where addresses lead. No device is started here.
import { logIn, people, submitLogin } from './steps.ts';
import { expect, test } from './test.ts';

test('FLT-063 NAV-10: at the addresses of another person one sentence says so, and nothing of theirs is asked for', async ({
  page,
}) => {
  await logIn(page, 'owner', '/');
  await expect(page.getByRole('heading', { name: 'Welcome, owner@carillon.example' })).toBeVisible();
  // What the first page asks for about one's own devices comes after its greeting.
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  for (const path of ['/manage/3/list', '/manage/3/feature/4/dash', '/manage/3/anything', '/manage/0/list']) {
    await page.goto(path);
    await expect(
      page.getByRole('heading', { level: 1, name: 'These devices belong to someone else' }),
      path,
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to your devices' })).toHaveAttribute(
      'href',
      '/manage/2/list',
    );
  }
  expect(calls).toEqual([]);
});

const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https:evil.example',
  'https://evil.example/manage',
  'javascript:alert(1)',
  ' //evil.example',
];

test('FLT-093: a return path that leads to another place is ignored, also for who is logged in', async ({
  page,
}) => {
  await page.goto(`/backend/login?return=${encodeURIComponent('//evil.example/manage')}`);
  await submitLogin(page, people.owner);
  await expect(page).toHaveURL('/');
  for (const path of elsewhere) {
    await page.goto(`/backend/login?return=${encodeURIComponent(path)}`);
    await expect(page, path).toHaveURL('/');
  }
  await page.goto(`/backend/login?return=${encodeURIComponent('/manage/2/list?ds=10')}`);
  await expect(page).toHaveURL('/manage/2/list?ds=10');
});

test('NAV-07: who has to log in first comes back to the very address', async ({ page }) => {
  await page.goto('/manage/2/list?ds=10&di=0');
  await expect(page).toHaveURL(`/backend/login?return=${encodeURIComponent('/manage/2/list?ds=10&di=0')}`);
  await submitLogin(page, people.owner);
  await expect(page).toHaveURL('/manage/2/list?ds=10&di=0');
});

test('NAV-08 NAV-10 NAV-11: unknown paths lead to the login, to the list, to the dashboard, or to 404', async ({
  page,
}) => {
  await page.goto('/backend/xyz');
  await expect(page).toHaveURL('/backend/login');
  for (const path of ['/nowhere', '/eshop/nowhere/at/all', '/managed']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: '404 Page not found' })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await logIn(page, 'owner', '/');
  await page.goto('/manage/2/xyz');
  await expect(page).toHaveURL('/manage/2/list');
  await page.goto('/manage/2/feature/2/xyz');
  await expect(page).toHaveURL('/manage/2/feature/2/dash');
  await expect(page.getByRole('heading', { level: 1, name: 'Café terrace' })).toBeVisible();
});
