import type { Transport, TransportConnection } from '@carillon/protocol/broker';
import { systemClock } from '@carillon/protocol/time';
import { expect, test, vi } from 'vitest';
import { createBroker } from '../broker.ts';
import { createTopicBatches } from './topicBatches.ts';

/** A connection that grants what does not end in "no", or fails. */
function open(isBroken = false) {
  const packets: (readonly string[])[] = [];
  const connection: TransportConnection = {
    publish: () => true,
    async subscribe(filters) {
      packets.push(filters);
      if (isBroken) throw new Error('closed');
      return filters.map((filter) => !filter.endsWith('no'));
    },
    unsubscribe() {},
    ping: async () => {},
    end() {},
  };
  return { packets, connection, batches: createTopicBatches(() => connection) };
}

test('asks once for what is asked for in one turn, and tells each of its own', async () => {
  const { packets, batches } = open();
  const answers = await Promise.all([
    batches.subscribe(['a/1', 'a/2']),
    batches.subscribe(['b/no', 'b/2']),
    batches.subscribe(['c/1']),
  ]);
  expect(packets).toEqual([['a/1', 'a/2', 'b/no', 'b/2', 'c/1']]);
  expect(answers).toEqual([[true, true], [false, true], [true]]);
  await batches.subscribe(['d/1']);
  expect(packets.length).toBe(2);
});

test('no packet asks for more than a hundred, and none is cut within a device', async () => {
  const { packets, batches } = open();
  const asked = Array.from({ length: 77 }, (_, i) => [`${i}/a`, `${i}/b`, `${i}/c`]);
  const answers = await Promise.all(asked.map(batches.subscribe));
  expect(packets.map(({ length }) => length)).toEqual([99, 99, 33]);
  expect(packets.flat()).toEqual(asked.flat());
  expect(answers.flat()).toEqual(asked.flat().map(() => true));
});

test('all fail with a connection that closes, and where there is none', async () => {
  const { batches } = open(true);
  await expect(Promise.all([batches.subscribe(['a']), batches.subscribe(['b'])])).rejects.toThrow('closed');
  await expect(createTopicBatches(() => null).subscribe(['a'])).rejects.toThrow('There is no connection.');
});

test('what waits can be asked for at once, and is asked for once', async () => {
  const { packets, batches } = open();
  const answers = [batches.subscribe(['a/1']), batches.subscribe(['b/1'])];
  batches.flush();
  expect(packets).toEqual([['a/1', 'b/1']]);
  answers.push(batches.subscribe(['c/1']));
  expect(await Promise.all(answers)).toEqual([[true], [true], [true]]);
  expect(packets).toEqual([['a/1', 'b/1'], ['c/1']]);
});

test('BRK-01 a page that is told of the connection draws after it has asked for its devices, not before', async () => {
  const { connection } = open();
  const order: string[] = [];
  const transport: Transport = {
    address: 'ws://broker.example',
    connect(_login, { onConnect }) {
      setTimeout(onConnect);
      return {
        ...connection,
        subscribe(filters) {
          order.push('asked');
          return connection.subscribe(filters);
        },
      };
    },
  };
  const broker = createBroker({
    transport,
    clock: systemClock,
    credentials: async () => ({ username: '2', password: 'jwt' }),
    isOnline: () => true,
  });
  for (const label of ['CR-1001', 'CR-1002']) broker.device({ type: 'micro-eth', label }).subscribe(() => {});
  // As React draws what a store has told.
  broker.subscribe(() => {
    if (broker.getSnapshot().status === 'connected') queueMicrotask(() => order.push('drawn'));
  });
  broker.connect();
  await vi.waitFor(() => expect(order).toContain('drawn'));
  broker.disconnect();
  expect(order).toEqual(['asked', 'drawn']);
});
