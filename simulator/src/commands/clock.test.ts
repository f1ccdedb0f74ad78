import { toRtccBody } from '@carillon/protocol/clock';
import { describe, expect, test } from 'vitest';
import { createRam } from '../firmware/memory.ts';
import { playback, QUIET_NIGHT, testDevice } from '../firmware/testDevice.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** What sets the clock to this moment. */
const setting = (moment: string, isAlways = false) => toRtccBody(Date.parse(moment) / 1000, isAlways);

const NIGHT = QUIET_NIGHT / 1000;
const PORT = { host: 'ntp.example.com', boot: 0 };

describe('rtcc (BRK-05)', () => {
  test('reads the clock with an empty body and tells how far it can be trusted (CLK-01)', () => {
    const device = testDevice();
    device.clock.advance(90 * SECOND + 999);
    device.forget();
    expect(device.command('rtcc')?.body).toEqual({ epoch: NIGHT + 90, b: 0 });
    expect(device.live('rtc')).toEqual([{ state: 'Out of Sync', result: -2 }]);
  });

  test.each([
    ['years behind', '1999-12-31T23:59:00Z'],
    ['years ahead', '9999-12-31T23:59:00Z'],
    ['at the epoch', '1970-01-01T00:00:00Z'],
  ])('a clock that is set %s goes on from there (CLK-04, FLT-099)', (_case, moment) => {
    const device = testDevice();
    device.forget();
    const epoch = Date.parse(moment) / 1000;
    expect(device.command('rtcc', setting(moment, true))).toMatchObject({ ok: true, body: { epoch, b: 1 } });
    expect(device.live('rtc')).toEqual([{ state: 'Manual' }]);
    device.clock.advance(HOUR);
    expect(device.command('rtcc')?.body).toEqual({ epoch: epoch + 3600, b: 1 });
  });

  const DISAGREES = 'The parts of the date do not agree with its epoch';
  test.each<[string, object, string]>([
    ['another minute', { m: 5 }, DISAGREES],
    ['another weekday', { W: 0 }, DISAGREES],
    [
      'a two-digit year',
      { Y: 26 },
      '"Y" in the body of rtcc is not valid: a whole number from 1970 to 9999 is allowed',
    ],
    [
      'no parts',
      { Y: undefined, M: undefined, D: undefined, W: undefined, h: undefined, m: undefined },
      '"Y" in the body of rtcc is missing: a whole number from 1970 to 9999 is allowed',
    ],
    [
      'a month that is none',
      { M: 13 },
      '"M" in the body of rtcc is not valid: a whole number from 1 to 12 is allowed',
    ],
    ['a boot option that is none', { b: 2 }, '"b" in the body of rtcc is not valid: 0 or 1 is allowed'],
    [
      'an epoch that is text',
      { epoch: '1772589600' },
      '"epoch" in the body of rtcc is not valid: a whole number from 0 to 253402300799 is allowed',
    ],
  ])(
    '%s than the epoch says is refused, by the name of the field with what is allowed',
    (_case, change, error) => {
      const device = testDevice();
      const body = { ...setting('2026-03-04T09:00:00Z'), ...change };
      expect(device.command('rtcc', body)).toMatchObject({ ok: false, body: { error } });
      expect(device.command('rtcc')?.body).toEqual({ epoch: NIGHT, b: 0 });
    },
  );

  test('its boot option is that of ntp', () => {
    const device = testDevice();
    device.command('rtcc', setting('2026-03-04T09:00:00Z', true));
    expect(device.command('ntp')?.body).toEqual({ ...PORT, boot: 1 });
  });
});

describe('ntp (BRK-05)', () => {
  test('reads and sets the time server, and tells how far the clock can be trusted (CLK-03)', () => {
    const device = testDevice();
    expect(device.command('ntp', {})?.body).toEqual(PORT);
    device.forget();
    const body = { ...PORT, host: 'time.google.com' };
    expect(device.command('ntp', { host: 'time.google.com' })?.body).toEqual(body);
    expect(device.live('rtc')).toEqual([{ state: 'Out of Sync', result: -2 }]);
    expect(device.command('ntp')?.body).toEqual(body);
  });

  test('synchronizing answers at once and reports through rtc (CLK-02, CLK-03)', () => {
    const device = testDevice({ clockError: { aheadMs: -5 * MINUTE } });
    device.forget();
    expect(device.command('ntp', { sync: true })).toMatchObject({ ok: true, body: PORT });
    expect(device.live('rtc')).toEqual([{ state: 'Syncing' }]);
    expect(device.command('rtcc')?.body).toMatchObject({ epoch: NIGHT - 300 });
    device.forget();
    device.clock.advance(19);
    expect(device.live('rtc')).toEqual([]);
    device.clock.advance(181);
    expect(device.live('rtc')).toEqual([{ state: 'Done', event: 1, result: 0, epoch: NIGHT }]);
    expect(device.command('rtcc')?.body).toMatchObject({ epoch: NIGHT });
  });

  const HOST =
    '"host" in the body of ntp is not valid: a host name or an IPv4 address of at most 30 characters is allowed';
  const SYNC = '"sync" in the body of ntp is not valid: true is allowed';
  test.each<[object, string]>([
    [{ host: '' }, HOST],
    [{ host: 'ntp' }, HOST],
    [{ host: `${'a'.repeat(27)}.com` }, HOST],
    [{ host: 7 }, HOST],
    [{ sync: false }, SYNC],
    [{ sync: 'true' }, SYNC],
    [{ boot: 1 }, HOST.replace('not valid', 'missing')],
    [{ sync: true, host: 'not a host' }, 'ntp sets the host or synchronizes, not both'],
    [{ host: 'a.it', sync: true }, 'ntp sets the host or synchronizes, not both'],
  ])('%j is refused by the name of the field with what is allowed', (body, error) => {
    const device = testDevice();
    expect(device.command('ntp', body)).toMatchObject({ ok: false, body: { error } });
    expect(device.command('ntp')?.body).toEqual(PORT);
    device.clock.advance(MINUTE);
    expect(device.live('rtc')).toHaveLength(1);
  });
});

describe('the schedule follows the clock of the device (LIB-04)', () => {
  const noon = playback({ time: [720, 780] });
  const statuses = (device: ReturnType<typeof testDevice>) =>
    device.live('stream').map(({ status }) => status);

  test('a clock set into the hours of an event starts it, one set out of them stops it', () => {
    const device = testDevice({ events: [noon] });
    device.forget();
    device.command('rtcc', setting('2026-03-04T12:30:00Z'));
    device.clock.advance(SECOND);
    expect(statuses(device)).toEqual([1, 2]);
    device.command('rtcc', setting('2026-03-04T11:59:00Z'));
    device.clock.advance(SECOND);
    expect(statuses(device)).toEqual([1, 2, 3, 4]);
    device.clock.advance(MINUTE);
    expect(statuses(device)).toEqual([1, 2, 3, 4, 1, 2]);
  });

  test('a clock put forward inside the hours leaves the music alone, and ends it earlier', () => {
    const device = testDevice({ events: [noon], startMs: Date.parse('2026-03-04T12:10:00Z') });
    device.clock.advance(SECOND);
    device.forget();
    device.command('rtcc', setting('2026-03-04T12:50:00Z'));
    device.clock.advance(10 * MINUTE - 1);
    expect(statuses(device)).toEqual([]);
    device.clock.advance(SECOND);
    expect(statuses(device)).toEqual([3, 4]);
  });

  test('a correction by the time server in the middle of an event stops what is over', () => {
    const startMs = Date.parse('2026-03-04T13:01:00Z');
    const device = testDevice({ events: [noon], startMs, clockError: { aheadMs: -5 * MINUTE } });
    device.clock.advance(SECOND);
    expect(statuses(device)).toEqual([2]);
    device.command('ntp', { sync: true });
    device.clock.advance(SECOND);
    expect(statuses(device)).toEqual([2, 3, 4]);
  });

  test('what was started by hand outside its hours does not care for the clock', () => {
    const device = testDevice({ events: [noon] });
    device.command('StartEvent', { id: 'evts/1' });
    device.clock.advance(SECOND);
    device.forget();
    device.command('rtcc', setting('2026-03-04T15:00:00Z'));
    device.clock.advance(SECOND);
    expect(statuses(device)).toEqual([]);
  });

  test('what was silenced by hand stays so when the clock is corrected a little, and plays on another day', () => {
    const device = testDevice({ events: [noon], startMs: Date.parse('2026-03-04T12:00:01Z') });
    device.command('StopEvent', { id: 'evts/1' });
    device.clock.advance(SECOND);
    device.forget();
    device.command('rtcc', setting('2026-03-04T11:59:00Z'));
    device.clock.advance(2 * MINUTE);
    expect(statuses(device)).toEqual([]);
    device.command('rtcc', setting('2026-03-05T12:10:00Z'));
    device.clock.advance(SECOND);
    expect(statuses(device)).toEqual([1, 2]);
  });

  test('a clock that gains 1000 ppm fires early, by its own time', () => {
    const device = testDevice({ events: [noon], clockError: { driftPpm: 1000 } });
    device.clock.advance(9 * HOUR);
    const start = device.published.find(({ topic }) => topic.endsWith('/stream'));
    expect((start?.atMs ?? 0) - QUIET_NIGHT).toBe(Math.ceil((9 * HOUR) / 1.001));
  });

  test('the codec counts its seconds on the clock of the device', () => {
    const device = testDevice({ clockError: { aheadMs: HOUR } });
    device.command('StartEvent', { id: 'evts/1' });
    device.clock.advance(10 * SECOND);
    device.command('StartExtra');
    expect(device.live('codec')).toMatchObject([{ since: NIGHT + 3600 }]);
    device.command('rtcc', setting('2026-03-04T03:00:10Z'));
    device.clock.advance(SECOND);
    expect(device.live('codec').at(-1).since).toBe(NIGHT);
  });
});

describe('over a power cut', () => {
  test('the clock goes on, and the time server is asked at boot if it is to be (CLK-04)', () => {
    const memory = createRam();
    const device = testDevice({ memory, clockError: { driftPpm: 100 } });
    device.command('rtcc', setting('2026-03-04T09:00:00Z'));
    device.command('ntp', { host: 'time.google.com' });
    device.clock.advance(HOUR);
    device.firmware.shutDown();

    const startMs = QUIET_NIGHT + 2 * HOUR;
    const later = testDevice({ memory, startMs, clockError: { driftPpm: 100 } });
    later.clock.advance(MINUTE);
    expect(later.live('rtc')).toEqual([]);
    // Two hours and a minute later, of which it gained 100 ppm.
    const epoch = Date.parse('2026-03-04T11:01:00Z') / 1000;
    expect(later.command('rtcc')?.body).toEqual({ epoch, b: 0 });
    expect(later.live('rtc')).toEqual([{ state: 'Manual' }]);
    expect(later.command('ntp')?.body).toMatchObject({ host: 'time.google.com' });

    later.command('rtcc', setting('2026-03-04T09:00:00Z', true));
    later.firmware.shutDown();
    later.forget();
    later.firmware.connect(later.link);
    later.clock.advance(SECOND);
    expect(later.live('rtc')).toMatchObject([{ state: 'Done' }]);
    expect(later.command('rtcc')?.body).toEqual({ epoch: startMs / 1000 + 61, b: 1 });
  });

  test('a clock that was synchronized after it was set by hand is not Manual any more', () => {
    const memory = createRam();
    const device = testDevice({ memory });
    device.command('rtcc', setting('2026-03-04T03:00:00Z'));
    device.command('ntp', { sync: true });
    device.clock.advance(SECOND);
    device.firmware.shutDown();
    const later = testDevice({ memory });
    later.command('rtcc');
    expect(later.live('rtc')).toEqual([{ state: 'Out of Sync', result: -2 }]);
  });
});
