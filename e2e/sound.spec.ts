// Two consoles turn one device up and down: in the hosts, over a real broker.
import type { Page } from '@playwright/test';
import { connectPerson } from './mqttClient.ts';
import { enter } from './steps.ts';
import { expect, test } from './test.ts';

const AUDIO = '/manage/2/feature/1/audio';
const REPLY = 'cmd/rep/nano-eth/CR-1001';

const volumeOf = (page: Page) => page.getByRole('slider', { name: 'Volume' });

test('AUD-01 AUD-03 NAV-11 FLT-034 FLT-035: two consoles, one volume', async ({
  page,
  openBrowser,
  request,
}) => {
  await enter(page, 'owner', AUDIO);
  const other = await openBrowser();
  await enter(other, 'admin', AUDIO);
  const foreign = await connectPerson(request, 'owner');
  expect(await foreign.subscribe(REPLY)).toBe(0);

  await test.step('FLT-034 FLT-035 both turn the volume, and end on what the device has', async () => {
    for (const screen of [page, other]) await expect(volumeOf(screen)).toBeEnabled();
    await volumeOf(page).focus();
    await volumeOf(other).focus();
    for (let turn = 0; turn < 10; turn++) {
      await page.keyboard.press('ArrowLeft');
      await other.keyboard.press('PageDown');
    }
    // What the other has under way may still come after it.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(volumeOf(other)).toHaveValue('80', { timeout: 1000 });
    }).toPass();
    await other.keyboard.press('ArrowLeft');
    await expect(volumeOf(page)).toHaveAttribute('aria-valuetext', 'minus 0.5 decibels');
    const said = foreign.heard.filter(({ message }) => (message as { msg?: string }).msg === 'vol').at(-1);
    expect(said?.message).toMatchObject({ ok: true, body: { l: 1, r: 1 } });
  });

  await test.step('AUD-03 without power only the volume can be moved, for both', async () => {
    await page.getByRole('button', { name: 'Mute' }).click();
    for (const screen of [page, other]) {
      await expect(screen.getByRole('slider', { name: 'Balance' })).toBeDisabled();
      await expect(volumeOf(screen)).toBeEnabled();
    }
    await other.getByRole('button', { name: 'Unmute' }).click();
    await expect(volumeOf(page)).toHaveValue('79');
  });
});
