// The second entity of the back-office: tags, whose form has more than text fields.
import { enter, pressOn, tabTo } from './steps.ts';
import { expect, test } from './test.ts';

test('TAG-01 TAG-02: an administrator adds, edits and deletes a tag by keyboard', {
  tag: '@certify',
}, async ({ page }) => {
  const name = page.getByRole('textbox', { name: 'Name' });
  const row = (tag: string) => page.getByRole('row', { name: tag, exact: true });
  const toast = (text: string) => page.getByText(text, { exact: true });
  const color = (word: string) => page.getByRole('radio', { name: word });
  await enter(page, 'admin', '/backend/tags');
  await expect(page).toHaveTitle('Tags · Carillon');
  await pressOn(page, page.getByRole('link', { name: 'Add Tag' }));
  await expect(page).toHaveURL('/backend/tag/add');
  await expect(page).toHaveTitle('Add Tag · Carillon');

  await tabTo(page, name);
  await page.keyboard.type('Bell towers');
  await page.keyboard.press('Enter');
  // A colour is missing: the focus is where it is chosen.
  await expect(page.getByText('Please provide a variant.')).toBeVisible();
  await expect(color('Primary')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(color('Secondary')).toBeChecked();
  await pressOn(page, page.getByRole('button', { name: 'Add' }));
  await expect(page).toHaveURL('/backend/tags');
  await expect(toast('Bell towers has been saved!')).toBeVisible();
  await expect(row('Bell towers')).toContainText('0 media');

  await pressOn(page, row('Bell towers'));
  await expect(color('Secondary')).toBeChecked();
  await tabTo(page, page.getByRole('radio', { name: 'Public' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Only me' })).toBeChecked();
  await tabTo(page, name);
  await page.keyboard.type('Towers');
  await page.keyboard.press('Enter');
  await expect(toast('Towers has been saved!')).toBeVisible();

  await pressOn(page, row('Towers'));
  await expect(page.getByRole('radio', { name: 'Only me' })).toBeChecked();
  await pressOn(page, page.getByRole('button', { name: 'Delete' }));
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: 'I am sure, delete Towers' }));
  await expect(toast('Towers has been deleted!')).toBeVisible();
  await expect(row('Towers')).toBeHidden();
});
