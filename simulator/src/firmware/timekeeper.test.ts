import { deviceClock, rtcMessage } from '@carillon/protocol/broker';
import { clockStatus } from '@carillon/protocol/clock';
import { expect, test } from 'vitest';
import { createRam } from './memory.ts';
import { QUIET_NIGHT, testDevice } from './testDevice.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A device that asks this server when it boots. */
const asking = (host: string, options: Parameters<typeof testDevice>[0] = {}) =>
  testDevice({ events: [], timeServer: { host, boot: 1 }, ...options });

/** What it said of its clock, as 'second state result event'. */
const reports = ({ published }: ReturnType<typeof testDevice>) =>
  published
    .filter(({ topic }) => topic.endsWith('/rtc'))
    .map(({ atMs, payload }) => {
      const { state, result, event } = JSON.parse(payload);
      return [Math.floor((atMs - QUIET_NIGHT) / SECOND), state, result, event].join(' ');
    });

test('a device that is to asks its time server at boot, and then every 600 s (CLK-02)', () => {
  const device = asking('ntp.example.com');
  expect(device.clock.pending).toBe(2);
  device.clock.advance(20 * MINUTE + SECOND);
  expect(reports(device)).toEqual(['0 Done 0 1', '600 Done 0 1', '1200 Done 0 1']);
  expect(device.clock.pending).toBe(1);
});

test.each([
  ['unknown.example.com', -11, -1],
  ['unplugged.example.com', -12, -2],
  ['refused.example.com', -4, -3],
  ['unbound.example.com', -5, -3],
  ['dead.example.com', -6, -4],
  ['wrong.example.com', -7, -5],
  ['zero.example.com', -8, -6],
  ['kiss.example.com', -10, -7],
  ['unsynced.example.com', -9, -8],
  ['busy.example.com', -1, undefined],
  ['type.example.com', -13, undefined],
])('%s gives the result %i and the event %s of D8 (CLK-02, FLT-101)', (host, result, event) => {
  const device = asking(host);
  device.clock.advance(6 * SECOND);
  const [message, ...more] = device.live('rtc');
  expect(message).toEqual({ state: 'Error', result, ...(event && { event }) });
  expect(more).toEqual([]);
  const status = clockStatus(rtcMessage.parse(message));
  expect(status.state === 'error' && status.reasons.map(({ key }) => key)).toEqual([
    `clock.result.${result}`,
    ...(event ? [`clock.event.${event}`] : []),
  ]);
});

test('CLK-02 every result and event code of D8 comes from some server, or from none', () => {
  const servers = ['unknown', 'unplugged', 'refused', 'unbound', 'dead', 'wrong', 'zero', 'kiss', 'unsynced'];
  const devices = [...servers, 'busy', 'type', 'ntp'].map((server) => asking(`${server}.example.com`));
  for (const device of devices) device.clock.advance(10 * SECOND);
  const [right = expect.fail()] = devices.slice(-1);
  right.command('ntp', { host: 'dead.example.com' });
  right.clock.advance(HOUR);
  const never = testDevice();
  never.command('ntp');
  const messages = [...devices, never].flatMap((device) => device.live('rtc'));
  const codes = (name: 'result' | 'event') =>
    [...new Set(messages.flatMap((message) => message[name] ?? []))].sort((a, b) => b - a);
  expect(codes('result')).toEqual([0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13]);
  expect(codes('event')).toEqual([1, -1, -2, -3, -4, -5, -6, -7, -8]);
});

test('a server that does not answer is given up after 6 s and asked again 14 s later, quietly', () => {
  const device = asking('dead.example.com');
  device.clock.advance(HOUR);
  expect(reports(device)).toEqual(['6 Error -6 -4']);
  device.command('ntp', { host: 'ntp.example.com' });
  device.clock.advance(21 * SECOND);
  expect(reports(device).at(-1)).toMatch(/Done 0 1$/);
});

test('another failure is reported', () => {
  const device = asking('dead.example.com');
  device.clock.advance(10 * SECOND);
  device.command('ntp', { host: 'kiss.example.com' });
  device.forget();
  device.clock.advance(HOUR);
  expect(reports(device)).toEqual(['20 Error -10 -7']);
});

test('a time that was not renewed is stale 660 s after it was got, and keeps its epoch (CLK-02)', () => {
  const device = asking('ntp.example.com');
  device.clock.advance(SECOND);
  device.command('ntp', { host: 'dead.example.com' });
  device.forget();
  device.clock.advance(11 * MINUTE - 2 * SECOND);
  expect(reports(device)).toEqual([]);
  device.clock.advance(HOUR);
  expect(device.live('rtc')).toEqual([{ state: 'Stale', result: -3, epoch: QUIET_NIGHT / 1000 }]);
  expect(reports(device)).toEqual(['660 Stale -3 ']);

  device.command('ntp', { host: 'ntp.example.com' });
  device.forget();
  device.clock.advance(MINUTE);
  expect(device.live('rtc')).toMatchObject([{ state: 'Done' }]);
});

test('a time that was renewed late, but in time, does not become stale', () => {
  const device = asking('ntp.example.com');
  device.clock.advance(SECOND);
  device.command('ntp', { host: 'dead.example.com' });
  device.clock.advance(10 * MINUTE + 8 * SECOND);
  device.command('ntp', { host: 'ntp.example.com' });
  device.forget();
  device.clock.advance(5 * MINUTE);
  expect(reports(device)).toEqual(['620 Done 0 1']);
});

test('asked for a second time before the first answer, it waits for one answer only', () => {
  const device = asking('ntp.example.com');
  device.command('ntp', { sync: true });
  device.command('ntp', { sync: true });
  device.clock.advance(SECOND);
  expect(device.live('rtc').map(({ state }) => state)).toEqual(['Syncing', 'Syncing', 'Done']);
  expect(device.clock.pending).toBe(1);
});

test('a clock that was set by hand is left alone, also by an answer under way', () => {
  const device = asking('ntp.example.com');
  const epoch = Date.parse('2026-03-05T09:00:00Z') / 1000;
  device.command('rtcc', { epoch, b: 1, Y: 2026, M: 3, D: 5, W: 4, h: 9, m: 0 });
  device.forget();
  device.clock.advance(HOUR);
  expect(device.published).toEqual([]);
  expect(device.clock.pending).toBe(0);
  expect(device.command('rtcc')?.body).toMatchObject({ epoch: epoch + 3600 });
});

test('a clock that drifts is put right by every answer', () => {
  const device = asking('ntp.example.com', { clockError: { driftPpm: 100 } });
  const error = () => {
    const { epoch } = deviceClock.parse(device.command('rtcc')?.body);
    return epoch - device.clock.now() / 1000;
  };
  device.clock.advance(24 * HOUR);
  expect(Math.abs(error())).toBeLessThanOrEqual(1);
  device.command('ntp', { host: 'dead.example.com' });
  device.clock.advance(24 * HOUR);
  // 100 ppm are 8.64 s a day.
  expect(error()).toBeGreaterThan(7.6);
  expect(error()).toBeLessThan(8.7);
});

test('a correction that cannot be saved is not made, and the device goes on', () => {
  const memory = createRam();
  const device = asking('ntp.example.com', { memory, clockError: { aheadMs: HOUR } });
  memory.save = () => {
    throw new Error('No space left on device');
  };
  device.clock.advance(SECOND);
  expect(device.command('GetEvents')?.ok).toBe(true);
});

test('a device that is off asks nobody, and has forgotten what it was told', () => {
  const device = asking('ntp.example.com', { timeServer: { host: 'ntp.example.com', boot: 0 } });
  device.command('ntp', { sync: true });
  device.clock.advance(SECOND);
  device.command('ntp', { host: 'dead.example.com' });
  device.command('ntp', { sync: true });
  device.firmware.shutDown();
  expect(device.clock.pending).toBe(0);
  device.firmware.connect(device.link);
  device.forget();
  device.command('rtcc');
  expect(device.live('rtc')).toEqual([{ state: 'Out of Sync', result: -2 }]);
});
