// The platform stopped and killed under the eyes of a console. On a platform of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { connectPerson } from './mqttClient.ts';
import { type OwnPlatform, startOwnPlatform, storeAlwaysEvent } from './ownPlatform.ts';
import { expectMoving, liveConnection, people, stopButton, submitLogin } from './steps.ts';
import { expect, test } from './test.ts';

const LIST = '/manage/2/list';
const DASHBOARD = '/manage/2/feature/2/dash';

// mqtt.js writes a packet one timer after it was published. One whose turn comes when the socket has closed, and before
// the page hears of that, as a StartExtra, goes nowhere; Chromium says so, and we hear of the loss right after.
const LATE_PACKET = /WebSocket is already in CLOSING or CLOSED state/;

let data = '';
let platform: OwnPlatform | undefined;

test.beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'carillon-restart-'));
  storeAlwaysEvent(data);
  platform = await startOwnPlatform(data);
});
test.afterAll(async () => {
  await platform?.end('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

function running(): OwnPlatform {
  if (!platform) throw new Error('The platform has not started.');
  return platform;
}

async function open(page: Page, path: string) {
  const { url } = running();
  await page.goto(`${url}/backend/login?return=${encodeURIComponent(path)}`);
  await submitLogin(page, people.owner);
  await expect(page).toHaveURL(url + path);
}

/** Every alert that a page shows from now on, also one that the next soon replaces. */
async function gatherAlerts(page: Page): Promise<() => Promise<string[]>> {
  const alerts = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const look = () => {
      for (const alert of document.querySelectorAll('[role="alert"]')) {
        const text = alert.textContent ?? '';
        if (!texts.includes(text)) texts.push(text);
      }
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return texts;
  });
  return () => alerts.jsonValue();
}

test('BRK-06 FLT-006 FLT-010 FLT-105: killed while a meter runs, the screen says so, keeps what it knew, and goes on by itself', async ({
  page,
  watch,
}) => {
  watch.allow(/WebSocket connection to .* failed/, /ERR_CONNECTION_(REFUSED|RESET)/);
  watch.allow(LATE_PACKET);
  // The waits between two tries are drawn; so they are 1, 2, 4, 8 … seconds.
  await page.addInitScript(() => {
    Math.random = () => 0.25;
  });
  await open(page, DASHBOARD);
  await expect(page.getByRole('heading', { level: 2, name: 'All day long' })).toBeVisible();
  await expectMoving(page);
  // Its code is on the page before the server is gone.
  await liveConnection(page).getByRole('button').click();
  await expect(page.getByRole('dialog').getByText('Connected')).toBeVisible();
  await page.keyboard.press('Escape');
  const alerts = await gatherAlerts(page);
  const born = await page.evaluate(() => performance.timeOrigin);

  const { brokerUrl } = running();
  await running().end('SIGKILL');

  await test.step('FLT-006 the Live state changes at once, and the screen says it once, when it has lasted 3 s', async () => {
    await expect(liveConnection(page)).toHaveText('Not live');
    expect(await alerts()).toEqual([]);
    const lost = expect.stringContaining(`Connection lost with the broker at ${brokerUrl}.`);
    await expect.poll(alerts).toEqual([lost]);
    await expect(page.getByRole('alert')).toHaveCount(1);
  });
  await test.step('BRK-06 why the tries of since then fail is said by the live connection', async () => {
    await liveConnection(page).getByRole('button').click();
    const down = 'The remote broker is down or under maintenance; try again later.';
    await expect(page.getByRole('dialog').getByText(down)).toBeVisible({ timeout: 20_000 });
    await page.keyboard.press('Escape');
  });
  await test.step('FLT-006 what is set does not disappear, and nothing is claimed that nobody vouches for', async () => {
    for (const text of ['Café terrace', 'All day long', 'live.aurora-radio.example:8000/day.mp3']) {
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByText('Not available while the device cannot be reached.')).toBeVisible();
    await expect(page.getByText('Aurora Radio', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('meter')).toHaveCount(2);
    await expect(page.getByText('As last known', { exact: true }).first()).toBeVisible();
  });

  platform = await running().startAgain();
  await test.step('FLT-010 it comes back by itself, without a reload, and the meter goes on', async () => {
    await expect(liveConnection(page)).toHaveText('Live', { timeout: 90_000 });
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText('Online', { exact: true })).toBeVisible();
    await expectMoving(page);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(born);
    expect(await alerts()).toHaveLength(1);
  });
  await test.step('FLT-105 the session and the devices survived the kill', async () => {
    await page.goto(running().url + LIST);
    await expect(page.getByRole('link', { name: /Lobby north|Café terrace|Bell tower/ })).toHaveCount(3);
    await expect(page).toHaveURL(running().url + LIST);
  });
});

const ends = [
  ['Ctrl-C', 'SIGINT', 'all'],
  ['kill, which reaches npm alone,', 'SIGTERM', 'npm'],
] as const;
for (const [how, signal, whom] of ends) {
  test(`${how} ends npm start in good order; after the next start session, devices and their memory are still there`, {
    tag: '@certify',
  }, async ({ page, watch, request }) => {
    watch.allow(/WebSocket connection to .* failed/, /ERR_CONNECTION_(REFUSED|RESET)/);
    watch.allow(LATE_PACKET);
    await open(page, LIST);
    const rows = page.getByRole('row');
    await expect(rows.getByText('Online', { exact: true })).toHaveCount(3);
    const topic = 'cmd/rep/micro-eth/CR-1002';
    const foreign = await connectPerson(request, 'owner', running());
    await foreign.subscribe(topic);

    await running().end(signal, whom);
    await expect.poll(foreign.wasCut).toBe(true);
    expect(foreign.heard.at(-1)).toEqual({ topic, message: { msg: 'Bonjour', ctx: 'Offline' } });
    await expect(fetch(running().url)).rejects.toThrow();
    await expect(liveConnection(page)).toHaveText('Not live');

    platform = await running().startAgain();
    await page.reload();
    await expect(page).toHaveURL(running().url + LIST);
    await expect(rows.getByText('Online', { exact: true })).toHaveCount(3);
    await rows.getByRole('link', { name: 'Café terrace' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'All day long' })).toBeVisible();
    await expect(stopButton(page)).toBeEnabled();
    await expectMoving(page);
  });
}
