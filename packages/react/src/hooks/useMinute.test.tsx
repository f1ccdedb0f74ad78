// @vitest-environment happy-dom
import type { Clock } from '@carillon/protocol/time';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CarillonProvider } from '../provider/CarillonProvider.tsx';
import { testClient } from '../testClient.ts';
import { useLocalDay } from './useLocalDay.ts';
import { useLastMoment, useMinute, useMinutes } from './useMinute.ts';

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

describe('EVT-09 the last of some moments', () => {
  const startMs = Date.UTC(2026, 2, 4, 12, 0, 20);
  const base = startMs - 20_000;
  const at = (minute: number) => base + minute * MINUTE_MS;

  test('is another one when the next one comes, also after a sleep, and where the clock is set back', () => {
    const virtual = createVirtualClock(startMs, { hasFractions: true, lateMs: 8 });
    let setByMs = 0;
    const clock = { ...virtual, now: () => virtual.now() + setByMs };
    const moments = [2, 5, 9].map(at);
    const { result } = renderHook(() => useLastMoment(moments), { wrapper: on(clock) });
    const passMinute = () => act(() => virtual.advance(virtual.nextAtMs - virtual.now() + 0.5));
    const seen: number[] = [result.current];
    for (let minute = 0; minute < 3; minute++) {
      passMinute();
      seen.push(result.current);
    }
    expect(seen).toEqual([Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, at(2), at(2)]);
    setByMs = 60 * MINUTE_MS;
    passMinute();
    expect(result.current).toBe(at(9));
    setByMs = 0;
    passMinute();
    expect(result.current).toBe(at(5));
    setByMs = -60 * MINUTE_MS;
    passMinute();
    expect(result.current).toBe(Number.NEGATIVE_INFINITY);
    setByMs = 0;
    passMinute();
    expect(result.current).toBe(at(5));
  });

  test('is of the moments that are given now', () => {
    const clock = createVirtualClock(startMs);
    const [first, second] = [[2, 9].map(at), [3, 4].map(at)];
    const { result, rerender } = renderHook(({ moments }) => useLastMoment(moments), {
      wrapper: on(clock),
      initialProps: { moments: first },
    });
    rerender({ moments: second });
    const seen = new Set([result.current]);
    for (let minute = 0; minute < 9; minute++) {
      act(() => clock.advance(MINUTE_MS));
      seen.add(result.current);
    }
    expect([...seen]).toEqual([Number.NEGATIVE_INFINITY, at(3), at(4)]);
  });

  test('is asked for when it is due, and at no minute before', () => {
    const clock = createVirtualClock(startMs);
    const { result } = renderHook(() => useMinutes(), { wrapper: on(clock) });
    const told: number[] = [];
    const tell = () => told.push((result.current.read() - base) / MINUTE_MS);
    const findDue = (minuteMs: number) =>
      [3, 7].map(at).find((ms) => ms > minuteMs) ?? Number.POSITIVE_INFINITY;
    const end = result.current.subscribe(tell, findDue);
    for (let minute = 0; minute < 10; minute++) clock.advance(MINUTE_MS);
    end();
    expect(told).toEqual([3, 7]);
  });
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
