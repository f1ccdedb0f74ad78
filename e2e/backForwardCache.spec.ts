// Chromium keeps left pages frozen in memory, with all that they showed. Playwright turns that off, this file on.
import type { Page } from '@playwright/test';
import { chromiumLaunch } from '../scripts/chromium-launch.ts';
import { liveConnection, logIn, logOut } from './steps.ts';
import { expect, test } from './test.ts';

test.use({ launchOptions: { ...chromiumLaunch, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

const frozen = '/manage/2/feature/2/dash';
/** The reason that Chromium gives for all that is its own affair: too little memory, too many pages, a renderer that was ended. */
const itsOwn = 'masked';
/** The reason of a Chromium that freezes no page with a connection: there is none that could show anything. */
const neverFrozen = 'websocket';

/** How a page came to be shown. */
interface Shown {
  path: string;
  /** It was frozen, and is now shown again. */
  isRestored: boolean;
  /** Why it was not restored although it was left by this tab before. */
  reasons: string[];
}

/**
 * Has every page note how it came to be shown, where the next one finds it. A call of a function of this test would be
 * too late: our page leaves in the very event that restores it, and with the page Playwright drops what it called.
 */
async function noteShown(page: Page) {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      const [navigation] = performance.getEntriesByType('navigation') as unknown as {
        notRestoredReasons?: { reasons: { reason: string }[] } | null;
      }[];
      const reasons = navigation?.notRestoredReasons?.reasons.map(({ reason }) => reason) ?? [];
      const before = JSON.parse(sessionStorage.getItem('shown') ?? '[]');
      const shown = { path: location.pathname, isRestored: persisted, reasons };
      sessionStorage.setItem('shown', JSON.stringify([...before, shown]));
    });
  });
}

/** Sees a device, goes to the shop, logs out there and goes back to the device, which leads to the login. */
async function leaveAndReturn(page: Page): Promise<Shown | undefined> {
  await logIn(page, 'owner', frozen);
  await expect(page.getByRole('heading', { name: 'Café terrace' })).toBeVisible();
  await expect(liveConnection(page)).toHaveText('Live');
  await page.getByRole('link', { name: 'Shop' }).click();
  await expect(page).toHaveURL('/eshop');
  await logOut(page);
  await expect(page).toHaveURL('/');
  await page.evaluate(() => sessionStorage.removeItem('shown'));

  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(/\/backend\/login\?return=/);
  await expect(page.getByText(/Café terrace|CR-1002|Lindqvist/)).toHaveCount(0);
  const shown: Shown[] = JSON.parse((await page.evaluate(() => sessionStorage.getItem('shown'))) ?? '[]');
  return shown.find(({ path }) => path === frozen);
}

test('FLT-065: the back button after logout shows nothing private, also not a page frozen before it', {
  tag: '@certify',
}, async ({ page, watch }) => {
  test.slow(); // up to three journeys
  watch.allow(/WebSocket connection to .* failed: Page entered Back-Forward Cache/);
  await noteShown(page);
  let shown = await leaveAndReturn(page);
  // Chromium may let go of a frozen page, which proves nothing of ours: that is tried again, anything else is not.
  for (let more = 2; more > 0 && shown?.reasons[0] === itsOwn; more--) shown = await leaveAndReturn(page);
  // It was the frozen page that led there, not one that was loaded anew: where the browser freezes such a page at all.
  const reasons = shown?.reasons[0] === neverFrozen ? [neverFrozen] : [];
  expect(shown).toEqual({ path: frozen, isRestored: reasons.length === 0, reasons });
});
