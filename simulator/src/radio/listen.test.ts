import type { Socket } from 'node:net';
import { systemClock } from '@carillon/protocol/time';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { afterEach, describe, expect, test } from 'vitest';
import { eventually } from '../broker/testClient.ts';
import type { Station } from '../firmware/stations.ts';
import { readHead } from './head.ts';
import { SILENCE_MS } from './listen.ts';
import { createNetworkSource } from './networkSource.ts';
import { describeFailure } from './place.ts';
import { startServer } from './testServer.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

async function radio(answer: (socket: Socket, request: string) => void) {
  const server = await startServer(answer);
  cleanups.push(server.close);
  return { ...server, uri: (path = '/live') => `http://127.0.0.1:${server.port}${path}` };
}

/** Opens a stream, and notes what becomes of it. */
function open(uri: string, clock = systemClock) {
  const events: (Station | string)[] = [];
  const hangUp = createNetworkSource({ clock }).open(uri, {
    onStart: (station) => void events.push(station),
    onEnd: (reason) => void events.push(reason),
  });
  cleanups.push(hangUp);
  return { events, hangUp };
}

const HEAD = [
  'HTTP/1.0 200 OK',
  'Content-Type: audio/mpeg',
  'icy-name:Radio Ros\u00e9',
  'icy-description: Songs',
  'icy-genre:Jazz',
  'icy-url:https://rose.example',
  'icy-br:128, 128',
  'icy-pub:1',
  'ice-audio-info: ice-samplerate=48000;ice-channels=1',
];
const latin = (...lines: string[]) => Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
const playing = (type = 'audio/mpeg') => latin('HTTP/1.0 200 OK', `Content-Type: ${type}`);

describe('LIB-12 a device at a real radio', () => {
  test('says what the station says of itself, and how loud a model is', async () => {
    const { uri, heard } = await radio((socket) => socket.write(latin(...HEAD)));
    const { events } = open(uri('/live?x=1'));
    await eventually(() => expect(events).toHaveLength(1));
    expect(events[0]).toMatchObject({
      codec: 6,
      mime: 'audio/mpeg',
      ch: 0,
      br: 128,
      sr: 48_000,
      name: 'Radio Ros\u00e9',
      descr: 'Songs',
      genre: 'Jazz',
      url: 'https://rose.example',
      adv: 1,
    });
    const [station] = events;
    expect(typeof station === 'object' && station.signal(1000).every((level) => level > 0)).toBe(true);
    expect(heard[0]).toMatch(/^GET \/live\?x=1 HTTP\/1\.0\r\nHost: 127\.0\.0\.1:\d+\r\n/);
    expect(heard[0]).not.toContain('Authorization');
  });

  test('understands an old Shoutcast server, a head in pieces, and UTF-8', async () => {
    const { uri } = await radio((socket) => {
      const bytes = Buffer.from('ICY 200 OK\r\nicy-name:Ωmega\r\ncontent-type:audio/aacp\r\n\r\n');
      socket.write(bytes.subarray(0, 20));
      setTimeout(() => socket.write(bytes.subarray(20)), 20);
    });
    const { events } = open(uri());
    await eventually(() => expect(events).toMatchObject([{ name: 'Ωmega', codec: 8, adv: 0 }]));
  });

  test('logs in with the user and the password of its address', async () => {
    const { uri, heard } = await radio((socket) => socket.write(playing()));
    open(uri().replace('http://', 'http://listener:p%40ss@'));
    await eventually(() => expect(heard).toHaveLength(1));
    await eventually(() =>
      expect(heard[0]).toContain(
        `Authorization: Basic ${Buffer.from('listener:p@ss').toString('base64')}\r\n`,
      ),
    );
  });

  test('hears that a stream ends, and hangs up without a word', async () => {
    const server = await radio((socket) => socket.write(playing()));
    const first = open(server.uri());
    const second = open(server.uri());
    await eventually(() => expect([...first.events, ...second.events]).toHaveLength(2));
    second.hangUp();
    await eventually(() => expect(server.sockets.size).toBe(1));
    for (const socket of server.sockets) socket.end();
    await eventually(() => expect(first.events[1]).toBe('The stream ended'));
    expect(second.events).toHaveLength(1);
  });

  test('gives up where nothing comes any more', async () => {
    const clock = createVirtualClock(0);
    const server = await radio((socket) => socket.write(playing()));
    const { events } = open(server.uri(), clock);
    clock.advance(0);
    await eventually(() => expect(events).toHaveLength(1));
    clock.advance(SILENCE_MS - 1);
    for (const socket of server.sockets) socket.write('sound');
    await eventually(() => expect(clock.nextAtMs).toBe(2 * SILENCE_MS - 1));
    clock.advance(SILENCE_MS - 1);
    expect(events).toHaveLength(1);
    clock.advance(1);
    expect(events[1]).toBe('Nothing came for 15 s');
    await eventually(() => expect(server.sockets.size).toBe(0));
  });

  test('follows a redirect and a playlist', async () => {
    const pages: Record<string, Buffer> = {
      '/start': latin('HTTP/1.0 302 Found', 'Location: /list.m3u'),
      '/list.m3u': Buffer.concat([
        latin('HTTP/1.0 200 OK', 'Content-Type: text/plain'),
        Buffer.from('#EXTM3U\n#EXTINF:-1,Live\n/live\n'),
      ]),
      '/live': latin(...HEAD),
    };
    const { uri, heard } = await radio((socket, request) => {
      const [, path = ''] = request.split(' ');
      socket.write(pages[path] ?? '');
      if (path !== '/live') socket.end();
    });
    const { events } = open(uri('/start'));
    await eventually(() => expect(events).toMatchObject([{ genre: 'Jazz' }]));
    expect(heard.map((request) => request.split(' ')[1])).toEqual(['/start', '/list.m3u', '/live']);
  });

  test('asks three times more, and then no longer', async () => {
    const { uri, heard } = await radio((socket) =>
      socket.end(latin('HTTP/1.0 302 Found', 'Location: /live')),
    );
    const { events } = open(uri());
    await eventually(() => expect(events).toHaveLength(1));
    expect(heard).toHaveLength(4);
  });

  const list = (text: string, type = 'audio/x-scpls') => Buffer.concat([playing(type), Buffer.from(text)]);
  test.each<[string, Buffer, string]>([
    ['is not there', latin('HTTP/1.1 404 Not Found'), 'The server answered 404'],
    ['asks for a login', latin('HTTP/1.1 401 Unauthorized'), 'The server answered 401'],
    ['is a page', playing('text/html; charset=utf-8'), 'That is no sound: text/html'],
    ['says nothing of what it is', latin('HTTP/1.0 200 OK'), 'The server does not say what it sends'],
    ['speaks another language', Buffer.from('SSH-2.0-OpenSSH\r\n'), 'The server does not speak HTTP'],
    ['leads in a circle', latin('HTTP/1.0 302 Found', 'Location: /live'), 'The server sends on too often'],
    ['leads nowhere', latin('HTTP/1.0 302 Found'), 'The address that the server names is missing'],
    [
      'leads to a file',
      latin('HTTP/1.0 302 Found', 'Location: file:///etc/passwd'),
      'The address is not valid',
    ],
    ['lists a list', list('[playlist]\nFile1=/live\n'), 'A playlist leads to another one'],
    ['lists nothing', list('[playlist]\n'), 'The address that the server names is missing'],
    [
      'is a stream in parts',
      list('#EXTM3U\n#EXT-X-VERSION:3\n', 'application/vnd.apple.mpegurl'),
      'That is a stream in parts (HLS), which is not played',
    ],
    ['closes at once', Buffer.alloc(0), 'The server closed the connection'],
    [
      'has a head without an end',
      Buffer.from(`HTTP/1.0 200 OK\r\n${'x: y\r\n'.repeat(4000)}`),
      'The head of the answer is too long',
    ],
  ])('says why one that %s is not played', async (_what, answer, reason) => {
    const { uri } = await radio((socket) => socket.end(answer));
    const { events } = open(uri());
    await eventually(() => expect(events).toEqual([reason]));
  });

  test.each([
    ['http://127.0.0.1:1/', 'Connection refused'],
    ['ftp://127.0.0.1/', 'The address is not valid'],
    ['', 'The address is not valid'],
  ])('says of %j: %s', async (uri, reason) => {
    const { events } = open(uri);
    expect(events).toEqual([]);
    await eventually(() => expect(events).toEqual([reason]));
  });

  test.each([
    ['ENOTFOUND', 'The name was not found'],
    ['EAI_AGAIN', 'The name was not found'],
    ['EHOSTUNREACH', 'The server cannot be reached'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'The certificate is not valid'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'The certificate is not valid'],
    ['ECONNRESET', 'The connection broke'],
  ])('says of %s: %s', (code, reason) => {
    expect(describeFailure(Object.assign(new Error('10.0.0.7'), { code }))).toBe(reason);
  });

  test('takes no control character from a station', () => {
    const head = readHead(Buffer.from('HTTP/1.0 200 OK\r\nicy-name: a\u0001b\u001b[31m\r\n\r\n'));
    expect(head?.fields.get('icy-name')).toBe('a b [31m');
  });
});
