import { expect, test } from 'vitest';
import { exampleEvents } from '../firmware/exampleEvents.ts';
import { playback, testDevice } from '../firmware/testDevice.ts';

const SECOND = 1000;

test('a deleted event is gone, and the next one is another (BRK-05)', () => {
  const device = testDevice();
  device.forget();
  expect(device.command('DeleteEvent', { id: 'evts/1' })).toMatchObject({ ok: true, body: { id: 'evts/1' } });
  expect(device.live('schedule')).toEqual([
    { id: 'evts/1', state: 0 },
    { id: 'evts/2', state: 2 },
  ]);
  expect(device.command('GetEvents')?.body).toEqual(exampleEvents(2).slice(1));
  expect(device.command('DeleteEvent', { id: 'evts/1' })?.body).toEqual({ error: 'No such event' });
});

test('an event that runs stops when it is deleted, and is not heard of again', () => {
  const device = testDevice();
  device.command('StartEvent', { id: 'evts/2' });
  device.clock.advance(SECOND);
  device.forget();
  device.command('DeleteEvent', { id: 'evts/2' });
  device.clock.advance(SECOND);
  expect(device.live('schedule')).toEqual([{ id: 'evts/2', state: 0 }]);
  expect(device.live('stream').map(({ id, status }) => `${id} ${status}`)).toEqual(['evts/2 3', 'evts/2 4']);

  device.forget();
  device.command('GetEvents');
  expect(device.live('stream')).toEqual([{ id: 'evts/1', status: 0, ctx: {} }]);
});

test('what was played last is forgotten when it is deleted: its number may be given again', () => {
  const device = testDevice({ events: [playback()] });
  device.command('StartEvent', { id: 'evts/1' });
  device.clock.advance(SECOND);
  device.command('StopEvent', { id: 'evts/1' });
  device.clock.advance(SECOND);
  device.command('DeleteEvent', { id: 'evts/1' });
  device.forget();
  device.command('GetEvents');
  expect(device.live('stream')).toEqual([]);
  device.command('SetEvent', { ...playback(), id: undefined });
  device.forget();
  device.command('GetEvents');
  expect(device.live('stream')).toEqual([{ id: 'evts/1', status: 0, ctx: {} }]);
});

test('another event that is due takes the place of a deleted one', () => {
  const device = testDevice({
    events: [playback({ time: [120, 240] }), playback({ id: 'evts/2', time: [150, 240] })],
  });
  device.clock.advance(SECOND);
  device.command('DeleteEvent', { id: 'evts/2' });
  device.clock.advance(2 * SECOND);
  expect(device.live('stream').at(-1)).toMatchObject({ id: 'evts/1', status: 2 });
  // The other one is still there once it is stopped, too.
  device.command('StopEvent', { id: 'evts/1' });
  device.clock.advance(SECOND);
  device.forget();
  device.command('GetEvents');
  expect(device.live('stream')).toMatchObject([{ id: 'evts/1', status: 4 }]);
});

test('a device without events has no timer', () => {
  const device = testDevice({ events: [playback()] });
  expect(device.clock.pending).toBe(1);
  device.command('DeleteEvent', { id: 'evts/1' });
  expect(device.clock.pending).toBe(0);
});
