// `carillon-sim serve --open` is a whole MQTT 3.1.1 broker: what Eclipse Paho's interoperability tests ask of one.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eventually } from '../broker/testClient.ts';
import { startTool, type TestRun } from './testRun.ts';

const SLOW_MS = 30_000;

let run: TestRun;
let address: string;
beforeAll(async () => {
  run = startTool(['serve', '--open', '--mqtt-port', '0', '--ws-port', '0', '--devices', '0']);
  await eventually(() => expect(run.lines).toHaveLength(1), SLOW_MS);
  address = JSON.parse(run.lines[0] ?? '{}').mqtt;
});
afterAll(() => run.end());

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

interface Heard {
  readonly topic: string;
  readonly text: string;
  readonly qos: number;
  readonly retain: boolean;
}

/** A client without a name that notes all it hears, from before it connects. */
async function open(options: IClientOptions = {}) {
  const client: MqttClient = mqtt.connect(address, { reconnectPeriod: 0, ...options });
  cleanups.push(() => client.end(true));
  const heard: Heard[] = [];
  client.on('message', (topic, payload, { qos, retain }) =>
    heard.push({ topic, text: payload.toString(), qos, retain }),
  );
  const connack = await new Promise<{ sessionPresent?: boolean }>((resolve, reject) => {
    client.on('connect', resolve).on('error', reject);
  });
  return { client, heard, isSessionPresent: connack.sessionPresent };
}

const texts = (heard: readonly Heard[]) => heard.map(({ text }) => text).toSorted();

/** Publishes one message of each QoS, on a topic of its own below `folder`, and ends. */
async function publishThree(folder: string, text: (qos: number) => string, retain = false) {
  const { client } = await open();
  for (const qos of [0, 1, 2] as const)
    await client.publishAsync(`${folder}/${qos}`, text(qos), { qos, retain });
  await client.endAsync();
}

/** Bytes on a connection, without a client that would know better. */
async function openRaw(...packets: readonly Buffer[]) {
  const { hostname, port } = new URL(address);
  const socket: Socket = connect(Number(port), hostname);
  cleanups.push(() => socket.destroy());
  socket.on('error', () => {});
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const closed = new Promise((resolve) => socket.on('close', resolve));
  await once(socket, 'connect');
  for (const packet of packets) socket.write(packet);
  return { socket, closed, received: () => Buffer.concat(chunks) };
}

const field = (text: string) => Buffer.concat([Buffer.from([0, text.length]), Buffer.from(text)]);
const packet = (type: number, ...parts: readonly Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([type, body.length]), body]);
};

/** CONNECT: 2 in `flags` is a clean session, 4 a last will. */
const connectPacket = (
  clientId: string,
  flags: number,
  keepAlive = 60,
  will: readonly string[] = [],
  name = 'MQTT',
) => packet(0x10, field(name), Buffer.from([4, flags, 0, keepAlive]), ...[clientId, ...will].map(field));
const subscribePacket = (filter: string, qos: number) =>
  packet(0x82, Buffer.from([0, 1]), field(filter), Buffer.from([qos]));

test('LIB-04 it says loudly that it is open', () => {
  expect(run.errors).toEqual([
    'carillon-sim: OPEN TO ANYBODY on this machine: every client may use every topic (--open).',
  ]);
});

test.each([
  [['--host', '0.0.0.0'], "--open is for this machine only, and --host is '0.0.0.0'."],
  [['--authority', 'x.json'], '--open lets anybody in: --authority has no meaning with it.'],
])('LIB-04 with %j it is wrong use', async (args, sentence) => {
  const wrong = startTool(['serve', '--open', '--mqtt-port', '0', '--ws-port', '0', ...args]);
  expect(await wrong.code).toBe(2);
  expect(wrong.errors).toEqual([`carillon-sim: ${sentence}`]);
});

test('1 basic: messages of each QoS arrive; a second CONNECT and another protocol end the connection', async () => {
  const { client, heard } = await open({ clientId: 'basic' });
  await client.subscribeAsync('basic/+', { qos: 2 });
  await publishThree('basic', (qos) => `qos ${qos}`);
  await eventually(() => expect(texts(heard)).toEqual(['qos 0', 'qos 1', 'qos 2']));
  expect(heard.map(({ qos }) => qos).toSorted()).toEqual([0, 1, 2]);
  const hello = connectPacket('twice', 2);
  await (await openRaw(hello, hello)).closed;
  await (await openRaw(connectPacket('other', 2, 60, [], 'hj'))).closed;
});

test('2 retained messages come to who subscribes later, until an empty one takes their place', async () => {
  await publishThree('retained', (qos) => `kept ${qos}`, true);
  const first = await open();
  await first.client.subscribeAsync('retained/+', { qos: 2 });
  await eventually(() => expect(texts(first.heard)).toEqual(['kept 0', 'kept 1', 'kept 2']));
  expect(first.heard.every(({ retain }) => retain)).toBe(true);
  await publishThree('retained', () => '', true);
  const second = await open();
  await second.client.subscribeAsync('retained/+', { qos: 2 });
  await publishThree('retained', () => 'fence');
  await eventually(() => expect(texts(second.heard)).toEqual(['fence', 'fence', 'fence']));
});

test('3 the last will of a client that is lost is published, of one that says goodbye it is not', async () => {
  const { client, heard } = await open();
  await client.subscribeAsync('will/+', { qos: 2 });
  const willOf = (topic: string) => ({ topic, payload: Buffer.from('lost'), qos: 1, retain: false }) as const;
  const polite = await open({ will: willOf('will/polite') });
  await polite.client.endAsync();
  const lost = await open({ will: willOf('will/lost') });
  lost.client.stream.destroy();
  await eventually(() => expect(heard.map(({ topic }) => topic)).toEqual(['will/lost']));
});

test('4 a client without an id is let in for a clean session, and refused with code 2 for one to keep', async () => {
  const clean = await openRaw(connectPacket('', 2));
  await eventually(() => expect([...clean.received()]).toEqual([0x20, 2, 0, 0]));
  const kept = await openRaw(connectPacket('', 0));
  await kept.closed;
  expect([...kept.received()]).toEqual([0x20, 2, 0, 2]);
});

test('5 what a client with a session misses while it is away is kept for it', async () => {
  const login = { clientId: 'away', clean: false };
  const before = await open(login);
  expect(before.isSessionPresent).toBe(false);
  await before.client.subscribeAsync('away/+', { qos: 2 });
  await before.client.endAsync();
  await publishThree('away', (qos) => `missed ${qos}`);
  const back = await open(login);
  expect(back.isSessionPresent).toBe(true);
  // Of QoS 0 nothing has to be kept.
  await eventually(() => expect(texts(back.heard)).toEqual(expect.arrayContaining(['missed 1', 'missed 2'])));
});

test('6 of overlapping subscriptions a message comes once, with the highest QoS, or once for each', async () => {
  const { client, heard } = await open();
  await client.subscribeAsync({ 'overlap/#': { qos: 2 }, 'overlap/+': { qos: 1 } });
  await client.publishAsync('overlap/a', 'both', { qos: 2 });
  await client.subscribeAsync('fence/overlap');
  await client.publishAsync('fence/overlap', 'fence');
  await eventually(() => expect(heard.at(-1)?.text).toBe('fence'));
  const qos = heard.filter(({ text }) => text === 'both').map((message) => message.qos);
  expect([[2], [1, 2]]).toContainEqual(qos.toSorted());
});

test('7 a client that falls silent is closed after its keep-alive, and its last will published', async () => {
  const { client, heard } = await open({ keepalive: 0 });
  await client.subscribeAsync('/silent', { qos: 2 });
  const silent = await openRaw(connectPacket('silent', 6, 1, ['/silent', 'expired']));
  await silent.closed;
  await eventually(() => expect(texts(heard)).toEqual(['expired']), SLOW_MS);
});

test('8 what a client has not acknowledged is sent again when it comes back', async () => {
  const hello = connectPacket('again', 0);
  const isSent = ({ received }: Awaited<ReturnType<typeof openRaw>>) =>
    ['again/1', 'again/2'].every((topic) => received().includes(topic));
  const first = await openRaw(hello, subscribePacket('again/#', 2));
  // SUBACK: from here on it is sent what is published, and acknowledges none of it.
  await eventually(() => expect(first.received().includes(Buffer.from([0x90, 3, 0, 1, 2]))).toBe(true));
  await publishThree('again', () => 'x');
  await eventually(() => expect(isSent(first)).toBe(true));
  first.socket.destroy();
  await first.closed;
  const second = await openRaw(hello);
  await eventually(() => expect(isSent(second)).toBe(true));
});

test('9 a refused subscription is answered with 0x80, and the connection stays', async () => {
  for (const filter of ['nosubscribe', 'test/nosubscribe']) {
    const raw = await openRaw(connectPacket('refused', 2), subscribePacket(filter, 2));
    const suback = Buffer.from([0x90, 3, 0, 1, 0x80]);
    await eventually(() => expect(raw.received().includes(suback)).toBe(true));
    raw.socket.write(Buffer.from([0xc0, 0]));
    await eventually(() => expect(raw.received().subarray(-2)).toEqual(Buffer.from([0xd0, 0])));
  }
});

test('10 a filter that begins with a wildcard does not match topics that begin with $', async () => {
  const { client, heard } = await open();
  await client.subscribeAsync(['+/dollar', '#'], { qos: 2 });
  await client.publishAsync('$topics/dollar', 'hidden', { qos: 1 });
  await client.publishAsync('topics/dollar', 'fence', { qos: 1 });
  await eventually(() => expect(texts(heard)).toContain('fence'));
  expect(texts(heard)).not.toContain('hidden');
});

test('11 of what a client has unsubscribed from it hears no more', async () => {
  const { client, heard } = await open();
  for (const qos of [0, 1, 2]) await client.subscribeAsync(`left/${qos}`, { qos: 2 });
  await client.unsubscribeAsync('left/0');
  await publishThree('left', (qos) => `of ${qos}`);
  await eventually(() => expect(texts(heard)).toEqual(['of 1', 'of 2']));
});
