import { expect, test } from 'vitest';
import { exampleEvents } from './exampleEvents.ts';
import { createRam, FACTORY, freshState, parseFirmwareState } from './memory.ts';
import { NEVER_WRONG } from './ownClock.ts';
import { testDevice } from './testDevice.ts';

const CLOCK = {
  host: 'time.google.com',
  boot: 1,
  isManual: false,
  lastSet: { trueMs: 1_772_589_600_000, ownMs: 1_772_589_601_000 },
};
const STATE = {
  v: 1,
  events: exampleEvents(3),
  vol: { l: 3, r: 255 },
  eq: { bf: 2, ba: 1, tf: 3, ta: -4 },
  clock: CLOCK,
};

test('what a device keeps is read back, also from before it kept more than events (FLT-105)', () => {
  expect(parseFirmwareState(JSON.parse(JSON.stringify(STATE)))).toEqual(STATE);
  const old = { v: 1, events: exampleEvents(2) };
  expect(parseFirmwareState(JSON.parse(JSON.stringify(old)))).toEqual(old);
});

test('a device with such an old memory has all else as it left the factory', () => {
  const memory = createRam();
  memory.save({ v: 1, events: exampleEvents(2) });
  const device = testDevice({ memory, events: [] });
  expect(device.command('GetEvents')?.body).toHaveLength(2);
  expect(device.command('vol')?.body).toEqual({ l: 0, r: 0 });
  device.command('vol', { l: 7, r: 7 });
  expect(memory.load()).toMatchObject({ events: exampleEvents(2), vol: { l: 7, r: 7 } });
});

test.each([
  ['no object', null],
  ['another version', { ...STATE, v: 2 }],
  ['no events', { v: 1 }],
  ['an event that is none', { ...STATE, events: [{}] }],
  ['a volume that is none', { ...STATE, vol: { l: 3 } }],
  ['an equalizer out of range', { ...STATE, eq: { ...STATE.eq, ta: 9 } }],
  ['a clock that is null', { ...STATE, clock: null }],
  ['a clock without a host', { ...STATE, clock: { ...CLOCK, host: undefined } }],
  ['a clock that was never set', { ...STATE, clock: { ...CLOCK, lastSet: undefined } }],
  ['a clock that was set to nothing', { ...STATE, clock: { ...CLOCK, lastSet: { trueMs: 1, ownMs: null } } }],
  ['a clock set by nobody knows whom', { ...STATE, clock: { ...CLOCK, isManual: 1 } }],
])('%s is no state of a device (FLT-105)', (_case, value) => {
  expect(parseFirmwareState(value)).toBeNull();
});

test('devices that left the factory alike hold one state, and one of the same events that differs has its own', () => {
  const events = [...exampleEvents(2)];
  const ahead = { trueMs: 0, ownMs: 1000 };
  const others = [
    freshState(events, { host: 'ntp.example', boot: 0 }, NEVER_WRONG),
    freshState(events, FACTORY.timeServer, ahead),
  ];
  const first = freshState(events, FACTORY.timeServer, NEVER_WRONG);
  expect(first.clock).toEqual({ ...FACTORY.timeServer, isManual: false, lastSet: NEVER_WRONG });
  expect(others.map(({ clock }) => [clock.host, clock.lastSet])).toEqual([
    ['ntp.example', NEVER_WRONG],
    [FACTORY.timeServer.host, ahead],
  ]);
  expect(freshState(events, FACTORY.timeServer, NEVER_WRONG)).toBe(first);
});
