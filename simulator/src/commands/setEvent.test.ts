import type { DeviceEvent } from '@carillon/protocol/device';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { describe, expect, test } from 'vitest';
import { exampleEvents } from '../firmware/exampleEvents.ts';
import { playback, testDevice } from '../firmware/testDevice.ts';

const SECOND = 1000;
const [MORNING, WEEKEND, SERVICE] = exampleEvents(3) as [DeviceEvent, DeviceEvent, DeviceEvent];

const WEDNESDAYS = encodeRepeat({ kind: 'daily', days: [3] });

/** An event on Wednesdays as a console sends it when it is new: without an id. */
function unsaved(event: Parameters<typeof playback>[0] = {}) {
  const { id: _, ...body } = playback({ repeat: WEDNESDAYS, ...event });
  return body;
}

/** The statuses of the stream since the last call of `forget`. */
const statuses = (device: ReturnType<typeof testDevice>) => device.live('stream').map(({ status }) => status);

describe('a new event (BRK-05)', () => {
  test('is given the smallest free number and answered whole', () => {
    const device = testDevice();
    const reply = device.command('SetEvent', unsaved());
    expect(reply).toMatchObject({ ok: true, body: playback({ id: 'evts/3', repeat: WEDNESDAYS }) });
    device.command('DeleteEvent', { id: 'evts/1' });
    expect(device.command('SetEvent', unsaved({ time: [600, 700] }))?.body).toMatchObject({ id: 'evts/1' });
    const events = device.command('GetEvents')?.body as DeviceEvent[];
    expect(events.map(({ id }) => id)).toEqual(['evts/2', 'evts/3', 'evts/1']);
  });

  test('that is due starts at once, and whoever listens hears of it', () => {
    const device = testDevice();
    device.forget();
    device.command('SetEvent', unsaved({ time: [179, 200] }));
    expect(device.live('schedule')).toEqual([{ id: 'evts/3', state: 3 }]);
    device.clock.advance(SECOND);
    expect(statuses(device)).toEqual([1, 2]);
  });

  test('the 65th is refused, and one that is changed is not', () => {
    const minutely = Array.from({ length: 64 }, (_, i) =>
      playback({ id: `evts/${i + 1}`, time: [2 * i, 2 * i + 1] }),
    );
    const device = testDevice({ events: minutely.slice(1) });
    expect(device.command('SetEvent', unsaved({ time: [0, 1] }))?.body).toMatchObject({ id: 'evts/1' });
    expect(device.command('SetEvent', unsaved({ time: [200, 201] }))?.body).toEqual({
      error: 'Event storage is full',
    });
    expect(device.command('SetEvent', playback({ time: [200, 201] }))?.ok).toBe(true);
  });

  test('with which GetEvents could not be answered any more is refused', () => {
    const device = testDevice({ events: [] });
    const notes = 'x'.repeat(100_000);
    const store = (hour: number) =>
      device.command('SetEvent', { ...unsaved({ time: [60 * hour, 60 * hour + 1] }), notes });
    expect([store(1)?.ok, store(2)?.ok]).toEqual([true, true]);
    expect(store(3)?.body).toEqual({ error: 'Event storage is full' });
    expect(device.command('GetEvents')?.body).toHaveLength(2);
  });
});

test.each<[string, object, string]>([
  ['an event that overlaps another one', unsaved({ time: [590, 610] }), 'Overlapping event.'],
  ['an event moved over another one', { ...WEEKEND, ...MORNING, id: 'evts/2' }, 'Overlapping event.'],
  ['an unknown id', playback({ id: 'evts/9' }), 'No such event'],
  ['what the class cannot run', { ...SERVICE, id: undefined }, 'This device cannot run such an event'],
  ['a schedule that never runs', unsaved({ repeat: 0 }), '"repeat" in the body of SetEvent is not valid'],
  [
    'an address that is none',
    unsaved({ main: { uri: 'ftp://a.it', tmo: 15 } }),
    '"main.uri" in the body of SetEvent is not valid',
  ],
  [
    'a timeout that is too short',
    unsaved({ main: { uri: 'http://radio.example/live', tmo: 14 } }),
    '"main.tmo" in the body of SetEvent is not valid: a whole number from 15 to 120 is allowed',
  ],
])('%s is refused, and nothing changes (BRK-07)', (_case, body, error) => {
  const device = testDevice();
  device.forget();
  expect(device.command('SetEvent', body)).toMatchObject({ ok: false, body: { error } });
  expect(device.published).toHaveLength(1);
  expect(device.command('GetEvents')?.body).toEqual(exampleEvents(2));
});

test('a device of a class that runs nothing stores nothing', () => {
  const device = testDevice({ classId: 4, events: [] });
  expect(device.command('SetEvent', unsaved())?.body).toEqual({
    error: 'This device cannot run such an event',
  });
});

test('events back to back do not overlap, nor does an event itself', () => {
  const device = testDevice();
  expect(device.command('SetEvent', { ...MORNING, time: [350, 610] })?.ok).toBe(true);
  const after = unsaved({ time: [610, 620] });
  expect(device.command('SetEvent', after)?.ok).toBe(true);
});

test('fields of a newer console are kept, wherever they stand', () => {
  const device = testDevice();
  const event = { ...MORNING, main: { ...MORNING.main, mirrors: ['a'] }, fade: { in: 3 } };
  device.command('SetEvent', event);
  expect(device.command('GetEvent', { id: 'evts/1' })?.body).toEqual(event);
});

test('a body nested deeper than a device can write is refused, and the next command works (FLT-040)', () => {
  const device = testDevice();
  const { req, ...body } = { req: 1, ...unsaved() };
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const text = JSON.stringify({ req, msg: 'SetEvent', body: { ...body, deep: 0 } });
  device.receive(text.replace('"deep":0', `"deep":${deep}`));
  expect(device.replies()).toMatchObject([{ req: 1, ok: false }]);
  expect(device.command('GetEvents')?.body).toEqual(exampleEvents(2));
});

describe('an event that is changed while it runs', () => {
  const RADIO = playback({
    time: [120, 240],
    main: { uri: 'http://radio.example/live', tmo: 15 },
    fail: { uri: 'http://backup.example/live', tmo: 15 },
  });
  const SENDER = { ...SERVICE, id: 'evts/1', time: [120, 240] } as Extract<DeviceEvent, { mode: 'sender' }>;

  /** A device in whose hours this event is, after it was changed. */
  function changed(
    event: DeviceEvent,
    change: object,
    prepare?: (device: ReturnType<typeof testDevice>) => void,
  ) {
    const device = testDevice({ classId: 3, events: [event] });
    device.clock.advance(SECOND);
    prepare?.(device);
    device.forget();
    const body = { ...event, ...change };
    expect(device.command('SetEvent', body)).toMatchObject({ ok: true, body });
    device.clock.advance(2 * SECOND);
    return device;
  }

  const RESTARTS = [3, 4, 1, 2];

  test.each<[string, DeviceEvent, object, number[]]>([
    ['its name', RADIO, { name: 'Other' }, []],
    ['its delay', RADIO, { delay: 99 }, []],
    ['the timeout of main', RADIO, { main: { ...RADIO.main, tmo: 99 } }, []],
    ['the address of main', RADIO, { main: { uri: 'http://other.example', tmo: 15 } }, RESTARTS],
    ['the fail-over behind main', RADIO, { fail: { uri: 'http://other.example', tmo: 15 } }, []],
    ['its mode', RADIO, SENDER, RESTARTS],
    ['a bitrate', SENDER, { encoder: { ...SENDER.encoder, br: 128 } }, RESTARTS],
    ['a quality', SENDER, { encoder: { ...SENDER.encoder, qlt: 1 } }, RESTARTS],
    ['a sample rate', SENDER, { encoder: { ...SENDER.encoder, sr: 48_000 } }, RESTARTS],
    ['a layout', SENDER, { encoder: { ...SENDER.encoder, ch: 0, adc: 4 } }, RESTARTS],
    ['a channel mode', SENDER, { encoder: { ...SENDER.encoder, adc: 1 } }, RESTARTS],
    ['a codec', SENDER, { encoder: { codec: 7, gain: 1024, ag: 0, ch: 1, sr: 44_100 } }, RESTARTS],
    ['TLS', SENDER, { main: { ...SENDER.main, tls: 1 } }, RESTARTS],
    ['the gain', SENDER, { encoder: { ...SENDER.encoder, gain: 0, ag: 512 } }, []],
    ['what the radio is called', SENDER, { radio: { ...SENDER.radio, name: 'Other' } }, []],
  ])('%s: the stream goes through %3$j (D7)', (_case, event, change, steps) => {
    expect(statuses(changed(event, change))).toEqual(steps);
  });

  test('a stream that was replaced is heard after the restart', () => {
    const device = changed(RADIO, { main: { uri: 'http://other.example', tmo: 15 } });
    expect(device.live('stream').at(-1)).toMatchObject({ id: 'evts/1', ctx: { host: 'other.example' } });
  });

  test('the fail-over that is heard restarts the event when it is replaced', () => {
    const device = changed(
      RADIO,
      { fail: { uri: 'http://other.example', tmo: 15 } },
      ({ breakHost, clock }) => {
        breakHost('radio.example');
        clock.advance(2 * SECOND);
      },
    );
    expect(statuses(device).slice(0, 3)).toEqual([3, 4, 1]);
    expect(device.live('stream').at(-1)).toMatchObject({
      status: 2,
      ctx: { fail: 1, host: 'other.example' },
    });
  });

  test('a fail-over that was replaced unheard is the one that takes over', () => {
    const device = changed(RADIO, { fail: { uri: 'http://other.example', tmo: 15 } });
    device.breakHost('radio.example');
    device.clock.advance(2 * SECOND);
    expect(device.live('stream').at(-1)).toMatchObject({
      status: 2,
      ctx: { fail: 1, host: 'other.example' },
    });
  });

  test('a timeout that was changed counts from the next try on', () => {
    const dead = playback({ time: RADIO.time, main: { uri: 'http://dead.example', tmo: 15 } });
    const device = changed(dead, { main: { uri: 'http://dead.example', tmo: 60 } });
    // The try under way fails 15 s after the start; the wait after it is 60 s already.
    device.clock.advance(70 * SECOND);
    expect(statuses(device)).toEqual([5]);
    device.clock.advance(5 * SECOND);
    expect(statuses(device)).toEqual([5, 1]);
  });

  test.each<[string, object, number[], number]>([
    ['other hours that have begun go on', { time: [100, 181] }, [], 3],
    ['hours that are over stop it at once', { time: [100, 170] }, [3, 4], 2],
    ['hours that are to come stop it at once', { time: [200, 240] }, [3, 4], 2],
    ['another day stops it at once', { repeat: 1 }, [3, 4], 2],
    ['Always goes on', { repeat: 1 << 21, time: [0, 0] }, [], 3],
  ])('%s', (_case, change, steps, state) => {
    const device = changed(RADIO, change);
    expect(statuses(device)).toEqual(steps);
    device.forget();
    device.command('GetEvents');
    expect(device.live('schedule')).toEqual([{ id: 'evts/1', state }]);
  });

  test('the new end is the one that counts', () => {
    const device = changed(RADIO, { time: [100, 181] });
    device.clock.advance(57 * SECOND + 200);
    expect(statuses(device)).toEqual([3, 4]);
  });

  test('what was started by hand outside its hours plays on, whatever its hours become', () => {
    const device = testDevice();
    device.command('StartEvent', { id: 'evts/1' });
    device.clock.advance(SECOND);
    device.forget();
    device.command('SetEvent', { ...MORNING, time: [420, 600] });
    device.clock.advance(SECOND);
    expect(statuses(device)).toEqual([]);
  });

  test('an Always event whose hours become others stops with them', () => {
    const always = playback({ repeat: 1 << 21, time: [0, 0] });
    expect(statuses(changed(always, { repeat: 127, time: [200, 240] }))).toEqual([3, 4]);
  });

  test('what was silenced by hand stays silent when it is renamed', () => {
    const device = changed(RADIO, { name: 'Other' }, ({ command, clock }) => {
      command('StopEvent', { id: 'evts/1' });
      clock.advance(SECOND);
    });
    expect(statuses(device)).toEqual([]);
  });
});
