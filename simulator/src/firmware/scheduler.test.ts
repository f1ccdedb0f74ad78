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

test('LIB-04 to stop another event is answered and stops nothing, by hand and inside the hours of what plays', () => {
  for (const [day, playing, other] of [
    ['04T12:00', 'evts/2', 'evts/1'],
    ['04T07:00', 'evts/1', 'evts/2'],
  ] as const) {
    const device = deviceAt(day);
    device.command('StartEvent', { id: playing });
    device.clock.advance(MINUTE);
    const before = present(device);
    device.forget();
    expect(device.command('StopEvent', { id: other })).toMatchObject({ ok: true, body: { id: other } });
    device.clock.advance(MINUTE);
    expect([device.live('stream'), device.live('schedule')]).toEqual([[], []]);
    expect(present(device)).toEqual(before);
    expect(before).toMatchObject({ [playing]: PLAY });
  }
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

test('LIB-04 an event that ends as another one begins is silent before that is heard', () => {
  const device = deviceAt('04T07:00', [
    playback({ time: [420, 480] }),
    playback({ id: 'evts/2', time: [480, 540] }),
  ]);
  device.clock.advance(HOUR - 1);
  device.forget();
  device.clock.advance(1000);
  expect(heard(device)).toEqual(['04T08:00 evts/1 1', '04T08:00 evts/2 3', '04T08:00 evts/1 2']);
  const steps = device.live('stream').map(({ id, status }) => `${id} ${status}`);
  expect(steps).toEqual(['evts/1 3', 'evts/1 4', 'evts/2 1', 'evts/2 2']);
});

test.each([
  // 2026-03-07 is a Saturday.
  [
    'a weekly event',
    { repeat: encodeRepeat({ kind: 'weekly', start: 6, stop: 0 }), time: [1380, 60] as [number, number] },
  ],
  [
    'a daily one past midnight',
    { repeat: encodeRepeat({ kind: 'daily', days: [6] }), time: [1380, 60] as [number, number] },
  ],
])('LIB-04 %s plays on over the end of the week', (_case, schedule) => {
  const device = deviceAt('07T12:00', [playback(schedule)]);
  device.clock.advance(7 * 24 * HOUR);
  expect(heard(device).filter((line) => !line.endsWith(` ${NEXT}`))).toEqual([
    '07T23:00 evts/1 3',
    '08T01:00 evts/1 1',
  ]);
});

test('LIB-04 REC-02 six nights are one event: it plays through each midnight, and not in the seventh', () => {
  // Monday to Saturday from 19:00 to 07:30; 2026-03-02 is a Monday.
  const repeat = encodeRepeat({ kind: 'daily', days: [1, 2, 3, 4, 5, 6] });
  const device = deviceAt('02T12:00', [playback({ repeat, time: [1140, 450] })]);
  device.clock.advance(7 * 24 * HOUR - 1);
  expect(heard(device).filter((line) => !line.endsWith(` ${NEXT}`))).toEqual(
    [2, 3, 4, 5, 6, 7].flatMap((day) => [`0${day}T19:00 evts/1 ${PLAY}`, `0${day + 1}T07:30 evts/1 ${STOP}`]),
  );
});

test('LIB-04 64 events fire at their minutes, each of them every day, and the next one is always known', () => {
  const events = Array.from({ length: 64 }, (_, i) =>
    playback({ id: `evts/${i + 1}`, time: [20 * i, 20 * i + 5] }),
  );
  const device = deviceAt('02T00:00', events);
  device.clock.advance(1);
  device.forget();
  device.clock.advance(48 * HOUR - 2);
  const lines = heard(device);
  const expected = (state: number, after: number) =>
    [0, 24 * 60].flatMap((day) =>
      events.map(
        ({ id, time: [start] }) =>
          `${new Date(at('02T00:00') + (day + start + after) * MINUTE).toISOString().slice(8, 16)} ${id} ${state}`,
      ),
    );
  expect(lines.filter((line) => line.endsWith(` ${PLAY}`))).toEqual(expected(PLAY, 0).slice(1));
  expect(lines.filter((line) => line.endsWith(` ${STOP}`))).toEqual(expected(STOP, 5));
  // While one plays, the one after it is announced, and nobody else.
  expect(lines.filter((line) => line.endsWith(` ${NEXT}`))).toHaveLength(2 * 64 - 1);
  expect(device.clock.pending).toBe(1);
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
