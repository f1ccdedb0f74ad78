// @vitest-environment happy-dom
import { type KeyValueStorage, memoryStorage } from '@carillon/client';
import { createHeard, type Heard, hear, judge } from '@carillon/protocol/attention';
import type { Snooze } from '@carillon/protocol/incident';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { OWNER, testClient } from '../../testClient.ts';
import { getSnoozes } from './keptSnoozes.ts';
import { type JudgedDevice, useIncidents } from './useIncidents.ts';

afterEach(cleanup);

const KEY = 'carillon.snoozes.2';
const NOON_MS = Date.UTC(2026, 2, 2, 12);
const HOUR_MS = 3_600_000;

/** One that has answered, and is gone since then, if at all. */
function heardOf(goneAtS?: number, backAtS?: number): Heard {
  let heard = hear(createHeard(2, 0), 'connection', 'open', 0);
  heard = hear(heard, 'events', [], 1000);
  if (goneAtS !== undefined) heard = hear(heard, 'presence', 'offline', 1000 * goneAtS);
  if (backAtS !== undefined) heard = hear(heard, 'events', [], 1000 * backAtS);
  return heard;
}

const judged = (atS: number, devices: Readonly<Record<string, Heard>>): JudgedDevice[] =>
  Object.entries(devices).map(([device_id, heard]) => ({
    device: { device_id },
    judgment: judge(heard, { nowMs: 1000 * atS, utcMs: NOON_MS + 1000 * atS }),
  }));

/** Two that are gone, and one that is there. */
const cut = judged(120, { A: heardOf(100), B: heardOf(104), C: heardOf() });
const healed = judged(200, { A: heardOf(100, 150), B: heardOf(104, 150), C: heardOf() });

/** A page of the owner, which finds in its browser what another one has kept. */
async function openPage(place: KeyValueStorage = memoryStorage()) {
  const clock = createVirtualClock(NOON_MS);
  const listeners = new Set<(key: string) => void>();
  const storage: KeyValueStorage = {
    read: (key) => place.read(key),
    write: (key, value) => place.write(key, value),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const client = testClient(undefined, { clock, storage });
  if (client.session.getSnapshot().status !== 'loggedIn') await client.session.login(OWNER);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CarillonProvider client={client} timeZone="UTC">
      {children}
    </CarillonProvider>
  );
  const { result, rerender } = renderHook((now: readonly JudgedDevice[]) => useIncidents(now), {
    initialProps: cut,
    wrapper,
  });
  return {
    place,
    clock,
    client,
    rerender,
    read: () => result.current,
    /** How many incidents, devices, and snoozed devices there are. */
    counts: () => {
      const { incidents, singles, snoozed } = result.current;
      return [incidents.length, singles.length, snoozed.flatMap(({ judged: all }) => all).length];
    },
    tell: () =>
      act(() => {
        for (const listener of listeners) listener(KEY);
      }),
    kept: () => JSON.parse(place.read(KEY) ?? 'null'),
  };
}

const devices = cut.slice(0, 2).map(({ device }) => device);

test('FLV-04 an incident is remembered from one judgment to the next, and ends when all are well', async () => {
  const { read, counts, rerender } = await openPage();
  expect(read().incidents[0]).toMatchObject({ of: 3, still: 2, firstMs: 100_000, lastMs: 104_000 });
  rerender(judged(160, { A: heardOf(100, 150), B: heardOf(104), C: heardOf() }));
  expect(read().incidents[0]).toMatchObject({ still: 1, fallen: { length: 2 } });
  rerender(healed);
  expect(counts()).toEqual([0, 0, 0]);
});

test('FLV-04 a snooze hides a reason, is kept for whoever it is, and survives a reload', async () => {
  const first = await openPage();
  act(() => expect(first.read().snooze('offline', devices, null)).toBe(true));
  expect(first.counts()).toEqual([0, 0, 2]);
  expect(first.kept()).toEqual({ v: 1, snoozes: [{ cause: 'offline', labels: ['A', 'B'], untilMs: null }] });
  const again = await openPage(first.place);
  expect(again.counts()).toEqual([0, 0, 2]);
  const [hidden] = again.read().snoozed;
  act(() => hidden && again.read().wake(hidden.snooze));
  expect(again.counts()).toEqual([1, 0, 0]);
  expect(again.kept()).toBeNull();
});

test('FLV-04 a snooze wakes at its time, by the clock of the page, and is no longer kept', async () => {
  const { read, counts, clock, kept } = await openPage();
  act(() => void read().snooze('offline', devices, NOON_MS + HOUR_MS));
  act(() => clock.advance(HOUR_MS - 1));
  expect(counts()).toEqual([0, 0, 2]);
  act(() => clock.advance(1));
  expect(counts()).toEqual([1, 0, 0]);
  expect(kept()).toBeNull();
});

test('FLV-04 until it changes: with the device that is back it ends, and what falls again is told', async () => {
  const { read, counts, rerender, kept } = await openPage();
  act(() => void read().snooze('offline', devices, null));
  rerender(judged(160, { A: heardOf(100, 150), B: heardOf(104), C: heardOf() }));
  expect(kept()).toMatchObject({ snoozes: [{ labels: ['B'] }] });
  rerender(judged(300, { A: heardOf(290), B: heardOf(104), C: heardOf() }));
  expect(counts()).toEqual([0, 1, 1]);
});

test('FLV-04 another tab follows, and neither takes away what the other has just kept', async () => {
  const one = await openPage();
  const other = await openPage(one.place);
  act(() => void one.read().snooze('offline', devices.slice(0, 1), null));
  // Not heard of yet.
  act(() => void other.read().snooze('offline', devices.slice(1), null));
  expect(other.counts()).toEqual([0, 0, 2]);
  one.tell();
  expect(one.counts()).toEqual([0, 0, 2]);
});

test('FLT-060 a snooze that cannot be read is dropped, and said once', async () => {
  const place = memoryStorage();
  const good: Snooze = { cause: 'offline', labels: ['A', 'B'], untilMs: null };
  place.write(KEY, JSON.stringify({ v: 1, snoozes: [good, { ...good, cause: 'tired' }] }));
  const { read, counts, kept } = await openPage(place);
  expect(counts()).toEqual([0, 0, 2]);
  expect([read().takeLoss(), read().takeLoss()]).toEqual([true, false]);
  expect(kept()).toEqual({ v: 1, snoozes: [good] });
});

test('FLT-061 where the browser keeps nothing, it holds until the page is left, and that is told', async () => {
  const page = await openPage();
  const none: KeyValueStorage = { read: () => null, write: () => {}, subscribe: () => () => {} };
  const kept = getSnoozes(testClient(undefined, { storage: none }), 2);
  const snooze: Snooze = { cause: 'offline', labels: ['A'], untilMs: null };
  expect(kept.change((all) => [...all, snooze])).toBe(false);
  expect(kept.getSnapshot()).toEqual([snooze]);
  expect(getSnoozes(page.client, 2)).toBe(getSnoozes(page.client, 2));
  expect(getSnoozes(page.client, 3)).not.toBe(getSnoozes(page.client, 2));
});
