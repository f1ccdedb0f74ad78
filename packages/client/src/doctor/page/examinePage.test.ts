// The panel's questions, against real servers. What only a browser refuses, it is asked to refuse: answers of another origin.
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { createPlatform } from '@carillon/mocks';
import type { Authority } from '@carillon/protocol/broker';
import { createAedesBroker } from '@carillon/simulator';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testCertificate } from '../../../../../simulator/src/broker/testCertificate.ts';
import { createCarillonClient } from '../../client.ts';
import { memoryStorage } from '../../session/storage.ts';
import { OWNER } from '../../testBrowser.ts';
import { listen, startSite } from '../testSite.ts';
import { examinePage, type PageQuestions } from './examinePage.ts';

const closings: (() => unknown)[] = [];
const { fetch } = globalThis;
beforeEach(() => vi.stubGlobal('fetch', fetchAsPage));
afterEach(async () => {
  vi.unstubAllGlobals();
  for (const close of closings.splice(0).reverse()) await close();
});

/** What a browser does besides: it lets a page read what its origin may, and asks before it sends what is unusual. */
async function fetchAsPage(input: URL | string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(input);
  const { origin } = location;
  if (url.origin === origin || init.mode === 'no-cors') return fetch(url, { ...init, mode: 'cors' });
  const allow = ({ headers }: Response) =>
    ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');
  const names = Object.keys(init.headers ?? {});
  if (names.length > 0) {
    const may = await fetch(url, { method: 'OPTIONS', headers: { origin } });
    const allowed = may.headers.get('access-control-allow-headers') ?? '';
    if (!allow(may) || !names.every((name) => allowed.includes(name))) throw new TypeError('Failed to fetch');
  }
  const answer = await fetch(url, { ...init, headers: { ...init.headers, origin } });
  if (!allow(answer)) throw new TypeError('Failed to fetch');
  return answer;
}

async function site(options: Parameters<typeof startSite>[0] = {}) {
  const started = await startSite(options);
  closings.push(() => started.server.close());
  return started;
}

async function broker(authority: Authority = createPlatform().authority) {
  const aedes = await createAedesBroker({ authority });
  const { wsPort } = await aedes.listen({ tcpPort: 0, wsPort: 0 });
  closings.push(() => aedes.close());
  return `ws://127.0.0.1:${wsPort}`;
}

async function tcp(server: Server): Promise<number> {
  closings.push(() => server.close());
  return listen(server);
}

/** What the panel says on a page. */
async function examine(page: string, questions: Partial<PageQuestions> & { brokerUrls: readonly string[] }) {
  vi.stubGlobal('location', new URL(page));
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  const found: string[] = [];
  for await (const { what, isWell, said, advice } of examinePage({ apiUrl: '', ...questions }))
    found.push(`${isWell ? '✓' : '✗'} ${what}: ${said}${advice === undefined ? '' : ` > ${advice}`}`);
  return { all: found, wrong: found.filter((line) => line.startsWith('✗')) };
}

async function logIn(apiUrl: string) {
  const client = createCarillonClient({ apiUrl, broker: '', storage: memoryStorage(), fetch });
  await client.session.login(OWNER);
  return client;
}

test('LIB-18 the panel says of each thing that it is well', async () => {
  const platform = createPlatform();
  const ws = await broker(platform.authority);
  const { url } = await site({ platform, policy: `default-src 'self'; connect-src 'self' ${ws}` });
  const { all } = await examine(url, { brokerUrls: [ws], client: await logIn(url) });
  expect(all).toEqual(
    [
      `apiUrl ${url}: may be asked by the page`,
      `content policy of ${url}: lets the page connect to ${url}`,
      `platform at ${url}/api: answers`,
      'clock of the platform: is that of this machine',
      `brokerUrl ${ws}: may be asked by the page`,
      `content policy of ${url}: lets the page connect to ${ws}`,
      `websocket at ${ws}/: opens, with the sub-protocol "mqtt"`,
      `login of owner@carillon.example at ${ws}: is accepted`,
      'topics of 3 devices: may be heard',
    ].map((line) => `✓ ${line}`),
  );
});

describe('LIB-18 one thing is broken, and the panel finds it alone, with the line to paste', () => {
  test('mixed content', async () => {
    const { wrong } = await examine('https://portal.example.invalid/', {
      apiUrl: 'http://api.example.invalid',
      brokerUrls: ['ws://live.example.invalid:9001/mqtt'],
    });
    expect(wrong).toEqual([
      '✗ apiUrl http://api.example.invalid: is mixed content: a page on https: may not ask it > apiUrl="https://api.example.invalid/"',
      '✗ brokerUrl ws://live.example.invalid:9001: is not encrypted: the client asks it by wss: instead > brokerUrl="wss://live.example.invalid:9001/mqtt"',
    ]);
  });

  test('connect-src', async () => {
    const ws = await broker();
    const { url } = await site({ policy: "default-src 'none'; connect-src 'self' wss://old.example.org" });
    const { wrong } = await examine(url, { brokerUrls: [ws] });
    expect(wrong).toEqual([
      `✗ content policy of ${url}: does not let the page connect to ${ws} > connect-src 'self' wss://old.example.org ${ws}`,
    ]);
  });

  test('the certificate', async () => {
    const { url } = await site();
    const { port } = await site({ tls: testCertificate });
    const { wrong } = await examine(url, { brokerUrls: [`wss://127.0.0.1:${port}`] });
    expect(wrong).toEqual([
      `✗ certificate of 127.0.0.1:${port}: is not trusted, or nobody listens there > Open https://127.0.0.1:${port} in a tab, where the browser says which; or\nnpx @carillon/client doctor ${url} wss://127.0.0.1:${port}`,
    ]);
  });

  test('the sub-protocol', async () => {
    const { url } = await site();
    const server = createServer();
    server.on('upgrade', (request, socket) => {
      const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
      const accept = createHash('sha1').update(key).digest('base64');
      socket.on('error', () => {});
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
      );
      closings.push(() => socket.destroy());
    });
    const { wrong } = await examine(url, { brokerUrls: [`ws://127.0.0.1:${await tcp(server)}`] });
    expect(wrong).toEqual([
      expect.stringContaining(
        'opens with no sub-protocol, and browsers close it > Let it answer "Sec-WebSocket-Protocol: mqtt"',
      ),
    ]);
  });

  test('a web server, and nobody at all', async () => {
    const { url } = await site();
    const web = await tcp(createServer((_request, response) => response.writeHead(403).end()));
    const { wrong } = await examine(url, {
      brokerUrls: [`ws://127.0.0.1:${web}/mqtt`, 'ws://127.0.0.1:9', 'mqtt://live.example.org'],
    });
    expect(wrong).toEqual([
      expect.stringMatching(/is answered, and opens for no page of this origin > Allow the origin/),
      expect.stringMatching(/ws:\/\/127.0.0.1:9\/: does not open > Look at name, port and scheme/),
      expect.stringMatching(/brokerUrl "mqtt:\/\/live.example.org": cannot be asked > .*is for programs/),
    ]);
  });

  test.each([
    [{}],
    [{ allowedOrigin: 'https://somebody.example', allowedHeaders: 'authorization, content-type' }],
    [{ allowedHeaders: 'content-type' }],
  ])('CORS: %o', async (cors) => {
    const { url: page } = await site();
    const { url: api } = await site({ ...('allowedOrigin' in cors ? {} : { allowedOrigin: page }), ...cors });
    const { url: closed } = await site(cors);
    const { wrong } = await examine(page, {
      apiUrl: Object.keys(cors).length === 0 ? closed : api,
      brokerUrls: [await broker()],
    });
    expect(wrong).toEqual([
      expect.stringMatching(
        /^✗ pages of \S+ at \S+: may not read the answers \(CORS\) > Access-Control-Allow-Origin: \S+\n/,
      ),
    ]);
  });

  test('where another origin lets the page in, nothing is wrong', async () => {
    const { url: page } = await site();
    const { url: api } = await site({ allowedOrigin: page, allowedHeaders: 'authorization, content-type' });
    expect((await examine(page, { apiUrl: api, brokerUrls: [await broker()] })).wrong).toEqual([]);
  });

  test('what answers is not the platform, and an apiUrl that ends with what is added to it', async () => {
    const { url } = await site({ isLost: true });
    const ws = await broker();
    const lost = await examine(url, { brokerUrls: [ws] });
    expect(lost.wrong).toEqual([
      expect.stringContaining(`platform at ${url}/api: is something else (200, text/html)`),
    ]);
    expect(lost.all.join()).not.toContain('clock of the platform');
    const { wrong } = await examine(url, { apiUrl: '/api', brokerUrls: [ws] });
    expect(wrong[0]).toContain('ends with "/api", which is added to it: leave that away.');
  });

  test('the clock', async () => {
    const { url } = await site({ date: new Date(Date.now() - 600_000).toUTCString() });
    const { wrong } = await examine(url, { brokerUrls: [await broker()] });
    expect(wrong).toEqual([expect.stringMatching(/clock of the platform: is 6\d\d s behind this machine's/)]);
  });

  test('topics that are not granted, and a broker that does not know who is logged in', async () => {
    const platform = createPlatform();
    const { url } = await site({ platform });
    const client = await logIn(url);
    const deaf = await broker({ ...platform.authority, ownsDevice: () => false });
    const strange = await broker(createPlatform().authority);
    expect((await examine(url, { brokerUrls: [deaf, strange], client })).wrong).toEqual([
      expect.stringContaining('topics of 3 devices: may not be heard of CR-1001, CR-1002, CR-1003'),
      expect.stringContaining(`login of owner@carillon.example at ${strange}: is refused`),
    ]);
  });

  test('no broker is given', async () => {
    const { url } = await site();
    expect((await examine(url, { brokerUrls: [] })).wrong).toEqual([
      expect.stringContaining('brokerUrl: is not known'),
    ]);
  });
});
