import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { isLoopbackOrigin } from '@carillon/protocol/broker';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPlatform } from './platform/platform.ts';
import { createListener } from './server/listener.ts';

const errors: unknown[] = [];
let server: Server;
let url: string;

beforeAll(async () => {
  const platform = createPlatform({ onError: (error) => errors.push(error) });
  const isOriginAllowed = (origin: string) => isLoopbackOrigin(origin) || origin === 'https://shop.example';
  server = createServer(createListener(platform, { isOriginAllowed }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const path = '/api/accounts/login';

/** Sends bytes as they are and returns what comes back until the server ends the connection, or we do. */
function sendRaw(text: string, leaveAfterMs?: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    if (leaveAfterMs !== undefined) setTimeout(() => socket.destroy(), leaveAfterMs);
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

describe('pages of other origins', () => {
  test.each([
    ['http://localhost:6006', true],
    ['http://127.0.0.1:5173', true],
    ['http://[::1]:8080', true],
    ['https://shop.example', true],
    ['https://evil.example', false],
    ['http://localhost.evil.example', false],
    ['http://127.0.0.1.evil.example', false],
    ['null', false],
    ['file://', false],
  ])('%s may read answers: %s', async (origin, isAllowed) => {
    const preflight = await fetch(url + path, { method: 'OPTIONS', headers: { origin } });
    const answer = await fetch(url + path, { method: 'POST', headers: { origin }, body: '{}' });
    for (const { headers } of [preflight, answer]) {
      expect(headers.get('access-control-allow-origin')).toBe(isAllowed ? origin : null);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('vary')).toBe('origin');
    }
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization, content-type');
  });
});

describe('FLT-112 names to which it answers', () => {
  const forgot = (headers: Record<string, string>) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const path = '/api/accounts/forgot-password';
      const sent = request(url + path, { method: 'POST', headers }, async (response) =>
        resolve({ status: response.statusCode, text: Buffer.concat(await response.toArray()).toString() }),
      );
      sent.on('error', reject).end('{"email":"owner@carillon.example"}');
    });

  test.each(['evil.example', 'evil.example:8080', '192.168.1.5'])('not to %s', async (host) => {
    const { status, text } = await forgot({ host });
    expect([status, text]).toEqual([
      421,
      '{"success":false,"message":"This server does not answer to that host name."}',
    ]);
  });

  test('the token of an e-mail is told to its own pages and to programs, and to no other origin', async () => {
    const { host } = new URL(url);
    const own = { host: 'localhost:8080', origin: 'http://localhost:8080' };
    const asked = [{ host }, own, { host, origin: 'http://localhost:3000' }, { host, origin: 'null' }];
    const told = [];
    for (const headers of asked) told.push((await forgot(headers)).text.includes('jwt'));
    expect(told).toEqual([true, true, false, false]);
  });
});

describe('FLT-114 whoever sends more than is taken, slowly, gets the answer and no broken connection', () => {
  /** Sends all of a body piece by piece, and only then reads, as browsers do. */
  async function sendSlowly(path: string, bytes: number, headers: readonly string[]): Promise<unknown[]> {
    const isChunked = headers.includes('Transfer-Encoding: chunked');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const write = (data: string | Buffer) =>
      new Promise<void>((resolve, reject) => {
        socket.write(data, (error) => (error ? reject(error) : setImmediate(resolve)));
      });
    socket.on('error', () => {});
    await write([`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n'));
    const piece = Buffer.alloc(2 ** 16, 'x');
    for (let sent = 0; sent < bytes; sent += piece.length) {
      if (isChunked) await write(`${piece.length.toString(16)}\r\n`);
      await write(piece);
      if (isChunked) await write('\r\n');
    }
    if (isChunked) await write('0\r\n\r\n');
    let answer = '';
    // What is kept open, as after the 401, would not end by itself.
    for await (const chunk of socket) {
      answer += chunk;
      if (answer.endsWith('}')) break;
    }
    const [, status, body = '{}'] = /^HTTP\/1\.1 (\d+) .*\r\n\r\n(.*)$/s.exec(answer) ?? [];
    return [Number(status), JSON.parse(body).message];
  }

  test.each([
    ['its length said', (bytes: number) => `Content-Length: ${bytes}`],
    ['its length unsaid', () => 'Transfer-Encoding: chunked'],
  ])('%s', async (_, lengthOf) => {
    const body = JSON.stringify({ email: 'admin@carillon.example', password: 'Admin-123!' });
    const login = await (await fetch(url + path, { method: 'POST', body })).json();
    const authorization = `Authorization: Bearer ${login.data.token.jwt}`;
    const type = 'Content-Type: multipart/form-data; boundary=x';
    const [json, file] = [2 ** 21, 11 * 2 ** 20];
    expect([
      await sendSlowly(path, json, [lengthOf(json)]),
      await sendSlowly('/api/medias/add', file, [lengthOf(file), authorization, type]),
      await sendSlowly('/api/medias/add', file, [lengthOf(file), type]),
    ]).toEqual([
      [413, 'The request is larger than 1 MiB.'],
      [413, 'The file is larger than 10 MiB.'],
      [401, 'Please log in first.'],
    ]);
  });

  test('but a body without an end is not waited for', async () => {
    const sent = request(url + path, { method: 'POST' });
    const piece = Buffer.alloc(2 ** 20, 'x');
    const send = () => void (sent.destroyed || sent.write(piece, send));
    send();
    await new Promise((resolve) => sent.on('error', () => {}).on('close', resolve));
  });
});

describe('clients that do not behave', () => {
  test('a body that is longer than it says, or never ends, is not kept: 413', async () => {
    const answer = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request(url + path, { method: 'POST' }, (response) => {
        response.resume();
        resolve(response.statusCode);
        sent.destroy();
      });
      sent.on('error', reject);
      const chunk = 'x'.repeat(2 ** 16);
      for (let i = 0; i < 20; i++) sent.write(chunk);
    });
    expect(answer).toBe(413);
  });

  test('one that leaves in the middle of its body', async () => {
    await sendRaw(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"email"`, 300);
    expect((await fetch(url + path, { method: 'POST', body: '{' })).status).toBe(400);
  });

  test.each([
    ['TRACE /api/devices/order HTTP/1.1', 400],
    ['GET // HTTP/1.1', 400],
    ['GET http:// HTTP/1.1', 400],
    ['GET /api/../../etc/passwd HTTP/1.1', 404],
    ['GET /api/devices/%ZZ HTTP/1.1', 404],
    ['HEAD /api/devices/order HTTP/1.1', 404],
    ['PATCH /api/devices/order HTTP/1.1', 404],
  ])('%s is %d', async (line, status) => {
    expect(await sendRaw(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).toMatch(
      new RegExp(`^HTTP/1.1 ${status} `),
    );
  });

  test('none of them surprised the platform', () => expect(errors).toEqual([]));
});
