import { once } from 'node:events';
import { connect as connectSocket, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { liveTopic, replyTopic, requestTopic } from '@carillon/protocol/broker';
import { systemClock } from '@carillon/protocol/time';
import mqtt from 'mqtt';
import { afterEach, expect, test } from 'vitest';
import { createFirmware } from '../firmware/firmware.ts';
import { CONNACK, encodeConnect, encodePublish, readPackets } from '../fleet/packets.ts';
import { createAedesBroker } from './aedes.ts';
import { mqttTransport } from './mqttTransport.ts';
import { connectClient, eventually } from './testClient.ts';
import { LOGINS, testAuthority } from './testPeople.ts';

/** How much of the whole soak: `npm run soak` does all of it. */
const share = Number(process.env.CARILLON_SOAK ?? 0.02);
const RECONNECTS = 10_000 * share;
const MESSAGES = 1_000_000 * share;
const CHURN_PER_SECOND = 1000;
const CHURN = 10 * CHURN_PER_SECOND * share;
const TIMEOUT_MS = 60_000 + 400_000 * share;
/** What a heap breathes by itself. */
const BREATH_BYTES = 3 * 1024 * 1024;

const OWN = { type: 'micro-eth', label: 'CR-1002' } as const;
const ONLINE = '{"msg":"Bonjour","ctx":"Online"}';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function startBroker(onPublish: (topic: string, payload: string) => void = () => {}) {
  const decoder = new TextDecoder();
  const broker = await createAedesBroker({
    authority: testAuthority,
    onPublish: (topic, payload) => onPublish(topic, decoder.decode(payload)),
  });
  cleanups.push(broker.close);
  const { tcpPort } = await broker.listen({ tcpPort: 0, wsPort: 0, hosts: ['127.0.0.1'] });
  return { broker, tcpPort };
}

const hello = (clientId: string) =>
  encodeConnect({
    ...LOGINS.device,
    clientId,
    keepAliveSeconds: 60,
    will: { topic: replyTopic(OWN), payload: '{"msg":"Bonjour","ctx":"Offline"}' },
  });

/** The device, logged in over a socket of its own. */
async function login(port: number, clientId: string): Promise<Socket> {
  const socket = connectSocket(port, '127.0.0.1');
  let cause: unknown;
  socket.on('error', (error) => {
    cause = error;
  });
  socket.write(hello(clientId));
  await new Promise<void>((resolve, reject) => {
    socket.once('close', () => reject(new Error('The broker closed the connection.', { cause })));
    socket.on('data', (bytes: Buffer) =>
      readPackets(bytes, 1000, (first) => first >> 4 === CONNACK && resolve()),
    );
  });
  return socket;
}

/** The owner's console, which asks the device again and again and counts the answers. */
async function ask(port: number) {
  const client = await connectClient(mqttTransport(`mqtt://127.0.0.1:${port}`), LOGINS.owner);
  cleanups.push(client.end);
  await client.subscribe(replyTopic(OWN));
  const counts = { asked: 0, answered: 0 };
  return {
    counts,
    async once() {
      const req = ++counts.asked;
      client.publish(requestTopic(OWN), JSON.stringify({ req, msg: 'vol' }));
      const isAnswered = () => client.heard.some(({ payload }) => payload.includes(`"req":${req},`));
      await eventually(() => expect(isAnswered()).toBe(true));
      client.heard.length = 0;
      counts.answered++;
    },
  };
}

const createDevice = () => createFirmware({ label: 'CR-1002', classId: 2, clock: systemClock });

async function heapBytes(): Promise<number> {
  for (let i = 0; i < 3; i++) {
    collectGarbage();
    await wait(20);
  }
  return process.memoryUsage().heapUsed;
}

test('FLT-104 reconnects: each is greeted, each loss is told, and no memory stays behind', {
  timeout: TIMEOUT_MS,
}, async () => {
  const told = { Online: 0, Offline: 0 };
  const { tcpPort } = await startBroker((_topic, payload) => {
    told[payload === ONLINE ? 'Online' : 'Offline']++;
  });
  const reconnect = async () => {
    const socket = await login(tcpPort, 'again');
    const before = told.Offline;
    socket.write(encodePublish(replyTopic(OWN), ONLINE, true, 1));
    await once(socket, 'data');
    // As when the power fails: nothing is said, and no port waits for its end.
    socket.resetAndDestroy();
    while (told.Offline === before) await wait(0);
  };
  for (let i = 0; i < 50; i++) await reconnect();
  const before = await heapBytes();
  for (let i = 0; i < RECONNECTS; i++) await reconnect();
  expect(told).toEqual({ Online: RECONNECTS + 50, Offline: RECONNECTS + 50 });
  expect((await heapBytes()) - before).toBeLessThan(2048 * RECONNECTS);
});

test('FLT-104 messages: all that were promised arrive, in their order, and no memory stays behind', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { tcpPort } = await startBroker();
  const address = `mqtt://127.0.0.1:${tcpPort}`;
  const reader = await mqtt.connectAsync(address, { ...LOGINS.owner, reconnectPeriod: 0 });
  const writer = await mqtt.connectAsync(address, { ...LOGINS.device, reconnectPeriod: 0 });
  cleanups.push(
    () => reader.end(true),
    () => writer.end(true),
  );
  let heard = 0;
  let firstWrong = '';
  reader.on('message', (_topic, payload) => {
    const text = payload.toString();
    if (text !== `{"req":${heard}}`) firstWrong ||= `${text} as number ${heard}`;
    heard++;
  });
  await reader.subscribeAsync(replyTopic(OWN), { qos: 1 });

  let sent = 0;
  const send = async (count: number) => {
    for (const end = sent + count; sent < end; ) {
      const batch = Array.from({ length: 500 }, () =>
        writer.publishAsync(replyTopic(OWN), `{"req":${sent++}}`, { qos: 1 }),
      );
      await Promise.all(batch);
    }
    await eventually(() => expect(heard).toBe(sent));
  };
  await send(5000);
  const before = await heapBytes();
  await send(MESSAGES);
  expect([heard, firstWrong]).toEqual([MESSAGES + 5000, '']);
  expect((await heapBytes()) - before).toBeLessThan(BREATH_BYTES);
});

test('FLT-104 a thousand connects and disconnects a second: everybody else is served, and no memory stays behind', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { broker, tcpPort } = await startBroker();
  broker.attach(createDevice());
  const { once: askOnce, counts } = await ask(tcpPort);
  let done = 0;
  const comeAndGo = async (i: number) => {
    const socket = await login(tcpPort, `guest ${i}`);
    // Some say goodbye, some just go.
    if (i % 2) socket.end(Buffer.of(0xe0, 0));
    else socket.resetAndDestroy();
    if (!socket.destroyed) await once(socket, 'close');
    done++;
  };
  const churn = async (count: number) => {
    const guests: Promise<void>[] = [];
    for (let i = 0; i < count; i++) {
      guests.push(comeAndGo(i));
      if (i % (CHURN_PER_SECOND / 20) === 0) await Promise.all([wait(50), askOnce()]);
      // A machine that is slower than that is not asked to bear more and more at once: a second's worth waits at most.
      const waiting = guests[i - CHURN_PER_SECOND];
      if (waiting) await waiting;
    }
    await Promise.all(guests);
  };
  await churn(100);
  const before = await heapBytes();
  await churn(CHURN);
  expect(done).toBe(CHURN + 100);
  expect(counts.answered).toBe(counts.asked);
  await askOnce();
  expect((await heapBytes()) - before).toBeLessThan(BREATH_BYTES);
});

test('FLT-103 a flood ends nobody: others are answered while it lasts, and no memory stays behind', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { broker, tcpPort } = await startBroker();
  broker.attach(createDevice());
  const { once: askOnce, counts } = await ask(tcpPort);
  const before = await heapBytes();
  const flooder = await login(tcpPort, 'flooder');
  const level = encodePublish(liveTopic(OWN, 'vumeter'), '{"vu":[77,74]}', false, null);
  const flood = Buffer.concat(Array.from({ length: 1000 }, () => level));
  let isOver = false;
  const flooding = (async () => {
    while (!isOver) if (!flooder.write(flood)) await once(flooder, 'drain');
  })();
  for (let i = 0; i < 5; i++) await askOnce();
  isOver = true;
  await flooding;
  flooder.destroy();
  expect(counts).toEqual({ asked: 5, answered: 5 });
  await eventually(async () => expect((await heapBytes()) - before).toBeLessThan(BREATH_BYTES), 20_000);
});
