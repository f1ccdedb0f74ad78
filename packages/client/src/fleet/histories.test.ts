import { createHeard, type Heard, hear } from '@carillon/protocol/attention';
import type { DeviceEvent } from '@carillon/protocol/device';
import type { HistoryState } from '@carillon/protocol/history';
import { encodeRepeat } from '@carillon/protocol/schedule';
import type { Clock } from '@carillon/protocol/time';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { createHub, createRandom, createSyntheticSource } from '@carillon/simulator';
import { expect, test } from 'vitest';
import { createLedgerDevice, type Inside } from '../../../../simulator/src/ledger/testLedgerDevice.ts';
import { createBroker } from '../broker/broker.ts';
import { createStore } from '../store/store.ts';
import { createFleet } from './fleet.ts';
import { createHistories } from './histories.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const BEGIN_MS = Date.UTC(2026, 2, 4);

const online = (): Heard => hear(hear(createHeard(2, 0), 'connection', 'open', 0), 'events', [], 0);

/** A computer that can fall asleep: its timers wait, and its clock goes on. */
function sleepingClock() {
  const inner = createVirtualClock(BEGIN_MS);
  let sleptMs = 0;
  const clock: Clock = {
    ...inner,
    now: () => inner.now() + sleptMs,
    after: inner.after,
    elapsed: inner.elapsed,
  };
  return {
    clock,
    pass: inner.advance,
    pending: () => inner.pending,
    sleep(ms: number) {
      sleptMs += ms;
    },
  };
}

const statesOf = (histories: ReturnType<typeof createHistories>, key = 'a') =>
  histories
    .read(key)
    .spans.map(({ startMs, endMs, state }) => [
      (startMs - BEGIN_MS) / MINUTE_MS,
      (endMs - BEGIN_MS) / MINUTE_MS,
      state.presence,
    ]);

test('FLV-05 while this computer slept nobody watched, from when it was awake last', () => {
  const { clock, pass, sleep } = sleepingClock();
  const histories = createHistories({ clock });
  histories.follow('a', createStore(online()));
  pass(HOUR_MS);
  sleep(HOUR_MS);
  pass(MINUTE_MS);
  const [first, gap, last] = statesOf(histories);
  expect(first?.[2]).toBe('online');
  expect(first?.[1]).toBeCloseTo(60, 0);
  expect(gap?.[2]).toBe('unwatched');
  expect(Number(gap?.[1])).toBeCloseTo(120.5, 0);
  expect(last?.[2]).toBe('online');
});

test('FLV-05 what nobody follows any longer is not watched; of several who follow it the last one counts', () => {
  const { clock, pass, pending } = sleepingClock();
  const histories = createHistories({ clock });
  const heard = createStore(online());
  const [one, other] = [histories.follow('a', heard), histories.follow('a', heard)];
  pass(10 * MINUTE_MS);
  one();
  one();
  pass(10 * MINUTE_MS);
  other();
  pass(10 * MINUTE_MS);
  expect(statesOf(histories)).toEqual([
    [0, 20, 'online'],
    [20, 30, 'unwatched'],
  ]);
  expect(pending()).toBe(0);
});

test('FLV-05 listeners hear of changes alone, and another person finds nothing', () => {
  const { clock, pass } = sleepingClock();
  const histories = createHistories({ clock });
  const heard = createStore(online());
  let calls = 0;
  const stop = histories.subscribe('a', () => {
    calls++;
  });
  histories.follow('a', heard);
  expect(calls).toBe(1);
  heard.set(hear(heard.getSnapshot(), 'vol', { l: 1, r: 1 }, 5));
  expect(calls).toBe(1);
  pass(5000);
  heard.set(hear(heard.getSnapshot(), 'presence', 'offline', 5000));
  expect(calls).toBe(2);
  histories.clear();
  expect(statesOf(histories)).toEqual([[5000 / MINUTE_MS, 5000 / MINUTE_MS, 'offline']]);
  stop();
  heard.set(hear(heard.getSnapshot(), 'presence', 'online', 6000));
  expect(calls).toBe(3);
});

test('FLV-05 what was not followed for a day is forgotten', () => {
  const { clock, pass } = sleepingClock();
  const histories = createHistories({ clock });
  histories.follow('a', createStore(online()))();
  histories.follow('b', createStore(online()));
  pass(25 * HOUR_MS);
  expect(histories.read('a')).toEqual({ spans: [], folded: null });
  expect(statesOf(histories, 'b')).toHaveLength(1);
});

const daily = encodeRepeat({ kind: 'daily', days: [0, 1, 2, 3, 4, 5, 6] });
const on = (id: number, host: string, fail?: string): DeviceEvent => ({
  id: `evts/${id}`,
  name: `Radio ${id}`,
  mode: 'playback',
  repeat: daily,
  time: [60 * (2 * id), 60 * (2 * id) + 90],
  main: { uri: `http://${host}.example/a.mp3`, tmo: 15 },
  ...(fail !== undefined && { fail: { uri: `http://${fail}.example/a.mp3`, tmo: 15 } }),
});
const EVENTS = [
  on(1, 'live'),
  on(2, 'refused', 'live'),
  on(3, 'refused'),
  on(4, 'live'),
  on(6, 'live'),
  on(8, 'refused', 'live'),
  on(10, 'live'),
];

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A day of a device, a hub and a console, in which lines are cut and events are started and stopped by hand. */
async function liveADay(seed: number) {
  const clock = createVirtualClock(BEGIN_MS);
  const random = createRandom(seed);
  const below = (count: number) => Math.floor(count * random());
  const hub = createHub({
    clock,
    authority: {
      authenticate: async () => ({
        kind: 'person',
        userId: 2,
        isAdmin: false,
        expiresAtMs: Number.POSITIVE_INFINITY,
      }),
      ownsDevice: () => true,
    },
  });
  const source = createSyntheticSource({ clock, random: createRandom(seed) });
  const inner = createLedgerDevice(
    { label: 'CR-1', classId: 2, clock, source, events: EVENTS },
    (own) => own,
  );
  const { firmware } = inner;
  let attachment: { detach(): void } | undefined = hub.attach(firmware);
  const broker = createBroker({
    transport: hub.transport(),
    clock,
    credentials: async () => ({ username: '2', password: 'token' }),
    random,
  });
  const histories = createHistories({ clock });
  const fleet = createFleet({ broker, clock, histories });
  const device = { device_id: 'CR-1', class_id: 2 };
  fleet.watch([device], () => {});
  broker.connect();

  const complaints: string[] = [];
  const counts = { minutes: 0, unwatched: 0, offline: 0, playing: 0 };
  const truths: (Inside & { readonly atMs: number; readonly isThere: boolean })[] = [];
  // In the middle of each minute: nothing begins or ends then.
  clock.advance(MINUTE_MS / 2);
  for (let minute = 0; minute < 24 * 60; minute++) {
    const dice = below(400);
    if (dice < 2) {
      attachment?.detach();
      attachment = undefined;
    } else if (dice < 60) attachment ??= hub.attach(firmware);
    else if (dice < 62) broker.disconnect();
    else if (dice < 120) broker.connect();
    else if (dice < 126) {
      const msg = below(2) ? 'StartEvent' : 'StopEvent';
      hub.publish(
        'cmd/req/micro-eth/CR-1',
        JSON.stringify({ req: 9, msg, body: { id: `evts/${1 + below(4)}` } }),
      );
    }
    for (let second = 0; second < 60; second += 5) {
      clock.advance(5000);
      await settle();
    }
    truths.push({ ...inner.look(), atMs: clock.now(), isThere: attachment !== undefined });
  }
  const { spans, folded } = histories.read('2/CR-1');
  for (const truth of truths) {
    const { atMs } = truth;
    const state = spans.find(({ startMs, endMs }) => startMs < atMs && atMs <= endMs)?.state;
    if (!state) continue;
    counts.minutes++;
    if (state.presence === 'unwatched') counts.unwatched++;
    else if (!isTrue(state, truth))
      complaints.push(`seed ${seed}, ${new Date(atMs).toISOString()}: ${JSON.stringify([state, truth])}`);
    if (state.presence === 'offline') counts.offline++;
    if (state.presence === 'online' && state.event) counts.playing++;
  }
  broker.disconnect();
  return { complaints, counts, folded };
}

/** Whether a device did what is recorded; one that is tried again has failed, or starts. */
function isTrue(
  state: HistoryState,
  { isThere, eventId, status, isFailOver }: Inside & { isThere: boolean },
) {
  if (state.presence !== 'online') return !isThere;
  const isActive = status === 'starting' || status === 'started' || status === 'failed';
  if (!isThere || (state.event?.id ?? null) !== (isActive ? eventId : null)) return false;
  if (status === 'started') return state.stream === (isFailOver ? 'failOver' : 'main');
  if (status === 'starting') return state.stream === 'starting' || state.stream === 'failed';
  return state.stream === (isActive ? 'failed' : 'none');
}

const DAYS = process.env.CARILLON_SOAK ? 100 : 2;

test(`FLV-05 in ${DAYS} days with cut lines and hands, what is recorded of each watched minute is the firmware's own log`, async () => {
  for (let seed = 1; seed <= DAYS; seed++) {
    const { complaints, counts, folded } = await liveADay(seed);
    expect(complaints).toEqual([]);
    expect(folded).toBeNull();
    expect(counts.minutes).toBeGreaterThan(1400);
    expect(counts.unwatched).toBeGreaterThan(0);
    expect(counts.offline).toBeGreaterThan(0);
    expect(counts.playing).toBeGreaterThan(100);
  }
}, 600_000);
