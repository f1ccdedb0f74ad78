import { createStore } from '@carillon/client';
import { type AttentionEvent, createHeard, type Heard, hear } from '@carillon/protocol/attention';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { expect, test } from 'vitest';
import { createForecasts } from './forecasts.ts';
import { createMoment } from './moment.ts';

const NOON_MS = Date.UTC(2026, 2, 4, 12);
const HOUR_MS = 3_600_000;

const on = (id: number, from: number, to: number): AttentionEvent => ({
  id: `evts/${id}`,
  name: `Radio ${id}`,
  mode: 'playback',
  repeat: encodeRepeat({ kind: 'daily', days: [0, 1, 2, 3, 4, 5, 6] }),
  time: [60 * from, 60 * to],
});

/** Some devices with their events; null of one that has told none. */
function open(...events: (readonly AttentionEvent[] | null)[]) {
  const clock = createVirtualClock(NOON_MS);
  const stores = events.map((some) => {
    const begun = hear(createHeard(2, 0), 'connection', 'open', 0);
    return createStore<Heard>(some ? hear(begun, 'events', some, 0) : begun);
  });
  const moment = createMoment(NOON_MS);
  const subjects = stores.map((heard, id) => ({ id, heard }));
  const forecasts = createForecasts({ subjects, clock, moment });
  let calls = 0;
  const stop = forecasts.subscribe(() => {
    calls++;
  });
  return { clock, stores, moment, forecasts, stop, calls: () => calls };
}

const playsIn = ({ forecasts }: ReturnType<typeof open>, id: number) => {
  const forecast = forecasts.read(id);
  return forecast.isKnown ? (forecast.plays?.event.id ?? null) : undefined;
};

test('FLV-02 while the moment moves, a device whose forecast stays the same has the same object', () => {
  const page = open([on(1, 10, 14)], [on(1, 13, 15)]);
  const before = [page.forecasts.read(0), page.forecasts.read(1)];
  page.moment.set(NOON_MS + 1.5 * HOUR_MS);
  expect(page.calls()).toBe(1);
  expect(page.forecasts.read(0)).toBe(before[0]);
  expect(page.forecasts.read(1)).not.toBe(before[1]);
  expect([playsIn(page, 0), playsIn(page, 1)]).toEqual(['evts/1', 'evts/1']);
});

test('FLV-02 it counts who plays and of whom nobody knows, and the count is another object only where it says something else', () => {
  const page = open([on(1, 10, 14)], [on(1, 13, 15)], null);
  const before = page.forecasts.counts();
  expect(before).toEqual({ playing: 1, unknown: 1, of: 3 });
  page.moment.set(NOON_MS + HOUR_MS / 2);
  expect(page.forecasts.counts()).toBe(before);
  page.moment.set(NOON_MS + HOUR_MS);
  expect(page.forecasts.counts()).toEqual({ playing: 2, unknown: 1, of: 3 });
});

test('FLV-02 what is heard of devices meanwhile is looked at together, once in 100 ms', () => {
  const page = open(null, null);
  for (const store of page.stores) store.set(hear(store.getSnapshot(), 'events', [on(1, 10, 14)], 0));
  expect(page.calls()).toBe(0);
  page.clock.advance(100);
  expect(page.calls()).toBe(1);
  expect(page.forecasts.counts()).toEqual({ playing: 2, unknown: 0, of: 2 });
  expect(page.forecasts.readHeard(0).events).toHaveLength(1);
});

test('FLV-02 all of the present minute is now: what was stopped by hand is silent, also some seconds later', () => {
  const page = open([on(1, 10, 14)]);
  page.clock.advance(5000);
  const [store] = page.stores;
  store?.set(hear(store.getSnapshot(), 'schedule', { id: 'evts/1', state: 1 }, 5000));
  page.clock.advance(100);
  expect(page.forecasts.read(0)).toMatchObject({ plays: null, why: 'stopped' });
});

test('FLV-02 by time alone it looks again, and where nobody listens it does nothing', () => {
  const page = open([on(1, 10, 14)]);
  const [store] = page.stores;
  store?.set(hear(store.getSnapshot(), 'schedule', { id: 'evts/1', state: 1 }, 0));
  page.moment.set(NOON_MS + HOUR_MS);
  expect(playsIn(page, 0)).toBeNull();
  // The moment is over: by its events it was due.
  page.clock.advance(HOUR_MS + 2 * 60_000);
  expect(playsIn(page, 0)).toBe('evts/1');
  page.stop();
  const calls = page.calls();
  page.moment.set(NOON_MS + 3 * HOUR_MS);
  page.clock.advance(HOUR_MS);
  expect(page.calls()).toBe(calls);
  expect(page.clock.pending).toBe(0);
});
