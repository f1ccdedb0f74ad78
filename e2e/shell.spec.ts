// What of the shell only a browser with the router of the hosts proves: whole page loads, storage, installing, the line.
import type { Page } from '@playwright/test';
import { ownPages } from '../packages/react/src/screens/shell/menu/menuPages.ts';
import { takeSample } from './sample.ts';
import { enter, liveConnection, logOut } from './steps.ts';
import { expect, test } from './test.ts';

const hosts = ['/', '/backend/login', '/manage'];

const dialog = (page: Page) => page.getByRole('dialog');
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test('NAV-03: by the keyboard alone the drawer opens, closes, and leads to another host', {
  tag: '@certify',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await press(page, 'Tab', 'Tab');
  await expect(menu).toBeFocused();
  await press(page, 'Enter');
  await expect(dialog(page)).toBeVisible();
  await press(page, 'Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(menu).toBeFocused();
  await press(page, 'Enter');
  const login = dialog(page).getByRole('link', { name: 'Login' });
  await expect(login).toBeVisible();
  await expect(async () => {
    await press(page, 'Tab');
    await expect(login).toBeFocused({ timeout: 100 });
  }).toPass();
  await press(page, 'Enter');
  await expect(page).toHaveURL('/backend/login');
});

test('NAV-18: theme and language hold at once, after a reload, and in the other hosts', async ({ page }) => {
  await page.goto('/');
  const root = page.locator('html');
  await page.getByRole('button', { name: 'Account' }).click();
  await dialog(page).getByRole('radio', { name: 'Dark' }).click();
  await expect(root).toHaveAttribute('data-carillon-theme', 'dark');
  await dialog(page).getByRole('combobox', { name: 'Language' }).selectOption('Italiano');
  await expect(page.getByRole('combobox', { name: 'Lingua' })).toBeVisible();
  await expect(root).toHaveAttribute('lang', 'it-IT');
  await press(page, 'Escape');
  for (const path of [page.url(), ...hosts]) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Negozio', exact: true })).toBeVisible();
    await expect(root).toHaveAttribute('data-carillon-theme', 'dark');
  }
  await page.getByRole('button', { name: 'Account' }).click();
  await dialog(page).getByRole('radio', { name: 'Sistema' }).click();
  await dialog(page).getByRole('combobox', { name: 'Lingua' }).selectOption('Quella del browser');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Shop', exact: true })).toBeVisible();
  await expect(root).not.toHaveAttribute('data-carillon-theme');
});

test('NAV-12 BRK-06: while the broker is out of reach the popover says so, and Retry connects once it is back', async ({
  page,
  watch,
}) => {
  watch.allow(/WebSocket/);
  let isDown = true;
  await page.routeWebSocket(/\/mqtt$/, (socket) => {
    if (isDown) void socket.close({ code: 1011 });
    else socket.connectToServer();
  });
  await enter(page, 'owner', '/manage/2/list');
  await expect(liveConnection(page)).toHaveText('Not live');
  await liveConnection(page).getByRole('button').click();
  await expect(
    dialog(page).getByText('The remote broker is down or under maintenance; try again later.'),
  ).toBeVisible();
  await expect(dialog(page).getByText('Attempt')).toBeVisible();
  // Up with the press, not before it: a try of the page's own would connect first, and take the button away.
  await page.exposeFunction('bringBack', () => {
    isDown = false;
  });
  await page.evaluate(() => addEventListener('pointerdown', () => Reflect.get(window, 'bringBack')(), true));
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(dialog(page).getByText('Connected')).toBeVisible();
  await press(page, 'Escape');
  await expect(liveConnection(page)).toHaveText('Live');
});

const liveDot = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Live connection/ });

test('NAV-19: each host says how live it is, in its bar and at its foot', { tag: '@certify' }, async ({
  page,
  watch,
}) => {
  await enter(page, 'owner', '/eshop');
  await expect(liveDot(page)).toHaveText('Not in use');
  await page.goto('/backend/profile');
  await expect(liveDot(page)).toHaveText('Not in use');
  await expect(liveConnection(page)).toHaveText('Not in use');
  await page.goto('/manage/2/list');
  await expect(liveDot(page)).toHaveText('Live');
  await expect(liveConnection(page)).toHaveText('Live');
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(liveDot(page)).toHaveAccessibleName('Live connection: Live');
  await expect.poll(async () => (await liveDot(page).getByText('Live').boundingBox())?.width).toBe(1);
  await liveDot(page).click();
  await expect(dialog(page).getByText('Connected')).toBeVisible();
  await press(page, 'Escape');
  watch.allow(/WebSocket/);
  await page.routeWebSocket(/\/mqtt$/, (socket) => socket.close({ code: 1011 }));
  await page.reload();
  await expect(liveDot(page)).toHaveText('Not live');
  await expect(liveDot(page).getByText('Not live')).toBeVisible();
});

/** What the window shows of what has the focus: null if all of it, and not under anything. */
const findCover = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { left, right, top, bottom, width, height } = focused.getBoundingClientRect();
    // What is hidden until it has the focus, or only for a screen reader.
    if (width <= 1 || height <= 1) return null;
    const isMine = (found: Element | null) =>
      found !== null && (focused.contains(found) || found.contains(focused));
    const points = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y));
    if (points.every(isMine)) return null;
    const place = `${focused.outerHTML.slice(0, 120)} at ${top} to ${bottom} of ${innerHeight}`;
    return `${place} under ${points.map((found) => found?.className).join(' and ')}`;
  });

const windows = [
  [1280, 600],
  [390, 700],
] as const;

for (const [width, height] of takeSample(windows, ([width]) => width === 390)) {
  test(`NAV-19: the bars stay while a form scrolls, and nothing that has the focus is under one, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await enter(page, 'owner', '/manage/2/feature/2/events/add/playback');
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    const covered: (string | null)[] = [];
    const name = page.getByRole('textbox').first();
    await expect(name).toBeFocused();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 60; presses++) {
        await press(page, key);
        covered.push(await findCover(page));
        const isOut = await page.evaluate(
          (key) =>
            document.activeElement === document.body ||
            (key === 'Tab' ? 'footer' : 'header')
              .split(' ')
              .some((bar) => document.activeElement?.closest(bar)),
          key,
        );
        if (isOut) break;
      }
    }
    expect(covered.length).toBeGreaterThan(20);
    expect(covered.filter((what) => what !== null)).toEqual([]);

    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 3));
    const edges = await page.evaluate(() => {
      const [bar, foot] = ['header', 'footer'].map((name) =>
        document.querySelector(name)?.getBoundingClientRect(),
      );
      return { scrolled: scrollY > 0, top: bar?.top, foot: foot?.bottom };
    });
    expect(edges).toMatchObject({ scrolled: true, top: 0 });
    if (width > 576) expect(edges.foot).toBe(height);
    else expect(edges.foot).toBeGreaterThan(height);
  });
}

test('NAV-02 NAV-03 NAV-19 ACC-10: each host has the menus of whoever is logged in, of pages that there are', async ({
  page,
}) => {
  await enter(page, 'owner', '/backend/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  // A column at the side is for three pages and more (NAV-19).
  await expect(page.getByRole('navigation', { name: 'Account pages' })).toHaveCount(
    ownPages.length < 3 ? 0 : 1,
  );
  await enter(page, 'admin', '/backend/countries');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Back-office' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const side = page.getByRole('navigation', { name: 'Account pages' });
  await expect(side.getByRole('link', { name: 'Country' })).toHaveAttribute('aria-current', 'page');
  for (const link of await side.getByRole('link').all()) {
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.status()).toBe(200);
  }
  await side.getByRole('link', { name: 'Tags' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL('/');
  // Told in the next host, to which it leads.
  await expect(page.getByText('Session ended successfully.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
});

test('NAV-15: after a reload Ctrl K finds a record of this host, and a screen of another', async ({
  page,
}) => {
  await enter(page, 'admin', '/backend/countries');
  await page.reload();
  // Its key is there once its button is.
  await expect(page.getByRole('button', { name: /^Search everything/ })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Screens and records' });
  await press(page, 'Control+k');
  await field.fill('italy');
  await expect(page.getByRole('option', { name: /^Italy/, selected: true })).toBeVisible();
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\/backend\/country\/\d+$/);
  await press(page, 'Control+k');
  await field.fill('shop');
  await expect(page.getByRole('option', { name: 'Shop', selected: true })).toBeVisible();
  await press(page, 'Enter');
  await expect(page).toHaveURL('/eshop');
});

test('NAV-12: the hosts can be installed', { tag: '@certify' }, async ({ context }) => {
  for (const path of hosts) {
    const page = await context.newPage();
    await page.goto(path);
    // The console leads whoever is not logged in on to another host.
    if (path === '/manage') await page.waitForURL(/\/backend\/login/);
    await expect(page.getByText('Browser', { exact: true })).toBeVisible();
    expect(await (await page.request.get(path)).text()).toContain(
      'rel="manifest" href="/manifest.webmanifest"',
    );
    /** By a session of its own: one that is older than what the page shows answers for what it showed. */
    const look = async () => {
      const client = await context.newCDPSession(page);
      const { errors, url } = await client.send('Page.getAppManifest');
      const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
      await client.detach();
      return {
        url: URL.parse(url)?.pathname,
        // A test has a profile that keeps nothing.
        errors: [...errors, ...installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')],
      };
    };
    // The browser fetches the manifest when it comes to it, and until then answers without an address.
    await expect.poll(look).toEqual({ url: '/manifest.webmanifest', errors: [] });
    await page.close();
  }
});
