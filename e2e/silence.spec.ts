// Why a device is silent, and the one button that helps: on the hosts, over a real broker, with devices of this file's own.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { toRtccBody } from '@carillon/protocol/clock';
import type { APIRequestContext, Page } from '@playwright/test';
import { connectPerson } from './mqttClient.ts';
import { enter, people } from './steps.ts';
import { expect, test } from './test.ts';

const WELL = 'Everything that can be checked is well.';
const ALL_DAYS = 127;
const ALWAYS = 1 << 21;
const DAY = 1440;
/** Of what a device does in its own time, and what a machine with other work draws of it. */
const PATIENT = { timeout: 60_000 };
const tone = makeLonger(readFileSync(new URL('../stories/patterns/tone.wav', import.meta.url)), 5);

/** Devices of the fleet that a test switches on and off. Of the first, class 2, and of the second, class 3, streams are heard. */
const [TERRACE, CHAPEL, TOWER] = [910, 911, 913].map((n) => ({ label: `SIM-00${n}`, key: `KEY-00${n}` }));
const REQUEST = `cmd/req/micro-eth/${TERRACE?.label}`;

/** A tone that is heard while a slow machine looks for the words: sizes of a WAV file stand at bytes 4 and 40. */
function makeLonger(wav: Buffer, times: number): Buffer {
  const HEADER = 44;
  const samples = Array.from({ length: times }, () => wav.subarray(HEADER));
  const longer = Buffer.concat([wav.subarray(0, HEADER), ...samples]);
  longer.writeUInt32LE(longer.length - 8, 4);
  longer.writeUInt32LE(longer.length - HEADER, 40);
  return longer;
}

function powerOn(first: number, count: number) {
  const broker = `mqtt://127.0.0.1:${process.env.CARILLON_MQTT_PORT}`;
  const plan = ['--devices', String(count), '--first', String(first)];
  const fleet = [
    '--conditions=@carillon/source',
    'simulator/src/cli.ts',
    'fleet',
    '--broker',
    broker,
    ...plan,
  ];
  const child = spawn(process.execPath, fleet, { stdio: 'ignore' });
  return () => void child.kill('SIGKILL');
}

async function register(request: APIRequestContext) {
  const login = await request.post('/api/accounts/login', { data: people.admin });
  const headers = { authorization: `Bearer ${(await login.json()).data.token.jwt}` };
  const paths: string[] = [];
  const ids: number[] = [];
  for (const device of [TERRACE, CHAPEL, TOWER]) {
    const data = { ...device, name: device?.label, icon_id: 1 };
    const registered = await request.post('/api/devices/1', { data, headers });
    const { id } = (await registered.json()).data;
    ids.push(id);
    paths.push(`/manage/1/feature/${id}`);
  }
  return {
    paths,
    async unregister() {
      for (const id of ids) await request.delete(`/api/devices/1/${id}`, { headers });
    },
  };
}

const panelOf = (page: Page, name = 'Why is it silent') => page.getByRole('region', { name });
const lineOf = (page: Page) => page.locator('[data-carillon-part="silence"] [aria-expanded]');

/** Nothing is loud any more. */
async function isWell(page: Page) {
  await expect(lineOf(page)).toContainText(WELL, PATIENT);
  await expect(panelOf(page)).toHaveCount(0);
  await expect(panelOf(page, 'What is wrong')).toHaveCount(0);
}

const toDashboard = (page: Page) => page.getByRole('link', { name: 'Dashboard', exact: true }).click();

test('FLV-03 FLT-133: whatever silences a device, the one button of the panel helps', {
  tag: '@certify',
}, async ({ page, context, request, watch }) => {
  watch.allow(/^request to http:\/\/silent\.example\//);
  await context.grantPermissions(['notifications']);
  await context.route('http://silent.example/**', (route) =>
    route.fulfill({ body: tone, contentType: 'audio/wav' }),
  );
  const { paths, unregister } = await register(request);
  const [terrace = '', chapel = '', tower = ''] = paths;
  const off = [powerOn(910, 2)];
  const admin = await connectPerson(request, 'admin');
  const ask = (msg: string, body: object | null, topic = REQUEST) =>
    admin.publish(topic, { req: 1, msg, body });
  const event = (host: string, repeat = ALWAYS, time = [0, 0]) => ({
    id: 'evts/1',
    name: 'All day long',
    mode: 'playback',
    repeat,
    time,
    main: { uri: `http://${host}.example:8000/day.mp3`, tmo: 15 },
    delay: 15,
  });
  try {
    // Three devices, a page each: what takes its time goes on beside the others.
    const [listening, waiting] = [await context.newPage(), await context.newPage()];
    await waiting.addInitScript(() => {
      const Shown = Notification;
      const titles: string[] = [];
      Object.assign(globalThis, { titles });
      globalThis.Notification = class extends Shown {
        constructor(title: string) {
          super(title);
          titles.push(title);
        }
      };
    });
    await enter(page, 'admin', `${terrace}/dash`);
    await expect(page.getByText('Online', { exact: true }).first()).toBeVisible(PATIENT);
    for (const id of ['evts/1', 'evts/2', 'evts/3']) {
      ask('DeleteEvent', { id });
      ask('DeleteEvent', { id }, `cmd/req/std-eth/${CHAPEL?.label}`);
    }
    const { id: _, ...silent } = event('silent');
    ask(
      'SetEvent',
      { ...silent, main: { uri: 'http://silent.example/day.wav', tmo: 15 } },
      `cmd/req/std-eth/${CHAPEL?.label}`,
    );
    const { id: __, ...refused } = event('refused');
    ask('SetEvent', refused);
    await listening.goto(`${chapel}/dash`);
    await waiting.goto(`${tower}/dash`);

    await test.step('nobody answers: its addresses are edited', async () => {
      await expect(panelOf(page)).toContainText('The stream is not responding.');
      await expect(panelOf(page)).toContainText('refused.example:8000/day.mp3');
      await panelOf(page).getByRole('link', { name: 'Edit the addresses' }).click();
      const address = page.getByRole('textbox', { name: 'Stream address' }).first();
      await address.fill('http://live.example:8000/day.mp3');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL(`${terrace}/events`);
      await toDashboard(page);
      await isWell(page);
    });

    await test.step('it is offline: whoever waits for it will be told', async () => {
      await expect(panelOf(waiting)).toContainText('It is offline.', PATIENT);
      await panelOf(waiting).getByRole('button', { name: 'Tell me when it is back' }).click();
      await expect(panelOf(waiting)).toContainText('You will be told while this page is open.');
      off.push(powerOn(913, 1));
    });

    await test.step('it was stopped: it is started', async () => {
      ask('StopEvent', { id: 'evts/1' });
      await expect(panelOf(page)).toContainText('It was stopped.');
      await panelOf(page).getByRole('button', { name: 'Start All day long' }).click();
      await isWell(page);
    });

    await test.step('its amplifier has no power: its volume is turned up', async () => {
      ask('vol', { l: 255, r: 255 });
      await expect(panelOf(page)).toContainText('The volume is at Power off.');
      await panelOf(page).getByRole('link', { name: 'Open Audio' }).click();
      await page.getByRole('slider', { name: 'Volume' }).focus();
      await page.keyboard.press('End');
      await toDashboard(page);
      await isWell(page);
    });

    await test.step('its clock is behind: it is set', async () => {
      const minute = Math.floor((Date.now() % 86_400_000) / 60_000);
      const hours = [(minute + DAY - 120) % DAY, (minute + 120) % DAY];
      ask('SetEvent', event('live', ALL_DAYS, hours));
      ask('rtcc', toRtccBody(Math.floor(Date.now() / 1000) - 720, false));
      // It plays: nobody asks why it is silent.
      const panel = panelOf(page, 'What is wrong');
      await expect(panel).toContainText('Its clock is 12 min behind this computer’s.');
      await panel.getByRole('link', { name: 'Set the clock' }).click();
      await page.getByRole('button', { name: 'Sync' }).click();
      await expect(page.getByText(/Last synchronization/)).toBeVisible();
      await toDashboard(page);
      await isWell(page);
    });

    await test.step('its stream is silent: it is heard here that it is not the device', async () => {
      await expect(panelOf(listening)).toContainText('The stream is connected and silent.', PATIENT);
      await panelOf(listening).getByRole('button', { name: 'Listen to it here' }).click();
      await expect(panelOf(listening)).toContainText('You hear it now, in this browser.', PATIENT);
    });

    await test.step('the one that was waited for is back, and it is told', async () => {
      const told = () => waiting.evaluate(() => (globalThis as { titles?: string[] }).titles);
      await expect.poll(told, PATIENT).toEqual([`${TOWER?.label} is back online.`]);
      await expect(panelOf(waiting)).toHaveCount(0);
    });
  } finally {
    for (const end of off) end();
    admin.end();
    await unregister();
  }
});
