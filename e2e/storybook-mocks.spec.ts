// The mocks of the built Storybook live in a service worker, which the pages of a browser share.
import { expect, type Page, test } from '@playwright/test';

const STORY = 'screens-devices-device-dashboard--stopped';
const alone = `/iframe.html?viewMode=story&id=${STORY}`;
const inManager = `/index.html?path=/story/${STORY}`;

const title = { level: 1, name: 'Café terrace' } as const;
const storyIn = (page: Page, path: string) =>
  path === alone ? page : page.frameLocator('#storybook-preview-iframe');

async function openStory(page: Page, path: string) {
  await page.goto(path);
  await expect(storyIn(page, path).getByRole('heading', title)).toBeVisible({ timeout: 60_000 });
}

test('LIB-06 a story opened alone, and then in the Storybook, has its mocks behind it, there and back', {
  tag: '@certify',
}, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // Which of both is first, the page that closes or the one that comes, is up to chance.
  for (let round = 0; round < 4; round++) {
    await openStory(page, alone);
    await openStory(page, inManager);
  }
  await openStory(page, alone);
  await page.reload();
  await expect(storyIn(page, alone).getByRole('heading', title)).toBeVisible({ timeout: 60_000 });
  expect(errors).toEqual([]);
});

test('LIB-06 two tabs with stories, of which one closes: the other has its mocks still', {
  tag: '@certify',
}, async ({ context, page }) => {
  const other = await context.newPage();
  await openStory(page, inManager);
  await openStory(other, alone);
  await other.close();
  await openStory(page, alone);
});

test('LIB-06 where no mocks can run, the story says just that', { tag: '@certify' }, async ({ page }) => {
  await page.addInitScript(() => {
    // As in a page that no service worker may take over.
    Object.defineProperty(ServiceWorkerContainer.prototype, 'controller', { get: () => null });
  });
  await page.goto(alone);
  const said = page.getByText(/The mocks of this Storybook are not running in this page/).first();
  await expect(said).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('This device does not exist')).toHaveCount(0);
});

test('a mocks’ worker that could not be updated, as by a page that closes, is no error of the story', {
  tag: '@certify',
}, async ({ context, page }) => {
  await openStory(page, alone);
  const other = await context.newPage();
  const errors: string[] = [];
  other.on('pageerror', ({ message }) => errors.push(message));
  await other.addInitScript(() => {
    ServiceWorkerRegistration.prototype.update = () => {
      document.documentElement.dataset.asked = 'yes';
      return Promise.reject(new TypeError('Failed to update a ServiceWorker: the document is not active.'));
    };
  });
  await openStory(other, alone);
  await expect(other.locator('html')).toHaveAttribute('data-asked', 'yes');
  expect(errors).toEqual([]);
});
