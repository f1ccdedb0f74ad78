// Pages that the browser translates: it takes the text nodes out of the page and puts elements of its own in their place.
// What is said of a device that plays on such a page, line.spec.ts looks at.
import type { Page } from '@playwright/test';
import { patternPages } from './routes.ts';
import { takeSample } from './sample.ts';
import { enter, type PersonName } from './steps.ts';
import { expect, test } from './test.ts';
import { expectWhole, translate } from './translate.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Whoever sees the pages of each access. */
const seers = { everybody: null, guests: null, users: 'owner', owner: 'owner', admins: 'admin' } as const;

const everybody = [null, 'owner', 'admin'] satisfies (PersonName | null)[];

for (const who of takeSample(everybody, (who) => who === 'owner')) {
  test(`FLT-117 every page is drawn, translated, left and come back to by ${who ?? 'nobody'}`, async ({
    page,
  }) => {
    if (who) await enter(page, who);
    await translate(page);
    for (const { path } of patternPages.filter(({ access }) => seers[access] === who)) {
      await page.goto(path);
      await expect(heading(page)).toHaveText(/\S/);
      await expect(page.locator('[data-loading], [aria-busy="true"]')).toHaveCount(0);
      await expectWhole(page);
      const title = (await heading(page).textContent()) ?? '';
      // What the whole page is taken down for, and drawn again.
      const home = page.getByRole('banner').getByRole('link').first();
      if ((await home.getAttribute('href')) !== '/') continue;
      await page.evaluate(() => history.pushState(null, '', '/nowhere'));
      await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
      await expect(heading(page)).toHaveText('404 Page not found');
      await page.goBack();
      await expect(heading(page)).toHaveText(title);
      await expectWhole(page);
    }
  });
}

test('FLT-117 a list is searched, asks before it deletes, and its form says what is missing', async ({
  page,
}) => {
  await translate(page);
  await enter(page, 'admin', '/backend/countries');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(10);
  await page.getByRole('searchbox').fill('ital');
  await expect(page.getByText(/^Nothing on this page matches/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Italy');
  await page.getByRole('searchbox').fill('');
  await expect(rows).toHaveCount(10);
  await rows.first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('row', { selected: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Add Country' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ruritania');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ruritania');
  await expectWhole(page);
});
