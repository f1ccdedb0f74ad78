// Screens in somebody else's page, without a shadow root, from the packages as they are published.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import type { default as Axe, Result } from 'axe-core';
import type { Foreign } from './foreignPage/main.tsx';
import { type OwnPage, serveOwnPage } from './ownPage.ts';
import { takeSample } from './sample.ts';
import { expect, test } from './test.ts';

/** In the page. */
declare const foreign: Foreign;
declare const axe: typeof Axe;

let served: OwnPage;

test.beforeAll(async () => {
  // Minified, as a host ships it: names of functions are gone.
  served = await serveOwnPage('foreignPage', { minify: true });
});
test.afterAll(() => served.close());

async function open(page: Page, query: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${served.url}?${query}`);
  await page.waitForFunction(() => 'foreign' in globalThis);
}

test('SES-03 a screen that is shown to nobody says that a login is needed, and the host is told', async ({
  page,
}) => {
  await open(page, 'nobody');
  await expect(page.getByText('Log in to see this.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', /^\/backend\/login/);
  expect(await page.evaluate(() => foreign.loginsNeeded())).toBe(1);
});

test('SES-07 a login that the portal hands over is used, and renewed by the portal; no login of ours is shown; its end is told', async ({
  page,
}) => {
  await open(page, 'handed');
  const told = () => page.evaluate(() => foreign.handedOver?.told() ?? []);
  const used = () => page.evaluate(() => foreign.handedOver?.used() ?? []);
  const expectNoLogin = async () => {
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
    await expect(page.locator('output')).toHaveText('/places');
  };
  const row = page.getByRole('row').first();
  const code = page.getByRole('textbox', { name: 'Code' });
  const needed = page.getByText('Log in to see this.');
  await expect(row).toBeVisible();
  await expect.poll(told).toContain('renewed');

  await test.step('the portal has no next token: screens say so, and the portal is told', async () => {
    await page.evaluate(() => foreign.handedOver?.endNext());
    await expect(needed).toHaveCount(2);
    await expect(row).toBeHidden();
    expect((await told()).filter((what) => what === 'ended')).toHaveLength(1);
    expect(await page.evaluate(() => foreign.loginsNeeded())).toBe(2);
    await expectNoLogin();
  });

  await test.step('with the next login they are back; what is typed then outlasts another end, and is saved', async () => {
    await page.evaluate(() => foreign.handedOver?.handOverNext());
    await expect(row).toBeVisible();
    await code.fill('RURI');
    await page.evaluate(() => foreign.handedOver?.endNext());
    await expect.poll(async () => (await told()).filter((what) => what === 'ended').length).toBe(2);
    await expect(code).toHaveValue('RURI');
    await expectNoLogin();
    await page.evaluate(() => foreign.handedOver?.handOverNext());
    await page.getByRole('textbox', { name: 'Name' }).fill('Ruritania');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Ruritania has been saved!')).toBeVisible();
  });
  const calls = await used();
  expect(calls.filter(({ path, token }) => token < 0 || path.startsWith('/api/accounts/'))).toEqual([]);
  // The first two logins are over.
  expect(calls.find(({ path }) => path === '/api/countries/add')?.token).toBeGreaterThan(1);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('in a production build, too, a missing provider is said with the name of the screen', {
  tag: '@certify',
}, async ({ page }) => {
  await open(page, 'bare');
  await expect(page.getByText('DeviceDashboard needs a <CarillonProvider> above it.')).toBeVisible();
});

test('ENT-01 in an app with a router of its own, too, Back after a save does not open the form again', {
  tag: '@certify',
}, async ({ page }) => {
  await open(page, 'router#/backend/countries?index=1');
  await page.getByRole('row').first().getByRole('link').click();
  await expect(page).toHaveURL(/#\/backend\/country\/\d+$/);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/#\/backend\/countries\?index=1$/);

  await page.getByRole('link', { name: 'Add Country' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ruritania');
  await page.getByRole('textbox', { name: 'Code' }).fill('RU');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page).toHaveURL(/#\/backend\/countries\?index=1$/);
  // What was opened before the app.
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('a page whose root has another text size does not scale a screen unasked, and does by --carillon-unit', {
  tag: '@certify',
}, async ({ page }) => {
  await open(page, 'portal#/speakers/2');
  const screen = page.locator('[data-carillon-screen="DeviceDashboard"]');
  await expect(screen.getByText('Online', { exact: true })).toBeVisible();
  const measure = () =>
    screen.evaluate((root) =>
      [...root.querySelectorAll('h3, button, [role="status"], dt, dd')].map((node) => {
        const { fontSize, lineHeight } = getComputedStyle(node);
        return `${fontSize}/${lineHeight}`;
      }),
    );
  // All of it is there: what comes later would be counted as a change.
  await expect(
    screen
      .getByRole('button', { name: 'Stop', exact: true })
      .or(screen.getByRole('button', { name: 'Start', exact: true }))
      .first(),
  ).toBeVisible();
  // All that comes by itself is there: texts of each size.
  for (const size of ['12px/16px', '16px/24px', '20px/28px']) await expect.poll(measure).toContain(size);
  const before = [...new Set(await measure())].sort();
  expect(before).toContain('14px/20px');
  for (const size of ['10px', '24px']) {
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
    expect([...new Set(await measure())].sort()).toEqual(before);
  }
  await page.addStyleTag({ content: ':root, [data-carillon-theme] { --carillon-unit: calc(1rem / 16) }' });
  expect(await measure()).toContain('21px/30px');
});

/** Which computed values of the elements of ours differ while the page has a style sheet more. */
const differencesBy = (screen: Locator, sheet: string) =>
  screen.evaluate((root, sheet) => {
    // What react-aria hides from the eyes says so itself.
    const nodes = [root, ...root.querySelectorAll('*:not([style*="clip-path"], [style*="clip-path"] *)')];
    // Where a box of the page stands, and how wide it is, says the page.
    for (let node = root.parentElement; node; node = node.parentElement) node.style.cssText = 'all: revert';
    const around = root.parentElement as HTMLElement;
    const place = 'all: revert; display: flow-root; clear: both; width: 1000px';
    around.style.cssText = place;
    for (const beside of around.children) if (beside !== root) beside.remove();
    const handedDown = [
      'color: red; font: italic 900 22px/2.5 serif; letter-spacing: 4px; text-transform: uppercase',
      'word-spacing: 12px; text-indent: 30px; text-align: right; white-space: pre; cursor: crosshair',
      'text-shadow: 2px 2px blue; -webkit-text-stroke: 1px lime; quotes: "x" "y"; tab-size: 1',
    ].join(';');
    const look = () =>
      nodes.flatMap((node, at) =>
        [undefined, '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(node, part);
          if (part && style.content === 'none') return [];
          // What is not drawn has no look but that.
          const names = style.display === 'none' ? ['display'] : [...style];
          return names.map((name) => [
            `${node.tagName} ${at}${part ?? ''} ${name}`,
            style.getPropertyValue(name),
          ]);
        }),
      );
    const before = look();
    const theirs = document.head.appendChild(document.createElement('style'));
    theirs.textContent = sheet;
    around.style.cssText = `${place}; ${handedDown}`;
    const after = Object.fromEntries(look());
    theirs.remove();
    return {
      looked: nodes.length,
      other: before.flatMap(([name = '', value]) =>
        after[name] === value ? [] : [`${name}: ${value}, ${after[name]}`],
      ),
    };
  }, sheet);

test.describe('in a page whose rule for everything sets whatever can be set', () => {
  const hostile = readFileSync(join(import.meta.dirname, 'foreignPage/hostile.css'), 'utf8');

  test('LIB-08 no value of a dashboard is another one', async ({ page }) => {
    await open(page, 'portal#/speakers/2');
    const screen = page.locator('[data-carillon-screen="DeviceDashboard"]');
    await expect(screen.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    await expect(screen.getByText('Online', { exact: true })).toBeVisible();
    const { looked, other } = await differencesBy(screen, hostile);
    expect(looked).toBeGreaterThan(100);
    expect(other).toEqual([]);
  });

  test('LIB-08 nor where the rule stands in a layer, but for the shapes of drawings', {
    tag: '@certify',
  }, async ({ page }) => {
    await open(page, 'portal#/speakers/2');
    const screen = page.locator('[data-carillon-screen="DeviceDashboard"]');
    await expect(screen.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    await expect(screen.getByText('Online', { exact: true })).toBeVisible();
    const { other } = await differencesBy(screen, `@layer base { ${hostile} }`);
    expect(other.filter((difference) => !/^(path|circle|g|line|rect) \d+ /.test(difference))).toEqual([]);
  });

  test('LIB-08 nor one of a dialog', { tag: '@certify' }, async ({ page }) => {
    await open(page, 'dialog&around');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'A question' })).toBeVisible();
    // With what covers the page.
    const opened = page.locator('dialog > [lang]').filter({ has: page.getByRole('dialog') });
    const { looked, other } = await differencesBy(opened, hostile);
    expect(looked).toBeGreaterThan(10);
    expect(other).toEqual([]);
  });
});

test.describe('in a portal that has its own pages and drawings', () => {
  const dashboard = (page: Page) => page.locator('[data-carillon-screen="DeviceDashboard"]');

  test('a screen leaves out way, title, tabs and margins, and its headings are below those of the page', async ({
    page,
  }) => {
    await open(page, 'portal#/speakers/2');
    const screen = dashboard(page);
    await expect(page.getByRole('heading', { level: 2, name: 'Speaker: Café terrace' })).toBeVisible();
    await expect(screen.getByText('Online', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: "Somebody else's page" })).toBeVisible();
    await expect(screen.getByRole('heading', { level: 3 }).first()).toBeVisible();
    expect(await screen.getByRole('heading', { level: 1 }).count()).toBe(0);
    expect(await screen.getByRole('heading', { level: 2 }).count()).toBe(0);
    expect(await screen.locator('[data-carillon-part="breadcrumbs"]').count()).toBe(0);
    expect(await screen.getByRole('navigation').count()).toBe(0);
    // It begins where the article begins, and the page is seen through it.
    const edge = await screen.evaluate((node) => {
      const article = node.closest('article') as HTMLElement;
      const [own, theirs] = [node.getBoundingClientRect(), article.getBoundingClientRect()];
      const part = node.querySelector('[data-carillon-part="event"]') as HTMLElement;
      return {
        left: part.getBoundingClientRect().left - theirs.left - article.clientLeft,
        width: own.width - article.clientWidth,
        ground: getComputedStyle(node).backgroundColor,
        named: getComputedStyle(part).borderInlineStart,
      };
    });
    expect(edge).toEqual({
      left: 0,
      width: 0,
      ground: 'rgba(0, 0, 0, 0)',
      // By the name of the part, from a style sheet of the page.
      named: '4px solid rgb(102, 51, 153)',
    });
  });

  test('the page hears what happened, also by a press on its own drawing over the controller', async ({
    page,
  }) => {
    await open(page, 'portal#/speakers/2');
    const small = page.getByRole('complementary', { name: 'Small Café terrace' });
    const told = page.locator('output');
    await dashboard(page).getByRole('button', { name: 'Start', exact: true }).click();
    await expect(told).toHaveText(/^started evts\/\d+$/);
    await expect(small.getByRole('button', { name: 'Silence' })).toBeEnabled();
    await expect(small.getByRole('meter').first()).toHaveAttribute('aria-valuenow', /[1-9]/);
    await small.getByRole('button', { name: 'Silence' }).click();
    // One device, one truth: the screen beside it shows what the other drawing asked for.
    await expect(dashboard(page).getByRole('button', { name: 'Start', exact: true })).toBeEnabled();
    await expect(told).toHaveText(/^started evts\/\d+$/);
  });

  test('the links of a screen lead to the pages of the portal', { tag: '@certify' }, async ({ page }) => {
    await open(page, 'portal#/speakers');
    const link = page.getByRole('row').filter({ hasText: 'CR-1002' }).getByRole('link');
    await expect(link).toHaveAttribute('href', '#/speakers/2');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await link.click();
    await expect(page.getByRole('heading', { level: 2, name: 'Speaker: Café terrace' })).toBeVisible();
    await page.goBack();
    await expect(link).toBeVisible();
  });
});

const KINDS = [
  'DeviceEventPanel',
  'DeviceStreamPanel',
  'DeviceLevels',
  'DeviceWeekPanel',
  'DeviceEventRows',
  'DeviceSoundPanels',
  'DeviceClockPanel',
];

test('LIB-08 four parts of each kind stand on one page, where axe finds nothing wrong', async ({ page }) => {
  await open(page, 'four&plain');
  for (const kind of KINDS) await expect(page.locator(`[data-carillon-screen="${kind}"]`)).toHaveCount(4);
  for (const name of ['Stream', 'This week', 'Equalizer']) {
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toHaveCount(4);
  }
  await page.addScriptTag({ path: fileURLToPath(import.meta.resolve('axe-core/axe.min.js')) });
  const found = await page.evaluate(async () => {
    // What the page has outside of its own landmarks is its own.
    const ours = { include: [['html']], exclude: [['body > h1'], ['body > p']] };
    const { passes, violations } = await axe.run(ours, { rules: { 'target-size': { enabled: true } } });
    const tell = ({ id, nodes }: Result) => nodes.map(({ html }) => `${id}: ${html}`);
    return { passed: passes.map(({ id }) => id), wrong: violations.flatMap(tell) };
  });
  expect(found.wrong).toEqual([]);
  // It has looked at what four of a kind could get wrong.
  expect(found.passed).toEqual(
    expect.arrayContaining([
      'duplicate-id-aria',
      'heading-order',
      'landmark-unique',
      'region',
      'target-size',
    ]),
  );
});

const providers = [
  ['inside of it', 'dialog'],
  ['around the whole page', 'dialog&around'],
] as const;

// The harder one: a provider inside of the dialog is in its top layer already.
for (const [where, query] of takeSample(providers, ([where]) => where === 'around the whole page')) {
  test.describe(`in a modal dialog of the host, with a provider ${where}`, () => {
    const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

    test('a dialog opens over it, is used, and Escape closes ours alone', async ({ page }) => {
      await open(page, query);
      await button(page, 'Ask').click();
      const ours = page.getByRole('dialog', { name: 'A question' });
      // A press, and not only a look: what is under the top layer is visible to a test, and dead.
      await ours.getByRole('textbox', { name: 'Reason' }).fill('None');
      await ours.getByRole('button', { name: 'Why' }).click();
      await button(page, 'Now I know').click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Why we ask' })).toBeHidden();
      await expect(ours.getByRole('button', { name: 'Why' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(ours).toBeHidden();
      await expect(button(page, 'Ask')).toBeFocused();
      expect(await page.locator('dialog').evaluate((node: HTMLDialogElement) => node.open)).toBe(true);
    });

    test('what opens without a focus, as after a touch in Safari, opens over it', async ({ page }) => {
      await open(page, query);
      const ask = button(page, 'Ask');
      await ask.evaluate((node: HTMLElement) => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        node.focus = () => {};
        node.click();
      });
      await page.getByRole('dialog', { name: 'A question' }).getByRole('textbox', { name: 'Reason' }).click();
    });

    test('menus, lists and messages open over it', async ({ page }) => {
      await open(page, query);
      await button(page, 'Do').click();
      await page.getByRole('menuitem', { name: 'Pause' }).click();
      await expect(page.getByText('Done: Pause')).toBeVisible();
      await expect(button(page, 'Do')).toBeFocused();
      await button(page, 'Do').press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Play' })).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Done: Delete')).toBeVisible();
      await expect(button(page, 'Do')).toBeFocused();
      const place = page.getByRole('combobox', { name: 'Place' }).first();
      // The menu gives the focus back in a later frame: a list that was opened before it is closed by that.
      await expect(async () => {
        await place.fill('');
        await place.fill('sw');
        await page.getByRole('listbox').getByRole('option', { name: 'Switzerland' }).click({ timeout: 5000 });
      }).toPass();
      await button(page, 'Play').click();
      const toast = page.getByText('It plays.');
      await expect(toast).toBeVisible();
      // It goes by itself after a while: looked at at once, where it is, instead of pressed.
      const isOnTop = await toast.evaluate((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(isOnTop).toBe(true);
    });

    test('a list asks before it deletes', async ({ page }) => {
      await open(page, `${query}&countries`);
      await page.getByRole('row').first().focus();
      await page.keyboard.press('Space');
      await button(page, 'Delete').click();
      const ours = page.getByRole('alertdialog');
      await ours.getByRole('button', { name: 'Cancel' }).click();
      await expect(ours).toBeHidden();
    });
  });
}

test('in a modal dialog of the host that closes after a save, the message stays to be seen', async ({
  page,
}) => {
  await open(page, 'dialog&around');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const toast = page.getByText('It plays.');
  await expect(toast).toBeVisible();
  await page.locator('dialog').evaluate((node: HTMLDialogElement) => node.close());
  await expect(toast).toBeVisible();
});

test('LIB-18 in the dialog of the document a device plays; what opens over it is used, and Escape closes ours first', async ({
  page,
}) => {
  await open(page, 'speaker');
  await page.getByRole('button', { name: 'Open the speaker' }).click();
  const theirs = page.getByRole('dialog', { name: 'Speaker' });
  const start = theirs.getByRole('button', { name: 'Start', exact: true });
  await start.click();
  await expect(theirs.getByRole('meter').first()).toHaveAttribute('aria-valuenow', /[1-9]/);
  // It has the width that the document gives it, and fills that.
  const screen = theirs.locator('[data-carillon-screen="DeviceDashboard"]');
  expect((await screen.boundingBox())?.width).toBeGreaterThan(650);

  await theirs.getByRole('button', { name: 'Change time zone' }).click();
  const ours = page.getByRole('dialog', { name: /time zone/i });
  await ours.getByRole('combobox').fill('York');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(ours).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ours).toBeHidden();
  await expect(theirs).toBeVisible();
  await theirs.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(start).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(theirs).toBeHidden();
});
