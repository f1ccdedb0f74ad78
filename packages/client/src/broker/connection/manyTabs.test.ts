import type { Authority, Transport } from '@carillon/protocol/broker';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { createHub, createRandom } from '@carillon/simulator';
import { expect, test } from 'vitest';
import { createBroker } from '../broker.ts';

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

/** When a hundred tabs have a connection again, after the broker went away under all of them for a while. */
async function loseTogether(seed: number, awayMs: number) {
  const clock = createVirtualClock();
  const hub = createHub({ authority: everybody, clock });
  const connectedAtMs: number[] = [];
  const counted: Transport = {
    address: 'hub',
    connect(login, listener) {
      return hub.transport().connect(login, {
        ...listener,
        onConnect() {
          connectedAtMs.push(clock.elapsed());
          listener.onConnect();
        },
      });
    },
  };
  async function pass(ms: number) {
    for (let left = ms; left > 0; left -= STEP_MS) {
      clock.advance(STEP_MS);
      await settle();
    }
  }
  const tabs = Array.from({ length: TABS }, (_, i) =>
    createBroker({
      transport: counted,
      clock,
      // As many tabs of as many people have them: each its own chance.
      random: createRandom(seed * 1000 + i),
      credentials: async () => ({ username: '2', password: 'jwt' }),
    }),
  );
  for (const tab of tabs) tab.connect();
  // Longer than what counts as a steady connection.
  await pass(20_000);
  connectedAtMs.length = 0;
  hub.stop();
  if (awayMs > 0) await pass(awayMs);
  hub.start();
  await pass(60_000);
  for (const tab of tabs) tab.disconnect();
  return connectedAtMs;
}

/** The most that fall into any window of 100 ms, wherever it begins. */
const crowd = (timesMs: readonly number[]) =>
  Math.max(...timesMs.map((from) => timesMs.filter((ms) => ms >= from && ms < from + WINDOW_MS).length));

test.each([
  ['is back at once', 0],
  ['is away for 10 s', 10_000],
])(
  'FLT-011 a hundred tabs lose a broker that %s: never more than a tenth of them are back within the same 100 ms',
  async (_case, awayMs) => {
    for (let seed = 1; seed <= 10; seed++) {
      const timesMs = await loseTogether(seed, awayMs);
      expect(timesMs).toHaveLength(TABS);
      expect([seed, crowd(timesMs)]).toEqual([seed, expect.toSatisfy((most) => most <= TABS / 10)]);
    }
  },
);
