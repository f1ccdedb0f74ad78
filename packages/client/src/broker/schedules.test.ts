// Commands and replies in any order that a network can make of them. All 100,000 schedules: CARILLON_FUZZ=10.
import { startEvent, stopEvent } from '@carillon/protocol/broker';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Broker, createBroker } from './broker.ts';
import { createTestNet } from './testNet.ts';
import { ADDRESS, readCode } from './testStage.ts';

const times = Number(process.env.CARILLON_FUZZ ?? 1);

interface Sent {
  readonly consoleId: number;
  readonly atMs: number;
  /** 'ok', or why it failed; undefined while it waits. */
  outcome?: string;
  endedAtMs?: number;
  /** Its reply came while it was waited for. */
  isAnswered: boolean;
}

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('send' as const), consoleId: fc.nat(1) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.constantFrom(100, 1000, 4000) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('cut' as const, 'renew' as const), consoleId: fc.nat(1) }),
  },
);
type Step = readonly [
  (
    | { readonly kind: 'send' | 'cut' | 'renew'; readonly consoleId: number }
    | { readonly kind: 'pass'; readonly ms: number }
  ),
  number,
];
const steps: fc.Arbitrary<Step[]> = fc.array(fc.tuple(step, fc.nat(4)), { minLength: 5, maxLength: 12 });
const fates = fc.array(fc.constantFrom(1, 1, 1, 2, 0), { minLength: 1, maxLength: 6 });

/** What was sent waits for nothing but promises that are settled already. */
async function settle() {
  for (let i = 0; i < 8; i++) await null;
}

async function run(scheduler: fc.Scheduler, plan: readonly Step[], copies: readonly number[]) {
  const clock = createVirtualClock();
  const sent = new Map<string, Sent>();
  let replies = 0;
  let isOver = false;
  const net = createTestNet({
    later: (what, go) => void scheduler.schedule(Promise.resolve(), what).then(go),
    copies: () => (isOver ? 1 : (copies[replies++ % copies.length] ?? 1)),
    onHeard(consoleId, id) {
      const command = sent.get(id);
      if (command && command.consoleId === consoleId && !command.outcome) command.isAnswered = true;
    },
  });
  const tokens = [0, 0];
  const brokers = tokens.map((_token, consoleId) =>
    createBroker({
      transport: net.transport(consoleId),
      clock,
      random: () => 0.1 + consoleId / 2,
      credentials: async () => ({ username: '2', password: String(tokens[consoleId]) }),
    }),
  );
  const links = brokers.map((broker) => broker.device(ADDRESS));
  for (const link of links) link.subscribe(() => {});
  for (const broker of brokers) broker.connect();

  function send(consoleId: number) {
    const id = `evts/${sent.size + 1}`;
    const command: Sent = { consoleId, atMs: clock.now(), isAnswered: false };
    sent.set(id, command);
    const which = sent.size % 2 ? startEvent : stopEvent;
    const result = links[consoleId]?.send(which, { id });
    const own = Promise.resolve(result).then(
      (body) => body?.id === id || Promise.reject({ code: 'foreign' }),
    );
    void readCode(own).then((outcome) => Object.assign(command, { outcome, endedAtMs: clock.now() }));
  }

  async function deliver(count: number) {
    for (let left = count; left > 0 && scheduler.count() > 0; left--) {
      await scheduler.waitNext(1);
      await settle();
    }
  }

  await settle();
  await deliver(6);
  for (const [next, deliveries] of plan) {
    if (next.kind === 'send') send(next.consoleId);
    else if (next.kind === 'pass') clock.advance(next.ms);
    else if (next.kind === 'cut') net.cut(next.consoleId);
    else {
      tokens[next.consoleId] = (tokens[next.consoleId] ?? 0) + 1;
      (brokers[next.consoleId] as Broker).renew();
    }
    await settle();
    await deliver(deliveries);
  }
  isOver = true;
  for (let round = 0; round < 3; round++) {
    await deliver(Number.POSITIVE_INFINITY);
    clock.advance(5000);
    await settle();
  }
  for (const broker of brokers) broker.disconnect();
  return { sent, executed: net.executed };
}

/** What is wrong with how a command ended, if anything. */
function faultOf({ outcome, isAnswered, atMs, endedAtMs = 0 }: Sent, executed: number): string | undefined {
  if (!outcome) return 'It is lost: it still waits.';
  if (isAnswered !== (outcome === 'ok'))
    return `Its reply ${isAnswered ? 'came' : 'did not come'}: ${outcome}`;
  if (executed > 1) return `It was executed ${executed} times.`;
  if (executed === 0 && outcome === 'ok') return 'It has the reply to another one.';
  if (executed > 0 && outcome === 'notConnected') return 'It was sent later.';
  // One that waits for the topics with those before it waits for less, and is never sent.
  if (executed > 0 && outcome === 'timeout' && endedAtMs - atMs < 5000) return 'It waited for too little.';
  return undefined;
}

test('FLT-022 FLT-023 FLT-024 FLT-007 FLT-037 in any order none is lost, none comes twice, none is stale', {
  timeout: 300_000 * times,
}, async () => {
  const outcomes = new Set<string | undefined>();
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, fates, async (scheduler, plan, copies) => {
      // Links are held weakly, which lets go of nothing while one microtask follows the other.
      await new Promise<void>((resolve) => setImmediate(resolve));
      const { sent, executed } = await run(scheduler, plan, copies);
      for (const [id, command] of sent) {
        const fault = faultOf(command, executed.get(id) ?? 0);
        if (fault) throw new Error(`${id}: ${fault}`);
        outcomes.add(command.outcome);
      }
    }),
    { numRuns: 10_000 * times },
  );
  // They all happened, or this has shown nothing.
  expect(outcomes).toEqual(new Set(['ok', 'timeout', 'connectionLost', 'notConnected', 'deviceOffline']));
});
