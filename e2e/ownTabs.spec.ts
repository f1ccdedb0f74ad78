// Two tabs of one browser, in which one person edits the same: what the other tab did is told as one's own.
import type { Page } from '@playwright/test';
import { enter } from './steps.ts';
import { expect, test } from './test.ts';

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A second tab of the same browser, with the same form; in the first one a name is typed. */
async function openTwice(page: Page, form: string, typed: string) {
  const otherTab = await page.context().newPage();
  await otherTab.goto(form);
  await page.goto(form);
  await nameField(otherTab).waitFor();
  await nameField(page).fill(typed);
  return otherTab;
}

test('ENT-03: one’s own other tab is named, over a country that it has saved and then deleted', {
  tag: '@certify',
}, async ({ page, watch }) => {
  // The browser itself says so of what is read when it is gone.
  watch.allow(/404/);
  await enter(page, 'admin', '/backend/country/add');
  await nameField(page).fill('Ruritania');
  await page.getByRole('textbox', { name: 'Code' }).fill('RUOT');
  await press(page, 'Add');
  const row = page.getByRole('row', { name: 'Ruritania' });
  const form = (await row.getByRole('link').getAttribute('href')) ?? '';

  const otherTab = await openTwice(page, form, 'Ruritania here');
  await nameField(otherTab).fill('Ruritania there');
  await press(otherTab, 'Edit');
  await expect(otherTab).toHaveURL(/\/countries/);
  await press(page, 'Edit');
  await expect(page.getByText('You changed this in another tab.')).toBeVisible();

  await otherTab.goto(form);
  await press(otherTab, 'Delete');
  await otherTab.getByRole('button', { name: 'I am sure, delete Ruritania there' }).click();
  await expect(otherTab).toHaveURL(/\/countries/);
  await press(page, 'Edit');
  await expect(page.getByText('You deleted this in another tab.')).toBeVisible();
});

test('ENT-03: one’s own other tab is named, over an event of a device that it has saved', {
  tag: '@certify',
}, async ({ page }) => {
  await enter(page, 'owner');
  const otherTab = await openTwice(page, '/manage/2/feature/2/events/2/playback', 'Weekend here');
  const before = await nameField(otherTab).inputValue();
  await nameField(otherTab).fill('Weekend there');
  await press(otherTab, 'Save');
  await expect(otherTab).toHaveURL('/manage/2/feature/2/events');
  await expect(page.getByText('You changed this in another tab.')).toBeVisible();

  await otherTab.goto('/manage/2/feature/2/events/2/playback');
  await nameField(otherTab).fill(before);
  await press(otherTab, 'Save');
  await expect(otherTab).toHaveURL('/manage/2/feature/2/events');
});
