// A host whose login is a portal's (docs/serving-the-hosts.md). Here the portal is on the same origin: from a page that a test
// answers a browser opens no connection to a broker on this machine, and only such a page's policy would name another origin.
import type { Page } from '@playwright/test';
import { logOut, people } from './steps.ts';
import { expect, test } from './test.ts';

const LIST = '/manage/2/list';

/** A portal with a login page and with what says who is logged in, and our console, which is told of it. */
async function openPortal(page: Page, portalUrl: string) {
  const portal = { isLoggedIn: false, asked: 0 };
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    const login = { from: `${portalUrl}/who`, page: `${portalUrl}/login`, logout: `${portalUrl}/bye` };
    return route.fulfill({ json: { ...(await answer.json()), login } });
  });
  await page.route(`${portalUrl}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname !== '/portal/who')
      return route.fulfill({ contentType: 'text/html', body: `<h1>The portal, ${pathname}</h1>` });
    portal.asked++;
    if (!portal.isLoggedIn) return route.fulfill({ status: 204 });
    const { email, password } = people.owner;
    const answer = await page.request.post('/api/accounts/login', {
      data: { email, password },
      maxRetries: 2,
    });
    return route.fulfill({ json: (await answer.json()).data });
  });
  return portal;
}

test('SES-07 LIB-07 a host is entered by the login of a portal, and left to it', async ({
  page,
  baseURL,
}) => {
  const portalUrl = `${baseURL}/portal`;
  const portal = await openPortal(page, portalUrl);
  await page.goto(LIST);
  await expect(page).toHaveURL(`${portalUrl}/login?return=${encodeURIComponent(`${baseURL}${LIST}`)}`);
  portal.isLoggedIn = true;
  await page.goto(new URL(page.url()).searchParams.get('return') ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'Devices' })).toBeVisible();
  await expect(page.getByRole('row').getByText('Online').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('carillon.session'))).toBeNull();
  await logOut(page);
  await expect(page).toHaveURL(`${portalUrl}/bye`);
  expect(portal.asked).toBe(2);
});

test('SES-07 LIB-07 from a page that everybody may see the menu of the account leads to the portal, and back', async ({
  page,
  baseURL,
}) => {
  const portalUrl = `${baseURL}/portal`;
  await openPortal(page, portalUrl);
  await page.goto('/eshop');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(`${portalUrl}/login?return=${encodeURIComponent(`${baseURL}/eshop`)}`);
});
