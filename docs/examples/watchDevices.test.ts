import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Authority } from '@carillon/protocol/broker';
import type { DeviceEvent } from '@carillon/protocol/device';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { systemClock as clock } from '@carillon/protocol/time';
import { type Attachment, createAedesBroker, createFirmware, type Firmware } from '@carillon/simulator';
import { afterEach, expect, test } from 'vitest';
import { type Notice, type WatchOptions, watchDevices } from './watchDevices.ts';

const PASSWORD = 'a-password-that-nobody-reads';
const SECRET = 'a-secret-of-the-webhook';
const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

/** Plays always, what it is given. */
const always = (uri: string): DeviceEvent => ({
  id: 'evts/1',
  name: 'Foyer radio',
  mode: 'playback',
  repeat: encodeRepeat({ kind: 'always' }),
  time: [0, 0],
  main: { uri, tmo: 1 },
  delay: 0,
});

/** A broker at which a person has CR-1, CR-2 and CR-3, of which CR-3 is another one's since. */
async function openBroker() {
  const authority: Authority = {
    authenticate: async (_username, password) =>
      password === PASSWORD
        ? { kind: 'person', userId: 2, isAdmin: false, expiresAtMs: Number.POSITIVE_INFINITY }
        : null,
    ownsDevice: (_userId, { label }) => label !== 'CR-3',
  };
  /** The topics of those that have told their events. */
  const answered = new Set<string>();
  const server = await createAedesBroker({
    authority,
    clock,
    onPublish(topic, payload) {
      const text = new TextDecoder().decode(payload);
      if (topic.startsWith('cmd/rep/') && text.includes('"GetEvents"')) answered.add(topic);
    },
  });
  const { wsPort } = await server.listen({ tcpPort: 0, wsPort: 0, hosts: ['127.0.0.1'] });
  let isOpen = true;
  async function close() {
    if (isOpen) await server.close();
    isOpen = false;
  }
  closings.push(close);
  function powerOn(label: string, uri: string): Attachment {
    const firmware: Firmware = createFirmware({ label, classId: 2, clock, events: [always(uri)] });
    closings.push(() => firmware.shutDown());
    return server.attach(firmware);
  }
  return { powerOn, answered, close, brokerUrl: `ws://127.0.0.1:${wsPort}` };
}

/** A webhook that keeps what it is sent, and when; `answers` are the first statuses, then all is well. */
async function openWebhook(answers: readonly number[] = []) {
  const heard: (Notice & { readonly atMs: number })[] = [];
  const statuses = [...answers];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    heard.push({ ...JSON.parse(Buffer.concat(chunks).toString()), atMs: performance.now() });
    response.writeHead(statuses.shift() ?? 204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { heard, webhookUrl: `http://127.0.0.1:${port}/${SECRET}` };
}

const DEVICES = ['CR-1', 'CR-2', 'CR-3'].map((device_id) => ({ device_id, class_id: 2 }));

function watch(options: Pick<WatchOptions, 'brokerUrl' | 'webhookUrl'> & Partial<WatchOptions>) {
  const log: string[] = [];
  const stop = watchDevices({
    credentials: async () => ({ username: '2', password: PASSWORD }),
    devices: DEVICES.slice(0, 2),
    policy: { graceMs: { offline: 200 } },
    log: (sentence) => log.push(sentence),
    ...options,
  });
  closings.push(stop);
  return log;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function until(check: () => boolean) {
  for (let steps = 0; !check(); steps++) {
    if (steps > 1500) throw new Error('It did not happen within 15 s.');
    await wait(10);
  }
}

const said = (heard: readonly Notice[]) =>
  heard.map(({ device, cause, severity }) => `${device} ${cause} ${severity}`);

test('a device whose power is cut is told once, and once when it is back; the other one, which is well, never', async () => {
  const { powerOn, answered, brokerUrl } = await openBroker();
  const { heard, webhookUrl } = await openWebhook();
  const first = powerOn('CR-1', 'http://music.example/');
  powerOn('CR-2', 'http://music.example/');
  const log = watch({ brokerUrl, webhookUrl });
  await until(() => answered.size === 2);
  await wait(1500);
  expect(heard).toEqual([]);
  const cutAt = Date.now();
  first.cut();
  await until(() => heard.length > 0);
  const sinceMs = Date.parse(heard[0]?.since ?? '');
  expect(Math.abs(sinceMs - cutAt)).toBeLessThan(1000);
  await wait(500);
  powerOn('CR-1', 'http://music.example/');
  await until(() => heard.length > 1);
  await wait(500);
  expect(said(heard)).toEqual(['CR-1 offline warning', expect.stringMatching(/^CR-1 \w+ none$/)]);
  expect(log).toEqual([]);
});

test('a main stream that is refused is told as failed', async () => {
  const { powerOn, brokerUrl } = await openBroker();
  const { heard, webhookUrl } = await openWebhook();
  powerOn('CR-1', 'http://refused.example/');
  powerOn('CR-2', 'http://music.example/');
  watch({ brokerUrl, webhookUrl });
  await until(() => heard.length > 0);
  await wait(1000);
  expect(said(heard)).toEqual(['CR-1 failed danger']);
});

test('FLT-124 of a list of which the broker refuses one device this one is named, and the others are watched', async () => {
  const { powerOn, brokerUrl } = await openBroker();
  const { heard, webhookUrl } = await openWebhook();
  powerOn('CR-2', 'http://refused.example/');
  const log = watch({ brokerUrl, webhookUrl, devices: DEVICES });
  await until(() => heard.some(({ device }) => device === 'CR-2'));
  expect(said(heard)).toContain('CR-2 failed danger');
  expect(log).toEqual(['The broker refuses CR-3 to this login.']);
});

test('a webhook that does not take a notice gets it again, never sooner than it is left alone', async () => {
  const { powerOn, brokerUrl } = await openBroker();
  const { heard, webhookUrl } = await openWebhook([500, 503]);
  powerOn('CR-1', 'http://refused.example/');
  const log = watch({ brokerUrl, webhookUrl, devices: DEVICES.slice(0, 1), retryMs: 200 });
  await until(() => heard.length === 3);
  await wait(600);
  expect(said(heard)).toEqual(Array(3).fill('CR-1 failed danger'));
  const [first, second, third] = heard.map(({ atMs }) => atMs);
  expect(Number(second) - Number(first)).toBeGreaterThan(195);
  expect(Number(third) - Number(second)).toBeGreaterThan(395);
  expect(log).toHaveLength(2);
});

test('a watcher that has lost the broker says it of itself, once, and of no device', async () => {
  const { heard, webhookUrl } = await openWebhook();
  watch({ brokerUrl: 'ws://127.0.0.1:9', webhookUrl, policy: { graceMs: { connectionLost: 200 } } });
  await until(() => heard.length > 0);
  await wait(500);
  expect(said(heard)).toEqual(['null connectionLost warning']);
});

test('LIB-17 of two brokers the one that is watched closes: the watch goes on at the other, and no device is told', async () => {
  const first = await openBroker();
  const second = await openBroker();
  const { heard, webhookUrl } = await openWebhook();
  for (const { powerOn } of [first, second]) powerOn('CR-1', 'http://music.example/');
  watch({ brokerUrl: [first.brokerUrl, second.brokerUrl], webhookUrl, devices: DEVICES.slice(0, 1) });
  await until(() => first.answered.size + second.answered.size === 1);
  const [watched, other] = first.answered.size > 0 ? [first, second] : [second, first];
  await watched.close();
  await until(() => other.answered.size === 1);
  await wait(500);
  expect(said(heard)).toEqual([]);
  const refused = 'http://refused.example/';
  other.powerOn('CR-1', refused);
  await until(() => said(heard).includes('CR-1 failed danger'));
});

test('the program of the recipe runs as it stands there, and names no secret', async () => {
  const { powerOn, brokerUrl } = await openBroker();
  const { heard, webhookUrl } = await openWebhook([500]);
  powerOn('CR-1', 'http://refused.example/');
  const folder = mkdtempSync(join(tmpdir(), 'carillon-watch-'));
  closings.push(() => rmSync(folder, { recursive: true }));
  const list = join(folder, 'devices.json');
  writeFileSync(list, JSON.stringify([DEVICES[0], DEVICES[2]]));
  const start = (password: string): { program: ChildProcess; output: string[] } => {
    const output: string[] = [];
    const program = spawn(
      process.execPath,
      ['--conditions=@carillon/source', fileURLToPath(new URL('watch.ts', import.meta.url)), list],
      {
        env: {
          ...process.env,
          // As the addresses of a cluster.
          BROKER_URL: `${brokerUrl} ${brokerUrl}`,
          BROKER_USER: '2',
          BROKER_PASSWORD: password,
          WEBHOOK_URL: webhookUrl,
        },
      },
    );
    for (const stream of [program.stdout, program.stderr])
      stream?.on('data', (data) => output.push(String(data)));
    closings.push(() => program.kill('SIGKILL'));
    return { program, output };
  };
  const { program, output } = start(PASSWORD);
  const refused = start(`${PASSWORD}-of-yesterday`);
  await until(() => heard.length > 0 && output.join('').includes('CR-3'));
  await until(() => output.join('').includes('(500)'));
  await until(() => refused.output.join('').includes('refuses the login'));
  expect(said(heard)).toContain('CR-1 failed danger');
  const text = [...output, ...refused.output].join('');
  expect(text).not.toContain(PASSWORD);
  expect(text).not.toContain(SECRET);
  const over = new Promise((resolve) => program.once('exit', resolve));
  program.kill('SIGTERM');
  expect(await over).toBe(0);
});
