// One engine, two brokers: each kind of fault does the same on the hub and on Aedes, to the byte (LIB-10, FLT-106).
import { replyTopic, requestTopic } from '@carillon/protocol/broker';
import { STREAM_STATUS } from '@carillon/protocol/stream';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { afterEach, describe, expect, test } from 'vitest';
import { createAedesBroker } from '../broker/aedes.ts';
import { type Broker, openAuthority } from '../broker/broker.ts';
import { createHub } from '../broker/hub.ts';
import { mqttTransport } from '../broker/mqttTransport.ts';
import { connectClient, eventually, type TestClient } from '../broker/testClient.ts';
import { exampleEvents } from '../firmware/exampleEvents.ts';
import { createFirmware } from '../firmware/firmware.ts';
import { createSyntheticSource } from '../firmware/source.ts';
import { createSyntheticTimeSource, NTP_FAILURES } from '../firmware/timeSource.ts';
import { createRandom } from '../random.ts';
import type { FaultKind, FaultOptions } from './faultOptions.ts';
import { createFaults, type Faults } from './faults.ts';

const START_MS = Date.parse('2026-03-04T03:00:00Z');
const MAIN = 'live.aurora-radio.example';
const ADDRESS = { type: 'micro-eth', label: 'CR-1002' } as const;

type Hear = (topic: string, payload: string) => void;
/** A broker, and a way for consoles to it. */
type StartBroker = (
  clock: ReturnType<typeof createVirtualClock>,
  hear: Hear,
  faults: () => Faults,
) => Promise<
  Broker & { connect(name: string, timeoutMs?: number): Promise<TestClient>; close?(): Promise<void> }
>;

const onHub: StartBroker = async (clock, hear, faults) => {
  const hub = createHub({ authority: openAuthority, clock });
  hub.observe('#', hear);
  return {
    ...hub,
    connect: (username) =>
      connectClient(faults().transport(hub.transport(), username), { username, password: '' }),
  };
};

/** Consoles come over websockets, as browsers do. */
const onAedes: StartBroker = async (clock, hear, faults) => {
  const broker = await createAedesBroker({
    authority: openAuthority,
    clock,
    onPublish: (topic, payload) => hear(topic, new TextDecoder().decode(payload)),
    onLogin: (socket, name) => faults().socket(socket, name),
  });
  let wsPort: number | undefined;
  return {
    ...broker,
    // A machine that is busy takes its time to connect; only who is to be kept out is not waited for.
    async connect(username, connectTimeout = 30_000) {
      wsPort ??= (await broker.listen({ tcpPort: 0, wsPort: 0, hosts: ['127.0.0.1'] })).wsPort;
      const transport = mqttTransport(`ws://127.0.0.1:${wsPort}/mqtt`, { connectTimeout });
      return connectClient(transport, { username, password: '' });
    },
  };
};

const brokers: Readonly<Record<string, StartBroker>> = {
  'the hub': onHub,
  Aedes: onAedes,
};

const opened: { close?(): Promise<void> }[] = [];
afterEach(async () => {
  for (const broker of opened.splice(0)) await broker.close?.();
});

/** A device behind its line on a broker, and all that the broker hears but requests: 'seconds, topic without device, payload'. */
async function openWorld(startBroker: StartBroker, seed = 1) {
  const clock = createVirtualClock(START_MS);
  const random = createRandom(seed);
  const heard: string[] = [];
  const hear: Hear = (topic, payload) => {
    if (topic.startsWith('cmd/req/')) return;
    const what = topic === replyTopic(ADDRESS) ? '' : `${topic.split('/').at(-1)} `;
    heard.push(`${(clock.now() - START_MS) / 1000} ${what}${payload}`);
  };
  const broker = await startBroker(clock, hear, () => faults);
  opened.push(broker);
  const changes: string[] = [];
  const faults: Faults = createFaults({
    clock,
    seed,
    broker,
    onChange: ({ kind }, phase) => changes.push(`${(clock.now() - START_MS) / 1000} ${kind} ${phase}`),
  });
  const device = createFirmware({
    label: 'CR-1002',
    classId: 2,
    clock,
    random,
    events: exampleEvents(2),
    timeServer: { host: 'ntp.example.com', boot: 0 },
    source: faults.source(createSyntheticSource({ clock, random }), 'CR-1002'),
    timeSource: faults.timeSource(createSyntheticTimeSource({ clock, random }), 'CR-1002'),
  });
  broker.attach(faults.device(device));
  /** Aedes delivers in a later turn. */
  const settle = async () => {
    for (let i = 0; i < 4; i++) await new Promise((resolve) => setImmediate(resolve));
  };
  await settle();
  heard.length = 0;
  let req = 0;
  return {
    heard,
    changes,
    faults,
    device,
    connect: broker.connect,
    async send(msg: string, body: unknown = {}) {
      broker.publish(requestTopic(ADDRESS), JSON.stringify({ req: ++req, msg, body }));
      await settle();
    },
    async advance(ms: number) {
      const endMs = clock.now() + ms;
      while (clock.now() < endMs) {
        clock.advance(Math.min(Math.max(clock.nextAtMs, clock.now()), endMs) - clock.now());
        await settle();
      }
      await settle();
    },
  };
}

type World = Awaited<ReturnType<typeof openWorld>>;
type Steps = (world: World) => Promise<unknown>;

const reply = (req: number, level: number, at = '0') =>
  `${at} {"req":${req},"msg":"vol","ok":true,"body":{"l":${level},"r":${level}}}`;
const greeting = (at: string, ctx: string) => `${at} {"msg":"Bonjour","ctx":"${ctx}"}`;

/** Sets the volume to 1, 2 and 3 at once, and waits. */
const threeVolumes: Steps = async ({ send, advance }) => {
  for (const l of [1, 2, 3]) await send('vol', { l, r: l });
  await advance(20_000);
};

const OF_MESSAGES: readonly (readonly [title: string, fault: FaultOptions, heard: readonly string[]])[] = [
  ['delay', { kind: 'delay', ms: 6000 }, [reply(1, 1, '12'), reply(2, 2, '12'), reply(3, 3, '12')]],
  [
    'delay of replies alone',
    { kind: 'delay', ms: 6000, direction: 'fromDevice', command: 'vol', times: 1 },
    [reply(2, 2), reply(3, 3), reply(1, 1, '6')],
  ],
  [
    'jitter, which keeps the order',
    { kind: 'delay', ms: 100, jitterMs: 900, direction: 'fromDevice' },
    [reply(1, 1, '0.588'), reply(2, 2, '0.588'), reply(3, 3, '0.588')],
  ],
  ['drop', { kind: 'drop', direction: 'toDevice', times: 1 }, [reply(2, 2), reply(3, 3)]],
  [
    'drop after so many',
    { kind: 'drop', skip: 1, times: 1, direction: 'fromDevice' },
    [reply(1, 1), reply(3, 3)],
  ],
  ['drop of another command', { kind: 'drop', command: 'eq' }, [reply(1, 1), reply(2, 2), reply(3, 3)]],
  [
    'drop of another device',
    { kind: 'drop', device: ['CR-1001', 'CR-1003'] },
    [reply(1, 1), reply(2, 2), reply(3, 3)],
  ],
  ['drop on a topic', { kind: 'drop', topic: 'cmd/rep/#' }, []],
  [
    'duplicate',
    { kind: 'duplicate', topic: 'cmd/rep/+/CR-1002', times: 1 },
    [reply(1, 1), reply(1, 1), reply(2, 2), reply(3, 3)],
  ],
  [
    'duplicate, later',
    { kind: 'duplicate', direction: 'fromDevice', times: 1, copies: 2, laterMs: 1000 },
    [reply(1, 1), reply(2, 2), reply(3, 3), reply(1, 1, '1'), reply(1, 1, '2')],
  ],
  [
    'reorder',
    { kind: 'reorder', direction: 'fromDevice', holdMs: 500 },
    [reply(2, 2), reply(1, 1), reply(3, 3, '0.5')],
  ],
  ['wrongReq', { kind: 'wrongReq', times: 1 }, [reply(2, 1), reply(2, 2), reply(3, 3)]],
  ['noReply', { kind: 'noReply', command: 'vol', times: 2 }, [reply(3, 3)]],
  [
    'refuse',
    { kind: 'refuse', error: 'The amplifier is hot', skip: 2 },
    [reply(1, 1), reply(2, 2), '0 {"req":3,"msg":"vol","ok":false,"body":{"error":"The amplifier is hot"}}'],
  ],
  [
    'a slow broker',
    { kind: 'broker', as: 'slow', ms: 2000 },
    [reply(1, 1, '4'), reply(2, 2, '4'), reply(3, 3, '4')],
  ],
];

const KINDS_OF_LINES: readonly (readonly [FaultKind, Steps, readonly string[]])[] = [
  [
    'disconnect',
    async ({ faults, send, advance }) => {
      faults.begin({ kind: 'disconnect', forMs: 2000 });
      await send('vol', { l: 1, r: 1 });
      await advance(3000);
      await send('vol');
    },
    [greeting('0', 'Offline'), greeting('2', 'Online'), reply(2, 0, '3')],
  ],
  [
    'halfOpen',
    async ({ faults, send, advance }) => {
      faults.begin({ kind: 'halfOpen', noticedAfterMs: 1000, forMs: 2000 });
      await send('vol', { l: 1, r: 1 });
      await advance(3000);
      await send('vol');
    },
    [greeting('1', 'Offline'), greeting('2', 'Online'), reply(2, 0, '3')],
  ],
  [
    'powerCut',
    async ({ faults, send, advance }) => {
      await send('vol', { l: 9, r: 9 });
      const cut = faults.begin({ kind: 'powerCut', device: 'CR-1002' });
      await send('vol', { l: 1, r: 1 });
      await advance(1000);
      cut.end();
      await advance(0);
      await send('vol');
    },
    [reply(1, 9), greeting('0', 'Offline'), greeting('1', 'Online'), reply(3, 9, '1')],
  ],
  [
    'broker',
    async ({ faults, send, advance }) => {
      const first = faults.begin({ kind: 'broker', as: 'down' });
      const second = faults.begin({ kind: 'broker', as: 'down', forMs: 2000 });
      first.end();
      await send('vol', { l: 1, r: 1 });
      await advance(2000);
      second.end();
      await send('vol');
    },
    [greeting('2', 'Online'), reply(2, 0, '2')],
  ],
];

describe.each(Object.entries(brokers))('over %s', (_name, startBroker) => {
  test.each(OF_MESSAGES)('%s', async (_title, fault, expected) => {
    const world = await openWorld(startBroker);
    world.faults.begin(fault);
    await threeVolumes(world);
    // What goes to the device and what comes from it is delayed, each.
    expect(world.heard).toEqual(expected);
  });

  test.each(KINDS_OF_LINES)('%s', async (_kind, steps, expected) => {
    const world = await openWorld(startBroker);
    await steps(world);
    expect(world.heard).toEqual(expected);
  });

  test('halfOpen and disconnect of a console, while another one hears everything', async () => {
    const { connect, faults, advance, heard } = await openWorld(startBroker);
    const [office, porter] = [await connect('office'), await connect('porter')];
    for (const { subscribe } of [office, porter]) await subscribe(replyTopic(ADDRESS));
    const sound = async (l: number) => {
      porter.publish(requestTopic(ADDRESS), JSON.stringify({ req: l, msg: 'vol', body: { l, r: l } }));
      await eventually(() => expect(porter.heard.at(-1)?.payload).toBe(reply(l, l).slice(2)));
    };
    const tries = async (name: string, timeoutMs?: number) => {
      const outcome = connect(name, timeoutMs).then(
        () => 'connected',
        () => 'lost',
      );
      await advance(5000);
      return outcome;
    };
    await sound(1);
    await eventually(() => expect(office.heard.length).toBe(2));
    heard.length = 0;

    const fault = faults.begin({ kind: 'halfOpen', console: 'office', noticedAfterMs: 1000 });
    expect(office.publish(requestTopic(ADDRESS), '{"req":9,"msg":"vol","body":{}}')).toBe(true);
    await sound(2);
    expect([office.heard.length, heard]).toEqual([2, [reply(2, 2)]]);
    await advance(1000);
    expect(await office.closed).toMatch(/keepalive|closed/);
    expect(await tries('office', 200)).toBe('lost');

    fault.end();
    const back = await connect('office');
    faults.begin({ kind: 'halfOpen', console: 'office' }).end();
    expect(await back.closed).toBe('closed');
    const cut = faults.begin({ kind: 'disconnect', console: 'porter' });
    expect(await porter.closed).toBe('closed');
    expect(await tries('porter', 200)).toBe('lost');
    cut.end();
    expect(await tries('porter')).toBe('connected');
  });

  test('corrupt: what arrives is never JSON, and nothing of it is obeyed', async () => {
    const world = await openWorld(startBroker);
    const fault = world.faults.begin({ kind: 'corrupt' });
    for (let i = 0; i < 50; i++) await world.send('vol', { l: 1, r: 1 });
    expect([fault.count, world.heard]).toEqual([50, []]);
    fault.end();
    world.faults.begin({ kind: 'corrupt', direction: 'fromDevice' });
    for (let i = 0; i < 50; i++) await world.send('vol');
    expect(world.heard.length).toBe(50);
    for (const line of world.heard) {
      const payload = line.slice(line.indexOf(' ') + 1);
      expect(() => JSON.parse(payload)).toThrow(SyntaxError);
      expect(world.faults.isSpoiled(payload)).toBe(true);
    }
  });

  const EVENT = {
    name: 'Late show',
    mode: 'playback',
    repeat: 4,
    time: [1320, 1380],
    main: { uri: `http://${MAIN}/x`, tmo: 15 },
  };
  test.each([
    [true, 3],
    [false, 2],
  ])(
    'powerCut during SetEvent, written: %s: of the event there is all or nothing, and nobody is told',
    async (written, count) => {
      const { faults, send, advance, heard } = await openWorld(startBroker);
      const fault = faults.begin({ kind: 'powerCut', during: 'SetEvent', written, forMs: 5000 });
      await send('GetEvent', { id: 'evts/9' });
      expect(fault.count).toBe(0);
      heard.length = 0;
      await send('SetEvent', EVENT);
      await advance(5000);
      expect(heard).toEqual([greeting('0', 'Offline'), greeting('5', 'Online')]);
      heard.length = 0;
      await send('GetEvents');
      const { body } = JSON.parse(heard[0]?.slice(2) ?? '');
      expect([fault.count, body.length]).toEqual([1, count]);
      expect(body.slice(2)).toEqual(written ? [{ ...EVENT, id: 'evts/3' }] : []);
    },
  );

  test('the same seed meets the same messages on either broker, another seed others (FLT-106)', async () => {
    const meet = async (on: StartBroker, seed: number) => {
      const world = await openWorld(on, seed);
      world.faults.begin({ kind: 'drop', chance: 0.5 });
      world.faults.begin({ kind: 'delay', ms: 0, jitterMs: 500, chance: 0.5 });
      for (let i = 0; i < 20; i++) await world.send('vol', { l: i, r: i });
      await world.advance(2000);
      return world.heard;
    };
    const first = await meet(startBroker, 1);
    expect(first.length).toBeGreaterThan(2);
    expect(await meet(onHub, 1)).toEqual(first);
    expect(await meet(startBroker, 2)).not.toEqual(first);
  });
});

describe('around the devices', () => {
  const streams = ({ heard }: World) =>
    heard
      .filter((line) => line.includes(' stream '))
      .map((line) => {
        const { status, ctx } = JSON.parse(line.slice(line.indexOf('{')));
        return `${line.slice(0, line.indexOf(' '))} ${STREAM_STATUS[status]} ${ctx.fail === 1 ? 'fail-over' : 'main'}`;
      });

  test.each<[string, FaultOptions, string[]]>([
    [
      'dead: what plays ends, and nobody answers',
      { kind: 'stream', host: MAIN, as: 'dead', forMs: 20_000 },
      ['2 starting fail-over', '2.302 started fail-over', '47.918 started main'],
    ],
    [
      'refused: each new try fails at once',
      { kind: 'stream', host: MAIN.toUpperCase(), as: 'refused', forMs: 20_000 },
      ['2 starting fail-over', '2.302 started fail-over', '32.918 started main'],
    ],
    ['dns: what plays goes on', { kind: 'dns', host: MAIN, forMs: 20_000 }, []],
    [
      'flapping: gone and back, again and again',
      { kind: 'stream', host: MAIN, as: 'flapping', everyMs: 4000, forMs: 20_000 },
      [
        '2 starting fail-over',
        '2.302 started fail-over',
        '17.918 started main',
        '18 starting fail-over',
        '18.889 started fail-over',
        '34.77 started main',
      ],
    ],
  ])('a stream that is %s', async (_title, fault, expected) => {
    const world = await openWorld(onHub);
    await world.send('StartEvent', { id: 'evts/1' });
    await world.advance(2000);
    world.heard.length = 0;
    world.faults.begin(fault);
    await world.advance(60_000);
    expect(streams(world)).toEqual(expected);
  });

  test('a silent stream plays without a level, and is heard again', async () => {
    const world = await openWorld(onHub);
    await world.send('StartEvent', { id: 'evts/1' });
    await world.send('StartExtra');
    await world.advance(2000);
    const levels = () =>
      world.heard
        .filter((line) => line.includes('vumeter'))
        .map((line) => JSON.parse(line.slice(line.indexOf('{'))).vu[0]);
    world.heard.length = 0;
    const fault = world.faults.begin({ kind: 'stream', host: MAIN, as: 'silent' });
    await world.advance(1000);
    expect(new Set(levels())).toEqual(new Set([0]));
    expect(streams(world)).toEqual([]);
    world.heard.length = 0;
    fault.end();
    await world.advance(1000);
    expect(Math.min(...levels())).toBeGreaterThan(20);
  });

  const lastRtc = ({ heard }: World) =>
    JSON.parse(heard.findLast((line) => line.includes('rtc'))?.split(' rtc ')[1] ?? 'null');

  test.each([
    ...Object.entries(NTP_FAILURES).map(([as, failure]) => [as, failure] as const),
    ['dead', { result: -6, event: -4 }] as const,
  ])('a time server that is %s: %j', async (as, failure) => {
    const world = await openWorld(onHub);
    const fault = world.faults.begin({ kind: 'ntp', as, device: 'CR-1002' });
    await world.send('ntp', { sync: true });
    await world.advance(6000);
    expect(lastRtc(world)).toEqual({ state: 'Error', ...failure });
    fault.end();
    await world.send('ntp', { sync: true });
    await world.advance(200);
    expect(lastRtc(world)).toMatchObject({ state: 'Done', result: 0, event: 1 });
  });

  test('a time server whose name is not found, and one that has not answered for eleven minutes (-3)', async () => {
    const world = await openWorld(onHub);
    world.faults.begin({ kind: 'dns', host: 'ntp.example.com', forMs: 10_000 });
    await world.send('ntp', { sync: true });
    await world.advance(1000);
    expect(lastRtc(world)).toEqual({ state: 'Error', result: -11, event: -1 });
    await world.advance(20_000);
    world.faults.begin({ kind: 'ntp', as: 'kiss', host: 'ntp.example.com' });
    await world.advance(660_000);
    expect(lastRtc(world)).toMatchObject({ state: 'Stale', result: -3 });
  });

  test('a clock that jumps starts and ends what it then shows', async () => {
    const world = await openWorld(onHub);
    world.faults.begin({ kind: 'clockJump', ms: 3 * 3_600_000 });
    await world.advance(1000);
    expect(world.heard[0]).toBe(
      '0 stream {"id":"evts/1","status":1,"ctx":{"msg":"Connecting","fail":0,"host":"live.aurora-radio.example","port":8000}}',
    );
    world.heard.length = 0;
    world.faults.begin({ kind: 'clockJump', ms: -3 * 3_600_000, device: 'CR-1002' });
    await world.advance(1000);
    expect(streams(world).at(-1)).toContain('stopped');
  });
});

describe('when', () => {
  test('a fault begins later, lasts so long, and can be called off', async () => {
    const { faults, advance, changes } = await openWorld(onHub);
    faults.begin({ kind: 'disconnect', afterMs: 1000, forMs: 500 });
    const off = faults.begin({ kind: 'powerCut', afterMs: 2000 });
    const never = faults.begin({ kind: 'powerCut', during: 'SetEvent' });
    await advance(1900);
    off.end();
    never.end();
    never.end();
    await advance(10_000);
    expect(changes).toEqual(['1 disconnect begins', '1.5 disconnect ends']);
    expect([off.count, never.count]).toEqual([0, 0]);
  });

  test('one of settings leaves readings and their replies alone, and the other way round', async () => {
    const { faults, send, heard } = await openWorld(onHub);
    const deaf = faults.begin({ kind: 'noReply', setting: true });
    await send('vol', { l: 1, r: 1 });
    await send('vol', {});
    deaf.end();
    faults.begin({ kind: 'refuse', setting: false, command: 'vol', error: 'Not told' });
    await send('vol', null);
    await send('vol', { l: 2, r: 2 });
    const refusal = '0 {"req":3,"msg":"vol","ok":false,"body":{"error":"Not told"}}';
    expect(heard).toEqual([reply(2, 1), refusal, reply(4, 2)]);
  });

  test('one that met its last message says so', async () => {
    const { faults, send, changes } = await openWorld(onHub);
    const fault = faults.begin({ kind: 'drop', times: 1 });
    await send('vol');
    expect([fault.count, changes]).toEqual([1, ['0 drop begins', '0 drop is used up']]);
  });

  test('with two faults of the same line it is back after the last', async () => {
    const { faults, advance, heard } = await openWorld(onHub);
    faults.begin({ kind: 'disconnect', forMs: 1000 });
    faults.begin({ kind: 'powerCut', forMs: 3000 });
    await advance(2000);
    expect(heard).toEqual([greeting('0', 'Offline')]);
    await advance(2000);
    expect(heard.slice(1)).toEqual([greeting('3', 'Online')]);
  });
});
