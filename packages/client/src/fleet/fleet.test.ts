import { createHeard, type FactName, type Facts, type Heard, hear } from '@carillon/protocol/attention';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { expect, test } from 'vitest';
import { createStore, type WritableStore } from '../store/store.ts';
import { createFleet } from './fleet.ts';

const NOON = Date.UTC(2026, 2, 4, 12);
const ALWAYS = encodeRepeat({ kind: 'always' });
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Devices of which a test says what is heard; `users` counts who listens to each. */
function open(count: number, onError?: (error: unknown) => void) {
  const clock = createVirtualClock(NOON);
  const records = Array.from({ length: count }, (_, i) => ({ device_id: `CR-${i}`, class_id: 2 }));
  const users = new Map<string, number>();
  const stores = new Map<string, WritableStore<Heard>>(
    records.map(({ device_id }) => [
      device_id,
      createStore(createHeard(2, clock.elapsed()), {
        onUse() {
          users.set(device_id, (users.get(device_id) ?? 0) + 1);
          return () => users.set(device_id, (users.get(device_id) ?? 0) - 1);
        },
      }),
    ]),
  );
  const find = (label: string) => {
    const store = stores.get(label);
    if (!store) throw new Error(`No device ${label}`);
    return store;
  };
  const fleet = createFleet({
    broker: { device: ({ label }) => ({ heard: () => find(label) }) },
    clock,
    onError,
  });
  const tell = <K extends FactName>(label: string, name: K, fact: Facts[K]) => {
    const store = find(label);
    store.set(hear(store.getSnapshot(), name, fact, clock.elapsed()));
  };
  const pass = async (ms: number) => {
    clock.advance(ms);
    await settle();
  };
  return { clock, fleet, tell, pass, records, users };
}

const daily = (start: number, end: number) => ({
  id: 'evts/1',
  name: 'Morning radio',
  mode: 'playback',
  repeat: encodeRepeat({ kind: 'daily', days: [0, 1, 2, 3, 4, 5, 6] }),
  time: [start, end] as [number, number],
});

test('a listener is told once of all that changed together, however many devices it watches', async () => {
  const { fleet, tell, pass, records } = open(1000);
  let told = 0;
  fleet.watch(records, () => told++);
  await pass(0);
  told = 0;
  for (const { device_id } of records) {
    tell(device_id, 'connection', 'open');
    tell(device_id, 'events', [{ ...daily(0, 0), repeat: ALWAYS }]);
    tell(device_id, 'presence', 'offline');
  }
  await pass(100);
  expect(told).toBe(1);
  expect(records.every((record) => fleet.judgment(record).cause !== 'notAnswered')).toBe(true);
  await pass(60_000);
  expect(new Set(records.map((record) => fleet.judgment(record).cause))).toEqual(new Set(['offline']));
});

test('what is heard all the time is judged ten times a second at most', async () => {
  const { fleet, tell, pass, records } = open(1);
  let told = 0;
  fleet.watch(records, () => told++);
  await pass(1000);
  told = 0;
  for (let i = 0; i < 100; i++) {
    tell('CR-0', 'connection', i % 2 === 0 ? 'open' : 'lost');
    tell('CR-0', 'events', i % 2 === 0 ? [daily(0, i)] : []);
    await pass(10);
  }
  expect(told).toBeLessThanOrEqual(11);
});

test('what comes with time is judged by itself: an event begins, and nothing says that it plays', async () => {
  const { fleet, tell, pass, records } = open(1);
  const [device] = records;
  if (!device) throw new Error('No device');
  fleet.watch(records, () => {});
  tell('CR-0', 'connection', 'open');
  tell('CR-0', 'events', [daily(12 * 60 + 5, 13 * 60)]);
  await pass(10_000);
  expect(fleet.judgment(device)).toMatchObject({ cause: 'outsideHours', untilMs: NOON + 5 * 60_000 });
  tell('CR-0', 'schedule', { id: 'evts/1', state: 1 });
  await pass(6 * 60_000);
  expect(fleet.judgment(device).cause).toBe('stoppedByHand');
});

test('a device is heard while anybody watches it, once however many do', async () => {
  const { fleet, pass, records, users } = open(3);
  const leave = fleet.watch(records, () => {});
  const leaveOne = fleet.watch(records.slice(0, 1), () => {});
  await pass(0);
  expect([...users.values()]).toEqual([1, 1, 1]);
  leave();
  expect([...users.values()]).toEqual([1, 0, 0]);
  leaveOne();
  expect([...users.values()]).toEqual([0, 0, 0]);
});

test('what nobody watches any longer has no timer, which would keep a program from its end', async () => {
  const { clock, fleet, tell, pass, records } = open(2);
  const leave = fleet.watch(records, () => {});
  tell('CR-0', 'connection', 'open');
  tell('CR-0', 'events', [daily(18 * 60, 19 * 60)]);
  await pass(10_000);
  expect(clock.pending).toBe(1);
  leave();
  await pass(0);
  expect(clock.pending).toBe(0);
  fleet.watch(records, () => {});
  await pass(10_000);
  expect(clock.pending).toBe(1);
});

test('of a device that nobody watches nothing is known; a class without topics is offline, and nobody is asked', async () => {
  const { fleet, pass, records } = open(1);
  const [device] = records;
  if (!device) throw new Error('No device');
  expect(fleet.judgment(device)).toMatchObject({ standing: 'unknown', isChecked: false });
  const unclassified = { device_id: 'CR-9', class_id: 0 };
  fleet.watch([unclassified], () => {});
  await pass(60_000);
  expect(fleet.judgment(unclassified)).toMatchObject({
    cause: 'offline',
    isLastKnown: false,
    isChecked: false,
  });
});

test('FLT-109 a listener that throws is reported, and keeps no other from its devices', async () => {
  const errors: unknown[] = [];
  const { fleet, tell, pass, records } = open(1, (error) => errors.push(error));
  let told = 0;
  fleet.watch(records, () => {
    throw new Error('host');
  });
  fleet.watch(records, () => told++);
  await pass(0);
  tell('CR-0', 'connection', 'open');
  tell('CR-0', 'events', []);
  await pass(10_000);
  expect(told).toBeGreaterThan(0);
  expect(errors).toContainEqual(new Error('host'));
});
