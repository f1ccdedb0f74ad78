// @vitest-environment happy-dom
import type { Clock } from '@carillon/protocol/time';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CarillonProvider } from '../provider/CarillonProvider.tsx';
import { testClient } from '../testClient.ts';
import { useLocalDay } from './useLocalDay.ts';
import { useMinute } from './useMinute.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const MINUTE_MS = 60_000;

function on(clock: Clock, timeZone = 'Europe/Rome') {
  const client = testClient(undefined, { clock });
  return ({ children }: { children: ReactNode }) => (
    <CarillonProvider client={client} timeZone={timeZone}>
      {children}
    </CarillonProvider>
  );
}

test('EVT-09 each minute is shown as it begins, and a slice of it renders only when it is another one', () => {
  const startMs = Date.UTC(2026, 2, 4, 12, 0, 20);
  const clock = createVirtualClock(startMs, { hasFractions: true, lateMs: 8 });
  const wrapper = on(clock);
  const { result } = renderHook(() => useMinute(), { wrapper });
  let renders = 0;
  const { result: later } = renderHook(
    () => {
      renders++;
      return useMinute((minuteMs) => minuteMs >= startMs - 20_000 + 3 * MINUTE_MS);
    },
    { wrapper },
  );
  const seen = [[result.current, later.current, renders]];
  for (let minute = 0; minute < 4; minute++) {
    act(() => clock.advance(clock.nextAtMs - clock.now() + 0.5));
    seen.push([result.current, later.current, renders]);
  }
  const base = startMs - 20_000;
  expect(seen).toEqual([
    [base, false, 1],
    [base + MINUTE_MS, false, 1],
    [base + 2 * MINUTE_MS, false, 1],
    [base + 3 * MINUTE_MS, true, 2],
    [base + 4 * MINUTE_MS, true, 2],
  ]);
});

test('EVT-09 it is the same minute however often it is asked for, while time goes on', () => {
  const still = createVirtualClock(Date.UTC(2026, 2, 4, 12, 0, 59));
  let asked = 0;
  const clock = { ...still, now: () => still.now() + 0.3 * asked++ };
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { result } = renderHook(() => useMinute(), { wrapper: on(clock) });
  expect(result.current).toBe(Date.UTC(2026, 2, 4, 12));
  // React says so of a snapshot that is another one each time.
  expect(complaints).not.toHaveBeenCalled();
});

test.each([
  ['Europe/Rome', '2027-03-27T22:59:30Z', 23],
  ['Europe/Rome', '2026-10-24T21:59:30Z', 25],
  ['America/New_York', '2027-03-14T04:59:30Z', 23],
  ['Australia/Lord_Howe', '2027-04-03T12:59:30Z', 24.5],
])(
  'EVT-09 in %s the day that begins after %s is another one, and has %d hours',
  (timeZone, before, hours) => {
    const clock = createVirtualClock(Date.parse(before));
    const { result } = renderHook(() => useLocalDay(), { wrapper: on(clock, timeZone) });
    const yesterday = result.current;
    act(() => clock.advance(MINUTE_MS));
    const today = result.current;
    expect(today.startMs).toBe(yesterday.endMs);
    expect((today.endMs - today.startMs) / 3_600_000).toBe(hours);
    act(() => clock.advance(MINUTE_MS));
    expect(result.current).toBe(today);
  },
);
