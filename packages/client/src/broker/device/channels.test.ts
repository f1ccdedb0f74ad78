import { describe, expect, test, vi } from 'vitest';
import { Channels } from './channels.ts';

const encoder = new TextEncoder();

/** The channels of a device, and what was told of its schedule and stream. */
function open() {
  const told: unknown[] = [];
  const release = vi.fn();
  const onUse = vi.fn(() => release);
  const channels = new Channels({
    onUse,
    hasEvent: (id) => id !== 'evts/9',
    onEarly: (id, message) => told.push([id, message]),
    onSchedule: (message) => told.push(message),
    onStream: (message) => told.push(message),
  });
  return {
    channels,
    told,
    onUse,
    release,
    send: (name: string, message: unknown) => channels.receive(name, encoder.encode(JSON.stringify(message))),
    read: <K extends Parameters<typeof channels.store>[0]>(name: K) => channels.store(name).getSnapshot(),
  };
}

const stream = (ctx?: unknown) => ({ id: 'evts/1', status: 2, ...(ctx !== undefined && { ctx }) });
const STATION = { name: 'Aurora', url: 'http://aurora-radio.example', genre: 'News', adv: 1 };

describe('BRK-03 the channels of the wire', () => {
  test.each([
    ['schedule', { id: 'evts/1', state: 3 }],
    ['stream', stream({ host: 'live.aurora-radio.example', br: 192 })],
    ['codec', { codec: 6, br: 192_000, sr: 44_100, ch: 1, avg: 192_000, size: 36, since: 1_772_611_200 }],
    ['vumeter', { vu: [77, 74] }],
    ['rtc', { state: 'Done', epoch: 1_772_611_200 }],
  ] as const)('%s has its last message', (name, message) => {
    const { send, read } = open();
    expect(send(name, message)).toBe(true);
    expect(read(name)).toEqual(message);
  });

  test('BRK-08 schedule and stream are told as well', () => {
    const { send, told } = open();
    send('schedule', { id: 'evts/1', state: 3 });
    send('stream', stream());
    send('vumeter', { vu: [1, 2] });
    expect(told).toEqual([{ id: 'evts/1', state: 3 }, stream()]);
  });

  test('each counts as a use of the device, for as long as somebody listens', () => {
    const { channels, onUse, release } = open();
    const stop = channels.store('rtc').subscribe(() => {});
    expect([onUse.mock.calls.length, release.mock.calls.length]).toEqual([1, 0]);
    stop();
    expect(release).toHaveBeenCalledOnce();
  });
});

describe('BRK-09 the views', () => {
  test('BRK-09 vu is the levels of vumeter, and no channel of the wire', () => {
    const { send, read } = open();
    send('vumeter', { vu: [77, 74] });
    expect(read('vu')).toEqual([77, 74]);
    expect(send('vu', { vu: [1, 2] })).toBe(false);
    expect(send('radio', STATION)).toBe(false);
    expect([read('vu'), read('radio')]).toEqual([[77, 74], undefined]);
  });

  test('BRK-09 radio is what the station says of itself, and nothing else of stream', () => {
    const { send, read } = open();
    send('stream', stream({ ...STATION, host: 'live.aurora-radio.example', br: 192, fail: 1 }));
    expect(read('radio')).toEqual(STATION);
  });

  test('BRK-09 radio changes only with what the station says', () => {
    const { channels, send } = open();
    const changed = vi.fn();
    channels.store('radio').subscribe(changed);
    for (const br of [128, 192, 320]) send('stream', stream({ ...STATION, br }));
    expect(changed).toHaveBeenCalledOnce();
    send('stream', stream({ ...STATION, genre: 'Sport' }));
    send('stream', stream({ ...STATION, genre: 'Sport', descr: 'All of it' }));
    expect(changed).toHaveBeenCalledTimes(3);
  });

  test.each([
    ['a stream without a context', stream()],
    ['a context of which the station says nothing', stream({ host: 'live.aurora-radio.example' })],
  ])('BRK-09 radio ends with %s', (_case, message) => {
    const { send, read } = open();
    send('stream', stream(STATION));
    send('stream', message);
    expect(read('radio')).toBeUndefined();
  });
});

test('DSH-05 what comes only while extra is on ends with it, and the rest stays', () => {
  const { channels, send, read } = open();
  send('stream', stream(STATION));
  send('vumeter', { vu: [77, 74] });
  send('schedule', { id: 'evts/1', state: 3 });
  channels.clearExtra();
  expect([read('vumeter'), read('vu'), read('radio'), read('codec')]).toEqual(Array(4).fill(undefined));
  expect([read('stream'), read('schedule')]).toEqual([stream(STATION), { id: 'evts/1', state: 3 }]);
  channels.clear();
  expect([read('stream'), read('schedule')]).toEqual([undefined, undefined]);
});
