// @vitest-environment happy-dom
import { createPlatform } from '@carillon/mocks';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { UseDevice } from '../../../hooks/device/useDevice.ts';
import { CarillonProvider } from '../../../provider/CarillonProvider.tsx';
import { testClient } from '../../../testClient.ts';
import { playback } from './testEvents.ts';
import { useLastHeard } from './useLastHeard.ts';

afterEach(cleanup);

const morning = playback('evts/1');
const evening = playback('evts/2');

/** A device that plays `evts/1`. */
const playing: UseDevice = {
  presence: 'online',
  events: [morning, evening],
  schedule: { 'evts/1': 'play', 'evts/2': 'next' },
  stream: { id: 'evts/1', status: 2 },
  isStale: false,
  isRefused: false,
  isValid: true,
  problem: null,
  link: null,
  knowledge: 'known',
};

/** What the client knows at the answer to a question: the events, and not yet what they do. */
const answered: UseDevice = { ...playing, events: [morning, evening], schedule: {}, stream: null };

function follow() {
  const clock = createVirtualClock(Date.UTC(2026, 2, 4, 12));
  const client = testClient(createPlatform({ clock }), { clock });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CarillonProvider client={client}>{children}</CarillonProvider>
  );
  const { result, rerender } = renderHook((live: UseDevice) => useLastHeard(live), {
    wrapper,
    initialProps: playing,
  });
  const known = () => {
    const { schedule, stream } = result.current.known;
    return { schedule, stream: stream?.id ?? null };
  };
  return { clock, result, rerender, known };
}

const PLAYING = { schedule: playing.schedule, stream: 'evts/1' };

test('FLT-012 what was last known stays while a device cannot be heard, and since when', async () => {
  const { clock, rerender, result, known } = follow();
  await act(() => clock.advance(5000));
  rerender({ ...answered, presence: 'offline' });
  expect(known()).toEqual(PLAYING);
  expect(result.current.atMs).toBe(clock.now());
});

test('asked anew, a device does what it did until it has told what it does', () => {
  const { rerender, result, known } = follow();
  rerender({ ...playing, isStale: true, presence: 'unknown' });
  rerender(answered);
  expect(known()).toEqual(PLAYING);
  expect(result.current.atMs).toBeNull();
  // What it tells holds as it comes.
  rerender({ ...answered, schedule: { 'evts/1': 'stop' } });
  expect(known()).toEqual({ schedule: { 'evts/1': 'stop', 'evts/2': 'next' }, stream: 'evts/1' });
  rerender({ ...answered, schedule: { 'evts/2': 'play' }, stream: { id: 'evts/2', status: 2 } });
  expect(known()).toEqual({ schedule: { 'evts/2': 'play' }, stream: 'evts/2' });
});

test('a device that never tells what it does is not said to do what it did', async () => {
  const { clock, rerender, known } = follow();
  rerender(answered);
  await act(() => clock.advance(2999));
  expect(known()).toEqual(PLAYING);
  await act(() => clock.advance(1));
  expect(known()).toEqual({ schedule: {}, stream: null });
  // And each later answer has its own time.
  rerender(playing);
  rerender({ ...answered, events: [morning] });
  expect(known()).toEqual(PLAYING);
});
