// People in the back-office: several are changed at once, and one is created. Who owns a device is deleted in journeys.spec.ts.
import { enter } from './steps.ts';
import { expect, test } from './test.ts';

test('USR-01 USR-03 USR-05 USR-11: three are blocked, but for the last administrator; a person is created and found', async ({
  page,
}) => {
  const toast = (text: string) => page.getByText(text, { exact: true });
  const row = (name: string) => page.getByRole('row', { name });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await enter(page, 'admin', '/backend/users?by=first_name_asc');

  const guests = ['Amélie Durand', 'Björn Åkesson'];
  for (const name of ['Ada Winter', ...guests]) await row(name).click();
  await button('Edit').click();
  const dialog = page.getByRole('dialog', { name: 'Edit 3 users' });
  const block = dialog.getByRole('radiogroup', { name: 'Block' });
  await block.getByRole('radio', { name: 'Blocked', exact: true }).click();
  await dialog.getByRole('button', { name: 'Edit 3 users' }).click();
  const failed = page.getByRole('alertdialog', { name: 'Failed to Edit' });
  await expect(failed).toContainText('Ada Winter: At least one administrator must remain.');
  await expect(toast('2 users have been saved.')).toBeVisible();
  await failed.getByText('Close', { exact: true }).click();
  for (const name of guests) await expect(row(name)).toContainText('Blocked');
  await expect(row('Ada Winter')).toContainText('Admin');
  await expect(row('Ada Winter')).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('link', { name: 'Create User' }).click();
  await page.getByRole('textbox', { name: 'Firstname' }).fill('Nils');
  await page.getByRole('textbox', { name: 'Lastname' }).fill('Falk');
  await page.getByRole('textbox', { name: 'Location' }).fill('Torggatan 3, Lund');
  await page.getByRole('textbox', { name: 'Email' }).fill('nils@carillon.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('Person-123!');
  await button('Add').click();
  await expect(toast('A new user has been created successfully.')).toBeVisible();
  await expect(page).toHaveURL('/backend/users?by=first_name_asc');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('nils@');
  await search.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(1);
  await expect(row('Nils Falk')).toContainText('Verified');
});
