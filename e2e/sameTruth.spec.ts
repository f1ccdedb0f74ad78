// Everybody who looks at one device sees and hears the same truth, wherever they are. On a device that no other file starts: CR-1003.
import type { Page, WebSocket } from '@playwright/test';
import { connectMqtt, connectPerson } from './mqttClient.ts';
import {
  awaitQuietSchedule,
  expectHeard,
  expectMoving,
  expectPlaying,
  liveConnection,
  logIn,
  silence,
  startButton,
  stopButton,
} from './steps.ts';
import { expect, test } from './test.ts';

const DASHBOARD = '/manage/2/feature/3/dash';
const REQUEST = 'cmd/req/std-eth/CR-1003';
const REPLY = 'cmd/rep/std-eth/CR-1003';
const LIVE = 'async/std-eth/CR-1003';

test.beforeEach(() => awaitQuietSchedule(test));

/** Everything that a client heard on one topic. */
const on = (topic: string, client: { heard: readonly { topic: string; message: unknown }[] }) =>
  client.heard.filter((one) => one.topic === topic).map(({ message }) => message);

test('BRK-02 BRK-03 BRK-08 DEV-03: a second tab, a second console and a foreign MQTT client follow one device', async ({
  page,
  context,
  openBrowser,
  request,
}) => {
  await logIn(page, 'owner', DASHBOARD);
  await silence(page);
  const secondTab = await context.newPage();
  await secondTab.goto(DASHBOARD);
  const secondConsole = await openBrowser();
  await logIn(secondConsole, 'admin', DASHBOARD);
  const list = await context.newPage();
  await list.goto('/manage/2/list');
  const row = list.getByRole('row').filter({ hasText: 'CR-1003' });
  const screens = [page, secondTab, secondConsole];
  for (const screen of screens) await expect(startButton(screen)).toBeEnabled();
  await expect(row.getByText('Paused', { exact: true })).toBeVisible();

  const foreign = await connectPerson(request, 'owner');
  expect(await foreign.subscribe(REPLY)).toBe(0);
  expect(await foreign.subscribe(`${LIVE}/+`)).toBe(0);
  await expect.poll(() => on(REPLY, foreign)).toContainEqual({ msg: 'Bonjour', ctx: 'Online' });

  let id = '';
  await test.step('what one tab starts, all others see and hear', async () => {
    await startButton(page).click();
    await Promise.all(screens.map(expectPlaying));
    // From Saturday morning to Sunday night another event of the examples is due than the one that is started here.
    await expect(row.getByText(/^(Playing|Another event)$/)).toBeVisible();
    const find = () => on(REPLY, foreign).find((one) => (one as { msg: string }).msg === 'StartEvent');
    await expect.poll(find).toBeDefined();
    const answer = find();
    expect(answer).toMatchObject({ ok: true, body: { id: expect.stringMatching(/^evts\/[123]$/) } });
    id = (answer as { body: { id: string } }).body.id;
    for (const [channel, message] of [
      ['schedule', { id, state: 3 }],
      ['stream', expect.objectContaining({ id, status: 2 })],
      ['vumeter', { vu: [expect.any(Number), expect.any(Number)] }],
      ['codec', expect.objectContaining({ ch: 1 })],
    ] as const) {
      await expect.poll(() => on(`${LIVE}/${channel}`, foreign)).toContainEqual(message);
    }
  });

  await test.step('what the second console stops, all others see', async () => {
    await stopButton(secondConsole).click();
    for (const screen of screens) await expect(startButton(screen)).toBeEnabled();
    await expect(row.getByText('Paused', { exact: true })).toBeVisible();
  });

  await test.step('what the foreign client starts and stops, all screens follow', async () => {
    foreign.publish(REQUEST, { req: 7, msg: 'StartEvent', body: { id } });
    for (const screen of screens) await expectHeard(screen);
    foreign.publish(REQUEST, { req: 8, msg: 'StopEvent', body: { id } });
    for (const screen of screens) await expect(startButton(screen)).toBeEnabled();
    for (const [req, msg] of [
      [7, 'StartEvent'],
      [8, 'StopEvent'],
    ]) {
      await expect.poll(() => on(REPLY, foreign)).toContainEqual({ req, msg, ok: true, body: { id } });
    }
  });
  foreign.end();
});

test('DSH-05: levels are asked for while the dashboard shows a stream, and no longer when it is left', {
  tag: '@certify',
}, async ({ page, request }) => {
  await logIn(page, 'owner', DASHBOARD);
  await silence(page);
  const foreign = await connectPerson(request, 'owner');
  await foreign.subscribe(REPLY);
  await foreign.subscribe(`${LIVE}/vumeter`);
  const count = (msg: string) =>
    on(REPLY, foreign).filter((one) => (one as { msg: string }).msg === msg).length;
  expect(count('StartExtra')).toBe(0);

  await startButton(page).click();
  await expectPlaying(page);
  const asked = count('StartExtra');
  expect(asked).toBeGreaterThan(0);
  expect(count('StopExtra')).toBe(0);

  await page.getByRole('link', { name: 'Devices' }).first().click();
  await expect.poll(() => count('StopExtra')).toBe(1);
  await page.goBack();
  await expectMoving(page);
  expect(count('StartExtra')).toBeGreaterThan(asked);
  await silence(page);
  foreign.end();
});

test("a foreign MQTT client reaches only what is its login's: others get SUBACK 128 and stay connected", async ({
  request,
}) => {
  const owner = await connectPerson(request, 'owner');
  const other = await connectPerson(request, 'other');
  const device = await connectMqtt('CR-1003', 'KEY-1003');

  for (const filter of [REPLY, `${LIVE}/+`, `${LIVE}/stream`, REQUEST, '#', 'cmd/rep/+/+', '$SYS/#']) {
    expect(await other.subscribe(filter), `the other user on ${filter}`).toBe(128);
  }
  expect(await other.subscribe('cmd/rep/std-eth-2/CR-1004')).toBe(0);

  for (const filter of [REPLY, `${LIVE}/+`, 'cmd/req/micro-eth/CR-1002', 'cmd/req/#']) {
    expect(await device.subscribe(filter), `the device on ${filter}`).toBe(128);
  }
  expect(await device.subscribe(REQUEST)).toBe(0);
  const command = { req: 1, msg: 'GetEvents', body: {} };
  owner.publish(REQUEST, command);
  // The pages of other tests ask it, too, by numbers of their own.
  const ours = () => device.heard.filter(({ message }) => (message as { req: number }).req === command.req);
  await expect.poll(ours).toEqual([{ topic: REQUEST, message: command }]);
  expect(device.heard.filter(({ topic }) => topic !== REQUEST)).toEqual([]);

  for (const client of [owner, other, device]) {
    expect(client.wasCut()).toBe(false);
    client.end();
  }
  await expect(connectMqtt('CR-1003', 'KEY-1002')).rejects.toThrow(/bad username or password/i);
});

/** What MQTT 3.1.1 (3.1) puts into a CONNECT: how it connects and as whom. */
function readConnect(frame: Buffer) {
  // Behind the packet type comes the length, 7 bits a byte.
  let at = 1;
  while ((frame[at] ?? 0) >= 128) at++;
  const [protocol, level, flags, keepAliveS] = [at + 3, at + 7, at + 8, at + 9];
  const length = frame.readUInt16BE(at + 11);
  return {
    protocol: frame.toString('utf8', protocol, level),
    level: frame[level],
    isClean: ((frame[flags] ?? 0) & 2) !== 0,
    keepAliveS: frame.readUInt16BE(keepAliveS),
    clientId: frame.toString('utf8', at + 13, at + 13 + length),
  };
}

/** The CONNECTs of a page, as they leave it. */
function gatherConnects(page: Page): ReturnType<typeof readConnect>[] {
  const connects: ReturnType<typeof readConnect>[] = [];
  const hear = (socket: WebSocket) =>
    socket.on('framesent', ({ payload }) => {
      if (typeof payload !== 'string' && payload[0] === 0x10) connects.push(readConnect(payload));
    });
  page.on('websocket', hear);
  return connects;
}

test('FLT-017 BRK-01: two tabs connect under two client ids, and neither takes the connection of the other', {
  tag: '@certify',
}, async ({ page, context }) => {
  const secondTab = await context.newPage();
  const tabs = [page, secondTab];
  const connects = tabs.map(gatherConnects);
  await logIn(page, 'owner', DASHBOARD);
  await secondTab.goto(DASHBOARD);
  for (const tab of tabs) await expect(liveConnection(tab)).toHaveText('Live');
  await silence(page);
  await startButton(secondTab).click();
  await Promise.all(tabs.map(expectPlaying));
  await silence(page);

  const [[first, ...more] = [], [second, ...others] = []] = connects;
  expect([more, others]).toEqual([[], []]);
  expect(first?.clientId).toMatch(/^carillon-\w+-\d+$/);
  expect(second?.clientId).toMatch(/^carillon-\w+-\d+$/);
  expect(second?.clientId).not.toBe(first?.clientId);
  expect(first).toMatchObject({ protocol: 'MQTT', level: 4, isClean: true, keepAliveS: 60 });
});
