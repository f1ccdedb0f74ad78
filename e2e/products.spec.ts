// Products in the back-office: prices in rows, pictures in their order, and two administrators at once.
import type { Page } from '@playwright/test';
import { uploadPicture } from './pictures.ts';
import { enter, pressOn, tabTo } from './steps.ts';
import { expect, test } from './test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const price = (page: Page, position: number) => page.getByRole('group', { name: `Price ${position}` });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });
const pictures = (page: Page) => page.getByRole('list', { name: 'Pictures' }).getByRole('listitem');

test('MED-02 PRD-01 PRD-03 PRD-04 NAV-15: an administrator uploads a picture with a tag, makes a product, finds it again, edits and deletes it', async ({
  page,
}) => {
  const [own, cable] = ['Lobby bell, front', 'Audio cable, coiled, with a plug at either end'];
  await enter(page, 'admin', '/backend/medias');
  await uploadPicture(page, own, 'Player');
  await page.goto('/backend/products');
  await page.getByRole('link', { name: 'Add Product' }).click();
  await expect(page).toHaveURL('/backend/product/add');
  await field(page, 'Title').fill('Lobby bell');
  await field(page, 'SKU').fill('LB-1');
  // Other tests count what is in the shop.
  const inactive = page.getByRole('radio', { name: 'Inactive' });
  await inactive.check({ force: true });
  await field(page, 'Summary').fill('It rings.');
  await field(page, 'Description').fill('It rings loudly.');
  const tiers = [
    ['1', '19,99', '0'],
    ['10', '18.15', '2.5'],
    ['100', '9999999.99', '100'],
  ] as const;
  for (const [index, [from, euro, discount]] of tiers.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add price' }).click();
    const row = price(page, index + 1);
    if (index > 0) await row.getByRole('textbox', { name: 'From' }).fill(from);
    await row.getByRole('textbox', { name: 'Price' }).fill(euro);
    await row.getByRole('textbox', { name: 'Discount' }).fill(discount);
  }
  await page.getByRole('button', { name: 'Add picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  for (const name of [own, cable]) await dialog.getByRole('row', { name }).click();
  await dialog.getByRole('button', { name: 'Add 2 pictures' }).click();
  await expect(pictures(page)).toContainText([own, cable]);
  const later = page.getByRole('button', { name: `Move ${own} later` });
  await tabTo(page, page.getByRole('button', { name: `Remove ${own}` }));
  await page.keyboard.press('ArrowLeft');
  await expect(later).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pictures(page)).toContainText([`1 · Thumbnail${cable}`, `2${own}`]);
  await pressOn(page, page.getByRole('button', { name: 'Add', exact: true }));
  await expect(page).toHaveURL('/backend/products');
  await expect(toast(page, 'Lobby bell has been saved!')).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('lb-1');
  await search.press('Enter');
  await page.reload();
  const row = page.getByRole('row', { name: 'Lobby bell' });
  await expect(page.getByText('Manage 1 of 1 product.')).toBeVisible();
  await expect(row).toContainText('€19.99');
  await row.getByRole('link').click();
  await page.reload();
  await expect(inactive).toBeChecked();
  for (const [index, [from, euro, discount]] of tiers.entries()) {
    const tier = price(page, index + 1);
    await expect(tier.getByRole('textbox', { name: 'From' })).toHaveValue(from);
    await expect(tier.getByRole('textbox', { name: 'Price' })).toHaveValue(euro.replace(',', '.'));
    await expect(tier.getByRole('textbox', { name: 'Discount' })).toHaveValue(discount);
  }
  // By hand: the second goes back before the first.
  await pictures(page).nth(1).dragTo(pictures(page).first());
  await expect(pictures(page)).toContainText([`1 · Thumbnail${own}`, `2${cable}`]);
  await field(page, 'Title').fill('Bell');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(toast(page, 'Bell has been saved!')).toBeVisible();

  await page.goto('/backend/products?query=LB-1');
  await page.getByRole('row', { name: 'Bell' }).getByRole('link').click();
  await expect(pictures(page)).toContainText([own, cable]);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'I am sure, delete Bell' }).click();
  await expect(toast(page, 'Bell has been deleted!')).toBeVisible();
  await expect(page).toHaveURL('/backend/products?query=LB-1');
  await expect(page.getByText('Nothing found for “LB-1”.')).toBeVisible();
});

test('ENT-03: two administrators edit one product: what only the other has changed is taken over, and said in words', {
  tag: '@certify',
}, async ({ page, openBrowser }) => {
  const other = await openBrowser();
  // Not in the shop, where other tests look at what things cost.
  const picture = 'Carillon Micro in anthracite, front';
  await enter(page, 'admin', '/backend/product/24');
  await enter(other, 'admin', '/backend/product/24');
  await field(page, 'Summary').fill('The first of them.');

  await price(other, 1).getByRole('textbox', { name: 'Price' }).fill('180.5');
  await other.getByRole('button', { name: `Remove ${picture}` }).click();
  await other.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(toast(other, 'Carillon One has been saved!')).toBeVisible();

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const frame = page.getByRole('group', { name: 'Changed meanwhile' });
  await expect(frame).toContainText('from 1: €179.00');
  await expect(frame).toContainText('from 1: €180.50');
  await expect(frame).toContainText(picture);
  await expect(frame.getByText('Taken over: you did not change this field.')).toHaveCount(2);
  await expect(field(page, 'Summary')).toHaveValue('The first of them.');
  await expect(price(page, 1).getByRole('textbox', { name: 'Price' })).toHaveValue('180.50');
  await expect(pictures(page)).toHaveCount(0);
  await field(page, 'Summary').fill('The very first of them.');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(toast(page, 'Carillon One has been saved!')).toBeVisible();
});
