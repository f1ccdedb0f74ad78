// Two consoles turn one device up and down, and a device loses its power: in the hosts, over a real broker.
import { spawn } from 'node:child_process';
import type { APIRequestContext, Page } from '@playwright/test';
import { connectPerson } from './mqttClient.ts';
import { enter, people } from './steps.ts';
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
    const said = () =>
      foreign.heard.filter(({ message }) => (message as { msg?: string }).msg === 'vol').at(-1)?.message;
    await expect.poll(said).toMatchObject({ ok: true, body: { l: 1, r: 1 } });
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

/** A device of the fleet in a process of its own, registered by the admin: its power is its process. */
async function plugIn(request: APIRequestContext) {
  const broker = `mqtt://127.0.0.1:${process.env.CARILLON_MQTT_PORT}`;
  const fleet = ['simulator/src/cli.ts', 'fleet', '--broker', broker, '--devices', '1', '--first', '900'];
  const process_ = spawn(process.execPath, ['--conditions=@carillon/source', ...fleet], { stdio: 'ignore' });
  const login = await request.post('/api/accounts/login', { data: people.admin });
  const { token } = (await login.json()).data;
  const headers = { authorization: `Bearer ${token.jwt}` };
  const data = { label: 'SIM-00900', key: 'KEY-00900', name: 'Vestry', icon_id: 1 };
  const registered = await request.post('/api/devices/1', { data, headers });
  const { id } = (await registered.json()).data;
  return {
    path: `/manage/1/feature/${id}/audio`,
    cutPower: () => process_.kill('SIGKILL'),
    async takeAway() {
      process_.kill('SIGKILL');
      await request.delete(`/api/devices/1/${id}`, { headers });
    },
  };
}

test('AUD-03 NAV-17 FLT-031: the power of a device is cut while its volume is held', {
  tag: '@certify',
}, async ({ page, request }) => {
  const device = await plugIn(request);
  try {
    await enter(page, 'admin', device.path);
    await expect(volumeOf(page)).toBeEnabled();
    const volume = async () => Number(await volumeOf(page).inputValue());
    const before = await volume();
    await page.getByRole('button', { name: 'Volume: less' }).hover();
    await page.mouse.down();
    await expect.poll(volume).toBeLessThan(before - 1);
    device.cutPower();
    await expect(page.getByText('Vestry is offline.')).toBeVisible();
    for (const name of ['Volume', 'Balance']) {
      await expect(page.getByRole('slider', { name })).toBeDisabled();
    }
    // The hand is still on it, and moves nothing any more.
    const stopped = await volume();
    await page.waitForTimeout(300);
    expect(await volume()).toBe(stopped);
    await page.mouse.up();
  } finally {
    await device.takeAway();
  }
});
