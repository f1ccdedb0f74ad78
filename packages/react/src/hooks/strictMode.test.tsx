// @vitest-environment happy-dom
// Screens and providers come and go, twice each in Strict Mode. One connection serves them all, and afterwards nobody is left.
import { type CarillonClient, getBroker } from '@carillon/client';
import { createPlatform } from '@carillon/mocks';
import { vol } from '@carillon/protocol/broker';
import { type Device, devices } from '@carillon/protocol/device';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { createFirmware, createHub, exampleEvents } from '@carillon/simulator';
import { act, cleanup, render } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CarillonProvider } from '../provider/CarillonProvider.tsx';
import { OWNER, testClient } from '../testClient.ts';
import { useBroker } from './device/useBroker.ts';
import { useDevice, useDeviceChannel, useDeviceSetting } from './device/useDevice.ts';
import { getQueries } from './platform/queries.ts';
import { useSession } from './platform/useSession.ts';

afterEach(cleanup);

const HALF_AN_HOUR_MS = 30 * 60_000;

const ADDRESS = { type: 'micro-eth', label: 'CR-1002' } as const;

/** Counts who listens to a store. */
function countListeners(store: { subscribe(listener: () => void): () => void }) {
  let listening = 0;
  const { subscribe } = store;
  vi.spyOn(store, 'subscribe').mockImplementation((listener) => {
    listening++;
    const stop = subscribe(listener);
    return () => {
      listening--;
      stop();
    };
  });
  return () => listening;
}

async function open() {
  const clock = createVirtualClock(Date.UTC(2026, 2, 4, 12));
  const platform = createPlatform({ clock });
  const hub = createHub({ authority: platform.authority, clock });
  const attachment = hub.attach(
    createFirmware({ label: 'CR-1002', classId: 2, clock, events: exampleEvents(2) }),
  );
  const inner = hub.transport();
  const wire = { dialled: 0, open: 0, topics: 0 };
  const client = testClient(platform, {
    clock,
    broker: {
      address: inner.address,
      connect(login, listener) {
        wire.dialled++;
        wire.open++;
        const connection = inner.connect(login, listener);
        return {
          ...connection,
          subscribe(filters) {
            wire.topics += filters.length;
            return connection.subscribe(filters);
          },
          unsubscribe(filters) {
            wire.topics -= filters.length;
            connection.unsubscribe(filters);
          },
          end() {
            wire.open--;
            connection.end();
          },
        };
      },
    },
  });
  await client.session.login(OWNER);
  const found = await client.http.request(devices.calls.list, { userId: 2 });
  const device = found.find(({ device_id }) => device_id === ADDRESS.label);
  if (!device) throw new Error('The owner has no such device.');
  async function pass(ms: number, stepMs = 250) {
    for (let left = ms; left > 0; left -= stepMs) {
      await act(async () => {
        clock.advance(Math.min(left, stepMs));
        await vi.dynamicImportSettled();
      });
    }
  }
  return { client, clock, wire, device, pass, attachment };
}

function Screen({ device }: { device: Device }) {
  const { presence } = useDevice(device);
  useDeviceChannel(device, 'codec', (codec) => codec.br);
  useDeviceSetting(device, 'vol');
  useBroker();
  useSession();
  return <output>{presence}</output>;
}

const strict = (client: CarillonClient, children: ReactNode) => (
  <StrictMode>
    <CarillonProvider client={client}>{children}</CarillonProvider>
  </StrictMode>
);

test('FLT-020 a screen that is mounted 1,000 times: one connection, one subscription, and in the end no listener', async () => {
  const { client, wire, device, pass } = await open();
  // It drops what was read at the end of a session, and lives as long as the client.
  getQueries(client);
  const link = getBroker(client).device(ADDRESS);
  const counts = [
    countListeners(client.session),
    countListeners(client.broker),
    countListeners(link),
    countListeners(link.channel('codec')),
    countListeners(link.setting('vol')),
  ];
  const view = render(strict(client, null));
  const before = counts.map((count) => count());
  for (let mount = 0; mount < 1000; mount++) {
    view.rerender(strict(client, <Screen key={mount} device={device} />));
    // Between the first mounts the connection opens, and the device answers.
    if (mount % 250 === 0) await pass(1000);
  }
  await pass(1000);
  expect(view.container.textContent).toBe('online');
  expect(wire).toEqual({ dialled: 1, open: 1, topics: 2 });
  expect(counts.map((count) => count()).slice(2)).toEqual([1, 1, 1]);

  view.rerender(strict(client, null));
  await pass(3000);
  expect(counts.map((count) => count())).toEqual(before);
  expect(wire).toEqual({ dialled: 1, open: 1, topics: 0 });
  view.unmount();
  await pass(1000);
  expect([wire.open, ...counts.map((count) => count())]).toEqual([0, 0, 0, 0, 0, 0]);
});

test('FLT-020 a provider that is mounted 100 times, as by hot reload: never two connections, and none and no timer in the end', async () => {
  const { client, wire, device, pass, clock, attachment } = await open();
  for (let mount = 0; mount < 100; mount++) {
    const view = render(strict(client, <Screen device={device} />));
    if (mount % 25 === 0) await pass(500);
    expect(wire.open).toBeLessThanOrEqual(1);
    view.unmount();
  }
  const last = render(strict(client, <Screen device={device} />));
  await pass(1000);
  expect([wire.open, last.container.textContent]).toEqual([1, 'online']);
  last.unmount();
  await pass(3000);
  attachment.detach();
  expect([wire.open, clock.pending]).toEqual([0, 0]);
});

test.each([true, false])(
  'FLT-116 two providers over one client (Strict Mode %s): one leaves while the other waits for a save, which is answered',
  async (isStrict) => {
    const { client, wire, device, pass } = await open();
    const show = () => {
      const provider = (
        <CarillonProvider client={client}>
          <Screen device={device} />
        </CarillonProvider>
      );
      return render(isStrict ? <StrictMode>{provider}</StrictMode> : provider);
    };
    const first = show();
    const second = show();
    await pass(1000);
    expect(wire).toMatchObject({ dialled: 1, open: 1 });
    const saved = getBroker(client).device(ADDRESS).send(vol, { l: 4, r: 4 });
    second.unmount();
    await pass(1000);
    await expect(saved).resolves.toEqual({ l: 4, r: 4 });
    for (let mount = 0; mount < 10; mount++) show().unmount();
    await pass(1000);
    expect([wire.dialled, wire.open, first.container.textContent]).toEqual([1, 1, 'online']);

    const jwt = client.session.jwt();
    await pass(HALF_AN_HOUR_MS - 20_000, 10_000);
    await pass(20_000);
    // Its signature is made beside the virtual clock.
    await vi.waitFor(() => expect(client.session.jwt()).not.toBe(jwt), 10_000);
    expect(client.broker.getSnapshot().status).toBe('connected');
    first.unmount();
    await pass(1000);
    expect([client.broker.getSnapshot().status, wire.open]).toEqual(['disconnected', 0]);
  },
);
