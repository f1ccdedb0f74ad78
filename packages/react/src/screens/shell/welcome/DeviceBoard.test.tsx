// @vitest-environment happy-dom
import { createPlatform, defaultSeed } from '@carillon/mocks';
import type { Device } from '@carillon/protocol/device';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getQueries } from '../../../hooks/platform/queries.ts';
import { CarillonProvider } from '../../../provider/CarillonProvider.tsx';
import { OWNER, testClient } from '../../../testClient.ts';
import { DeviceBoard } from './DeviceBoard.tsx';

const live = vi.hoisted(() => {
  const drawn: string[] = [];
  const playing = new Set<string>();
  const listeners = new Set<() => void>();
  return { drawn, playing, listeners };
});

// Each device is drawn once by each reading of what is known of it.
vi.mock('../../devices/common/useDeviceKnowledge.ts', async () => {
  const { useSyncExternalStore } = await import('react');
  return {
    useDeviceKnowledge({ name }: Device) {
      live.drawn.push(name);
      const isPlaying = useSyncExternalStore(
        (listener) => {
          live.listeners.add(listener);
          return () => live.listeners.delete(listener);
        },
        () => live.playing.has(name),
      );
      return { knowledge: 'online', isPlaying };
    },
  };
});

afterEach(cleanup);

test('a device that begins to play draws its own cell again, and no other', async () => {
  const client = testClient(createPlatform());
  await client.session.login(OWNER);
  const devices = defaultSeed.devices.filter(({ user_id }) => user_id === 2);
  render(
    <CarillonProvider client={client}>
      <DeviceBoard userId={2} devices={devices} tags={[]} />
    </CarillonProvider>,
  );
  await screen.findByText('Café terrace');
  await waitFor(() => expect(getQueries(client).isFetching()).toBe(0));
  live.drawn.length = 0;
  act(() => {
    live.playing.add('Café terrace');
    for (const listener of live.listeners) listener();
  });
  expect(new Set(live.drawn)).toEqual(new Set(['Café terrace']));
  const counts = screen.getByRole('list', { name: 'Devices by state' });
  expect(counts.textContent).toBe('1Playing2Paused0Offline3Devices');
});

test('a device that is unregistered while the board is shown is counted no longer', async () => {
  const client = testClient(createPlatform());
  await client.session.login(OWNER);
  const devices = defaultSeed.devices.filter(({ user_id }) => user_id === 2);
  live.playing.clear();
  const draw = (shown: readonly Device[]) => (
    <CarillonProvider client={client}>
      <DeviceBoard userId={2} devices={shown} tags={[]} />
    </CarillonProvider>
  );
  const { rerender } = render(draw(devices));
  const counts = await screen.findByRole('list', { name: 'Devices by state' });
  expect(counts.textContent).toBe('0Playing3Paused0Offline3Devices');
  rerender(draw(devices.slice(1)));
  expect(counts.textContent).toBe('0Playing2Paused0Offline2Devices');
});
