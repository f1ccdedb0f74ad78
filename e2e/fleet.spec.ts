// All devices at a glance: on the host, over a real broker, with devices of this file's own.
import { spawn } from 'node:child_process';
import { deviceClass } from '@carillon/protocol/device';
import type { APIRequestContext, Page } from '@playwright/test';
import { connectPerson } from './mqttClient.ts';
import { enter, people } from './steps.ts';
import { expect, test } from './test.ts';

const ALWAYS = 1 << 21;

/** Devices of the fleet that this test switches on; the first two play events. */
const [PLAYS, FAILS, RESTS] = [922, 923, 924].map((n) => ({ label: `SIM-00${n}`, key: `KEY-00${n}` }));

function powerOn(first: number, count: number) {
  const broker = `mqtt://127.0.0.1:${process.env.CARILLON_MQTT_PORT}`;
  const fleet = ['--conditions=@carillon/source', 'simulator/src/cli.ts', 'fleet', '--broker', broker];
  const plan = ['--devices', String(count), '--first', String(first)];
  const child = spawn(process.execPath, [...fleet, ...plan], { stdio: 'ignore' });
  return () => void child.kill('SIGKILL');
}

async function register(request: APIRequestContext) {
  const login = await request.post('/api/accounts/login', { data: people.admin });
  const headers = { authorization: `Bearer ${(await login.json()).data.token.jwt}` };
  const devices: { id: number; topic: string }[] = [];
  for (const device of [PLAYS, FAILS, RESTS]) {
    const data = { ...device, name: device?.label, icon_id: 1 };
    const registered = await request.post('/api/devices/1', { data, headers });
    const { id, class_id } = (await registered.json()).data;
    devices.push({ id, topic: `${deviceClass(class_id).type}/${device?.label}` });
  }
  return {
    devices,
    async unregister() {
      for (const { id } of devices) await request.delete(`/api/devices/1/${id}`, { headers });
    },
  };
}

/** How many levels came to a page over its connection. */
function countLevels(page: Page) {
  let count = 0;
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (payload.includes('/vumeter')) count++;
    });
  });
  return () => count;
}

const tileOf = (page: Page, label = '') => page.getByRole('link', { name: `${label}:` });

test('FLV-01: all devices as tiles, what is wrong first, levels only where they are asked for here', async ({
  page,
  request,
}) => {
  const { devices, unregister } = await register(request);
  const [plays, fails, rests] = devices;
  const off = powerOn(922, 3);
  const admin = await connectPerson(request, 'admin');
  const ask = (topic: string | undefined, msg: string, body: object) =>
    admin.publish(`cmd/req/${topic}`, { req: 1, msg, body });
  const levels = countLevels(page);
  try {
    await enter(page, 'admin', '/manage/1/list');
    await page.getByRole('radio', { name: 'Tiles' }).click();
    await expect(page).toHaveURL('/manage/1/list?view=tiles');
    for (const device of [PLAYS, FAILS, RESTS]) {
      await expect(tileOf(page, device?.label)).toHaveAccessibleName(/: Online, /);
    }
    for (const { topic } of devices) {
      for (const id of ['evts/1', 'evts/2', 'evts/3']) ask(topic, 'DeleteEvent', { id });
    }
    const event = (host: string) => ({
      name: 'All day long',
      mode: 'playback',
      repeat: ALWAYS,
      time: [0, 0],
      main: { uri: `http://${host}.example:8000/day.mp3`, tmo: 15 },
      delay: 15,
    });
    ask(plays?.topic, 'SetEvent', event('live'));
    ask(fails?.topic, 'SetEvent', event('refused'));
    await expect(tileOf(page, PLAYS?.label)).toHaveAccessibleName(/: Online, Playing, All day long$/);
    await expect(tileOf(page, FAILS?.label)).toHaveAccessibleName(
      /: Online, Failed, All day long, No stream responds$/,
    );
    await expect(tileOf(page, RESTS?.label)).toHaveAccessibleName(/: Online, Nothing playing, No events$/);

    await test.step('what needs attention alone, which a reload keeps', async () => {
      await page.getByRole('button', { name: /^Needs attention/ }).click();
      await expect(tileOf(page, PLAYS?.label)).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('region', { name: 'Failed' }).getByRole('link')).toHaveAccessibleName(
        new RegExp(`^${FAILS?.label}: `),
      );
      await page.getByRole('button', { name: /^Needs attention/ }).click();
      await expect(tileOf(page, RESTS?.label)).toBeVisible();
    });

    const again = setInterval(() => ask(plays?.topic, 'StartExtra', {}), 2000);
    try {
      const other = `async/${plays?.topic}/vumeter`;
      await admin.subscribe(other);
      const heard = () => admin.heard.filter(({ topic }) => topic === other).length;

      await test.step('another console asks for levels: none of them comes here', async () => {
        await expect.poll(heard).toBeGreaterThan(20);
        expect(levels()).toBe(0);
      });

      await test.step('this page asks for them: they come, and are drawn', async () => {
        await page.getByText('Levels', { exact: true }).click();
        const meter = page.getByRole('listitem').filter({ hasText: PLAYS?.label }).getByRole('meter').first();
        await expect.poll(async () => Number(await meter.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
        expect(levels()).toBeGreaterThan(0);
      });

      await test.step('it asks no longer: they come no longer, although the other one goes on', async () => {
        await page.getByText('Levels', { exact: true }).click();
        await expect(page.getByRole('meter')).toHaveCount(0);
        await page.waitForTimeout(2000);
        const [before, before2] = [levels(), heard()];
        await expect.poll(heard).toBeGreaterThan(before2 + 20);
        expect(levels()).toBe(before);
      });
    } finally {
      clearInterval(again);
    }

    await test.step('what was not heard meanwhile is true: a stop by another console is shown', async () => {
      ask(plays?.topic, 'StopEvent', { id: 'evts/1' });
      await expect(tileOf(page, PLAYS?.label)).toHaveAccessibleName(/Nothing playing, Stopped/);
    });

    await test.step('by keyboard into a device, and back', async () => {
      await tileOf(page, FAILS?.label).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/manage/1/feature/${fails?.id}/dash`);
      await page.goBack();
      await expect(tileOf(page, RESTS?.label)).toBeVisible();
      await expect(page).toHaveURL(/view=tiles/);
      expect(rests).toBeDefined();
    });
  } finally {
    admin.end();
    off();
    await unregister();
  }
});
