import { startEvent, type Transport, type TransportListener, vol } from '@carillon/protocol/broker';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { createFirmware, createHub, exampleEvents } from '@carillon/simulator';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createFleet } from '../fleet/fleet.ts';
import { createBroker } from './broker.ts';
import { createTestCluster } from './testCluster.ts';
import { ADDRESS, readCode, record } from './testStage.ts';

const STEP_MS = 50;
const REPLY = 'cmd/rep/micro-eth/CR-1002';
const ONLINE = '{"msg":"Bonjour","ctx":"Online"}';
const OFFLINE = '{"msg":"Bonjour","ctx":"Offline"}';
const RECORD = { device_id: ADDRESS.label, class_id: 2 };

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

let close = () => {};
afterEach(() => close());

/** A console that watches a device over one node of a cluster; the device is on another one. */
async function open(nodes = 3) {
  const clock = createVirtualClock(Date.UTC(2026, 2, 4, 12));
  const hub = createHub({
    clock,
    authority: {
      authenticate: async () => ({
        kind: 'person',
        userId: 2,
        isAdmin: false,
        expiresAtMs: Number.POSITIVE_INFINITY,
      }),
      ownsDevice: () => true,
    },
  });
  const firmware = createFirmware({ label: ADDRESS.label, classId: 2, clock, events: exampleEvents(2) });
  hub.attach(firmware);
  const cluster = createTestCluster(nodes, hub.transport());
  const asked: string[] = [];
  hub.observe('cmd/req/#', (_topic, payload) => asked.push(JSON.parse(payload).msg));
  const denied = new Set<string>();
  const listeners = new Set<TransportListener>();
  const transport = cluster.transports.map(
    ({ address, connect }): Transport => ({
      address,
      connect(login, listener) {
        listeners.add(listener);
        const connection = connect(login, listener);
        return {
          ...connection,
          publish: (topic, payload) =>
            denied.has(JSON.parse(payload).msg) || connection.publish(topic, payload),
        };
      },
    }),
  );
  const broker = createBroker({
    transport,
    clock,
    random: () => 0.999,
    credentials: async () => ({ username: '2', password: 'jwt' }),
  });
  const link = broker.device(ADDRESS);
  const fleet = createFleet({ broker, clock });
  const stop = fleet.watch([RECORD], () => {});
  const known = record(link, ({ presence, isStale }) => `${presence} ${isStale}`);
  async function pass(ms: number) {
    for (let left = ms; left > 0; left -= STEP_MS) {
      clock.advance(STEP_MS);
      await settle();
    }
  }
  broker.connect();
  await pass(1000);
  expect(link.getSnapshot().presence).toBe('online');
  close = () => {
    stop();
    broker.disconnect();
    firmware.shutDown();
  };
  return {
    hub,
    cluster,
    broker,
    link,
    asked,
    denied,
    known,
    pass,
    /** Says to the console what the cluster has kept. */
    tell(topic: string, payload: string) {
      for (const listener of listeners) listener.onMessage(topic, new TextEncoder().encode(payload), true);
    },
    judged: () => fleet.judgment(RECORD),
    /** Its node is killed, and the device with it: nobody says Offline. */
    loseSilently: () => vi.spyOn(firmware, 'receive').mockImplementation(() => {}),
  };
}

describe('LIB-17 a device whose node was killed, which sent no last will', () => {
  test('is not known within 60 s, by the judgment too, and never offline by a guess', async () => {
    const { link, judged, known, pass, loseSilently } = await open();
    loseSilently();
    await pass(60_000);
    expect(link.getSnapshot()).toMatchObject({ presence: 'unknown', isStale: true });
    expect(judged()).toMatchObject({ cause: 'notAnswered', standing: 'unknown', isChecked: false });
    await pass(180_000);
    expect(known).toEqual(['unknown false', 'online false', 'unknown true']);
  });

  test('is online again with its first word, whoever asked for it', async () => {
    const { hub, link, known, pass, loseSilently } = await open();
    const silence = loseSilently();
    await pass(60_000);
    silence.mockRestore();
    hub.publish(REPLY, ONLINE, { retain: true });
    await pass(1500);
    expect(link.getSnapshot()).toMatchObject({ presence: 'online', isStale: false });
    loseSilently();
    await pass(60_000);
    vi.restoreAllMocks();
    await pass(60_000);
    expect(known).toEqual([
      'unknown false',
      'online false',
      'unknown true',
      'online false',
      'unknown true',
      'online false',
    ]);
  });

  test('is not taken for alive by its greeting that the cluster has kept, and tells late', async () => {
    const { hub, cluster, link, judged, pass, loseSilently, broker } = await open();
    loseSilently();
    hub.publish(REPLY, ONLINE, { retain: true });
    await pass(60_000);
    const heard = record(link, ({ presence }) => presence);
    cluster.kill(2);
    await pass(60_000);
    expect(broker.getSnapshot().status).toBe('connected');
    expect(heard).not.toContain('online');
    expect(judged().isChecked).toBe(false);
  });

  test('a quiet one that lives is asked once in 25 to 40 s, and nothing of it moves', async () => {
    const { asked, known, pass } = await open();
    asked.length = 0;
    await pass(400_000);
    expect(known).toEqual(['unknown false', 'online false']);
    expect(new Set(asked)).toEqual(new Set(['vol']));
    expect(asked.length).toBeGreaterThanOrEqual(9);
    expect(asked.length).toBeLessThanOrEqual(16);
  });

  test('one that is heard otherwise is not asked, nor is any where the broker has one address', async () => {
    const { hub, asked, pass } = await open();
    asked.length = 0;
    for (let i = 0; i < 20; i++) {
      hub.publish(REPLY, '{"req":1,"msg":"StartExtra","ok":true,"body":{}}');
      await pass(10_000);
    }
    expect(asked).toEqual([]);
    close();
    const alone = await open(1);
    alone.asked.length = 0;
    await alone.pass(400_000);
    expect(alone.asked).toEqual([]);
  });
});

describe('LIB-17 a greeting that a cluster tells late, or twice', () => {
  test('FLT-047 an old Online of one that said Offline brings it back for nobody', async () => {
    const { hub, tell, link, pass, loseSilently } = await open();
    loseSilently();
    hub.publish(REPLY, OFFLINE, { retain: true });
    await pass(100);
    const heard = record(link, ({ presence }) => presence);
    for (let i = 0; i < 10; i++) {
      tell(REPLY, ONLINE);
      tell(REPLY, ONLINE);
      await pass(10_000);
    }
    expect(heard).toEqual(['offline']);
  });

  test('FLT-048 a last will that comes after the device is back is not believed for long: it is online within 60 s', async () => {
    const { hub, link, judged, pass } = await open();
    hub.publish(REPLY, OFFLINE, { retain: true });
    await pass(100);
    expect(link.getSnapshot().presence).toBe('offline');
    await pass(60_000);
    expect(link.getSnapshot().presence).toBe('online');
    expect(judged().isChecked).toBe(true);
  });

  test('one that said Offline and is gone is asked once more, and then left alone', async () => {
    const { hub, asked, link, pass, loseSilently } = await open();
    loseSilently();
    hub.publish(REPLY, OFFLINE, { retain: true });
    asked.length = 0;
    await pass(180_000);
    expect(asked).toEqual(['vol']);
    expect(link.getSnapshot().presence).toBe('offline');
  });

  test('FLT-125 the Online of one that is online, told twice, asks it at most once and moves nothing', async () => {
    const { tell, asked, known, pass } = await open();
    asked.length = 0;
    tell(REPLY, ONLINE);
    tell(REPLY, ONLINE);
    await pass(5000);
    expect(asked.length).toBeLessThanOrEqual(1);
    expect(known).toEqual(['unknown false', 'online false']);
  });
});

test('LIB-17 FLT-021 a command that the broker denies without a word times out and says so, and the connection stays', async () => {
  const { denied, broker, link, asked, known, pass } = await open();
  denied.add('StartEvent');
  asked.length = 0;
  const start = link.send(startEvent, { id: 'evts/1' });
  const failure = start.catch((error: unknown) => error);
  await pass(5000);
  expect(await failure).toMatchObject({ code: 'timeout', command: 'StartEvent', timeoutMs: 5000 });
  await pass(10_000);
  expect(asked).toEqual([]);
  expect(broker.getSnapshot()).toMatchObject({ status: 'connected', lastError: null });
  expect(await readCode(link.send(vol, {}))).toBe('ok');
  // The link was looked at meanwhile, for it might have been that one.
  expect(known.at(-1)).toBe('online false');
});
