import { systemClock } from '@carillon/protocol/time';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import mqtt from 'mqtt';
import { afterEach, describe, expect, test } from 'vitest';
import { createAedesBroker } from '../broker/aedes.ts';
import { openAuthority } from '../broker/broker.ts';
import { createHub } from '../broker/hub.ts';
import { testCertificate } from '../broker/testCertificate.ts';
import { eventually } from '../broker/testClient.ts';
import { createRandom } from '../random.ts';
import { findFleetUser, listFleet } from './devices.ts';
import { startFleet } from './fleet.ts';
import { createFollowingClock } from './followingClock.ts';
import { dialBroker } from './sockets.ts';
import { createSocketUplink } from './socketUplink.ts';
import { startMosquitto } from './testMosquitto.ts';
import { createLocalUplink, NO_COUNTERS } from './uplink.ts';

const TYPES = ['nano-eth', 'micro-eth', 'std-eth', 'std-eth-2'];
const CONTEXTS_MS = 5000;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function startAedes(isSecure: boolean) {
  const broker = await createAedesBroker({
    authority: {
      ...openAuthority,
      authenticate: async (name, key) => findFleetUser(name, key) ?? openAuthority.authenticate(name, key),
    },
  });
  cleanups.push(broker.close);
  return broker.listen({ tcpPort: 0, wsPort: 0, ...(isSecure && { tls: testCertificate }) });
}

const brokers: Readonly<Record<string, () => Promise<{ address: string } | { missing: string }>>> = {
  'our broker': async () => ({ address: `mqtt://localhost:${(await startAedes(false)).tcpPort}` }),
  'our broker over TLS': async () => ({ address: `mqtts://localhost:${(await startAedes(true)).tcpPort}` }),
  'our broker over a websocket': async () => ({
    address: `ws://127.0.0.1:${(await startAedes(false)).wsPort}`,
  }),
  'our broker over a websocket with TLS': async () => {
    return { address: `wss://localhost:${(await startAedes(true)).wsPort}/mqtt` };
  },
  async Mosquitto() {
    const started = await startMosquitto();
    if ('missing' in started) return started;
    cleanups.push(started.close);
    return { address: `mqtt://127.0.0.1:${started.port}` };
  },
};

/** A console of somebody else, which hears all devices. */
async function listen(address: string) {
  const client = mqtt.connect(address, {
    username: '1',
    password: 'x',
    ca: testCertificate.cert,
    reconnectPeriod: 0,
  });
  cleanups.push(() => client.end(true));
  const heard: { topic: string; body: { ctx?: string; req?: number; ok?: boolean; body?: unknown } }[] = [];
  client.on('message', (topic, payload) => heard.push({ topic, body: JSON.parse(payload.toString()) }));
  await client.subscribeAsync(['cmd/rep/#', 'async/#']);
  const greetings = (ctx: string) =>
    heard.filter(({ body }) => body.ctx === ctx).map(({ topic }) => topic.slice('cmd/rep/'.length));
  let req = 0;
  return {
    heard,
    greetings,
    async command(device: string, msg: string, body?: unknown) {
      const number = ++req;
      client.publish(`cmd/req/${device}`, JSON.stringify({ req: number, msg, body }));
      const find = () =>
        heard.find(({ topic, body }) => topic === `cmd/rep/${device}` && body.req === number);
      await eventually(() => expect(find()).toBeDefined(), CONTEXTS_MS);
      const { ok, body: answer } = find()?.body ?? {};
      return { ok, body: answer };
    },
  };
}

describe.each(Object.entries(brokers))('a fleet on %s', (_name, start) => {
  test('LIB-04 comes online, sends levels, answers every device its commands, and says Offline at the end', async ({
    skip,
  }) => {
    const broker = await start();
    if ('missing' in broker) return skip(broker.missing);
    const console = await listen(broker.address);
    const devices = listFleet({ devices: 4 });
    const names = devices.map(({ label }, i) => `${TYPES[i]}/${label}`);

    const clock = createFollowingClock(systemClock);
    cleanups.push(clock.stop);
    const dial = dialBroker(new URL(broker.address), testCertificate.cert);
    const uplink = createSocketUplink({ dial, clock, random: createRandom(1) });
    const fleet = await startFleet({ devices, uplink, clock, metersPerSecond: 10 });
    await eventually(
      () => expect(console.greetings('Online').sort()).toEqual([...names].sort()),
      CONTEXTS_MS,
    );
    expect(uplink.counters.online).toBe(4);

    for (const name of names) {
      expect(await console.command(name, 'vol', { l: 7, r: 8 })).toEqual({ ok: true, body: { l: 7, r: 8 } });
      expect(await console.command(name, 'fly')).toEqual({ ok: false, body: { error: 'Unknown command' } });
      await eventually(
        () => expect(console.heard.map(({ topic }) => topic)).toContain(`async/${name}/vumeter`),
        CONTEXTS_MS,
      );
    }
    const event = {
      name: 'Ünïcödé ♫',
      mode: 'playback',
      repeat: 2,
      time: [661, 669],
      main: { uri: 'http://radio.example/live', tmo: 15 },
      delay: 15,
    };
    const [, name = ''] = names;
    const stored = { ok: true, body: { ...event, id: 'evts/3' } };
    expect(await console.command(name, 'SetEvent', event)).toEqual(stored);
    expect(await console.command(name, 'GetEvent', { id: 'evts/3' })).toEqual(stored);

    await fleet.stop();
    await eventually(
      () => expect(console.greetings('Offline').sort()).toEqual([...names].sort()),
      CONTEXTS_MS,
    );
    const late = await listen(broker.address);
    await eventually(() => expect(late.greetings('Offline').sort()).toEqual([...names].sort()), CONTEXTS_MS);
    expect(uplink.counters).toMatchObject({ online: 0, dropped: 0, lost: 0 });
  });
});

/** How often each of these is there. */
function count(values: readonly unknown[]): number[] {
  const counts = new Map<unknown, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()];
}

describe('a fleet in the process of its broker', () => {
  test('of many devices some are let in at a time, and what those say is delivered before the others', async () => {
    const clock = createVirtualClock();
    let [underWay, most, delivered] = [0, 0, 0];
    const link = {
      publishLive() {},
      detach() {
        most = Math.max(most, ++underWay);
        process.nextTick(() => {
          underWay--;
          delivered++;
        });
      },
    };
    const attach = () => {
      link.detach();
      return link;
    };
    const uplink = { attach, counters: NO_COUNTERS, close: async () => {} };
    const fleet = await startFleet({ devices: listFleet({ devices: 1000 }), uplink, clock });
    expect([most, delivered]).toEqual([100, 1000]);
    await fleet.stop();
    expect([most, delivered]).toEqual([100, 2000]);
  });

  /** What a fleet publishes within a minute, with its times. */
  test('FLT-013 after a sleep a device is owed one level at most', async () => {
    const clock = createVirtualClock(Date.parse('2026-03-07T08:59:30Z'));
    const hub = createHub({ authority: openAuthority, clock });
    let levels = 0;
    hub.observe('async/+/+/vumeter', () => levels++);
    const uplink = createLocalUplink(hub, { ...NO_COUNTERS });
    const fleet = await startFleet({
      devices: listFleet({ devices: 12 }),
      uplink,
      clock,
      metersPerSecond: 2,
    });
    clock.advance(5000);
    levels = 0;
    clock.jump(600_000);
    clock.advance(1000);
    void fleet.stop();
    expect(levels).toBeGreaterThanOrEqual(2 * 12);
    expect(levels).toBeLessThanOrEqual(3 * 12);
  });

  async function transcript(seed: number): Promise<string[]> {
    const base = createVirtualClock(Date.parse('2026-03-07T08:59:30Z'));
    const clock = createFollowingClock(base);
    const hub = createHub({ authority: openAuthority, clock });
    const lines: string[] = [];
    hub.observe('#', (topic, payload) => lines.push(`${clock.now()} ${topic} ${payload}`));
    const uplink = createLocalUplink(hub, { ...NO_COUNTERS });
    const fleet = await startFleet({
      devices: listFleet({ devices: 12 }),
      uplink,
      clock,
      seed,
      metersPerSecond: 2,
    });
    base.advance(20_000);
    hub.publish('cmd/req/micro-eth/SIM-00002', '{"req":1,"msg":"GetEvents"}');
    base.advance(40_000);
    void fleet.stop();
    base.advance(5000);
    return lines;
  }

  test('FLT-106 the same seed gives the same messages at the same times, another seed others', async () => {
    const first = await transcript(7);
    expect(first.length).toBeGreaterThan(1000);
    expect(await transcript(7)).toEqual(first);
    expect(await transcript(8)).not.toEqual(first);
  });

  test('levels are spread over the second: as many as were asked for, from each device', async () => {
    const levels = (await transcript(1))
      .filter((line) => line.includes('/vumeter'))
      .map((line) => line.split(' '));
    const perDevice = count(levels.map(([, topic]) => topic));
    expect(perDevice).toHaveLength(12);
    for (const levelsOfOne of perDevice) expect(Math.abs(levelsOfOne - 120)).toBeLessThanOrEqual(1);
    expect(Math.max(...count(levels.map(([time]) => time)))).toBeLessThanOrEqual(2);
  });

  test('at the end each device has said Offline, and sends nothing more', async () => {
    const lines = await transcript(1);
    const last = lines.slice(-12);
    expect(last.every((line) => line.endsWith('{"msg":"Bonjour","ctx":"Offline"}'))).toBe(true);
  });
});
