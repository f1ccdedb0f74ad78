// @vitest-environment happy-dom
import { createPlatform } from '@carillon/mocks';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { createHub } from '@carillon/simulator';
import { act, cleanup, render, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createMemoryNavigation } from '../../hooks/page/navigation.ts';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { OWNER, testClient } from '../../testClient.ts';
import { DeviceDashboard } from './DeviceDashboard/DeviceDashboard.tsx';
import { EventList } from './EventList/EventList.tsx';

afterEach(cleanup);

/** A page of a device that is off and was never read, whose broker can be cut off. */
async function openPage(path: string, page: ReactNode) {
  const clock = createVirtualClock(Date.UTC(2026, 2, 4, 12));
  const platform = createPlatform({ clock });
  const hub = createHub({ authority: platform.authority, clock });
  // It is back within 2 s, before a banner is due.
  const client = testClient(platform, { clock, broker: hub.transport(), random: () => 0.5 });
  await client.session.login(OWNER);
  const { container } = render(
    <CarillonProvider client={client} navigation={createMemoryNavigation(path)} onNotice={() => {}}>
      {page}
    </CarillonProvider>,
  );
  async function pass(ms: number) {
    for (let left = ms; left > 0; left -= 100) {
      await act(async () => {
        clock.advance(100);
        await new Promise((resolve) => setTimeout(resolve));
      });
    }
  }
  return { canvas: within(container), client, hub, pass };
}

const NOTHING = 'No data until the device responds';

test.each([
  ['dashboard', '/manage/2/feature/2/dash', <DeviceDashboard key="dash" userId={2} id={2} />],
  ['list of events', '/manage/2/feature/2/events', <EventList key="events" userId={2} id={2} />],
])(
  'FLT-006 where nothing is known of a device that is off, its %s says so all through a lost connection',
  async (_, path, page) => {
    const { canvas, client, hub, pass } = await openPage(path, page);
    await pass(10_000);
    expect(canvas.queryByText(NOTHING)).not.toBeNull();
    const seen = new Set<string>();
    hub.disconnect(() => true);
    for (let steps = 0; steps < 100; steps++) {
      await pass(100);
      seen.add(`${client.broker.getSnapshot().status} ${canvas.queryByText(NOTHING) !== null}`);
    }
    expect([...seen].filter((state) => state.endsWith('false'))).toEqual([]);
    expect(client.broker.getSnapshot().status).toBe('connected');
    expect(seen.size).toBeGreaterThan(1);
  },
);

test('FLT-006 what is said of a device that is off stays through a lost connection until that is told, and the page does not move twice', async () => {
  const { canvas, client, hub, pass } = await openPage(
    '/manage/2/feature/2/dash',
    <DeviceDashboard userId={2} id={2} />,
  );
  const OFFLINE = 'Café terrace is offline.';
  await pass(10_000);
  expect(canvas.queryByText(OFFLINE)).not.toBeNull();
  const told: string[] = [];
  async function watch(ms: number) {
    for (let left = ms; left > 0; left -= 100) {
      await pass(100);
      const now = canvas.queryByText(OFFLINE)
        ? 'device'
        : canvas.queryByRole('alert')
          ? 'connection'
          : 'none';
      if (told.at(-1) !== now) told.push(now);
    }
  }
  hub.disconnect(() => true);
  await watch(10_000);
  expect([client.broker.getSnapshot().status, told]).toEqual(['connected', ['device']]);
  hub.stop();
  await watch(10_000);
  expect(told).toEqual(['device', 'connection']);
  hub.start();
  await watch(90_000);
  expect([client.broker.getSnapshot().status, told]).toEqual([
    'connected',
    ['device', 'connection', 'device'],
  ]);
});
