import { createCarillonClient, getBroker } from '@carillon/client';
import { startEvent } from '@carillon/protocol/broker';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { afterEach, expect, test, vi } from 'vitest';
import { createDemo, type DemoOptions } from './demo.ts';

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

async function open(options?: DemoOptions) {
  const demo = await createDemo(options);
  const client = createCarillonClient(demo);
  const stop = client.start();
  endings.push(stop, demo.close);
  return { demo, client };
}

const ADDRESS = { label: 'CR-1002', type: 'micro-eth' } as const;

test('LIB-18 one call is platform, broker, devices, clock and login: a client made of it starts an event', async () => {
  const { demo, client } = await open();
  expect(client.session.getSnapshot().user?.username).toBe('owner@carillon.example');
  expect(new Date(demo.clock.now()).toISOString()).toMatch(/^2026-03-04T12:00/);
  const link = getBroker(client).device(ADDRESS);
  endings.unshift(link.subscribe(() => {}));
  await vi.waitFor(() => expect(link.getSnapshot().presence).toBe('online'));
  await link.send(startEvent, { id: 'evts/1' });
  await vi.waitFor(() => expect(link.getSnapshot().stream?.id).toBe('evts/1'));
});

test('a demo is switched on as it is asked for, in the time that it is given', async () => {
  const clock = createVirtualClock(Date.UTC(2026, 2, 4, 7));
  const { demo, client } = await open({ as: 'nobody', on: ['CR-1004'], events: () => [], clock });
  expect(client.session.getSnapshot().user).toBeNull();
  expect([...demo.devices.keys()]).toEqual(['CR-1004']);
  expect(demo.clock).toBe(clock);
});

test('a demo that is closed hears nobody any longer', async () => {
  const { demo, client } = await open();
  const link = getBroker(client).device(ADDRESS);
  endings.unshift(link.subscribe(() => {}));
  await vi.waitFor(() => expect(link.getSnapshot().presence).toBe('online'));
  demo.close();
  await vi.waitFor(() => expect(client.broker.getSnapshot().status).not.toBe('connected'));
});
