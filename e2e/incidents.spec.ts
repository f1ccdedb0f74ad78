// What falls together is one line: forty devices of one person, switched off and on in processes of their own, on a platform of its own.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { connectPerson } from './mqttClient.ts';
import { type OwnPlatform, startOwnPlatform } from './ownPlatform.ts';
import { people, submitLogin } from './steps.ts';
import { expect, test } from './test.ts';

const COUNT = 40;
/** A machine with other work takes its time for forty devices. */
const PATIENT = { timeout: 60_000 };
/** How topics name the classes of simulated devices, in turn. */
const CLASSES = ['nano-eth', 'micro-eth', 'std-eth', 'std-eth-2'];
const ALWAYS = 1 << 21;

let data = '';
let platform: OwnPlatform | undefined;
const running: (() => void)[] = [];

test.beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'carillon-incidents-'));
  platform = await startOwnPlatform(data);
});
test.afterAll(async () => {
  for (const end of running) end();
  await platform?.end('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

function ours(): OwnPlatform {
  if (!platform) throw new Error('The platform has not started.');
  return platform;
}

const labelOf = (index: number) => `SIM-${String(index).padStart(5, '0')}`;

/** Switches devices on; the returned function cuts their power, all at once. */
function powerOn(first: number, count: number): () => void {
  const broker = `mqtt://127.0.0.1:${ours().mqttPort}`;
  const plan = ['--devices', String(count), '--first', String(first)];
  const fleet = ['--conditions=@carillon/source', 'simulator/src/cli.ts', 'fleet', '--broker', broker];
  const child = spawn(process.execPath, [...fleet, ...plan], { stdio: 'ignore' });
  const end = () => void child.kill('SIGKILL');
  running.push(end);
  return end;
}

/** Registers forty devices, all of the administrator. */
async function register(request: APIRequestContext) {
  const { url } = ours();
  const login = await request.post(`${url}/api/accounts/login`, { data: people.admin });
  const headers = { authorization: `Bearer ${(await login.json()).data.token.jwt}` };
  for (let index = 1; index <= COUNT; index++) {
    const label = labelOf(index);
    const device = { label, key: label.replace('SIM', 'KEY'), name: `Room ${index}`, icon_id: 1 };
    const answer = await request.post(`${url}/api/devices/1`, { data: device, headers });
    expect(answer.ok()).toBe(true);
  }
}

async function open(page: Page) {
  const { url } = ours();
  await page.goto(`${url}/backend/login?return=${encodeURIComponent('/')}`);
  await submitLogin(page, people.admin);
  await expect(page).toHaveURL(`${url}/`);
}

const attention = (page: Page) => page.getByRole('region', { name: 'Needs attention' });
const isWell = (page: Page) =>
  expect(attention(page)).toContainText('40 of 40 checked: all play as scheduled.', PATIENT);
/** The lines of incidents, without their times. */
const incidents = (page: Page) => attention(page).getByText(/^\d+ of \d+ (went offline|failed) at/);

test('FLV-04 what falls together is one incident, what does not are several; they heal by themselves, and a snooze survives a reload', {
  tag: '@certify',
}, async ({ page, request }) => {
  await register(request);
  const cuts = [powerOn(1, 20), powerOn(21, 17), powerOn(38, 3)];
  const { url, mqttPort } = ours();
  const admin = await connectPerson(request, 'admin', { url, mqttPort });
  running.push(admin.end);
  await open(page);
  await isWell(page);

  await test.step('37 of 40 are cut at once: one line', async () => {
    cuts[0]?.();
    cuts[1]?.();
    await expect(incidents(page)).toHaveText(
      [/^37 of 40 went offline at \d\d:\d\d, within \d+\ss$/],
      PATIENT,
    );
    await expect(attention(page).getByText('1 incident', { exact: true })).toBeVisible();
    await attention(page).getByRole('button', { name: 'Devices of this incident' }).click();
    await expect(attention(page)).toContainText(
      'The broker answers, so the fault is between the devices and the broker.',
    );
    await expect(attention(page)).toContainText(/First: Room \d+ at \d\d:\d\d:\d\d\. Last: Room/);
  });

  await test.step('a snooze hides it, and survives a reload', async () => {
    await attention(page)
      .getByRole('button', { name: /^Snooze 37 of 40/ })
      .click();
    await page.getByRole('menuitem', { name: 'Until it changes' }).click();
    await expect(incidents(page)).toHaveCount(0);
    await page.reload();
    await expect(attention(page).getByText('37 devices')).toBeVisible(PATIENT);
    await expect(attention(page)).toContainText('Snoozed until it changes', PATIENT);
    await expect(attention(page)).toContainText('3 of 40 checked: all others play as scheduled.', PATIENT);
  });

  await test.step('all are back: nothing is left of it', async () => {
    cuts[0] = powerOn(1, 20);
    cuts[1] = powerOn(21, 17);
    await isWell(page);
    await expect(attention(page)).not.toContainText('Snoozed');
    // It is taken out of the storage after what is seen was drawn.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('carillon.snoozes.1'))).toBeNull();
  });

  await test.step('three faults that have nothing to do with each other: three lines', async () => {
    play('refused');
    cuts[0]?.();
    // Devices that are offline for more than ten seconds before the others are.
    await expect(incidents(page)).toHaveText([/^2 of 40 failed/, /^20 of 40 went offline/], PATIENT);
    await page.waitForTimeout(11_000);
    cuts[1]?.();
    await expect(incidents(page)).toHaveText(
      [/^2 of 40 failed/, /^20 of 40 went offline/, /^17 of 40 went offline/],
      PATIENT,
    );
    await expect(attention(page).getByText('3 incidents', { exact: true })).toBeVisible();
  });

  await test.step('each heals by itself', async () => {
    powerOn(1, 20);
    await expect(incidents(page)).toHaveText([/^2 of 40 failed/, /^17 of 40 went offline/], PATIENT);
    play('live');
    await expect(incidents(page)).toHaveText([/^17 of 40 went offline/], PATIENT);
    powerOn(21, 17);
    await isWell(page);
  });

  /** Two devices that are switched on all the time play from a server, all day long. */
  function play(host: string) {
    const main = { uri: `http://${host}.example:8000/day.mp3`, tmo: 15 };
    const body = { name: 'All day', mode: 'playback', repeat: ALWAYS, time: [0, 0], main, delay: 15 };
    for (const index of [38, 39]) {
      const topic = `cmd/req/${CLASSES[(index - 1) % 4]}/${labelOf(index)}`;
      for (const id of ['evts/1', 'evts/2', 'evts/3'])
        admin.publish(topic, { req: 1, msg: 'DeleteEvent', body: { id } });
      admin.publish(topic, { req: 2, msg: 'SetEvent', body });
    }
  }
});
