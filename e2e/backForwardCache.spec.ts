// Chromium keeps left pages frozen in memory, with all that they showed. Playwright turns that off, this file on.
import { chromiumLaunch } from '../scripts/chromium-launch.ts';
import { logIn } from './steps.ts';
import { expect, test } from './test.ts';

test.use({ launchOptions: { ...chromiumLaunch, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

test('FLT-065: the back button after logout shows nothing private, also not a page frozen before it', async ({
  page,
  watch,
}) => {
  watch.allow(/WebSocket connection to .* failed: Page entered Back-Forward Cache/);
  const restored: string[] = [];
  await page.exposeFunction('tellRestored', (path: string) => void restored.push(path));
  await page.addInitScript(() => {
    const { tellRestored } = globalThis as unknown as { tellRestored(path: string): void };
    addEventListener('pageshow', ({ persisted }) => persisted && tellRestored(location.pathname));
  });
  await logIn(page, 'owner', '/manage/2/feature/2/dash');
  await expect(page.getByRole('heading', { name: 'Café terrace' })).toBeVisible();
  await page.getByRole('link', { name: 'Shop' }).click();
  await expect(page).toHaveURL('/eshop');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');

  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(/\/backend\/login\?return=/);
  // It was the frozen page that led there, not one that was loaded anew.
  expect(restored).toEqual(['/manage/2/feature/2/dash']);
  await expect(page.getByText(/Café terrace|CR-1002|Lindqvist/)).toHaveCount(0);
});
