import { createHeard, type FactName, type Facts, type Heard, hear } from '@carillon/protocol/attention';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { expect, test } from 'vitest';
import { createCarillonClient } from '../client.ts';
import { createStore, type WritableStore } from '../store/store.ts';
import { createFleet } from './fleet.ts';
import { getFleet } from './getFleet.ts';
import { createLazyFleet } from './lazyFleet.ts';

const DEVICE = { device_id: 'CR-1', class_id: 2 };
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** One device, and a fleet whose code arrives, or fails to, when a test says so. */
function open() {
  const clock = createVirtualClock(Date.UTC(2026, 2, 4, 12));
  let users = 0;
  const heard: WritableStore<Heard> = createStore(createHeard(2, clock.elapsed()), {
    onUse() {
      users++;
      return () => users--;
    },
  });
  const arrivals: { resolve(create: typeof createFleet): void; reject(error: unknown): void }[] = [];
  const errors: unknown[] = [];
  const fleet = createLazyFleet(() => new Promise((resolve, reject) => arrivals.push({ resolve, reject })), {
    broker: { device: () => ({ heard }) },
    clock,
    onError: (error) => errors.push(error),
  });
  const tell = <K extends FactName>(name: K, fact: Facts[K]) =>
    heard.set(hear(heard.getSnapshot(), name, fact, clock.elapsed()));
  const pass = async (ms: number) => {
    await settle();
    clock.advance(ms);
    await settle();
  };
  return { clock, fleet, arrivals, errors, tell, pass, users: () => users };
}

test('nothing is loaded before anybody watches, and once for all who do; what was heard meanwhile is judged', async () => {
  const { fleet, arrivals, tell, pass, users } = open();
  expect([fleet.judgment(DEVICE).standing, arrivals.length]).toEqual(['unknown', 0]);
  let told = 0;
  const leave = fleet.watch([DEVICE], () => told++);
  fleet.watch([DEVICE], () => {});
  expect([arrivals.length, users()]).toEqual([1, 1]);
  tell('connection', 'open');
  tell('events', []);
  expect(fleet.judgment(DEVICE)).toMatchObject({ cause: 'notAnswered', isChecked: false });
  arrivals[0]?.resolve(createFleet);
  await pass(0);
  expect(fleet.judgment(DEVICE).cause).toBe('nothingScheduled');
  expect(told).toBeGreaterThan(0);
  leave();
  expect([arrivals.length, users()]).toEqual([1, 1]);
});

test('a load that fails is reported, and tried again for those who watch already, less and less often', async () => {
  const { fleet, arrivals, errors, tell, pass } = open();
  fleet.watch([DEVICE], () => {});
  tell('connection', 'open');
  tell('events', []);
  arrivals[0]?.reject(new Error('no network'));
  await pass(1999);
  expect([arrivals.length, errors.length]).toEqual([1, 1]);
  await pass(1);
  arrivals[1]?.reject(new Error('no network'));
  await pass(3999);
  expect(arrivals.length).toBe(2);
  await pass(1);
  arrivals[2]?.resolve(createFleet);
  await pass(0);
  expect(fleet.judgment(DEVICE).cause).toBe('nothingScheduled');
  expect(errors).toEqual([new Error('no network'), new Error('no network')]);
});

test('whoever comes after a load that failed does not wait for the next try', async () => {
  const { fleet, arrivals, pass } = open();
  fleet.watch([DEVICE], () => {});
  arrivals[0]?.reject(new Error('no network'));
  await pass(0);
  fleet.watch([DEVICE], () => {});
  expect(arrivals.length).toBe(2);
  await pass(60_000);
  expect(arrivals.length).toBe(2);
});

test('whoever leaves while the code is on its way is not told, and a failed load that nobody waits for is not tried again', async () => {
  const { clock, fleet, arrivals, pass, users } = open();
  let told = 0;
  fleet.watch([DEVICE], () => told++)();
  arrivals[0]?.reject(new Error('no network'));
  await pass(100_000);
  expect([arrivals.length, clock.pending]).toEqual([1, 0]);
  const leave = fleet.watch([DEVICE], () => told++);
  leave();
  arrivals[1]?.resolve(createFleet);
  await pass(1000);
  expect([told, users()]).toEqual([0, 0]);
});

test('FLT-109 a listener that throws when the code arrives keeps no other from its devices', async () => {
  const { fleet, arrivals, errors, pass } = open();
  let told = 0;
  fleet.watch([DEVICE], () => {
    throw new Error('host');
  });
  fleet.watch([DEVICE], () => told++);
  arrivals[0]?.resolve(createFleet);
  await pass(0);
  expect(told).toBeGreaterThan(0);
  expect(errors).toContainEqual(new Error('host'));
});

test('a client has one fleet for each policy, whichever object says it', () => {
  const client = createCarillonClient({ apiUrl: '', broker: 'wss://broker.example' });
  const another = createCarillonClient({ apiUrl: '', broker: 'wss://broker.example' });
  const usual = getFleet(client);
  expect(getFleet(client, {})).toBe(usual);
  const strict = getFleet(client, { severity: { offline: 'danger' } });
  expect(strict).not.toBe(usual);
  expect(getFleet(client, { severity: { offline: 'danger' } })).toBe(strict);
  expect(getFleet(another)).not.toBe(usual);
});
