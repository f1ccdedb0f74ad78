// @vitest-environment happy-dom
import { createPlatform } from '@carillon/mocks';
import {
  type NamedEntry,
  offsetAt,
  overlaps,
  type ScheduleDraft,
  toScheduleEntry,
} from '@carillon/protocol/schedule';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { testClient } from '../../testClient.ts';
import { useScheduleRecap } from './useScheduleRecap.ts';

afterEach(cleanup);

const NOW = Date.UTC(2026, 10, 21, 8);

async function open(draft: ScheduleDraft, others: readonly NamedEntry[] = [], timeZone = 'Europe/Rome') {
  const client = testClient(createPlatform(), { clock: createVirtualClock(NOW) });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CarillonProvider client={client} timeZone={timeZone}>
      {children}
    </CarillonProvider>
  );
  const hook = await act(async () =>
    renderHook((props: ScheduleDraft) => useScheduleRecap(props, others), { wrapper, initialProps: draft }),
  );
  await waitFor(() => expect(hook.result.current).not.toBeNull());
  return hook;
}

const daily = (days: readonly number[], start: number, end: number): ScheduleDraft => ({
  repeat: { kind: 'daily', days },
  time: [start, end],
});
const chimes: NamedEntry = { id: 'evts/2', name: 'Chimes', repeat: 0b10, time: [540, 600] };

test('REC-06 REC-07 a schedule is said in the time of the viewer, after the change of the clocks, and in UTC', async () => {
  const { result, rerender } = await open(daily([1], 30, 90));
  expect(result.current).toMatchObject({
    valid: true,
    key: 'schedule.daily',
    text: 'Mon, 00:30 to 01:30 (1\u00a0h).',
    detail: 'From March 28, 2027 it runs 01:30 to 02:30.',
    utc: 'The device keeps UTC: on Sunday from 23:30 to 00:30.',
  });
  rerender({ repeat: { kind: 'weekly', start: 5, stop: 1 }, time: [1320, 360] });
  expect(result.current.utc).toBe('The device keeps UTC: from Friday 21:00 to Monday 05:00.');
});

test('REC-05 it names the event that overlaps, and not the one that is edited', async () => {
  const { result, rerender } = await open(daily([1], 600, 660), [chimes]);
  expect(result.current).toMatchObject({
    valid: false,
    text: 'Overlapping event.',
    detail: 'It overlaps Chimes on Monday from 10:00 to 11:00.',
  });
  rerender({ ...daily([1], 600, 660), id: 'evts/2' });
  expect(result.current.valid).toBe(true);
});

test('REC-07 where the time of the viewer is UTC all year, nothing is said of it', async () => {
  const { result } = await open(daily([1], 480, 540), [], 'UTC');
  expect([result.current.valid, result.current.utc]).toEqual([true, undefined]);
});

test('REC-05 it refuses what the model of the week finds to overlap, and nothing else', async () => {
  const { result, rerender } = await open(daily([1], 480, 540), [chimes]);
  const offset = offsetAt('Europe/Rome', NOW);
  for (const day of [0, 1, 2]) {
    for (const start of [0, 540, 599, 600, 659, 660]) {
      const draft = daily([day], start, start + 60);
      rerender(draft);
      const entry = toScheduleEntry(draft, offset);
      expect([draft, result.current.valid]).toEqual([draft, entry !== null && !overlaps(entry, chimes)]);
    }
  }
});
