// How the screens look, for people: pictures in test-results/. On a device that no other file starts: CR-1001.
import { awaitQuietSchedule, emailField, enter, expectHeard, silence, startButton } from './steps.ts';
import { expect, test } from './test.ts';

test.beforeEach(() => awaitQuietSchedule(test));

const looks = [
  ['wide', 1280, 'light'],
  ['wide and dark', 1280, 'dark'],
  ['narrow', 400, 'light'],
  ['narrow and dark', 400, 'dark'],
] as const;

for (const [name, width, colorScheme] of looks) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });

    test('login, list and dashboard fit into the width', { tag: '@certify' }, async ({ page }, testInfo) => {
      async function look(screen: string) {
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: testInfo.outputPath(`${screen}.png`), fullPage: true });
        const hidden = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(hidden, `pixels of ${screen} beside the screen`).toBe(0);
      }
      await page.goto('/backend/login');
      await expect(emailField(page)).toBeVisible();
      await look('login');

      await enter(page, 'owner', '/manage/2/feature/1/dash');
      await silence(page);
      await startButton(page).click();
      await expectHeard(page);
      await expect(page.getByRole('definition').filter({ hasText: /MP3|Ogg Vorbis/ })).toBeVisible();
      await look('dashboard');

      await page.getByRole('link', { name: 'Devices' }).first().click();
      const row = page.getByRole('row').filter({ hasText: 'CR-1001' });
      await expect(row.getByText('Online', { exact: true })).toBeVisible();
      await look('list');
    });
  });
}
