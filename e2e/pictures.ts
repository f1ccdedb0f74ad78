import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

const file = join(import.meta.dirname, '..', 'docs', 'images', 'dashboard.png');

/** On the list of medias: adds a picture with one tag. */
export async function uploadPicture(page: Page, description: string, tag: string) {
  await page.getByRole('link', { name: 'Add Media' }).click();
  await expect(page).toHaveURL('/backend/media/add');
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused();
  await page.getByLabel('File').and(page.locator('input')).setInputFiles(file);
  await expect(page.getByText('dashboard.png')).toBeVisible();
  await page.getByRole('textbox', { name: 'Description' }).fill(description);
  await page.getByRole('button', { name: 'Add tag' }).click();
  const tags = page.getByRole('dialog', { name: 'Tags' });
  await tags.getByRole('row', { name: tag, exact: true }).click();
  await tags.getByRole('button', { name: 'Add 1 tag' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(`${description} has been saved!`)).toBeVisible();
}
