// @vitest-environment happy-dom
import { createPlatform } from '@carillon/mocks';
import { devices } from '@carillon/protocol/device';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { createFirmware, createHub } from '@carillon/simulator';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CarillonProvider } from '../../../provider/CarillonProvider.tsx';
import { OWNER, testClient } from '../../../testClient.ts';
import { toGlance } from './glance.ts';
import { useGlance } from './useGlance.ts';

afterEach(cleanup);

test('FLT-124 a subscription that is granted for some of a list and refused for others: the others live, and these say it', async () => {
  const clock = createVirtualClock(Date.UTC(2026, 2, 4, 12));
  const platform = createPlatform({ clock });
  const hub = createHub({ authority: platform.authority, clock });
  for (const [label, classId] of [
    ['CR-1001', 1],
    ['CR-1002', 2],
    ['CR-1003', 3],
  ] as const) {
    hub.attach(createFirmware({ label, classId, clock }));
  }
  const inner = hub.transport();
  const client = testClient(platform, {
    clock,
    broker: {
      address: inner.address,
      connect(login, listener) {
        const connection = inner.connect(login, listener);
        return {
          ...connection,
          // The answer of the broker, rewritten: of one device nothing, of another one the live messages only.
          subscribe: async (filters) =>
            (await connection.subscribe(filters)).map((isGranted, i) => {
              const filter = filters[i] ?? '';
              return isGranted && !/CR-1001$|^async.*CR-1003/.test(filter);
            }),
        };
      },
    },
  });
  await client.session.login(OWNER);
  const owned = await client.http.request(devices.calls.list, { userId: 2, query: { order_by: 'name_asc' } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CarillonProvider client={client}>{children}</CarillonProvider>
  );
  const { result } = renderHook(
    () =>
      owned.map((device) => {
        const { toldPresence, judgment } = useGlance(device);
        return `${device.device_id} ${toldPresence} ${toGlance(judgment).text}`;
      }),
    { wrapper },
  );
  for (let steps = 0; steps < 100; steps++) {
    await act(async () => {
      clock.advance(100);
      await new Promise((resolve) => setTimeout(resolve));
    });
  }
  expect(result.current.toSorted()).toEqual([
    'CR-1001 refused device.refused',
    'CR-1002 online device.paused',
    'CR-1003 refused device.refused',
  ]);
});
