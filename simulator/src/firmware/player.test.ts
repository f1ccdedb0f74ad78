import type { DeviceEvent } from '@carillon/protocol/device';
import { expect, test } from 'vitest';
import { exampleEvents } from './exampleEvents.ts';
import { playback, testDevice } from './testDevice.ts';

const SECOND = 1000;

/** Starts an event with these addresses and returns the device. */
function playing(main: string, fail?: string) {
  const events = [playback({ main: { uri: main, tmo: 15 }, ...(fail && { fail: { uri: fail, tmo: 20 } }) })];
  const device = testDevice({ events });
  device.command('StartEvent', { id: 'evts/1' });
  return device;
}

/** What the stream did since the start, as 'second: status[fail] message'. */
function history({ published }: ReturnType<typeof testDevice>): string[] {
  const startMs = published[0]?.atMs ?? 0;
  return published
    .filter((p) => p.topic.endsWith('/stream'))
    .map((p) => {
      const { status, ctx } = JSON.parse(p.payload);
      return `${Math.floor((p.atMs - startMs) / SECOND)}: ${status}${ctx.fail ? 'F' : ''} ${ctx.msg}`;
    });
}

test('an ordinary host starts within 300 to 900 ms', () => {
  const device = playing('http://radio.example/live');
  device.clock.advance(299);
  expect(device.live('stream')).toHaveLength(1);
  device.clock.advance(601);
  expect(device.live('stream').at(-1)).toMatchObject({ status: 2, ctx: { fail: 0, host: 'radio.example' } });
});

test('a host that never answers fails after its timeout and is tried again after it', () => {
  const device = playing('http://dead.example/live');
  device.clock.advance(46 * SECOND);
  expect(history(device)).toEqual([
    '0: 1 Connecting',
    '15: 5 No answer within 15 s',
    '30: 1 Connecting',
    '45: 5 No answer within 15 s',
  ]);
});

test('a host that refuses fails at once', () => {
  const device = playing('http://refused.example/live');
  device.clock.advance(SECOND);
  expect(history(device)).toEqual(['0: 1 Connecting', '0: 5 Connection refused']);
});

test('a silent host plays without level', () => {
  const device = playing('http://silent.example/live');
  device.command('StartExtra');
  device.clock.advance(2 * SECOND);
  expect(device.live('vumeter').length).toBeGreaterThan(10);
  expect(device.live('vumeter').every(({ vu }) => vu[0] === 0 && vu[1] === 0)).toBe(true);
});

test('the fail-over takes over when main does not answer, with fail 1 (LIB-04)', () => {
  const device = playing('http://dead.example/live', 'http://backup.example/live');
  device.clock.advance(17 * SECOND);
  expect(history(device)).toEqual(['0: 1 Connecting', '15: 1F Connecting', '15: 2F Connected']);
  expect(device.live('stream').at(-1).ctx.host).toBe('backup.example');
});

test('when the fail-over fails too the stream is failed until main is tried again', () => {
  const device = playing('http://dead.example/live', 'http://refused.example/live');
  device.clock.advance(31 * SECOND);
  expect(history(device)).toEqual([
    '0: 1 Connecting',
    '15: 1F Connecting',
    '15: 5F Connection refused',
    '30: 1 Connecting',
  ]);
});

/** Its main was away, the fail-over has played meanwhile, and main is back. */
function playingAgain() {
  const device = playing('http://radio.example/live', 'http://backup.example/live');
  const repair = device.breakHost('radio.example');
  device.clock.advance(5 * SECOND);
  repair();
  device.clock.advance(30 * SECOND);
  return device;
}

test('once main is back the fail-over is hung up: what happens to it is of no interest', () => {
  const device = playingAgain();
  expect(device.live('stream').at(-1).ctx).toMatchObject({ fail: 0, host: 'radio.example' });
  device.forget();
  device.breakHost('backup.example');
  device.clock.advance(60 * SECOND);
  expect(device.published).toEqual([]);
});

test.each([
  [
    'refused.example',
    ['0: 1 Connecting', '0: 5 Connection refused', '15: 1 Connecting', '15: 5 Connection refused'],
  ],
  ['dead.example', ['0: 1 Connecting', '15: 5 No answer within 15 s', '30: 1 Connecting']],
])('LIB-04 a sender whose relay is %s tries again after its timeout, and has no fail-over', (host, steps) => {
  const [, , service] = exampleEvents(3);
  const main = { uri: `icecast://source:a@${host}:8000/live`, tls: 0, tmo: 15 };
  const device = testDevice({ classId: 3, events: [{ ...service, id: 'evts/1', main } as DeviceEvent] });
  device.command('StartEvent', { id: 'evts/1' });
  device.clock.advance(31 * SECOND);
  expect(history(device).slice(0, steps.length)).toEqual(steps);
});

test('LIB-04 a fail-over that is lost while main is still away is failed, until main has been tried again', () => {
  const device = playing('http://radio.example/live', 'http://backup.example/live');
  device.clock.advance(5 * SECOND);
  const repair = device.breakHost('radio.example');
  // Main is to be tried again behind the fail-over when that goes, too.
  device.clock.advance(15 * SECOND + 500);
  repair();
  device.clock.advance(500);
  device.breakHost('backup.example');
  device.clock.advance(20 * SECOND);
  expect(history(device)).toEqual([
    '0: 1 Connecting',
    '0: 2 Connected',
    '5: 1F Connecting',
    '5: 2F Connected',
    '21: 5F Connection lost',
    '36: 1 Connecting',
    '36: 2 Connected',
  ]);
  expect(device.clock.pending).toBe(1);
});

test('main that is lost while it plays is replaced, and comes back when it is heard again', () => {
  const device = playing('http://radio.example/live', 'http://backup.example/live');
  device.clock.advance(10 * SECOND);
  const repair = device.breakHost('radio.example');
  device.clock.advance(20 * SECOND);
  repair();
  device.clock.advance(20 * SECOND);
  expect(history(device)).toEqual([
    '0: 1 Connecting',
    '0: 2 Connected',
    '10: 1F Connecting',
    '10: 2F Connected',
    '40: 2 Connected',
  ]);
  device.breakHost('radio.example');
  device.clock.advance(SECOND);
  expect(history(device).at(-1)).toBe('50: 2F Connected');
});

test('what is stopped has left its station, also where that came back behind a fail-over', () => {
  const device = playingAgain();
  expect(history(device).at(-1)).toMatch(/2 Connected$/);
  device.command('StopEvent', { id: 'evts/1' });
  device.clock.advance(SECOND);
  device.forget();
  device.breakHost('radio.example');
  device.clock.advance(60 * SECOND);
  expect(device.published).toEqual([]);
});

test.each(['http://dead.example', 'http://refused.example', 'http://radio.example'])(
  'an event that is stopped at %s is never heard of again',
  (host) => {
    const device = playing(host, 'http://dead.example');
    device.clock.advance(17 * SECOND);
    device.command('StopEvent', { id: 'evts/1' });
    device.clock.advance(SECOND);
    device.forget();
    device.clock.advance(120 * SECOND);
    expect(device.published).toEqual([]);
    expect(device.clock.pending).toBe(1);
  },
);

test.each(['refused', 'dead'])('a timeout of 0 at a %s host does not make the player spin', (host) => {
  const events = [playback({ main: { uri: `http://${host}.example`, tmo: 0 } })];
  const device = testDevice({ events });
  device.command('StartEvent', { id: 'evts/1' });
  device.clock.advance(999);
  expect(device.live('stream').length).toBeLessThanOrEqual(2);
  device.clock.advance(10 * SECOND);
  expect(device.live('stream').length).toBeLessThan(25);
});

test('a timeout of 0 leaves an ordinary host the time to answer', () => {
  const device = testDevice({ events: [playback({ main: { uri: 'http://radio.example', tmo: 0 } })] });
  device.command('StartEvent', { id: 'evts/1' });
  device.clock.advance(SECOND);
  expect(device.live('stream').at(-1).status).toBe(2);
});
