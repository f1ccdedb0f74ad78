// A release while a page is open: the same hosts under other names, and the files of the version before are gone.
import type { BrowserContext, Page } from '@playwright/test';
import { enter } from './steps.ts';
import { expect, test } from './test.ts';

/** A built file, as HTML, scripts and styles name it. */
const NAMED = /((?:\.\/|\/assets\/|"assets\/))([\w.-]+-[\w-]{8}\.(?:js|css|svg|woff2))/g;

/** From now on the server has the next release. */
async function releaseAnew(context: BrowserContext) {
  await context.route(/^[^?]*\/(?!api\/|public\/|config\.json)[^?]*$/, async (route) => {
    const url = new URL(route.request().url());
    const isFile = url.pathname.includes('/assets/');
    if (isFile && !url.pathname.includes('/next-')) return route.fulfill({ status: 404 });
    url.pathname = url.pathname.replace('/next-', '/');
    const response = await route.fetch({ url: url.href });
    if (!/html|javascript|css/.test(response.headers()['content-type'] ?? ''))
      return route.fulfill({ response });
    const body = (await response.text()).replace(NAMED, '$1next-$2');
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
    return route.fulfill({ response, headers, body });
  });
}

const offer = (page: Page) => page.getByText('A new version is available');
const reload = (page: Page) => page.getByRole('button', { name: 'Reload' });

test('LIB-07 an open page notices a release, offers to reload, and loses nothing that is typed', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/Failed to load resource.* 404/, /^MissingPart/);
  await page.clock.install();
  await enter(page, 'admin', '/backend/country/add');
  const code = page.getByRole('textbox', { name: 'Code' });
  await code.fill('RURI');
  const watching = page.waitForResponse(/\/assets\/NewRelease-/);
  await page.clock.runFor(6000);
  await watching;
  // It has come, and is drawn: only then does it begin to wait.
  await expect(page.locator('[role=status][data-react-aria-top-layer]')).toBeAttached();
  await page.evaluate(
    () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage('');
      }),
  );

  await test.step('it asks from time to time', async () => {
    const asking = page.waitForResponse((response) => new URL(response.url()).pathname === '/backend/');
    await page.clock.runFor(310_000);
    expect((await asking).request().resourceType()).toBe('fetch');
    await expect(offer(page)).toHaveCount(0);
    await releaseAnew(context);
    await page.clock.runFor(310_000);
    await expect(offer(page)).toBeVisible();
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(offer(page)).toHaveCount(0);
  });

  await test.step('a part that is gone leads to the same offer, and is not said twice', async () => {
    await page.getByRole('banner').getByRole('button', { expanded: false }).last().click();
    await expect(offer(page)).toBeVisible();
    await expect(page.getByText('This part of the page could not be loaded.')).toBeHidden();
  });

  await test.step('reloading asks first, though the release has taken its files away', async () => {
    await reload(page).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('What you typed here will be lost.');
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toHaveCount(0);
    await expect(code).toHaveValue('RURI');
    await reload(page).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(code).toHaveValue('');
    await expect(page.locator('script[src*="/assets/next-start-"]')).toHaveCount(1);
    await expect(offer(page)).toHaveCount(0);
  });
  // What is still on its way when the test ends.
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});

test('FLT-128 a first script that cannot be loaded is said within 3 s, in each language, and reloading is offered', {
  tag: '@certify',
}, async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/, /Failed to load resource/);
  for (const path of ['/', '/manage', '/backend/login']) {
    await page.route(/\/assets\/start-/, (route) => route.abort());
    await page.goto(path, { waitUntil: 'commit' });
    const said = page.getByText('This page has not loaded yet.');
    const waitsMs = await page.locator('.shell-late').evaluate((element, isWaitedFor) => {
      const [waiting] = element.getAnimations();
      if (!isWaitedFor) waiting?.finish();
      return waiting?.effect?.getTiming().delay;
    }, path === '/');
    // The rest is for the first drawing on a busy machine.
    expect(waitsMs).toBe(2000);
    await expect(said).toBeVisible();
    await expect(page.getByText('Questa pagina non è ancora pronta.')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(said).toHaveCount(0);
  }
});

const customer = {
  apiUrl: '',
  brokerUrl: 'ws://127.0.0.1:9',
  name: 'Turm & Klang',
  logo: '/brand/logo.svg',
  colors: { accent: '#7c3aed' },
  languages: ['it'],
  hosts: ['shop', 'backoffice'],
};

test('LIB-07 the same build is another customer’s: name, logo, colours, languages and what there is', {
  tag: '@certify',
}, async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: customer }));
  await page.route('**/brand/logo.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10" fill="#7c3aed"/></svg>',
    }),
  );
  const logo = page.waitForResponse(/\/brand\/logo\.svg$/);
  await page.goto('/backend/login');
  await logo;
  await expect(page.getByRole('banner').getByText('Turm & Klang')).toBeVisible();
  await expect(page).toHaveTitle('Accesso · Turm & Klang');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it-IT');
  await expect(page.getByText('Carillon')).toHaveCount(0);
  const accentOf = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--carillon-accent'));
  expect(await accentOf()).toBe('#7c3aed');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accentOf()).not.toBe('#7c3aed');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dispositivi' })).toHaveCount(0);
  await page.goto('/manage/2/list');
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
});
