// Where addresses lead. No device is started here.
import { enter, logIn, people, submitLogin } from './steps.ts';
import { expect, test } from './test.ts';

test('FLT-063 NAV-10: at the addresses of another person one sentence says so, and nothing of theirs is asked for', async ({
  page,
}) => {
  await logIn(page, 'owner', '/');
  await expect(page.getByRole('heading', { name: 'Welcome, Oscar' })).toBeVisible();
  // What the first page asks for about one's own devices comes after its greeting.
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  for (const path of ['/manage/3/list', '/manage/3/feature/4/dash', '/manage/3/anything']) {
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

const ODD_IDS = [
  ...['abc', '1e3', '0', '-1', '+1', '1.5', '1,5', '01', '%201', '1%20', '%D9%A1', '%EF%BC%91', '%31', '%00'],
  ...['NaN', 'Infinity', '0x10', 'null', '9007199254740992', '9007199254740993', '9'.repeat(400)],
];

test('FLT-119: for what is no id one sentence says that there is no such thing, and nobody is asked', {
  tag: '@certify',
}, async ({ page }) => {
  await enter(page, 'admin');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Whose devices they are, which the banner says by name, is asked of somebody who is there.
    if (pathname.startsWith('/api/') && pathname !== '/api/accounts/2') calls.push(pathname);
  });
  const pagesOf = {
    device: (id: string) => [`/manage/2/feature/${id}/dash`],
    user: (id: string) => [`/manage/${id}/list`, `/manage/${id}/add`, `/manage/${id}/feature/2/events`],
    record: (id: string) => [
      `/backend/country/${id}`,
      `/backend/tag/${id}`,
      `/manage/2/feature/2/events/${id}/playback`,
      `/manage/2/feature/2/events/evts/${id}/sender`,
    ],
  };
  for (const [kind, pathsOf] of Object.entries(pagesOf)) {
    // Devices with all of them, every other page with some; what is no id at all is told by routes.test.ts.
    const odd = kind === 'device' ? ODD_IDS : ['NaN', '0', '9007199254740993'];
    for (const path of odd.flatMap(pathsOf)) {
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title, path).toHaveText(`This ${kind} does not exist.`);
      await expect(page).toHaveTitle('404 Page not found · Carillon');
      await expect(page.getByText('Watch out, you are managing')).toHaveCount(
        kind === 'record' && path.startsWith('/manage/2') ? 1 : kind === 'device' ? 1 : 0,
      );
      expect(calls, path).toEqual([]);
    }
  }
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

test('NAV-08 NAV-10 NAV-11: unknown paths lead to the login, to the list, to the dashboard, or to 404', {
  tag: '@certify',
}, async ({ page }) => {
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
