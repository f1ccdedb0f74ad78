// Pictures of the back-office: a file over the wire, made smaller by the platform, and seen in the page.
import { uploadPicture } from './pictures.ts';
import { enter } from './steps.ts';
import { expect, test } from './test.ts';

test('MED-01 MED-02 MED-03: an administrator uploads a picture with a tag, edits and deletes it', {
  tag: '@certify',
}, async ({ page }) => {
  const row = page.getByRole('row', { name: 'The dashboard', exact: true });
  const description = page.getByRole('textbox', { name: 'Description' });
  await enter(page, 'admin', '/backend/medias');
  await expect(page.getByText('Manage medias.')).toBeVisible();
  await uploadPicture(page, 'The dashboard', 'Player');

  await page.reload();
  await expect(row).toContainText('1 tag');
  const thumbnail = row.locator('img');
  await expect(thumbnail).toHaveAttribute('src', /\/public\/media\/thumb-[\da-f-]{36}\.png$/);
  await expect(thumbnail).toHaveJSProperty('naturalWidth', 120);

  await row.getByRole('link').click();
  await expect(page.locator('form img')).toHaveJSProperty('naturalWidth', 650);
  await description.fill('The old dashboard');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByText('The old dashboard has been saved!')).toBeVisible();

  await page.getByRole('row', { name: 'The old dashboard' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'I am sure, delete The old dashboard' }).click();
  await expect(page.getByText('The old dashboard has been deleted!')).toBeVisible();
  await expect(page.getByRole('row', { name: 'The old dashboard' })).toHaveCount(0);
});
