import type { BrokerLogin } from '@carillon/protocol/server';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { afterEach, expect, test } from 'vitest';
import type { Told } from './feed.ts';
import { followLogins, type ToldBroker } from './follow.ts';

const EVERY_MS = 250;
const START = Date.UTC(2026, 2, 5);

const login = (name: string, expires_at?: number): BrokerLogin => ({
  name,
  password: 'p',
  publish: [],
  subscribe: [],
  ...(expires_at !== undefined && { expires_at }),
});

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

let end: () => Promise<void> = async () => {};
afterEach(() => end());

/** A feed and a broker that a test changes, and a follower between them. */
async function open(first: readonly BrokerLogin[], feedFault = '') {
  const clock = createVirtualClock(START);
  const told: Told = { logins: first, leftOut: undefined };
  const world = {
    told,
    /** Why the feed, or the broker, does not work. */
    feedFault,
    brokerFault: '',
    leftOut: '',
    /** How often the broker has more to do. */
    more: 0,
  };
  const applied: string[][] = [];
  const reports: string[] = [];
  let reads = 0;
  let isClosed = false;
  const broker: ToldBroker = {
    async apply(logins) {
      if (world.brokerFault) throw new Error(world.brokerFault);
      applied.push(logins.map(({ name }) => name));
      return world.more-- > 0;
    },
    leftOut: () => world.leftOut || undefined,
    async close() {
      isClosed = true;
    },
  };
  const ending = new AbortController();
  const ended = followLogins({
    async read() {
      reads++;
      if (world.feedFault) throw new Error(world.feedFault);
      return world.told;
    },
    broker,
    clock,
    signal: ending.signal,
    report: (sentence) => reports.push(sentence),
  });
  end = async () => {
    ending.abort();
    await ended;
  };
  async function pass(ms: number) {
    for (let left = ms; left > 0; left -= 50) {
      clock.advance(50);
      await settle();
    }
  }
  await settle();
  return { world, applied, reports, pass, clock, reads: () => reads, isClosed: () => isClosed };
}

test('LIB-17 who is in the feed now is told four times a second', async () => {
  const { world, applied, pass, reads, reports } = await open([login('a')]);
  expect(applied).toEqual([['a']]);
  world.told = { logins: [login('a'), login('b')], leftOut: undefined };
  await pass(EVERY_MS);
  expect(applied.at(-1)).toEqual(['a', 'b']);
  await pass(1000);
  expect([reads(), reports]).toEqual([6, []]);
});

test('LIB-17 a broker that has more to do is told on at once, with whoever is in the feed by then', async () => {
  const { world, applied, pass } = await open([login('first')]);
  world.more = 3;
  await pass(EVERY_MS);
  // One look at its time, and three more without waiting for any.
  expect(applied).toHaveLength(1 + 1 + 3);
  world.more = 1;
  world.told = { logins: [login('first'), login('late')], leftOut: undefined };
  await pass(EVERY_MS);
  expect(applied.slice(5)).toEqual([
    ['first', 'late'],
    ['first', 'late'],
  ]);
});

test('LIB-17 a session leaves when its token ends, even while the platform does not answer', async () => {
  const { world, applied, pass } = await open([login('a', START / 1000 + 2), login('b')]);
  world.feedFault = 'the feed does not answer';
  await pass(1000);
  expect(applied.at(-1)).toEqual(['a', 'b']);
  await pass(3000);
  expect(applied.at(-1)).toEqual(['b']);
});

test('LIB-17 a trouble is said once, and its end; it is looked at once a second meanwhile', async () => {
  const { world, pass, reads, reports, applied } = await open([login('a')]);
  world.feedFault = 'the feed does not answer';
  await pass(EVERY_MS);
  const before = reads();
  await pass(5000);
  expect(reads() - before).toBe(5);
  expect(reports).toEqual(['the feed does not answer']);
  world.brokerFault = 'Mosquitto does not answer';
  await pass(1000);
  expect(reports.at(-1)).toBe('the feed does not answer; Mosquitto does not answer');
  Object.assign(world, { feedFault: '', brokerFault: '' });
  await pass(1000);
  expect(reports.slice(2)).toEqual(['all is well again']);
  expect(applied.at(-1)).toEqual(['a']);
});

test('LIB-17 nobody is taken away before the feed has answered for the first time', async () => {
  const { world, applied, pass } = await open([login('a')], 'the feed does not answer');
  await pass(5000);
  expect(applied).toEqual([]);
  world.feedFault = '';
  await pass(1000);
  expect(applied[0]).toEqual(['a']);
});

test('LIB-17 who was left out is said once, and keeps nobody else waiting', async () => {
  const { world, applied, reports, pass, reads } = await open([login('a')]);
  world.told = { logins: [login('a')], leftOut: "left out: 'odd one'" };
  world.leftOut = "left out: 'admin'";
  await pass(EVERY_MS);
  expect(applied.at(-1)).toEqual(['a']);
  const before = reads();
  await pass(1000);
  expect(reads() - before).toBe(4);
  expect(reports).toEqual(["left out: 'odd one'; left out: 'admin'"]);
});

test('LIB-17 a signal ends it, also while it waits, and closes the broker', async () => {
  const { isClosed, clock, reads } = await open([login('a')]);
  await end();
  expect([isClosed(), clock.pending, reads()]).toEqual([true, 0, 1]);
});
