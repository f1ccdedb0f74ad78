import type { Authority, BrokerUser } from '@carillon/protocol/broker';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { createFirmware, createHub, createRandom, exampleEvents } from '@carillon/simulator';
import { describe, expect, test } from 'vitest';
import { type BrokerOptions, createBroker } from '../broker.ts';
import { createTestCluster } from '../testCluster.ts';
import { ADDRESS, record } from '../testStage.ts';

const STEP_MS = 50;
const STEADY_MS = 10_000;

const person: BrokerUser = {
  kind: 'person',
  userId: 2,
  isAdmin: false,
  expiresAtMs: Number.POSITIVE_INFINITY,
};

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A cluster with a device behind it, and consoles that know all of its addresses. */
function open(nodes: number, authority: Partial<Authority> = {}) {
  const clock = createVirtualClock(Date.UTC(2026, 2, 4, 12));
  const hub = createHub({
    clock,
    authority: { authenticate: async () => person, ownsDevice: () => true, ...authority },
  });
  hub.attach(createFirmware({ label: ADDRESS.label, classId: 2, clock, events: exampleEvents(2) }));
  const cluster = createTestCluster(nodes, hub.transport());
  const console = (options: Partial<BrokerOptions> = {}) =>
    createBroker({
      transport: cluster.transports,
      clock,
      random: () => 0.5,
      credentials: async () => ({ username: '2', password: 'jwt' }),
      ...options,
    });
  async function pass(ms: number) {
    for (let left = ms; left > 0; left -= STEP_MS) {
      clock.advance(STEP_MS);
      await settle();
    }
  }
  /** Which nodes are dialled within so long from now, and when. */
  async function tries(ms: number): Promise<readonly string[]> {
    const seen: string[] = [];
    for (let from = cluster.dialled.length, at = STEP_MS; at <= ms; at += STEP_MS) {
      await pass(STEP_MS);
      for (const node of cluster.dialled.slice(from)) seen.push(`${node} after ${at}`);
      from = cluster.dialled.length;
    }
    return seen;
  }
  return { clock, hub, cluster, console, pass, tries };
}

test.each([2, 3, 5])(
  'LIB-17 consoles spread evenly over %i addresses, and those of a dead one over the others',
  async (nodes) => {
    const { cluster, console, pass } = open(nodes);
    for (let i = 0; i < 100 * nodes; i++) console({ random: createRandom(i) }).connect();
    await pass(STEP_MS);
    for (const count of cluster.counts()) expect(Math.abs(count - 100)).toBeLessThan(35);
    await pass(STEADY_MS);
    cluster.kill(0);
    await pass(2000 + STEP_MS);
    const [dead, ...others] = cluster.counts();
    const each = (100 * nodes) / (nodes - 1);
    expect(dead).toBe(0);
    for (const count of others) expect(Math.abs(count - each)).toBeLessThan(0.3 * each);
  },
);

describe('LIB-17 when an address is lost', () => {
  test('each other one is tried once, after a draw of at most 2 s, and then all of them by the back-off', async () => {
    const { cluster, console, pass, tries } = open(3);
    console().connect();
    await pass(STEADY_MS);
    expect(cluster.dialled).toEqual([1]);
    for (const node of [0, 1, 2]) cluster.kill(node);
    expect(await tries(13_500)).toEqual([
      '2 after 1000',
      '0 after 2000',
      // A draw of half of 4 s, then one of half of 8 s.
      '1 after 4000',
      '2 after 5000',
      '0 after 6000',
      '1 after 10000',
      '2 after 11000',
      '0 after 12000',
    ]);
  });

  test('the longest wait for the next one is 2 s', async () => {
    const { cluster, console, pass, tries } = open(2);
    console({ random: () => 0.999 }).connect();
    await pass(STEADY_MS);
    cluster.kill(1);
    expect(await tries(4000)).toEqual(['0 after 2000']);
  });

  test('FLT-010 a console is on another one, with its device as it was, and says which', async () => {
    const { cluster, console, pass } = open(3);
    const broker = console();
    const link = broker.device(ADDRESS);
    const known = record(link, ({ presence, isStale }) => `${presence} ${isStale}`);
    broker.connect();
    expect(broker.getSnapshot().address).toBe('node-1');
    await pass(STEADY_MS);
    const { events } = link.getSnapshot();
    cluster.kill(1);
    expect(broker.getSnapshot()).toMatchObject({
      status: 'connecting',
      lastError: { code: 'lost', address: 'node-1' },
      loss: { error: { code: 'lost', address: 'node-1' } },
      address: 'node-2',
    });
    await pass(2000);
    expect(broker.getSnapshot()).toMatchObject({ status: 'connected', lastError: null, address: 'node-2' });
    expect(link.getSnapshot()).toMatchObject({ presence: 'online', isStale: false, events });
    expect(known).toEqual(['unknown false', 'online false', 'unknown true', 'online false']);
  });

  test('FLT-001 so it is with the first try of a page', async () => {
    const { cluster, console, tries } = open(3);
    cluster.kill(1);
    cluster.kill(2);
    const broker = console();
    broker.connect();
    expect(await tries(10_000)).toEqual(['1 after 50', '2 after 1050', '0 after 2050']);
    expect(broker.getSnapshot()).toMatchObject({ status: 'connected', address: 'node-0' });
  });

  test('an address that failed before is one to move to again, once the present one has lasted', async () => {
    const { cluster, console, pass, tries } = open(2);
    console().connect();
    await pass(STEADY_MS);
    cluster.kill(1);
    expect(await tries(STEADY_MS + 2000)).toEqual(['0 after 1000']);
    cluster.revive(1);
    cluster.kill(0);
    expect(await tries(2000)).toEqual(['1 after 1000']);
  });

  test('FLT-019 connections that end soon after they open lead to no tight loop over the addresses', async () => {
    const { hub, cluster, console, pass } = open(3);
    console().connect();
    for (let i = 0; i < 600; i++) {
      await pass(500);
      hub.disconnect(() => true);
    }
    // Five minutes: three tries before each wait, which grows to half of a minute.
    expect(cluster.dialled.length).toBeLessThan(45);
    expect(new Set(cluster.dialled).size).toBe(3);
  });

  test('Retry and a wake try the next one at once', async () => {
    const { cluster, console, pass } = open(2);
    const broker = console();
    broker.connect();
    await pass(STEADY_MS);
    cluster.kill(1);
    broker.connect();
    await pass(STEP_MS);
    expect(cluster.dialled).toEqual([1, 0]);
  });

  test('a loss that this page has brought about is none of the address: it is tried again at once', async () => {
    const { hub, cluster, console, pass } = open(2);
    const broker = console();
    broker.connect();
    await pass(STEADY_MS);
    broker.expectLoss();
    hub.disconnect(() => true);
    await pass(3 * STEP_MS);
    expect(cluster.dialled).toEqual([1, 1]);
  });
});

test('FLT-005 LIB-17 a login by user id that one address refuses is tried once more with another token within 10 s, at no other address, and ends', async () => {
  const passwords: string[] = [];
  const { cluster, console, pass } = open(3, {
    async authenticate(username, password) {
      passwords.push(`${username} ${password}`);
      return null;
    },
  });
  const broker = console({
    credentials: async (wasRefused) => ({ username: '2', password: wasRefused ? 'renewed' : 'jwt' }),
  });
  broker.connect();
  await pass(STEADY_MS);
  expect(broker.getSnapshot()).toMatchObject({ status: 'disconnected', lastError: { code: 'refused' } });
  await pass(600_000);
  expect(passwords).toEqual(['2 jwt', '2 renewed']);
  expect(new Set(cluster.dialled)).toEqual(new Set([1]));
});

test('LIB-17 a renewed token moves the connection at the address that it is on', async () => {
  const token = { now: 'first' };
  const { cluster, console, pass } = open(3);
  const broker = console({ credentials: async () => ({ username: '2', password: token.now }) });
  broker.connect();
  await pass(STEADY_MS);
  token.now = 'second';
  broker.renew();
  await pass(STEADY_MS);
  expect([cluster.dialled, cluster.counts()]).toEqual([
    [1, 1],
    [0, 1, 0],
  ]);
});

test('LIB-17 no address at all is said at once', () => {
  expect(() => open(0).console()).toThrow('createBroker needs a transport');
});
