// @vitest-environment happy-dom
import { createPlatform } from '@carillon/mocks';
import { type Device, devices, isPlayback, type SetEventBody } from '@carillon/protocol/device';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { createFirmware, createHub, exampleEvents } from '@carillon/simulator';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useDevice } from '../../../hooks/device/useDevice.ts';
import { CarillonProvider } from '../../../provider/CarillonProvider.tsx';
import { OWNER, testClient } from '../../../testClient.ts';
import { useEventStore } from './useEventStore.ts';

afterEach(cleanup);

const [morning] = exampleEvents(2);
if (morning?.mode !== 'playback') throw new Error('There is no example.');
const { id: _, ...body } = { ...morning, name: 'Evening radio', time: [1200, 1260] as [number, number] };

function useNewEvent(device: Device) {
  const live = useDevice(device);
  const store = useEventStore({
    device,
    live,
    error: null,
    onReload() {},
    id: 'add',
    isOfKind: isPlayback,
    toCommand: (wanted: SetEventBody) => wanted,
  });
  const add = (wanted: SetEventBody) =>
    store.add?.(wanted, { signal: new AbortController().signal, onProgress() {} }) ??
    Promise.reject(new Error('It has no add.'));
  return { add, names: live.events?.map(({ name }) => name) };
}

test('FLT-021 FLT-032 the reply to a save is lost, and nothing tells of what was stored: the second save reads the list first, and stores no second event', async () => {
  const clock = createVirtualClock(Date.UTC(2026, 2, 4, 12));
  const platform = createPlatform({ clock });
  const hub = createHub({ authority: platform.authority, clock });
  const firmware = createFirmware({ label: 'CR-1002', classId: 2, clock, events: exampleEvents(2) });
  hub.attach(firmware);
  const sent: unknown[] = [];
  hub.observe('cmd/req/#', (_topic, payload) => sent.push(JSON.parse(payload)));
  const inner = hub.transport();
  let isLossy = false;
  const client = testClient(platform, {
    clock,
    broker: {
      address: inner.address,
      connect: (login, listener) =>
        inner.connect(login, {
          ...listener,
          onMessage(...message) {
            if (!isLossy) listener.onMessage(...message);
          },
        }),
    },
  });
  await client.session.login(OWNER);
  const device = await client.http.request(devices.calls.read, { userId: 2, id: 2 });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CarillonProvider client={client}>{children}</CarillonProvider>
  );
  async function pass(ms: number) {
    for (let left = ms; left > 0; left -= 100) {
      await act(async () => {
        clock.advance(100);
        await new Promise((resolve) => setTimeout(resolve));
      });
    }
  }
  const { result } = renderHook(() => useNewEvent(device), { wrapper });
  await pass(1000);
  const known = ['Morning radio', 'Weekend mix'];
  expect(result.current.names).toEqual(known);

  isLossy = true;
  const first = result.current.add(body).catch((error) => error.code);
  await pass(5500);
  expect(await first).toBe('timeout');
  isLossy = false;
  expect(result.current.names).toEqual(known);

  sent.length = 0;
  const second = result.current.add(body);
  await pass(1000);
  await expect(second).resolves.toMatchObject({ id: 'evts/3', name: 'Evening radio' });
  expect(sent).toMatchObject([{ msg: 'GetEvents' }, { msg: 'SetEvent', body: { id: 'evts/3' } }]);
  expect(result.current.names).toEqual([...known, 'Evening radio']);
});
