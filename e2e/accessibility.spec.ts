// What axe cannot see, on every page: the width at 400 % zoom, and where the focus is.
import type { Page } from '@playwright/test';
import { pages } from './routes.ts';
import { enter } from './steps.ts';
import { expect, test } from './test.ts';

const known = pages.filter(({ access }) => access !== 'guests');

/** A screen of 1280 by 1024 at 400 %. */
test.use({ viewport: { width: 320, height: 256 } });

/** How much of what has the focus can be seen, as points of a grid over it: 'Login 9/9'. Empty where nothing has it. */
const seenFocus = (page: Page) =>
  page.evaluate(async () => {
    // As it is drawn: the first of the two may be that in which it is brought there.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (!focused || focused === document.body) return '';
    const { left, top, width, height } = focused.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    const points = parts.flatMap((x) => parts.map((y) => [left + x * width, top + y * height] as const));
    const seen = points.filter(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      // A field has its icons and buttons above it.
      return (
        found !== null &&
        (focused.contains(found) || found.contains(focused) || found.closest('div')?.contains(focused))
      );
    });
    const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 30) ?? '';
    return `${focused.tagName} ${name} ${seen.length}/${points.length}`;
  });

test('WCAG 1.4.10: at 400 % zoom no page is wider than the screen', { tag: '@certify' }, async ({ page }) => {
  const beside = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const guests = pages.filter(({ access }) => access === 'guests');
  for (const { path } of guests) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await beside(), path).toBe(0);
  }
  await enter(page, 'admin');
  for (const path of [...known.map(({ path }) => path), '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await beside(), path).toBe(0);
  }
});

// Each page is walked through from end to end, and back.
for (const { path } of known) {
  test(`WCAG 2.4.11: at 400 % zoom nothing that has the focus is hidden under what stays in place, on ${path}`, {
    tag: '@certify',
  }, async ({ page }) => {
    await enter(page, 'admin');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const stops: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let i = 0; i < 60; i++) {
        await page.keyboard.press(key);
        const stop = await seenFocus(page);
        if (stop === '') break;
        stops.push(stop);
      }
    }
    expect(stops.length).toBeGreaterThan(3);
    expect(stops.filter((stop) => stop.endsWith(' 0/9'))).toEqual([]);
  });
}

test('after each question about a record the focus is where it came from', async ({ page }) => {
  await enter(page, 'admin', '/backend/country/1');
  for (const name of ['Delete', 'Go back']) {
    await page.getByRole('textbox', { name: 'Name' }).fill('Ruritania');
    const opener = page.getByRole(name === 'Delete' ? 'button' : 'link', { name });
    await opener.press('Enter');
    // It takes the focus once it is drawn: a key that comes before is still the opener's.
    await expect(page.getByRole('alertdialog').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(opener, name).toBeFocused();
  }
});
