// Two widgets of ours in shadow roots of a page that styles everything: what only a browser shows of embedding. The page
// is built from the packages as they are published, as docs/recipes/embed-a-screen.md tells an integrator to do it.
import type { Locator, Page } from '@playwright/test';
import { securityHeaders } from '../packages/dev-platform/src/contentSecurity.ts';
import type { Foreign } from './foreignPage/main.tsx';
import { type OwnPage, serveOwnPage } from './ownPage.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1280, height: 1100 } });

/** In the page. */
declare const foreign: Foreign;

let served: OwnPage;

test.beforeAll(async () => {
  served = await serveOwnPage('foreignPage', {
    headers: {
      'content-security-policy': securityHeaders(['ws://127.0.0.1:1'])['content-security-policy'] ?? '',
      // A page that tells everybody where its people come from.
      'referrer-policy': 'unsafe-url',
    },
  });
});
test.afterAll(() => served.close());

/** Opens the page with its first widget at a path, and waits until both are there. */
async function open(page: Page, path: string) {
  // What moves is not pressed at once; and a page that scrolls on closes the lists that are open.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${served.url}?at=${path}`);
  await page.waitForFunction(() => 'foreign' in globalThis);
  await expect(second(page).getByText('Online', { exact: true })).toBeVisible();
  // A page tells that it has scrolled with its next frame, and then closes what opened meanwhile.
  await first(page).evaluate((host) => {
    host.scrollIntoView();
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

const first = (page: Page) => page.locator('#one');
const second = (page: Page) => page.locator('#two');
const button = (page: Page, name: string) => first(page).getByRole('button', { name, exact: true });

/** A press on the page itself, which may be locked: at its edge. */
const pressBeside = (page: Page) => page.mouse.click(2, 2);

/** Keys that come one right after the other, as those do that have waited for a busy page. */
async function pressAtOnce(page: Page, keys: readonly string[]) {
  const session = await page.context().newCDPSession(page);
  const sent = keys.flatMap((key) => {
    const text = key.length === 1 ? key : undefined;
    const one = { key, code: text ? `Digit${key}` : key, text };
    return [
      session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...one }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...one }),
    ];
  });
  await Promise.all(sent);
  await session.detach();
}

/** It opened in the same shadow root, right beside what it belongs to. */
async function expectBeside(overlay: Locator, owner: Locator) {
  await expect(overlay).toBeVisible();
  expect(await overlay.evaluate((node) => node.getRootNode() instanceof ShadowRoot)).toBe(true);
  await expect(async () => {
    const [a, b] = [await overlay.boundingBox(), await owner.boundingBox()];
    if (!a || !b) throw new Error('One of them is not drawn.');
    const gapPx = Math.max(a.y - b.y - b.height, b.y - a.y - a.height);
    expect(gapPx).toBeGreaterThanOrEqual(0);
    expect(gapPx).toBeLessThanOrEqual(12);
    expect(Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)).toBeGreaterThan(0);
  }).toPass({ timeout: 5000 });
}

/** All computed styles of what a selector finds, in the shadow root of a host or else in the page. */
const stylesOf = (page: Page, selector: string, host?: string) =>
  page.evaluate(
    ([selector, host]) => {
      const root = host ? document.querySelector(host)?.shadowRoot : document;
      return [...(root?.querySelectorAll(selector) ?? [])].map((element) => {
        const style = getComputedStyle(element);
        // Tokens are inherited everywhere, and used where they are named.
        const names = [...style].filter((name) => !name.startsWith('--'));
        return [element.tagName, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)];
      });
    },
    [selector, host] as const,
  );

/** How many elements of the page itself an overlay has locked or hidden, and what it wrote on the root. */
const locksOf = (page: Page) =>
  page.evaluate(() => [
    document.querySelectorAll('[inert], [aria-hidden]').length,
    document.documentElement.style.cssText,
  ]);

test.describe('in a shadow root', () => {
  test('nothing of the styles around comes in, and nothing of ours goes out', { tag: '@certify' }, async ({
    page,
    openBrowser,
  }) => {
    const looks: string[][][] = [];
    for (const [one, isPlain] of [
      [page, false],
      [await openBrowser(), true],
    ] as const) {
      await open(one, isPlain ? '/kit&plain' : '/kit');
      // What may differ is where the page puts the widget.
      await one.addStyleTag({ url: new URL('at-the-corner.css', served.url).href });
      await one.evaluate(() => scrollTo(0, 0));
      await button(one, 'Do').click();
      await expectBeside(first(one).getByRole('menu'), button(one, 'Do'));
      looks.push(await stylesOf(one, '*', '#one'));
    }
    expect(looks[0]).toEqual(looks[1]);
    expect(looks[0]?.length).toBeGreaterThan(90);

    await page.keyboard.press('Escape');
    await expect(first(page).getByRole('menu')).toBeHidden();
    await expect.poll(() => locksOf(page)).toEqual([0, '']);
    const beside = await stylesOf(page, 'h1, p, p *');
    await page.goto(`${served.url}?empty`);
    expect(await stylesOf(page, 'h1, p, p *')).toEqual(beside);
  });

  test('the tokens are there, and the theme changes screens and what opens over them', {
    tag: '@certify',
  }, async ({ page }) => {
    await open(page, '/kit');
    const ground = (of: Locator) => of.evaluate((node) => getComputedStyle(node).backgroundColor);
    // Inside of the provider's own node, which has no ground.
    const screen = first(page).locator('[lang] > [class]').first();
    expect(await ground(screen)).toBe('rgb(245, 244, 240)');
    await button(page, 'Do').click();
    const menu = first(page).getByRole('menu').locator('..');
    expect(await ground(menu)).toBe('rgb(255, 255, 255)');
    await page.keyboard.press('Escape');

    await page.evaluate(() => foreign.change({ theme: 'dark' }));
    await expect.poll(() => ground(screen)).toBe('rgb(19, 18, 17)');
    await button(page, 'Do').click();
    expect(await ground(menu)).toBe('rgb(36, 34, 32)');
    await page.keyboard.press('Escape');

    await expect(button(page, 'Do')).toHaveCSS('border-radius', '2px');
    await page.evaluate(() => foreign.change({ theme: undefined }));
    await expect(button(page, 'Do')).toHaveCSS('border-radius', '2px');
    await expect.poll(() => ground(screen)).toBe('rgb(245, 244, 240)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => ground(screen)).toBe('rgb(19, 18, 17)');
  });

  test('a menu opens under its button, is used with the keys, and closes by a press beside it', {
    tag: '@certify',
  }, async ({ page }) => {
    await open(page, '/kit');
    const menu = first(page).getByRole('menu');
    const item = (name: string) => menu.getByRole('menuitem', { name });
    await button(page, 'Do').focus();
    await page.keyboard.press('Enter');
    await expectBeside(menu, button(page, 'Do'));
    await expect(item('Play')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item('Pause')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(first(page).getByText('Done: Pause')).toBeVisible();
    await expect(menu).toBeHidden();
    await expect(button(page, 'Do')).toBeFocused();

    await button(page, 'Do').click();
    await item('Delete').click();
    await expect(first(page).getByText('Done: Delete')).toBeVisible();
    await button(page, 'Do').click();
    await expect(menu).toBeVisible();
    await pressBeside(page);
    await expect(menu).toBeHidden();
  });

  test('a popover is named, stays open while it is used, and closes by Escape and by a press beside it', {
    tag: '@certify',
  }, async ({ page }) => {
    await open(page, '/kit');
    const popover = first(page).getByRole('dialog', { name: 'Main source' });
    await button(page, 'More').click();
    await expectBeside(popover, button(page, 'More'));
    await popover.getByText('192 kbit/s').click();
    await expect(popover).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
    await expect(button(page, 'More')).toBeFocused();
    await button(page, 'More').click();
    await expect(popover).toBeVisible();
    await pressBeside(page);
    await expect(popover).toBeHidden();
  });

  test('a dialog holds the focus and gives it back, with a list and a popover that open over it', {
    tag: '@certify',
  }, async ({ page }) => {
    await open(page, '/kit');
    const dialog = first(page).getByRole('dialog', { name: 'A question' });
    await button(page, 'Ask').focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    const country = dialog.getByRole('combobox', { name: 'Country' });
    const stops = [
      dialog.getByRole('button', { name: 'Close' }),
      dialog.getByRole('textbox', { name: 'Reason' }),
      dialog.getByRole('button', { name: 'Why' }),
      country,
      dialog.getByRole('button', { name: 'Answer' }),
    ];
    for (const stop of [...stops, ...stops]) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    await expect(country).toBeFocused();

    await country.fill('Ita');
    const list = first(page).getByRole('listbox');
    await expectBeside(list, country);
    await list.getByRole('option', { name: 'Italy' }).click();
    await expect(country).toHaveValue('Italy');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Why' }).click();
    await first(page).getByRole('button', { name: 'Now I know' }).click();
    await expect(first(page).getByText('Done: Why')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('button', { name: 'Why' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button(page, 'Ask')).toBeFocused();

    await button(page, 'Ask').click();
    await pressBeside(page);
    await expect(dialog).toBeHidden();
    await expect.poll(() => locksOf(page)).toEqual([0, '']);
  });

  test('API-09 a toast can be dismissed over an open dialog, and a tooltip comes with the focus and the pointer', {
    tag: '@certify',
  }, async ({ page }) => {
    await open(page, '/kit');
    const tooltip = first(page).getByRole('tooltip');
    await button(page, 'More').focus();
    await page.keyboard.press('Tab');
    await expectBeside(tooltip, button(page, 'Play'));
    await expect(button(page, 'Play')).toHaveAccessibleDescription('Plays it now');
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await button(page, 'Play').hover();
    await expect(tooltip).toBeVisible();

    const toast = first(page).getByText('It plays.');
    const dismiss = first(page).getByRole('region', { name: 'Messages' }).getByRole('button');
    await page.keyboard.press('Enter');
    await expect(toast).toBeVisible();
    await dismiss.focus();
    await page.keyboard.press('Enter');
    await expect(toast).toBeHidden();
    await expect(button(page, 'Play')).toBeFocused();

    await button(page, 'Play').click();
    await button(page, 'Ask').click();
    await expect(first(page).getByRole('dialog', { name: 'A question' })).toBeVisible();
    await dismiss.click();
    await expect(toast).toBeHidden();
  });

  test('lists, dates and times are chosen and typed', { tag: '@certify' }, async ({ page }) => {
    await open(page, '/kit');
    const list = first(page).getByRole('listbox');
    const place = first(page).getByRole('combobox', { name: 'Place', exact: true });
    await place.click();
    await page.keyboard.type('sw');
    await expectBeside(list, place);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(place).toHaveValue('Switzerland');

    const places = first(page).getByRole('combobox', { name: 'Places' });
    const remove = first(page).getByRole('button', { name: 'Remove Austria' });
    await places.click();
    await page.keyboard.type('au');
    await expectBeside(list, places);
    await list.getByRole('option', { name: 'Austria' }).click();
    await expect(list.getByRole('option', { name: 'Austria' })).toHaveAttribute('aria-selected', 'true');
    await pressBeside(page);
    await expect(list).toBeHidden();
    await remove.click();
    await expect(remove).toBeHidden();

    await first(page).getByRole('combobox', { name: 'Order' }).selectOption('Italy');
    const day = first(page).getByRole('group', { name: 'Day' }).getByRole('spinbutton');
    await day.first().click();
    await page.keyboard.type('03142026');
    await expect(day.nth(2)).toHaveText('2026');
    const time = first(page).getByRole('group', { name: 'Time' }).getByRole('spinbutton');
    await time.first().click();
    await pressAtOnce(page, ['0', '8', '3', '0', 'ArrowUp']);
    await expect(time).toHaveText(['08', '31']);
  });

  test('CTY-01 CTY-02 countries are listed, added with what is wrong said, and deleted, with the keys alone', async ({
    page,
  }) => {
    await open(page, '/backend/countries');
    const sentence = first(page).getByText('Manage 10 of 36 countries.');
    await expect(sentence).toBeVisible();
    await first(page).getByRole('link', { name: 'Add Country' }).focus();
    await page.keyboard.press('Enter');
    await button(page, 'Add').focus();
    await page.keyboard.press('Enter');
    const name = first(page).getByRole('textbox', { name: 'Name' });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Please provide a country.');
    await page.keyboard.type('Ruritania');
    await page.keyboard.press('Tab');
    await page.keyboard.type('RURI');
    await page.keyboard.press('Enter');
    await expect(first(page).getByText('Ruritania has been saved!')).toBeVisible();

    const row = first(page).getByRole('row', { name: 'Ruritania' });
    await row.focus();
    await page.keyboard.press('Space');
    await button(page, 'Delete').focus();
    await page.keyboard.press('Enter');
    const question = first(page).getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(first(page).getByText('Ruritania has been deleted!')).toBeVisible();
    await expect(row).toBeHidden();
    await expect(sentence).toBeVisible();
  });
});

test('LIB-01 two providers on one page keep person, broker, language, theme and questions apart', async ({
  page,
}) => {
  await open(page, '/manage/2/list');
  const [one, two] = [first(page), second(page)];
  const state = (of: Locator) => of.getByText(/, (dis)?connect/);
  await expect(state(one)).toHaveText('Ada, connected');
  await expect(state(two)).toHaveText('Olga, connected');
  await expect(one.getByRole('grid', { name: 'Registered devices' })).toBeVisible();
  await expect(two.getByRole('grid', { name: 'Dispositivi registrati' })).toBeVisible();
  await expect(
    one.getByRole('row', { name: 'Café terrace' }).getByText('Online', { exact: true }),
  ).toBeVisible();
  await expect(two.locator('[lang]').first()).toHaveAttribute('lang', 'it-IT');

  await test.step('what opens in one leaves the address and the theme of the other alone', async () => {
    await two.getByRole('searchbox').fill('mercato');
    await expect(two.getByText(/mercato/)).toBeVisible();
    await expect(one.getByRole('searchbox')).toHaveValue('');
    await page.evaluate(() => foreign.change({ theme: 'dark', locale: 'ar-EG' }));
    await expect(one.locator('[lang]').first()).toHaveAttribute('dir', 'rtl');
    await expect(two.locator('[lang]').first()).not.toHaveAttribute('dir', 'rtl');
  });
  await test.step('the broker of one goes, and the other does not hear of it', async () => {
    await page.evaluate(() => foreign.stopSecondBroker());
    await expect(state(two)).toHaveText('Olga, connecting');
    await expect(state(one)).toHaveText('Ada, connected');
    await expect(
      one.getByRole('row', { name: 'Café terrace' }).getByText('Online', { exact: true }),
    ).toBeVisible();
  });
  await test.step('a logout ends one session', async () => {
    await two.getByRole('button', { name: 'Leave' }).click();
    await expect(state(two)).toHaveText('nobody, disconnected');
    await expect(state(one)).toHaveText('Ada, connected');
  });
});

test('FLT-089 another site learns neither the address that leads to it nor the window', {
  tag: '@certify',
}, async ({ page, watch }) => {
  watch.allow(/^request to http:\/\/localhost:/);
  await open(page, '/kit&token=secret');
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    first(page).getByRole('link', { name: 'Another site' }).click(),
  ]);
  await expect(opened.getByRole('heading', { name: "Somebody else's page" })).toBeVisible();
  expect(await opened.evaluate(() => [document.referrer, window.opener])).toEqual(['', null]);
});
