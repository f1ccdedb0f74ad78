import type { Authority, Transport } from '@carillon/protocol/broker';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { createHub, createRandom } from '@carillon/simulator';
import { expect, test } from 'vitest';
import { createBroker } from '../broker.ts';
import { createTestCluster } from '../testCluster.ts';

const TABS = 100;
const WINDOW_MS = 100;
const STEP_MS = 10;

const everybody: Authority = {
  authenticate: async () => ({
    kind: 'person',
    userId: 2,
    isAdmin: false,
    expiresAtMs: Number.POSITIVE_INFINITY,
  }),
  ownsDevice: () => true,
};

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

interface Return {
  readonly node: number;
  readonly atMs: number;
}

/** A broker of so many nodes, and a hundred tabs that are connected to it, spread over them. */
async function openTabs(seed: number, nodes: number) {
  const clock = createVirtualClock();
  const hub = createHub({ authority: everybody, clock });
  const cluster = createTestCluster(nodes, hub.transport());
  const returns: Return[] = [];
  const transport = cluster.transports.map(
    ({ address, connect }, node): Transport => ({
      address,
      connect: (login, listener) =>
        connect(login, {
          ...listener,
          onConnect() {
            returns.push({ node, atMs: clock.elapsed() });
            listener.onConnect();
          },
        }),
    }),
  );
  async function pass(ms: number) {
    for (let left = ms; left > 0; left -= STEP_MS) {
      clock.advance(STEP_MS);
      await settle();
    }
  }
  const tabs = Array.from({ length: TABS }, (_, i) =>
    createBroker({
      transport,
      clock,
      // As many tabs of as many people have them: each its own chance.
      random: createRandom(seed * 1000 + i),
      credentials: async () => ({ username: '2', password: 'jwt' }),
    }),
  );
  for (const tab of tabs) tab.connect();
  // Longer than what counts as a steady connection.
  await pass(20_000);
  returns.length = 0;
  const close = () => {
    for (const tab of tabs) tab.disconnect();
  };
  return { hub, cluster, returns, pass, close };
}

/** When and where they have a connection again, after all of the broker went away under them for a while. */
async function loseTogether(seed: number, awayMs: number, nodes = 1) {
  const { hub, returns, pass, close } = await openTabs(seed, nodes);
  hub.stop();
  if (awayMs > 0) await pass(awayMs);
  hub.start();
  await pass(60_000);
  close();
  return returns;
}

/** The most that fall into any window of 100 ms, wherever it begins. */
const crowd = (returns: readonly Return[]) =>
  Math.max(
    ...returns.map(
      (from) => returns.filter(({ atMs }) => atMs >= from.atMs && atMs < from.atMs + WINDOW_MS).length,
    ),
  );

const isFew = (most: number) => most <= TABS / 10;

test.each([
  ['is back at once', 0],
  ['is away for 10 s', 10_000],
])(
  'FLT-011 a hundred tabs lose a broker that %s: never more than a tenth of them are back within the same 100 ms',
  async (_case, awayMs) => {
    for (let seed = 1; seed <= 10; seed++) {
      const returns = await loseTogether(seed, awayMs);
      expect(returns).toHaveLength(TABS);
      expect([seed, crowd(returns)]).toEqual([seed, expect.toSatisfy(isFew)]);
    }
  },
);

test.each([2, 3])(
  'FLT-011 LIB-17 one of %i nodes dies under a hundred tabs: never more than a tenth of them are back within the same 100 ms',
  async (nodes) => {
    for (let seed = 1; seed <= 10; seed++) {
      const { cluster, returns, pass, close } = await openTabs(seed, nodes);
      const lost = cluster.counts()[0];
      cluster.kill(0);
      await pass(2000 + STEP_MS);
      expect(returns).toHaveLength(lost ?? 0);
      expect([seed, crowd(returns)]).toEqual([seed, expect.toSatisfy(isFew)]);
      close();
    }
  },
);

test.each([
  [2, 'are back at once', 0],
  [3, 'are back at once', 0],
  [2, 'are away for 10 s', 10_000],
  [3, 'are away for 10 s', 10_000],
])(
  'FLT-011 LIB-17 a hundred tabs lose all of %i nodes, which %s: no node has more than a tenth of them back within the same 100 ms',
  async (nodes, _case, awayMs) => {
    for (let seed = 1; seed <= 10; seed++) {
      const returns = await loseTogether(seed, awayMs, nodes);
      expect(returns).toHaveLength(TABS);
      for (let node = 0; node < nodes; node++) {
        const here = returns.filter((one) => one.node === node);
        expect([seed, node, crowd(here)]).toEqual([seed, node, expect.toSatisfy(isFew)]);
      }
    }
  },
);
