import type { Transport, TransportListener } from '@carillon/protocol/broker';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { expect, test, vi } from 'vitest';
import { createBroker } from '../broker.ts';
import { heapInUse } from '../testGarbage.ts';

const DEVICES = 50;
const TEN_MINUTES_OF_LEVELS = 10 * 60 * 10;
const MAX_GROWTH = 2 * 1024 * 1024;

const encoder = new TextEncoder();
const levels: readonly Uint8Array[] = Array.from({ length: 20 }, (_, i) =>
  encoder.encode(`{"vu":[${i},${i}]}`),
);
const NO_BYTES = new Uint8Array();
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A console with fifty devices on a line that grants all topics, never hears an unsubscription and stays silent otherwise. */
async function open() {
  const clock = createVirtualClock();
  let listener: TransportListener | undefined;
  const filters = new Set<string>();
  const transport: Transport = {
    address: 'line',
    connect(_login, next) {
      listener = next;
      queueMicrotask(next.onConnect);
      return {
        publish: () => true,
        async subscribe(wanted) {
          for (const filter of wanted) filters.add(filter);
          return wanted.map(() => true);
        },
        unsubscribe(wanted) {
          for (const filter of wanted) filters.delete(filter);
        },
        ping: async () => {},
        end() {},
      };
    },
  };
  const broker = createBroker({
    transport,
    clock,
    credentials: async () => ({ username: '2', password: 'jwt' }),
  });
  broker.connect();
  await settle();
  const say = (label: string, i: number) =>
    listener?.onMessage(`async/micro-eth/${label}/vumeter`, levels[i % levels.length] ?? NO_BYTES, false);
  async function pass(ms: number) {
    clock.advance(ms);
    await settle();
  }
  return { broker, clock, filters, say, pass };
}

const labels = Array.from({ length: DEVICES }, (_, i) => `CR-${2000 + i}`);

test('FLT-045 screens that are left leave no listener, no topic and no timer', async () => {
  const { broker, clock, filters, say, pass } = await open();
  const told = vi.fn();
  for (let round = 0; round < 20; round++) {
    const releases = labels.map((label) => {
      const link = broker.device({ type: 'micro-eth', label });
      const ends = [link, link.channel('vumeter'), link.channel('vu'), link.setting('vol')].map((store) =>
        store.subscribe(told),
      );
      return [...ends, link.watchExtra()];
    });
    await pass(0);
    expect(filters.size).toBe(2 * DEVICES);
    for (const end of releases.flat()) end();
    // A question that was asked is waited for, 5 s long; then the topics stay for another second.
    await pass(5000);
    await pass(1000);
    expect(filters.size).toBe(0);
  }
  told.mockClear();
  for (const label of labels) say(label, 1);
  // The look at the clock (FLT-013) is the one timer that stays.
  expect([told.mock.calls.length, broker.dropped(), clock.pending]).toEqual([0, DEVICES, 1]);
});

test('FLT-045 ten minutes of levels of fifty devices that no screen shows grow nothing', async () => {
  const { broker, say, pass } = await open();
  const channels = labels.map((label) => {
    const channel = broker.device({ type: 'micro-eth', label }).channel('vumeter');
    channel.subscribe(() => {})();
    return channel;
  });
  await pass(10_000);
  let said = 0;
  const tell = (count: number) => {
    for (let i = 0; i < count; i++) for (const label of labels) say(label, said++);
  };
  tell(TEN_MINUTES_OF_LEVELS / 10);
  const before = await heapInUse();
  tell(TEN_MINUTES_OF_LEVELS);
  expect((await heapInUse()) - before).toBeLessThan(MAX_GROWTH);
  expect(broker.dropped()).toBe(said);
  expect(channels.map((channel) => channel.getSnapshot())).toEqual(labels.map(() => undefined));
});
