// What people and places stand on in the back-office, each of their screens in one way through them.
import type { Page } from '@playwright/test';
import { enter } from './steps.ts';
import { expect, test } from './test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

test('CAR-01 CAR-02 CAR-03 NAV-15 FLT-132: an administrator creates a country, and a carrier that ships to it; two edit that carrier, and the country stays', async ({
  page,
  openBrowser,
}) => {
  await enter(page, 'admin', '/backend/country/add');
  await field(page, 'Name').fill('Borduria');
  await field(page, 'Code').fill('BOR');
  await button(page, 'Add').click();
  await expect(toast(page, 'Borduria has been saved!')).toBeVisible();

  await page.goto('/backend/carriers?query=Zenda');
  await page.getByRole('link', { name: 'Add Carrier' }).first().click();
  await field(page, 'Company').fill('Zenda Post');
  await field(page, 'Service name').fill('Parcel');
  await field(page, 'Price').fill('8.90');
  await button(page, 'Add country').click();
  const selector = page.getByRole('dialog', { name: 'Ship to' });
  await selector.getByRole('searchbox').fill('Bord');
  // Until only what was searched is there, the rows may move under a press.
  await expect(selector.getByRole('row')).toHaveCount(1);
  await selector.getByRole('row', { name: 'Borduria' }).click();
  await selector.getByRole('button', { name: 'Add 1 country' }).click();
  await button(page, 'Add').click();
  await expect(page).toHaveURL('/backend/carriers?query=Zenda');
  const row = page.getByRole('row', { name: 'Zenda Post Parcel' });
  await expect(row).toContainText('€8.90');
  await row.getByRole('link').click();
  await expect(field(page, 'Price')).toHaveValue('8.90');

  // A page that is shared shows the same; what is saved there first is told here, field by field.
  const other = await openBrowser();
  await enter(other, 'admin', new URL(page.url()).pathname);
  await field(other, 'Price').fill('9.50');
  await button(other, 'Edit').click();
  await expect(toast(other, 'Zenda Post Parcel has been saved!')).toBeVisible();
  await field(page, 'Service name').fill('Express');
  await button(page, 'Edit').click();
  const frame = page.getByRole('group', { name: 'Changed meanwhile' });
  await expect(frame.getByRole('listitem')).toHaveText(/^Price.*8\.90.*9\.50.*Taken over/);
  await expect(field(page, 'Price')).toHaveValue('9.50');
  await expect(field(page, 'Service name')).toHaveValue('Express');
  await button(page, 'Edit').click();
  await expect(page.getByRole('row', { name: 'Zenda Post Express' })).toContainText('€9.50');

  await page.goto('/backend/countries?query=Borduria');
  await page.getByRole('row', { name: 'Borduria' }).getByRole('link').click();
  await button(page, 'Delete').click();
  await button(page, 'I am sure, delete Borduria').click();
  await expect(page.getByRole('alertdialog')).toContainText('Borduria is still associated with 1 carrier(s)');
});

test('ADR-01 ADR-03 ADR-05 ADR-06 ADR-07: a user keeps two addresses with one main; an administrator manages them', async ({
  page,
}) => {
  await enter(page, 'other', '/backend/address');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Main' })).toHaveAccessibleName('Market hall');
  await page.getByRole('row', { name: 'Home' }).getByRole('link').click();
  await expect(page).toHaveURL('/backend/address/3/102');
  await page.getByRole('checkbox', { name: 'Make this my default address' }).check({ force: true });
  await expect(page.getByText('“Market hall” is no longer the default then.')).toBeVisible();
  await button(page, 'Edit').click();
  await expect(page).toHaveURL('/backend/address');
  await expect(rows.filter({ hasText: 'Main' })).toHaveAccessibleName('Home');

  await enter(page, 'admin', '/backend/address/3');
  await expect(page.getByText('Watch out, you are managing user ID: 3.')).toBeVisible();
  await page.getByRole('link', { name: 'Add Address' }).click();
  await expect(page).toHaveURL('/backend/address/3/add');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/backend/address/3');
  await expect(rows).toHaveCount(2);
});
