import { liveMessages } from '@carillon/protocol/broker';
import type { DeviceEvent } from '@carillon/protocol/device';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { exampleEvents } from './exampleEvents.ts';
import { createFirmware } from './firmware.ts';
import { createRam } from './memory.ts';
import { createSyntheticSource } from './source.ts';
import { playback, QUIET_NIGHT, testDevice } from './testDevice.ts';

const SECOND = 1000;
const statuses = (device: ReturnType<typeof testDevice>) => device.live('stream').map((m) => m.status);

test('a connected device greets with Bonjour, Online, QoS 1, retained (BRK-04)', () => {
  expect(testDevice().published).toEqual([
    {
      atMs: QUIET_NIGHT,
      topic: 'cmd/rep/micro-eth/CR-1002',
      payload: '{"msg":"Bonjour","ctx":"Online"}',
      qos: 1,
      retain: true,
    },
  ]);
});

test('its last will and its orderly shutdown say Offline (BRK-04)', () => {
  const device = testDevice();
  expect(device.firmware.will).toEqual({
    topic: 'cmd/rep/micro-eth/CR-1002',
    payload: '{"msg":"Bonjour","ctx":"Offline"}',
  });
  device.firmware.shutDown();
  expect(device.greetings()).toEqual(['Online', 'Offline']);
});

test('a class without topics is an error that names it', () => {
  const options = { label: 'X', classId: 0, clock: testDevice().clock };
  expect(() => createFirmware(options)).toThrow('Device X: class 0 has no topics; use 1 to 4.');
});

test('an event that is started passes starting and started, and stopping and stopped when it ends (BRK-08)', () => {
  const device = testDevice();
  device.command('StartEvent', { id: 'evts/2' });
  device.clock.advance(SECOND);
  expect(statuses(device)).toEqual([1, 2]);
  device.command('StopEvent', { id: 'evts/2' });
  device.clock.advance(SECOND);
  expect(statuses(device)).toEqual([1, 2, 3, 4]);
  expect(device.live('schedule')).toEqual([
    // Started by hand it plays, and 'Morning radio' stays the next one; stopped it passes stop.
    { id: 'evts/2', state: 3 },
    { id: 'evts/2', state: 1 },
    { id: 'evts/2', state: 0 },
  ]);
});

test('starting an event while another one runs stops that one first', () => {
  const device = testDevice();
  device.command('StartEvent', { id: 'evts/1' });
  device.clock.advance(SECOND);
  device.command('StartEvent', { id: 'evts/2' });
  device.clock.advance(2 * SECOND);
  const steps = device.live('stream').map(({ id, status }) => `${id} ${status}`);
  expect(steps).toEqual(['evts/1 1', 'evts/1 2', 'evts/1 3', 'evts/1 4', 'evts/2 1', 'evts/2 2']);
});

test('starting twice is starting once', () => {
  const device = testDevice();
  device.command('StartEvent', { id: 'evts/1' });
  expect(device.command('StartEvent', { id: 'evts/1' })?.ok).toBe(true);
  device.clock.advance(SECOND);
  expect(statuses(device)).toEqual([1, 2]);
});

test('who comes late learns the present from GetEvents: the schedule, then the stream', () => {
  const device = testDevice();
  device.command('StartEvent', { id: 'evts/2' });
  device.clock.advance(SECOND);
  device.forget();
  device.command('GetEvents');
  expect(device.published.map(({ topic }) => topic.split('/').at(-1))).toEqual([
    'CR-1002',
    'schedule',
    'schedule',
    'stream',
  ]);
  expect(device.live('schedule')).toEqual([
    { id: 'evts/1', state: 2 },
    { id: 'evts/2', state: 3 },
  ]);
  expect(device.live('stream')).toMatchObject([{ id: 'evts/2', status: 2 }]);
});

test('codec, levels and the radio part of ctx are sent only between StartExtra and StopExtra', () => {
  const device = testDevice();
  device.command('StartEvent', { id: 'evts/1' });
  device.clock.advance(10 * SECOND);
  expect(device.live('vumeter').length + device.live('codec').length).toBe(0);
  expect(device.live('stream').at(-1).ctx).not.toHaveProperty('name');

  device.forget();
  device.command('StartExtra');
  expect(device.live('stream')).toMatchObject([{ status: 2, ctx: { name: 'Aurora Radio', adv: 1 } }]);
  expect(device.live('codec')).toHaveLength(1);
  device.clock.advance(10 * SECOND);
  expect(device.live('vumeter')).toHaveLength(100);
  expect(device.live('codec')).toHaveLength(11);

  device.command('StopExtra');
  device.forget();
  device.clock.advance(10 * SECOND);
  expect(device.published).toEqual([]);
});

test('LIB-04 each meter shows its own channel', () => {
  const device = testDevice({ events: [playback({ main: { uri: 'http://sides.example/', tmo: 15 } })] });
  device.command('StartEvent', { id: 'evts/1' });
  device.command('StartExtra');
  device.clock.advance(2 * SECOND);
  expect(device.live('vumeter').length).toBeGreaterThan(10);
  expect(new Set(device.live('vumeter').map(({ vu }) => vu.join(' ')))).toEqual(new Set(['80 60']));
});

test('LIB-04 the channels of a usual station are two: now the left one is louder, now the right one', () => {
  const device = testDevice();
  device.command('StartEvent', { id: 'evts/1' });
  device.command('StartExtra');
  device.clock.advance(20 * SECOND);
  const louder = device.live('vumeter').map(({ vu: [left, right] }) => Math.sign(left - right));
  for (const side of [-1, 1]) expect(louder.filter((one) => one === side).length).toBeGreaterThan(30);
});

test('StartExtra lapses after 30 s unless it is repeated', () => {
  const device = testDevice();
  device.command('StartEvent', { id: 'evts/1' });
  device.clock.advance(SECOND);
  device.command('StartExtra');
  device.clock.advance(20 * SECOND);
  device.command('StartExtra');
  device.clock.advance(60 * SECOND);
  const meters = device.published.filter((p) => p.topic.endsWith('/vumeter'));
  expect((meters.at(-1)?.atMs ?? 0) - QUIET_NIGHT).toBe(50_900);
});

test('FLT-013 after a sleep of its machine a device sends levels from now on, and makes up for none', () => {
  const clock = createVirtualClock(QUIET_NIGHT);
  const device = testDevice({ clock, source: createSyntheticSource({ clock, random: createRandom(1) }) });
  device.command('StartEvent', { id: 'evts/1' });
  clock.advance(SECOND);
  device.command('StartExtra');
  clock.advance(SECOND);
  device.forget();
  clock.jump(600 * SECOND);
  clock.advance(SECOND);
  expect(device.live('vumeter').length).toBeOneOf([10, 11]);
});

test('when the stream ends the level falls to nothing instead of hanging', () => {
  const device = testDevice();
  device.command('StartExtra');
  device.command('StartEvent', { id: 'evts/1' });
  device.clock.advance(5 * SECOND);
  device.forget();
  device.command('StopEvent', { id: 'evts/1' });
  device.clock.advance(5 * SECOND);
  expect(device.live('vumeter')).toEqual([{ vu: [0, 0] }]);
});

test('the codec counts what arrived since the stream started', () => {
  const device = testDevice();
  device.command('StartEvent', { id: 'evts/1' });
  device.clock.advance(SECOND);
  device.command('StartExtra');
  device.clock.advance(10 * SECOND);
  const [first, ...later] = device.live('codec');
  const last = later.at(-1);
  expect(last).toMatchObject({ codec: 6, br: 192_000, sr: 44_100, ch: 1, since: first.since });
  expect(last.size - first.size).toBeCloseTo((192 / 8) * 10, -1);
});

test('LIB-04 the bytes of the codec are its bit rate times the seconds since it began, whatever the clock gains', () => {
  const device = testDevice({ clockError: { driftPpm: 500, aheadMs: 600 } });
  device.command('StartEvent', { id: 'evts/2' });
  for (let minute = 0; minute < 120; minute++) {
    device.clock.advance(60 * SECOND);
    device.command('StartExtra');
  }
  const messages = device.live('codec');
  expect(messages.length).toBeGreaterThan(3000);
  expect(new Set(messages.map(({ since }) => since)).size).toBe(1);
  const startedAtMs = device.published.find(({ payload }) => payload.includes('"status":2'))?.atMs ?? 0;
  const sent = device.published.filter(({ topic }) => topic.endsWith('/codec'));
  for (const { atMs, payload } of sent) {
    const { size, br, avg } = JSON.parse(payload);
    expect([size, avg]).toEqual([Math.floor((br / 8000) * ((atMs - startedAtMs) / 1000)), br]);
  }
});

test('LIB-04 bytes and seconds begin anew with every stream: with the fail-over, and with main when it is back', () => {
  const device = testDevice();
  device.command('StartEvent', { id: 'evts/1' });
  device.clock.advance(20 * SECOND);
  device.command('StartExtra');
  const repair = device.breakHost('live.aurora-radio.example');
  device.clock.advance(10 * SECOND);
  repair();
  device.command('StartExtra');
  device.clock.advance(20 * SECOND);
  const steps = new Map(device.live('codec').map(({ since, br, size }) => [since, { br, size }]));
  expect([...steps.values()].map(({ br }) => br)).toEqual([192_000, 128_000, 192_000]);
  for (const { br, size } of steps.values()) expect(size).toBeLessThan((20 * br) / 8000);
});

test('every live message fits its schema (BRK-03)', () => {
  const device = testDevice();
  for (const msg of ['GetEvents', 'StartExtra']) device.command(msg);
  device.command('StartEvent', { id: 'evts/1' });
  device.clock.advance(5 * SECOND);
  for (const channel of ['schedule', 'stream', 'codec', 'vumeter'] as const) {
    const messages = device.live(channel);
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages) expect(liveMessages[channel].parse(message)).toEqual(message);
  }
});

test('user and password of a stream address never leave in ctx (FLT-092)', () => {
  const uri = 'http://anna:se:cr@et@radio.example:8000/live';
  const device = testDevice({ events: [playback({ main: { uri, tmo: 15 } })] });
  device.command('StartExtra');
  device.command('StartEvent', { id: 'evts/1' });
  device.clock.advance(5 * SECOND);
  const live = device.published.filter((p) => p.topic.startsWith('async/')).map((p) => p.payload);
  expect(live.join()).not.toMatch(/anna|se:cr|et@/);
  expect(device.live('stream').at(-1).ctx).toMatchObject({ host: 'radio.example', port: 8000 });
});

test('a sender event tells the encoder and the radio that it is set to', () => {
  const device = testDevice({ classId: 3, events: exampleEvents(3) });
  device.command('StartExtra');
  device.command('StartEvent', { id: 'evts/3' });
  device.clock.advance(2 * SECOND);
  expect(device.live('stream').at(-1)).toMatchObject({
    id: 'evts/3',
    status: 2,
    ctx: { host: 'relay.carillon.example', port: 8000, br: 192, name: 'Chapel live', genre: 'Choral' },
  });
});

test('the broker going away does not stop the music, and nothing is sent meanwhile', () => {
  const device = testDevice();
  device.command('StartExtra');
  device.command('StartEvent', { id: 'evts/1' });
  device.clock.advance(SECOND);
  device.firmware.disconnect();
  device.forget();
  device.clock.advance(5 * SECOND);
  expect(device.published).toEqual([]);
  device.firmware.connect(device.link);
  device.clock.advance(SECOND);
  expect(device.live('vumeter')).toHaveLength(10);
});

test('a device that is off has no timers, and one that waits has a single one', () => {
  const device = testDevice();
  expect(device.clock.pending).toBe(1);
  device.command('StartExtra');
  device.command('StartEvent', { id: 'evts/1' });
  device.clock.advance(5 * SECOND);
  device.firmware.shutDown();
  expect(device.clock.pending).toBe(0);
});

test('events survive a power cut, and playing resumes if the schedule says so', () => {
  const memory = createRam();
  const startMs = Date.parse('2026-03-04T07:00:00Z');
  testDevice({ memory, startMs }).firmware.shutDown();
  const device = testDevice({ memory, startMs, events: [] });
  device.clock.advance(SECOND);
  expect(device.live('stream')).toMatchObject([{ id: 'evts/1', status: 2 }]);
});

test('LIB-04 after a power cut the schedule alone counts: what a hand started is silent, what a hand silenced plays', () => {
  const memory = createRam();
  const dueMs = Date.parse('2026-03-04T07:00:00Z');
  for (const [startMs, msg, status] of [
    [QUIET_NIGHT, 'StartEvent', 0],
    [dueMs, 'StopEvent', 2],
  ] as const) {
    const before = testDevice({ memory, startMs });
    before.clock.advance(SECOND);
    before.command(msg, { id: 'evts/1' });
    before.clock.advance(SECOND);
    // Without a word: the plug is pulled.
    const device = testDevice({ memory, startMs });
    device.clock.advance(SECOND);
    device.forget();
    device.command('GetEvents');
    expect(device.live('stream')).toMatchObject([{ id: 'evts/1', status }]);
  }
});

test.each([
  [1, [1]],
  [2, [1]],
  [3, [1, 3]],
  [4, []],
])(
  'LIB-04 with the memory of another device class %i starts and schedules only what it can run',
  (classId, runs) => {
    const events = [
      playback({ time: [120, 150] }),
      { ...exampleEvents(3)[2], id: 'evts/3', repeat: 127, time: [180, 200] },
    ];
    const device = testDevice({ classId, events: events as DeviceEvent[] });
    const started = [1, 3].filter((n) => device.command('StartEvent', { id: `evts/${n}` })?.ok);
    expect(started).toEqual(runs);
    expect(device.command('GetEvents')?.body).toHaveLength(2);
    device.firmware.shutDown();
    device.firmware.connect(device.link);
    device.forget();
    device.clock.advance(24 * 3600 * SECOND);
    const scheduled = device.live('schedule').filter(({ state }) => state === 3);
    const heard = device.live('stream').filter(({ status }) => status === 2);
    for (const messages of [scheduled, heard]) {
      expect(messages.map(({ id }) => id).sort()).toEqual(runs.map((n) => `evts/${n}`));
    }
  },
);

test('the same seed gives the same messages byte for byte, another seed others (FLT-106)', () => {
  const run = (seed: number) => {
    const device = testDevice({ seed });
    device.command('StartExtra');
    device.command('StartEvent', { id: 'evts/1' });
    device.clock.advance(20 * SECOND);
    return JSON.stringify(device.published);
  };
  expect(run(7)).toBe(run(7));
  expect(run(7)).not.toBe(run(8));
});
