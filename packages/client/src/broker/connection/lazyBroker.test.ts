import { systemClock } from '@carillon/protocol/time';
import { createAedesBroker, createHub, openAuthority } from '@carillon/simulator';
import { expect, test, vi } from 'vitest';
import { makeBroker } from './getBroker.ts';
import { createLazyBroker, type MakeBroker } from './lazyBroker.ts';

/** A broker whose code is on its way until `arrive` is called. */
function open() {
  const arrivals: { resolve(make: MakeBroker): void; reject(error: unknown): void }[] = [];
  const errors: unknown[] = [];
  const broker = createLazyBroker(
    () => new Promise<MakeBroker>((resolve, reject) => arrivals.push({ resolve, reject })),
    {
      broker: createHub({ clock: systemClock, authority: openAuthority }).transport(),
      clock: systemClock,
      credentials: async () => ({ username: '2', password: 'jwt' }),
      onError: (error) => errors.push(error),
    },
  );
  const status = () => broker.getSnapshot().status;
  return { broker, arrivals, errors, status };
}

test('nothing is loaded before somebody needs it, and once for all who do', async () => {
  const { broker, arrivals, status } = open();
  broker.renew();
  broker.disconnect();
  expect([status(), arrivals.length]).toEqual(['disconnected', 0]);
  broker.connect();
  broker.connect();
  expect([status(), arrivals.length]).toEqual(['disconnected', 1]);
  arrivals[0]?.resolve(makeBroker);
  await vi.waitFor(() => expect(status()).toBe('connected'));
  broker.disconnect();
  broker.connect();
  await vi.waitFor(() => expect(status()).toBe('connected'));
  expect(arrivals.length).toBe(1);
  broker.disconnect();
});

test('one that was closed while its code was on its way stays closed', async () => {
  const { broker, arrivals, status } = open();
  broker.connect();
  broker.disconnect();
  arrivals[0]?.resolve(makeBroker);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(status()).toBe('disconnected');
});

test('whoever opens it while its code is on its way has the same one', async () => {
  const { broker, arrivals, status } = open();
  broker.connect();
  const opened = broker.open(makeBroker);
  opened.connect();
  arrivals[0]?.resolve(() => {
    throw new Error('Another one was made.');
  });
  await vi.waitFor(() => expect(status()).toBe('connected'));
  expect(broker.open(makeBroker)).toBe(opened);
  broker.disconnect();
});

test('code that could not be loaded is told, and loaded again', async () => {
  const { broker, arrivals, errors, status } = open();
  broker.connect();
  arrivals[0]?.reject(new Error('offline'));
  await vi.waitFor(() => expect(errors).toEqual([new Error('offline')]));
  broker.connect();
  arrivals[1]?.resolve(makeBroker);
  await vi.waitFor(() => expect(status()).toBe('connected'));
  broker.disconnect();
});

/** A port at which nobody listens any longer. */
async function closedPort() {
  const gone = await createAedesBroker({ authority: openAuthority });
  const { wsPort } = await gone.listen({ tcpPort: 0, wsPort: 0, hosts: ['127.0.0.1'] });
  await gone.close();
  return wsPort;
}

test('LIB-17 of two addresses, of which one is closed, it is on the other within 2 s and says so', async () => {
  const server = await createAedesBroker({ authority: openAuthority });
  const { wsPort } = await server.listen({ tcpPort: 0, wsPort: 0, hosts: ['127.0.0.1'] });
  const addresses = [`ws://127.0.0.1:${await closedPort()}`, `ws://127.0.0.1:${wsPort}`];
  const broker = createLazyBroker(async () => makeBroker, {
    broker: addresses,
    clock: systemClock,
    // Begins with the first one.
    random: () => 0,
    credentials: async () => ({ username: '2', password: 'jwt' }),
  });
  const seen = new Set([broker.getSnapshot().address]);
  broker.subscribe(() => seen.add(broker.getSnapshot().address));
  broker.connect();
  await vi.waitFor(() => expect(broker.getSnapshot().status).toBe('connected'), { timeout: 3000 });
  expect([...seen]).toEqual(addresses);
  broker.disconnect();
  await server.close();
});

test('LIB-17 each address that is not secure is asked with TLS, and said', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const broker = createLazyBroker(async () => makeBroker, {
    broker: ['ws://a.example.org', 'ws://b.example.org'],
    clock: systemClock,
    credentials: async () => null,
  });
  expect([broker.getSnapshot().address, warn.mock.calls.length]).toEqual(['wss://a.example.org', 2]);
  warn.mockRestore();
});
