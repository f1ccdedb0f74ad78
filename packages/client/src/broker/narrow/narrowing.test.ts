import {
  type DeviceAddress,
  liveTopic,
  replyTopic,
  requestTopic,
  startExtra,
  stopExtra,
  type TransportConnection,
} from '@carillon/protocol/broker';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createNarrowing } from './narrowing.ts';

const address = (i: number): DeviceAddress => ({ type: 'micro-eth', label: `CR-${i}` });
const STATE = ['schedule', 'stream', 'rtc'] as const;
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A broker that answers when it is let: what it has subscribed is so from the moment at which the packet comes. */
function openLine(isRefused: (filter: string) => boolean = () => false) {
  const held = new Set<string>();
  const packets: (readonly string[])[] = [];
  const answers: (() => void)[] = [];
  const connection: TransportConnection = {
    publish: () => true,
    subscribe(filters) {
      packets.push(filters);
      for (const filter of filters) if (!isRefused(filter)) held.add(filter);
      return new Promise((resolve) => {
        answers.push(() => resolve(filters.map((filter) => !isRefused(filter))));
      });
    },
    unsubscribe(filters) {
      for (const filter of filters) held.delete(filter);
    },
    ping: async () => {},
    end() {},
  };
  async function answer() {
    while (answers.length > 0) {
      for (const one of answers.splice(0)) one();
      await settle();
    }
  }
  const channelsOf = (i: number) =>
    [...held]
      .filter((filter) => filter.startsWith(liveTopic(address(i), '+').slice(0, -1)))
      .map((f) => f.split('/')[3]);
  return { connection, held, packets, answer, channelsOf };
}

const linkFilters = (i: number) => [replyTopic(address(i)), liveTopic(address(i), '+')];
const command = (msg: string) => JSON.stringify({ req: 1, msg, body: {} });

async function open(isRefused?: (filter: string) => boolean, isHeard?: (address: DeviceAddress) => boolean) {
  const clock = createVirtualClock();
  const narrowing = createNarrowing(clock, isHeard);
  const line = openLine(isRefused);
  const shown = () => narrowing.layer(line.connection) ?? line.connection;
  async function pass(ms: number) {
    clock.advance(ms);
    await settle();
    await line.answer();
  }
  const subscribe = (...devices: number[]) => {
    const asked = shown().subscribe(devices.flatMap(linkFilters));
    return line.answer().then(() => asked);
  };
  return { clock, narrowing, line, shown, pass, subscribe };
}

describe('FLV-01 a device that is shown among many', () => {
  test('is subscribed by what tells of its state alone, and others by all of theirs', async () => {
    const { narrowing, line, subscribe } = await open();
    narrowing.narrow([address(1)]);
    expect(await subscribe(1, 2)).toEqual([true, true, true, true]);
    expect([line.channelsOf(1), line.channelsOf(2)]).toEqual([[...STATE], ['+']]);
  });

  test('gets all of it while this page asks for its levels, and for a while after', async () => {
    const { narrowing, line, shown, pass, subscribe } = await open();
    narrowing.narrow([address(1), address(2)]);
    await subscribe(1, 2);
    const ask = (msg: string) => shown().publish(requestTopic(address(1)), command(msg));
    ask(startExtra.msg);
    await pass(0);
    expect([line.channelsOf(1), line.channelsOf(2)]).toEqual([['+'], [...STATE]]);
    // It is asked for again every 10 s.
    for (let i = 0; i < 6; i++) {
      await pass(10_000);
      ask(startExtra.msg);
    }
    expect(line.channelsOf(1)).toEqual(['+']);
    ask(stopExtra.msg);
    await pass(500);
    expect(line.channelsOf(1)).toEqual(['+']);
    await pass(500);
    expect(line.channelsOf(1)).toEqual([...STATE]);
    // A stream that ended is not asked to stop: that lapses.
    ask(startExtra.msg);
    await pass(29_000);
    expect(line.channelsOf(1)).toEqual(['+']);
    await pass(1000);
    expect(line.channelsOf(1)).toEqual([...STATE]);
  });

  test('that is subscribed already is narrowed a moment later, and widened when it is shown among many no longer', async () => {
    const { clock, narrowing, line, pass, subscribe } = await open();
    await subscribe(1);
    const release = narrowing.narrow([address(1)]);
    await pass(900);
    expect(line.channelsOf(1)).toEqual(['+']);
    await pass(100);
    expect(line.channelsOf(1)).toEqual([...STATE]);
    release();
    await pass(1900);
    expect(line.channelsOf(1)).toEqual([...STATE]);
    await pass(100);
    expect([line.channelsOf(1), clock.pending]).toEqual([['+'], 0]);
  });

  test('whose rest the broker refuses stays as it is', async () => {
    const { narrowing, line, shown, pass, subscribe } = await open((filter) => filter.endsWith('/+'));
    narrowing.narrow([address(1)]);
    expect(await subscribe(1)).toEqual([true, true]);
    shown().publish(requestTopic(address(1)), command(startExtra.msg));
    await pass(0);
    expect(line.channelsOf(1)).toEqual([...STATE]);
  });

  test('FLT-124 is told to be refused where one of its topics is', async () => {
    const { narrowing, subscribe } = await open((filter) => filter.endsWith('CR-1/rtc'));
    narrowing.narrow([address(1), address(2)]);
    expect(await subscribe(1, 2)).toEqual([true, false, true, true]);
  });

  test('takes more filters, and no packet more than a hundred; none is cut within a device', async () => {
    const { narrowing, line, subscribe } = await open();
    const devices = Array.from({ length: 50 }, (_, i) => i);
    narrowing.narrow(devices.map(address));
    expect(await subscribe(...devices)).toEqual(devices.flatMap(() => [true, true]));
    expect(line.packets.map(({ length }) => length)).toEqual([100, 100]);
    for (const packet of line.packets)
      expect(packet.filter((filter) => filter.endsWith('rtc'))).toHaveLength(25);
  });
});

/** What may happen, to one of two devices. */
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'link',
      'link',
      'narrow',
      'narrow',
      'ask',
      'stop',
      'answer',
      'answer',
      'pass',
      'pass',
      'reconnect',
    ),
    device: fc.constantFrom(0, 0, 0, 1),
    ms: fc.constantFrom(300, 1000, 2000, 31_000),
    packets: fc.integer({ min: 1, max: 4 }),
  }),
  { minLength: 10, maxLength: 60 },
);

/** A broker that takes packets one by one, each when it is let. */
function openSlowLine() {
  const held = new Set<string>();
  const packets: (() => void)[] = [];
  const connection: TransportConnection = {
    publish: () => true,
    subscribe: (filters) =>
      new Promise((resolve) => {
        packets.push(() => {
          for (const filter of filters) held.add(filter);
          resolve(filters.map(() => true));
        });
      }),
    unsubscribe(filters) {
      packets.push(() => {
        for (const filter of filters) held.delete(filter);
      });
    },
    ping: async () => {},
    end() {},
  };
  return { connection, held, packets };
}

test('FLV-01 in any order nothing of the state is missed, and at last each device has what is wanted, and no topic besides', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (run) => {
      const clock = createVirtualClock();
      const narrowing = createNarrowing(clock);
      let line = openSlowLine();
      /** Those that are used, and those of them of which the broker has said that they are heard. */
      const links = new Map<number, symbol>();
      const granted = new Set<number>();
      const releases = new Map<number, () => void>();
      const asked = new Set<number>();
      const shown = () => narrowing.layer(line.connection) ?? line.connection;
      function subscribe(device: number) {
        const mine = Symbol();
        links.set(device, mine);
        void shown()
          .subscribe(linkFilters(device))
          .then(() => {
            if (links.get(device) === mine) granted.add(device);
          });
      }
      const hears = (i: number) =>
        line.held.has(liveTopic(address(i), '+')) ||
        STATE.every((channel) => line.held.has(liveTopic(address(i), channel)));
      async function answer(count: number) {
        for (let i = 0; i < count && line.packets.length > 0; i++) {
          line.packets.shift()?.();
          expect([...granted].filter((device) => !hears(device))).toEqual([]);
          await settle();
        }
      }
      for (const { kind, device, ms, packets } of run) {
        const topic = requestTopic(address(device));
        if (kind === 'link') {
          granted.delete(device);
          if (links.delete(device)) shown().unsubscribe(linkFilters(device));
          else subscribe(device);
        } else if (kind === 'narrow') {
          const release = releases.get(device);
          release?.();
          if (release) releases.delete(device);
          else releases.set(device, narrowing.narrow([address(device)]));
        } else if (kind === 'ask' && links.has(device)) {
          asked.add(device);
          shown().publish(topic, command(startExtra.msg));
        } else if (kind === 'stop' && asked.delete(device)) shown().publish(topic, command(stopExtra.msg));
        else if (kind === 'answer') await answer(packets);
        else if (kind === 'pass') clock.advance(ms);
        else if (kind === 'reconnect') {
          line = openSlowLine();
          granted.clear();
          for (const link of links.keys()) subscribe(link);
        }
        await settle();
      }
      await answer(Number.POSITIVE_INFINITY);
      clock.advance(31_000);
      await settle();
      await answer(Number.POSITIVE_INFINITY);
      const wanted = [...links.keys()].flatMap((i) => [
        replyTopic(address(i)),
        ...(releases.has(i) ? STATE : (['+'] as const)).map((channel) => liveTopic(address(i), channel)),
      ]);
      expect([...line.held].sort()).toEqual(wanted.sort());
      for (const release of releases.values()) release();
      clock.advance(2000);
      expect(clock.pending).toBe(0);
    }),
    { numRuns: 2000 },
  );
});

test('FLV-01 what a list has subscribed before anything was narrowed is narrowed, too, and let go of whole', async () => {
  const { narrowing, line, shown, pass } = await open(undefined, ({ label }) => label === 'CR-1');
  // By the links of a page that knows of no layer.
  line.connection.subscribe([...linkFilters(1), ...linkFilters(2)]);
  await line.answer();
  shown();
  narrowing.narrow([address(1), address(2)]);
  await pass(1000);
  expect(line.channelsOf(1)).toEqual([...STATE]);
  // Of this one nobody knows whether it is subscribed: nothing is asked for it.
  expect(line.channelsOf(2)).toEqual(['+']);
  shown().unsubscribe([...linkFilters(1), ...linkFilters(2)]);
  expect([...line.held]).toEqual([]);
});
