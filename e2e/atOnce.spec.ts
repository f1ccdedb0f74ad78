// Many devices at once: on the host, over a real broker, with devices of this file's own. What they become, another client hears.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { deviceClass } from '@carillon/protocol/device';
import type { APIRequestContext, Page } from '@playwright/test';
import { connectPerson, type ForeignClient } from './mqttClient.ts';
import { enter, people } from './steps.ts';
import { expect, test } from './test.ts';

const ALWAYS = 1 << 21;
const EVERY_DAY = 0b111_1111;

/** The first two play; the third has events, of which none plays. */
const NUMBERS = [933, 934, 935] as const;
const labelOf = (number: number) => `SIM-00${number}`;

function powerOn() {
  const broker = `mqtt://127.0.0.1:${process.env.CARILLON_MQTT_PORT}`;
  const fleet = ['--conditions=@carillon/source', 'simulator/src/cli.ts', 'fleet', '--broker', broker];
  const plan = ['--devices', String(NUMBERS.length), '--first', String(NUMBERS[0])];
  const child = spawn(process.execPath, [...fleet, ...plan], { stdio: 'ignore' });
  return () => void child.kill('SIGKILL');
}

async function register(request: APIRequestContext) {
  const login = await request.post('/api/accounts/login', { data: people.admin });
  const headers = { authorization: `Bearer ${(await login.json()).data.token.jwt}` };
  const devices: { id: number; label: string; topic: string }[] = [];
  for (const number of NUMBERS) {
    const label = labelOf(number);
    const data = { label, key: `KEY-00${number}`, name: `At once ${number}`, icon_id: 1 };
    const registered = await request.post('/api/devices/1', { data, headers });
    const { id, class_id } = (await registered.json()).data;
    devices.push({ id, label, topic: `${deviceClass(class_id).type}/${label}` });
  }
  return {
    devices,
    async unregister() {
      for (const { id } of devices) await request.delete(`/api/devices/1/${id}`, { headers });
    },
  };
}

/** What a device has answered to a command, whoever asked. */
const repliesOf = (client: ForeignClient, topic: string, msg: string) =>
  client.heard
    .filter((one) => one.topic === `cmd/rep/${topic}`)
    .map(({ message }) => message as { msg: string; ok: boolean; body: unknown })
    .filter((reply) => reply.msg === msg && reply.ok)
    .map(({ body }) => body);

const event = (name: string, repeat: number, time: [number, number]) => ({
  name,
  mode: 'playback',
  repeat,
  time,
  main: { uri: 'http://live.example:8000/day.mp3', tmo: 15 },
  delay: 15,
});

/** Selects the three devices, and opens what they can do at once. */
async function open(page: Page, task: 'Stop' | 'Volume' | 'Save' | 'Restore') {
  for (const number of NUMBERS) {
    const row = page.getByRole('row').filter({ hasText: labelOf(number) });
    if ((await row.getAttribute('aria-selected')) !== 'true') await row.press('Space');
  }
  await page.getByRole('button', { name: 'At once', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'What are 3 devices to do at once?' });
  await dialog.getByRole('radio', { name: task }).click();
  return dialog;
}

test('FLV-07: three devices stop, change their volume in ratio, are saved to a file and restored after a dry run', {
  tag: '@certify',
}, async ({ page, request }) => {
  const { devices, unregister } = await register(request);
  const off = powerOn();
  const admin = await connectPerson(request, 'admin');
  const ask = (topic: string | undefined, msg: string, body: object) =>
    admin.publish(`cmd/req/${topic}`, { req: 1, msg, body });
  const replies = (index: number, msg: string) => repliesOf(admin, devices[index]?.topic ?? '', msg);
  try {
    for (const { topic } of devices) expect(await admin.subscribe(`cmd/rep/${topic}`)).toBe(0);
    await enter(page, 'admin', '/manage/1/list');
    const rowOf = (number: number) => page.getByRole('row').filter({ hasText: labelOf(number) });
    for (const number of NUMBERS) {
      await expect(rowOf(number).getByText('Online', { exact: true })).toBeVisible({ timeout: 30_000 });
    }
    const volumes = [
      { l: 60, r: 60 },
      { l: 24, r: 30 },
      { l: 255, r: 255 },
    ];
    for (const [index, { topic }] of devices.entries()) {
      for (const id of ['evts/1', 'evts/2', 'evts/3']) ask(topic, 'DeleteEvent', { id });
      const isPlaying = index < 2;
      // Of the third nothing is due for an hour, at least.
      const hour = (new Date().getUTCHours() + 2) % 24;
      ask(
        topic,
        'SetEvent',
        isPlaying ? event('All day', ALWAYS, [0, 0]) : event('Later', EVERY_DAY, [hour * 60, hour * 60 + 30]),
      );
      ask(topic, 'vol', volumes[index] ?? {});
    }
    for (const number of NUMBERS.slice(0, 2)) await expect(rowOf(number)).toContainText('Playing');

    await test.step('Stop: who plays is counted before, and stopped', async () => {
      const dialog = await open(page, 'Stop');
      await expect(dialog).toContainText('2 devices play now.');
      await expect(dialog).toContainText('1 device plays nothing.');
      await dialog.getByRole('button', { name: 'Stop 3 devices' }).click();
      await expect(page.getByText('2 devices were stopped.')).toBeVisible();
      await expect(page.getByText('1 device played nothing.')).toBeVisible();
      await expect
        .poll(() => [0, 1, 2].map((index) => replies(index, 'StopEvent').length))
        .toEqual([1, 1, 0]);
      for (const number of NUMBERS.slice(0, 2)) await expect(rowOf(number)).toContainText('Stopped');
    });

    await test.step('Volume: all in ratio, one held by the ceiling, one stays off', async () => {
      const dialog = await open(page, 'Volume');
      const turn = async (name: string, key: string, count: number) => {
        await dialog.getByRole('slider', { name }).focus();
        for (let step = 0; step < count; step++) await page.keyboard.press(key);
      };
      await turn('Change', 'ArrowRight', 6);
      await turn('Ceiling', 'ArrowLeft', 10);
      await expect(dialog).toContainText('1 device is held by the ceiling.');
      await dialog.getByRole('button', { name: 'Change 3 devices' }).click();
      await expect(page.getByText('The volume of 2 devices was changed.')).toBeVisible();
      await expect
        .poll(() => [0, 1, 2].map((index) => replies(index, 'vol').at(-1)))
        .toEqual([
          { l: 48, r: 48 },
          { l: 20, r: 26 },
          { l: 255, r: 255 },
        ]);
    });

    const file = await test.step('Save: one file of the three', async () => {
      const dialog = await open(page, 'Save');
      const downloading = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Save 3 devices' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/^devices-\d{4}-\d\d-\d\d\.json$/);
      await expect(page.getByText('3 devices were saved to a file.')).toBeVisible();
      const text = readFileSync(await download.path(), 'utf8');
      const saved = JSON.parse(text) as { v: number; devices: { label: string }[] };
      expect(saved.v).toBe(1);
      expect(saved.devices.toSorted((one, other) => one.label.localeCompare(other.label))).toMatchObject(
        devices.map(({ label }, index) => ({
          label,
          events: [{ name: index < 2 ? 'All day' : 'Later' }],
          vol: [
            { l: 48, r: 48 },
            { l: 20, r: 26 },
            { l: 255, r: 255 },
          ][index],
        })),
      );
      return text;
    });

    await test.step('Restore: what is missing is seen before it is written, and comes back', async () => {
      const [stored] = (replies(0, 'SetEvent') as { id: string }[]).slice(-1);
      ask(devices[0]?.topic, 'DeleteEvent', { id: stored?.id });
      ask(devices[1]?.topic, 'vol', { l: 100, r: 100 });
      await expect.poll(() => replies(1, 'vol').at(-1)).toEqual({ l: 100, r: 100 });
      const dialog = await open(page, 'Restore');
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'devices.json', mimeType: 'application/json', buffer: Buffer.from(file) });
      await expect(dialog).toContainText('2 devices would change. Nothing is written yet.');
      const lineOf = (number: number) =>
        dialog.getByRole('listitem').filter({ hasText: `At once ${number}` });
      await expect(lineOf(933)).toContainText('Add All day');
      await expect(lineOf(934)).toContainText('Volume');
      await expect(lineOf(934)).toContainText('−10 dB');
      await expect(lineOf(935)).toContainText('As saved');
      const before = replies(0, 'SetEvent').length;
      expect(replies(1, 'vol').at(-1)).toEqual({ l: 100, r: 100 });
      await dialog.getByRole('button', { name: 'Restore 3 devices' }).click();
      await expect(page.getByText('3 devices are as they were saved.')).toBeVisible();
      await expect.poll(() => replies(0, 'SetEvent').length).toBe(before + 1);
      expect(replies(0, 'SetEvent').at(-1)).toMatchObject({ name: 'All day', repeat: ALWAYS });
      expect(replies(1, 'vol').at(-1)).toEqual({ l: 20, r: 26 });
      expect(replies(2, 'SetEvent')).toHaveLength(1);
      await expect(rowOf(933)).toContainText('Playing');
    });
  } finally {
    admin.end();
    off();
    await unregister();
  }
});
