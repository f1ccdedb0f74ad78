import type { DeviceEvent } from '@carillon/protocol/device';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { expect, test } from 'vitest';
import { exampleEvents } from './exampleEvents.ts';
import { playback, testDevice } from './testDevice.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (time: string) => Date.parse(`2026-03-${time}:00Z`);

/** A device that was switched on at this time of March 2026; the 4th is a Wednesday. */
const deviceAt = (time: string, events: readonly DeviceEvent[] = exampleEvents(2)) =>
  testDevice({ startMs: at(time), events });

/** The schedule messages as 'time id state'. */
const heard = ({ published }: ReturnType<typeof testDevice>) =>
  published
    .filter((p) => p.topic.endsWith('/schedule'))
    .map((p) => {
      const { id, state } = JSON.parse(p.payload);
      return `${new Date(p.atMs).toISOString().slice(8, 16)} ${id} ${state}`;
    });

const NONE = 0;
const STOP = 1;
const NEXT = 2;
const PLAY = 3;

/** The states after GetEvents. */
function present(device: ReturnType<typeof testDevice>) {
  device.forget();
  device.command('GetEvents');
  return Object.fromEntries(device.live('schedule').map(({ id, state }) => [id, state]));
}

test('an event starts and stops at its minutes (LIB-04)', () => {
  const device = deviceAt('04T05:30');
  device.clock.advance(5 * HOUR);
  expect(heard(device)).toEqual([
    '04T06:00 evts/1 3',
    '04T06:00 evts/2 2',
    '04T10:00 evts/1 1',
    '04T10:00 evts/2 0',
    '04T10:00 evts/1 2',
  ]);
  const streams = device.published.filter((p) => p.topic.endsWith('/stream'));
  expect(streams.map((p) => JSON.parse(p.payload).status)).toEqual([1, 2, 3, 4]);
  expect([streams[0]?.atMs, streams[2]?.atMs]).toEqual([at('04T06:00'), at('04T10:00')]);
});

test.each([
  ['on a night before a workday', '04T03:00', { 'evts/1': NEXT }],
  ['during the morning', '04T07:00', { 'evts/1': PLAY, 'evts/2': NEXT }],
  ['on Friday afternoon', '06T12:00', { 'evts/2': NEXT }],
  ['on Sunday, in the event that wraps the week', '08T12:00', { 'evts/1': NEXT, 'evts/2': PLAY }],
])('a device switched on %s knows its present state (BRK-08)', (_case, time, states) => {
  expect(present(deviceAt(time))).toEqual(states);
});

test('an event that always runs plays from power on', () => {
  const always = playback({ repeat: encodeRepeat({ kind: 'always' }), time: [0, 0] });
  const device = deviceAt('04T03:00', [always]);
  device.clock.advance(1000);
  expect(present(device)).toEqual({ 'evts/1': PLAY });
  expect(device.clock.pending).toBe(0);
});

test('an event started by hand outside its hours runs until it is stopped', () => {
  const device = deviceAt('04T12:00');
  device.command('StartEvent', { id: 'evts/2' });
  device.clock.advance(15 * HOUR);
  expect(present(device)).toEqual({ 'evts/1': NEXT, 'evts/2': PLAY });
  device.command('StopEvent', { id: 'evts/2' });
  device.clock.advance(MINUTE);
  expect(present(device)).toEqual({ 'evts/1': NEXT });
});

test('an event started by hand gives way when the hours of another one begin', () => {
  const device = deviceAt('04T05:00');
  device.command('StartEvent', { id: 'evts/2' });
  device.clock.advance(HOUR + MINUTE);
  expect(present(device)).toEqual({ 'evts/1': PLAY, 'evts/2': NEXT });
});

test('an event started by hand inside its hours ends with them', () => {
  const device = deviceAt('04T07:00');
  device.command('StopEvent', { id: 'evts/1' });
  device.clock.advance(MINUTE);
  device.command('StartEvent', { id: 'evts/1' });
  device.clock.advance(3 * HOUR);
  expect(present(device)).toEqual({ 'evts/1': NEXT });
});

test('an event stopped by hand inside its hours does not restart until they come again', () => {
  const device = deviceAt('04T07:00');
  device.command('StopEvent', { id: 'evts/1' });
  device.clock.advance(22 * HOUR);
  expect(device.live('stream').at(-1).status).toBe(4);
  device.clock.advance(HOUR + MINUTE);
  expect(present(device)).toEqual({ 'evts/1': PLAY, 'evts/2': NEXT });
});

test('an event that another one replaced by hand does not come back in the same hours', () => {
  const device = deviceAt('04T07:00');
  device.command('StartEvent', { id: 'evts/2' });
  device.clock.advance(MINUTE);
  device.command('StopEvent', { id: 'evts/2' });
  device.clock.advance(HOUR);
  expect(device.live('stream').at(-1)).toMatchObject({ id: 'evts/2', status: 4 });
});

test('an event stopped by hand that is not the next one shows stop until its hours end', () => {
  const hourly = playback({ id: 'evts/2', time: [600, 660] });
  const device = deviceAt('04T09:00', [playback({ time: [480, 590] }), hourly]);
  device.command('StopEvent', { id: 'evts/1' });
  device.clock.advance(MINUTE);
  expect(present(device)).toEqual({ 'evts/1': STOP, 'evts/2': NEXT });
  device.forget();
  device.clock.advance(HOUR);
  expect(heard(device)).toContain(`04T09:50 evts/1 ${NONE}`);
});

test('a week of schedules needs one timer and fires in order', () => {
  const device = deviceAt('02T00:00');
  for (let day = 0; day < 7; day++) {
    expect(device.clock.pending).toBeLessThanOrEqual(1);
    device.clock.advance(24 * HOUR);
  }
  const starts = heard(device).filter((line) => line.endsWith(` ${PLAY}`));
  expect(starts).toEqual([
    '02T06:00 evts/1 3',
    '03T06:00 evts/1 3',
    '04T06:00 evts/1 3',
    '05T06:00 evts/1 3',
    '06T06:00 evts/1 3',
    '07T09:00 evts/2 3',
  ]);
});
