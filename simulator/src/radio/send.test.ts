import type { Socket } from 'node:net';
import type { SenderEvent } from '@carillon/protocol/device';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { afterEach, describe, expect, test } from 'vitest';
import { eventually } from '../broker/testClient.ts';
import type { Station } from '../firmware/stations.ts';
import { createSilence } from './mp3.ts';
import { createNetworkSource } from './networkSource.ts';
import { startServer } from './testServer.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

const event = (uri: string, change: Partial<SenderEvent> = {}): SenderEvent => ({
  id: 'evts/1',
  name: 'Evening service',
  mode: 'sender',
  repeat: 127,
  time: [0, 1],
  main: { uri, tls: 0, tmo: 15 },
  encoder: { codec: 6, gain: 1024, ag: 0, ch: 1, qlt: 3, sr: 44_100, br: 192, adc: 0 },
  radio: {
    name: 'Chapel\r\nX-Evil: 1',
    adv: 1,
    desc: 'What the house plays',
    genre: 'Choral',
    url: 'https://chapel.example',
  },
  ...change,
});

async function relay(answer: (socket: Socket, request: string) => void) {
  const server = await startServer(answer);
  cleanups.push(server.close);
  return server;
}

function send(sent: SenderEvent) {
  const clock = createVirtualClock(0);
  const events: (Station | string)[] = [];
  const hangUp = createNetworkSource({ clock }).open(
    sent.main.uri,
    { onStart: (station) => void events.push(station), onEnd: (reason) => void events.push(reason) },
    sent,
  );
  cleanups.push(hangUp);
  clock.advance(0);
  return { clock, events, hangUp };
}

describe('LIB-12 a device at a real relay', () => {
  test('of Icecast sends what it is told to, in its format and at its pace, and leaves in good order', async () => {
    const server = await relay((socket) => socket.write('HTTP/1.1 100 Continue\r\n\r\n'));
    const uri = `icecast://:Relay-123@127.0.0.1:${server.port}/chapel%20one%3F.mp3`;
    const { clock, events, hangUp } = send(event(uri));
    await eventually(() => expect(events).toHaveLength(1));
    const [request = ''] = server.heard;
    const login = Buffer.from('source:Relay-123').toString('base64');
    expect(request.split('\r\n')).toEqual([
      'PUT /chapel%20one%3F.mp3 HTTP/1.1',
      `Host: 127.0.0.1:${server.port}`,
      `Authorization: Basic ${login}`,
      'User-Agent: Carillon',
      'Content-Type: audio/mpeg',
      'ice-name: Chapel  X-Evil: 1',
      'ice-genre: Choral',
      'ice-url: https://chapel.example',
      'ice-public: 1',
      'ice-bitrate: 192',
      'ice-description: What the house plays',
      'ice-audio-info: samplerate=44100;channels=2',
      'Expect: 100-continue',
      '',
      '',
    ]);
    for (let step = 0; step < 50; step++) clock.advance(200);
    // Ten seconds of 192 kbit/s, in whole frames.
    await eventually(() => expect((server.heard[0]?.length ?? 0) - request.length).toBeGreaterThan(239_000));
    expect((server.heard[0]?.length ?? 0) - request.length).toBeLessThanOrEqual(240_000);
    expect(server.heard[0]?.slice(request.length, request.length + 2)).toBe('\u00ff\u00fb');
    hangUp();
    expect(clock.nextAtMs).toBe(Number.POSITIVE_INFINITY);
    await eventually(() => expect(server.sockets.size).toBe(0));
    expect(events).toHaveLength(1);
  });

  test('of Shoutcast is asked for the password first, on the port above', async () => {
    const server = await relay((socket) => socket.write('OK2\r\nicy-caps:11\r\n\r\n'));
    const { events } = send(event(`shoutcast://:secret@127.0.0.1:${server.port - 1}`));
    await eventually(() => expect(events).toHaveLength(1));
    await eventually(() =>
      expect(server.heard[0]).toBe(
        'secret\r\nicy-name:Chapel  X-Evil: 1\r\nicy-genre:Choral\r\nicy-url:https://chapel.example\r\nicy-pub:1\r\nicy-br:192\r\ncontent-type:audio/mpeg\r\n\r\n',
      ),
    );
  });

  test.each<[string, string, string]>([
    ['icecast', 'HTTP/1.1 401 Authentication Required\r\n\r\n', 'The relay refused the password'],
    ['icecast', 'HTTP/1.1 403 Mountpoint in use\r\n\r\n', 'The relay answered 403'],
    ['icecast', 'nonsense from somewhere\r\n', 'The server does not speak HTTP'],
    ['icecast', '', 'The relay refused the stream'],
    ['shoutcast', 'invalid password\r\n', 'The relay refused the password'],
    ['shoutcast', 'x'.repeat(20_000), 'The relay does not speak Shoutcast'],
  ])('of %s that answers %j says why not', async (scheme, answer, reason) => {
    const server = await relay((socket) => socket.end(answer));
    const port = scheme === 'icecast' ? server.port : server.port - 1;
    const { events } = send(
      event(`${scheme}://source:x@127.0.0.1:${port}${scheme === 'icecast' ? '/a.mp3' : ''}`),
    );
    await eventually(() => expect(events).toEqual([reason]));
  });

  test('is not sent what was due while the machine slept', async () => {
    const server = await relay((socket) => socket.write('HTTP/1.1 200 OK\r\n\r\n'));
    const sent = event(`icecast://source:x@127.0.0.1:${server.port}/a.mp3`);
    let sleptMs = 0;
    const clock = createVirtualClock(0);
    const sleepy = { ...clock, now: clock.now, elapsed: () => clock.elapsed() + sleptMs, after: clock.after };
    const events: unknown[] = [];
    const listener = {
      onStart: (one: Station) => void events.push(one),
      onEnd: (why: string) => void events.push(why),
    };
    cleanups.push(createNetworkSource({ clock: sleepy }).open(sent.main.uri, listener, sent));
    clock.advance(0);
    await eventually(() => expect(events).toHaveLength(1));
    const before = server.heard[0]?.length ?? 0;
    sleptMs = 8 * 3_600_000;
    for (let step = 0; step < 10; step++) clock.advance(200);
    await eventually(() => expect((server.heard[0]?.length ?? 0) - before).toBeGreaterThan(90_000));
    expect((server.heard[0]?.length ?? 0) - before).toBeLessThan(110_000);
    expect(events).toHaveLength(1);
  });

  test('that goes away is lost, and so is one that takes no more', async () => {
    const server = await relay((socket) => socket.write('HTTP/1.1 200 OK\r\n\r\n'));
    const { events } = send(event(`icecast://source:x@127.0.0.1:${server.port}/a.mp3`));
    await eventually(() => expect(events).toHaveLength(1));
    for (const socket of server.sockets) socket.end();
    await eventually(() => expect(events[1]).toBe('The relay closed the connection'));

    const stuck = await relay((socket) => {
      socket.pause();
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
    });
    const other = send(event(`icecast://source:x@127.0.0.1:${stuck.port}/a.mp3`));
    await eventually(() => expect(other.events).toHaveLength(1));
    for (let minute = 0; minute < 20 && other.events.length === 1; minute++) {
      other.clock.advance(60_000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(other.events[1]).toBe('The relay takes no more');
  });

  test.each<[string, Partial<SenderEvent>, string]>([
    [
      'icecast://source:x@127.0.0.1:1/a.ogg',
      { encoder: { ...event('').encoder, codec: 5, br: 5, sr: 48_000 } },
      'A simulated device sends MP3 alone',
    ],
    ['icecast://source:x@127.0.0.1:1/a.mp3', {}, 'Connection refused'],
    ['nonsense', {}, 'The address is not valid'],
  ])('%s %#: %s', async (uri, change, reason) => {
    const { events } = send(event(uri, change));
    await eventually(() => expect(events.at(-1)).toBe(reason));
  });
});

describe('LIB-12 silence in MP3', () => {
  test.each([
    [192, 44_100, 1, 'fffbb000', 626],
    [128, 48_000, 1, 'fffb9400', 384],
    [64, 22_050, 0, 'fff380c0', 208],
    [32, 8000, 0, 'ffe348c0', 288],
  ] as const)('of %i kbit/s at %i Hz, layout %i, begins with %s', (br, sr, ch, header, bytes) => {
    const take = createSilence({ br, sr, ch });
    const first = take?.(1000 / (sr / (sr < 32_000 ? 576 : 1152)) + 1);
    expect(first?.subarray(0, 4).toString('hex')).toBe(header);
    expect(first?.length).toBe(bytes);
  });

  test('is frame after frame, each as long as its header says', () => {
    const sound = createSilence({ br: 192, sr: 44_100, ch: 1 })?.(10_000) ?? Buffer.alloc(0);
    const sizes = new Set<number>();
    for (let at = 0; at < sound.length; ) {
      expect(sound.subarray(at, at + 2).toString('hex')).toBe('fffb');
      const size = 626 + (((sound[at + 2] ?? 0) >> 1) & 1);
      sizes.add(size);
      at += size;
    }
    expect([...sizes].sort()).toEqual([626, 627]);
  });

  test('is as much as is due, and no more', () => {
    const take = createSilence({ br: 192, sr: 44_100, ch: 1 });
    const first = take?.(60_000).length ?? 0;
    expect(first).toBeGreaterThan(1_438_000);
    expect(first).toBeLessThanOrEqual(1_440_000);
    expect(take?.(60_000)).toHaveLength(0);
  });

  test.each([
    [191, 44_100],
    [192, 96_000],
    [0, 44_100],
    [256, 22_050],
  ])('does not exist at %i kbit/s and %i Hz', (br, sr) => {
    expect(createSilence({ br, sr, ch: 1 })).toBeNull();
  });
});
