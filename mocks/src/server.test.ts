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

/** Sends bytes as they are and answers what comes back until the connection ends or falls silent. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setTimeout(300, () => socket.destroy());
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
    await sendRaw(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"email"`);
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
    expect(await sendRaw(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(
      new RegExp(`^HTTP/1.1 ${status} `),
    );
  });

  test('none of them surprised the platform', () => expect(errors).toEqual([]));
});
