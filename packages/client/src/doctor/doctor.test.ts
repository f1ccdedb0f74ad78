import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createPlatform } from '@carillon/mocks';
import type { Authority } from '@carillon/protocol/broker';
import { createAedesBroker } from '@carillon/simulator';
import { afterEach, describe, expect, test } from 'vitest';
import { testCertificate } from '../../../../simulator/src/broker/testCertificate.ts';
import { checkCertificate } from './certificate.ts';
import { checkConnectSource, readPolicies } from './contentPolicy.ts';
import { checkClock } from './judgeAnswer.ts';
import { main } from './main.ts';
import { listen, startSite } from './testSite.ts';

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

async function site(options: Parameters<typeof startSite>[0] = {}) {
  const started = await startSite(options);
  closings.push(() => started.server.close());
  return started;
}

async function broker(authority: Authority = createPlatform().authority, allowedOrigins?: readonly string[]) {
  const aedes = await createAedesBroker({ authority, ...(allowedOrigins && { allowedOrigins }) });
  const { wsPort } = await aedes.listen({ tcpPort: 0, wsPort: 0 });
  closings.push(() => aedes.close());
  return `ws://127.0.0.1:${wsPort}`;
}

async function tcp(server: Server): Promise<number> {
  closings.push(() => server.close());
  return listen(server);
}

async function doctor(args: readonly string[], env: Record<string, string> = {}) {
  const lines: string[] = [];
  const output = { log: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
  const code = await main(['doctor', ...args], env, output);
  return { code, said: lines.join('\n'), wrong: lines.filter((line) => line.startsWith('✗')) };
}

test('LIB-18 where all is well each thing is said to be so, and the code is 0', async () => {
  const platform = createPlatform();
  const ws = await broker(platform.authority);
  const { url } = await site({
    platform,
    policy: `default-src 'self'; connect-src 'self' ${ws}`,
    config: { apiUrl: '', brokerUrl: ws },
  });
  const { code, said } = await doctor([url, '--email', 'owner@carillon.example'], {
    CARILLON_PASSWORD: 'Owner-123!',
  });
  const lines = [
    `page ${url}/: answers, with a content policy`,
    `apiUrl ${url}: may be asked by the page`,
    `content policy of ${url}: lets the page connect to ${url}`,
    `platform at ${url}/api: answers`,
    'clock of the platform: is that of this machine',
    `brokerUrl ${ws}: may be asked by the page`,
    `content policy of ${url}: lets the page connect to ${ws}`,
    `websocket at ${ws}/: opens, with the sub-protocol "mqtt"`,
    'login of owner@carillon.example: is accepted',
    `login of owner@carillon.example at ${ws}: is accepted`,
    'topics of 3 devices: may be heard',
  ];
  expect(said).toBe(lines.map((line) => `✓ ${line}`).join('\n'));
  expect(code).toBe(0);
});

describe('LIB-18 one thing is broken, and it is found with the line to paste', () => {
  test('mixed content, and a broker that is not encrypted', async () => {
    const { port } = await site({ tls: testCertificate });
    const page = `https://127.0.0.1:${port}`;
    const { said } = await doctor([
      page,
      'ws://live.example.invalid:9001/mqtt',
      '--api',
      'http://api.example.invalid',
    ]);
    expect(said).toContain(
      '✗ apiUrl http://api.example.invalid: is mixed content: a page on https: may not ask it\n    apiUrl="https://api.example.invalid/"',
    );
    expect(said).toContain(
      '✗ brokerUrl ws://live.example.invalid:9001: is not encrypted: the client asks it by wss: instead\n    brokerUrl="wss://live.example.invalid:9001/mqtt"',
    );
  });

  test('connect-src', async () => {
    const ws = await broker();
    const { url } = await site({ policy: "default-src 'none'; connect-src 'self' wss://old.example.org" });
    const { code, wrong, said } = await doctor([url, ws]);
    expect(wrong).toEqual([
      `✗ content policy of ${url}: does not let the page connect to ${ws}\n    connect-src 'self' wss://old.example.org ${ws}`,
    ]);
    expect(said).toContain(`✓ content policy of ${url}: lets the page connect to ${url}`);
    expect(code).toBe(1);
  });

  test.each<[number, string]>([
    [400, 'refuses the sub-protocol "mqtt"'],
    [403, 'refuses pages of this origin'],
    [404, 'has no websocket at this path'],
    [426, 'is answered by a web server (426)'],
  ])('a websocket that is answered with %i', async (status, said) => {
    const port = await tcp(createServer((_request, response) => response.writeHead(status).end()));
    const { wrong } = await doctor([`ws://127.0.0.1:${port}/mqtt`]);
    expect(wrong).toEqual([
      expect.stringContaining(`websocket at ws://127.0.0.1:${port}/mqtt: ${said}\n    `),
    ]);
  });

  test('a broker that does not know the origin, as a real one says it', async () => {
    const ws = await broker(undefined, ['https://portal.example']);
    const { wrong } = await doctor(['https://other.example.invalid', ws]);
    expect(wrong).toContainEqual(
      expect.stringContaining(`websocket at ${ws}/: refuses pages of this origin`),
    );
    const { said } = await doctor(['https://portal.example', ws]);
    expect(said).toContain(`✓ websocket at ${ws}/: opens`);
  });

  test('the sub-protocol that a proxy has swallowed', async () => {
    const server = createServer();
    server.on('upgrade', (request, socket) => {
      const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
      const accept = createHash('sha1').update(key).digest('base64');
      socket.end(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
      );
    });
    const { wrong } = await doctor([`ws://127.0.0.1:${await tcp(server)}`]);
    expect(wrong).toEqual([expect.stringContaining('opens with no sub-protocol, and browsers close it')]);
  });

  test('nobody listens, or who does speaks something else', async () => {
    const { wrong } = await doctor(['ws://127.0.0.1:9']);
    expect(wrong).toEqual([expect.stringContaining('does not open: ECONNREFUSED')]);
    const plain = createTcpServer((socket) => socket.end('220 mail.example ESMTP\r\n'));
    const port = await tcp(plain as unknown as Server);
    expect((await doctor([`ws://127.0.0.1:${port}`])).wrong[0]).toContain('does not open');
    expect((await doctor([`wss://127.0.0.1:${port}`])).wrong[0]).toContain(
      'Whoever listens there does not speak TLS: look at the port.',
    );
  });

  test('an address that is none, and one that pages cannot ask', async () => {
    const { url } = await site();
    const { wrong } = await doctor([url, 'live.example.org:9001', 'mqtt://live.example.org']);
    expect(wrong.map((line) => line.split('\n')[0])).toEqual([
      '✗ brokerUrl "live.example.org:9001": cannot be asked',
      '✗ brokerUrl "mqtt://live.example.org": cannot be asked',
    ]);
  });

  test('CORS: another origin, or the token in a header', async () => {
    const { url: page } = await site();
    const ws = await broker();
    for (const cors of [
      {},
      { allowedOrigin: 'https://somebody.example', allowedHeaders: 'authorization, content-type' },
      { allowedOrigin: page, allowedHeaders: 'content-type' },
      { allowedOrigin: page, allowedHeaders: 'authorization, content-type', isOnlyPreflight: true },
    ]) {
      const { url: api } = await site(cors);
      const { wrong } = await doctor([page, ws, '--api', api]);
      expect(wrong).toEqual([
        `✗ pages of ${page} at ${api}: may not read the answers (CORS)\n    Access-Control-Allow-Origin: ${page}\n    Access-Control-Allow-Methods: GET, POST, PUT, DELETE\n    Access-Control-Allow-Headers: authorization, content-type`,
      ]);
    }
    const { url: api } = await site({ allowedOrigin: page, allowedHeaders: 'Authorization,Content-Type' });
    expect((await doctor([page, ws, '--api', api])).wrong).toEqual([]);
  });

  test('what answers is not the platform', async () => {
    const { url } = await site({ isLost: true });
    const { wrong, said } = await doctor([url, await broker()]);
    expect(wrong).toEqual([
      expect.stringContaining(
        `platform at ${url}/api: is something else (200, text/html)\n    Say --api URL where it is another server`,
      ),
    ]);
    // Its time is nobody's.
    expect(said).not.toContain('clock of the platform');
  });

  test('the clock', async () => {
    const late = new Date(Date.now() - 600_000).toUTCString();
    const { url } = await site({ date: late });
    const { wrong } = await doctor([url, await broker()]);
    expect(wrong).toEqual([
      expect.stringMatching(/clock of the platform: is (599|600|601) s behind this machine's/),
    ]);
    expect(checkClock(new Date(200_000).toUTCString(), 0)?.said).toBe("is 200 s ahead of this machine's");
    expect(checkClock(new Date(60_000).toUTCString(), 0)?.isWell).toBe(true);
    expect(checkClock(null, 0)).toBeUndefined();
  });

  test('a login that is refused, at the platform or at the broker, and topics that are not granted', async () => {
    const platform = createPlatform();
    const { url } = await site({ platform });
    const asOwner = async (authority: Authority, password = 'Owner-123!') =>
      (
        await doctor([url, await broker(authority), '--email', 'owner@carillon.example'], {
          CARILLON_PASSWORD: password,
        })
      ).wrong;
    expect(await asOwner(platform.authority, 'nothing')).toEqual([
      expect.stringContaining('login of owner@carillon.example: is refused'),
    ]);
    expect(await asOwner(createPlatform().authority)).toEqual([
      expect.stringMatching(/login of owner@carillon.example at ws:\S+: is refused/),
    ]);
    const { authority } = platform;
    const deaf: Authority = { ...authority, ownsDevice: () => false };
    expect(await asOwner(deaf)).toEqual([
      expect.stringContaining('topics of 3 devices: may not be heard of CR-1001, CR-1002, CR-1003'),
    ]);
  });

  test('of several brokers the one that refuses, and a login by its session', async () => {
    const platform = createPlatform();
    const { url } = await site({ platform });
    const [good, bad] = [await broker(platform.authority), await broker(createPlatform().authority)];
    const env = { CARILLON_PASSWORD: 'Owner-123!' };
    const asOwner = [url, '--email', 'owner@carillon.example'];
    const both = await doctor([...asOwner, good, bad], env);
    expect(both.wrong).toEqual([expect.stringContaining(`at ${bad}: is refused`)]);
    expect(both.said).toContain(`✓ login of owner@carillon.example at ${good}: is accepted`);

    const names: string[] = [];
    const watching: Authority = {
      ...platform.authority,
      authenticate(name, password) {
        names.push(name);
        return platform.authority.authenticate(name.split('.')[0] ?? '', password);
      },
    };
    await doctor([...asOwner, await broker(watching)], env);
    await doctor([...asOwner, await broker(watching), '--broker-login', 'session'], env);
    expect([...new Set(names)]).toEqual(['2', expect.stringMatching(/^2\.\S+$/)]);
    const configured = await site({
      platform,
      config: { brokerUrl: await broker(watching), brokerLogin: 'session' },
    });
    await doctor([configured.url, '--email', 'owner@carillon.example'], env);
    expect(names.at(-1)).toMatch(/^2\.\S+$/);
  });

  test('an apiUrl that ends with what is added to it', async () => {
    const { url } = await site();
    const { wrong } = await doctor([url, await broker(), '--api', `${url}/api`]);
    expect(wrong[0]).toContain('ends with "/api", which is added to it: leave that away.');
  });

  test('devices that cannot be read', async () => {
    const platform = createPlatform();
    const { url } = await site({
      platform: {
        ...platform,
        handle: async (request) =>
          /devices/.test(request.url) ? new Response('{}', { status: 500 }) : platform.handle(request),
      },
    });
    const args = [url, await broker(platform.authority), '--email', 'owner@carillon.example'];
    const { wrong, code } = await doctor(args, { CARILLON_PASSWORD: 'Owner-123!' });
    expect(wrong).toEqual([
      expect.stringMatching(/devices of owner@carillon.example: cannot be read: .*500/),
    ]);
    expect(code).toBe(1);
  });

  test('a certificate', async () => {
    const { port } = await site({ tls: testCertificate });
    const said = async (host: string) => (await checkCertificate(new URL(`wss://${host}:${port}`)))?.said;
    expect(await said('localhost')).toBe('is signed by nobody whom browsers trust');
    const trusting = (host: string) =>
      checkCertificate(new URL(`https://${host}:${port}`), testCertificate.cert);
    expect(await trusting('localhost')).toMatchObject({
      isWell: true,
      said: 'is trusted until Oct 28 09:25:52 2126 GMT',
    });
    expect(await trusting('127.0.0.2')).toMatchObject({ isWell: false, said: 'is for another name' });
  });
});

describe('LIB-18 a content policy is read as browsers read it', () => {
  const page = new URL('https://portal.example.org/devices');
  const isAllowed = (policy: string, target: string) =>
    checkConnectSource(readPolicies(policy, ''), page, new URL(target)).isWell;
  test.each<[string, string, boolean]>([
    ["default-src 'self'", 'wss://portal.example.org', true],
    ["default-src 'self'", 'wss://portal.example.org:9001', false],
    ["default-src 'self'; connect-src wss:", 'wss://live.example.org:9001', true],
    ["default-src *; connect-src 'none'", 'wss://live.example.org', false],
    ['script-src *', 'wss://live.example.org', true],
    ['connect-src *', 'wss://live.example.org:9001', true],
    ['connect-src wss://live.example.org', 'wss://live.example.org:9001', false],
    ['connect-src wss://live.example.org', 'wss://live.example.org/mqtt', true],
    ['connect-src *:9001', 'wss://live.example.org:9001', true],
    ['connect-src wss://live.example.org:*', 'wss://live.example.org:9001', true],
    ['connect-src wss://*.example.org:9001', 'wss://live.example.org:9001', true],
    ['connect-src wss://*.example.org:9001', 'wss://example.org:9001', false],
    ['connect-src live.example.org', 'wss://live.example.org', true],
    ['connect-src https://live.example.org', 'wss://live.example.org', true],
    ['connect-src wss://live.example.org/mqtt', 'wss://live.example.org/other', false],
    ['connect-src wss://live.example.org/m/', 'wss://live.example.org/m/qtt', true],
    ["connect-src wss://live.example.org, default-src 'none'", 'wss://live.example.org', false],
  ])('%s: %s', (policy, target, expected) => {
    expect(isAllowed(policy, target)).toBe(expected);
  });

  test('also in the HTML', () => {
    const html = `<meta content="connect-src 'self'" http-equiv="Content-Security-Policy"><meta http-equiv='content-security-policy' content='img-src *'>`;
    expect(readPolicies('default-src *', html)).toEqual(['default-src *', "connect-src 'self'", 'img-src *']);
    expect(readPolicies(null, '')).toEqual([]);
  });
});

describe('LIB-18 the packages of an app', () => {
  function project(files: Readonly<Record<string, string>>): string {
    const folder = mkdtempSync(join(tmpdir(), 'carillon-doctor-'));
    closings.push(() => rmSync(folder, { recursive: true }));
    for (const [path, version] of Object.entries(files)) {
      const manifest = join(folder, 'node_modules', path, 'package.json');
      mkdirSync(dirname(manifest), { recursive: true });
      writeFileSync(manifest, JSON.stringify({ name: path.split('node_modules/').at(-1), version }));
    }
    return folder;
  }
  const fine = {
    react: '19.3.1',
    'react-dom': '19.3.1',
    '@carillon/react': '0.1.0',
    '@carillon/client': '0.1.0',
  };
  test('a package that several link to is one copy, a circle ends, and a broken manifest is none', async () => {
    const folder = project({ ...fine, '@tanstack/react-query': '5.108.0' });
    const modules = join(folder, 'node_modules');
    for (const [from, to] of [
      ['@tanstack/react-query', 'app/node_modules/@tanstack/react-query'],
      ['react', '.pnpm/x/node_modules/react'],
      ['react-dom', 'react-dom/node_modules/react-dom'],
    ] as const) {
      mkdirSync(dirname(join(modules, to)), { recursive: true });
      symlinkSync(join(modules, from), join(modules, to));
    }
    writeFileSync(join(modules, 'app/package.json'), '{');
    expect((await doctor(['--project', folder])).wrong).toEqual([]);
  });

  test.each<[string, Record<string, string>, string[]]>([
    ['that fit together', fine, []],
    [
      'with two of React',
      { ...fine, '@carillon/react/node_modules/react': '19.0.0' },
      ['hold 2 copies of react: ', 'npm dedupe react'],
    ],
    [
      'with two of React Query',
      { ...fine, '@tanstack/react-query': '5.1.0', 'app/node_modules/@tanstack/react-query': '5.108.0' },
      ['hold 2 copies of @tanstack/react-query', "dedupe: ['@tanstack/react-query']"],
    ],
    [
      'with React 18',
      { ...fine, react: '18.3.1', 'react-dom': '18.3.1' },
      ['have React 18.3.1: Carillon needs 19.2'],
    ],
    [
      'with React 19.1',
      { ...fine, react: '19.1.4', 'react-dom': '19.1.4' },
      ['have React 19.1.4: Carillon needs 19.2', 'npm install react@19 react-dom@19'],
    ],
    ['with the oldest React there may be', { ...fine, react: '19.2.0', 'react-dom': '19.2.0' }, []],
    [
      'whose React parts',
      { ...fine, 'react-dom': '19.0.0' },
      ['have react 19.3.1 and react-dom 19.0.0', 'react-dom@19.3.1'],
    ],
    ['of ours that part', { ...fine, '@carillon/client': '0.2.0' }, ['have Carillon in several versions']],
    ['without ours', { react: '19.3.1' }, ['have nothing of Carillon']],
  ])('%s', async (_case, files, said) => {
    const { code, wrong } = await doctor(['--project', project(files)]);
    expect(code).toBe(said.length > 0 ? 1 : 0);
    for (const words of said) expect(wrong.join('\n')).toContain(words);
    if (said.length === 0) expect(wrong).toEqual([]);
  });
});

test.each<[string[], string]>([
  [[], 'say where your app is: doctor PAGE.'],
  [['--what'], "Unknown option '--what'"],
  [
    ['https://a.example', 'https://b.example'],
    'there is one PAGE. If https://b.example is a broker, it is asked by websocket: wss://b.example.',
  ],
  [
    ['localhost:5173'],
    '"localhost:5173" has no scheme: a page begins with https:// or http://, a broker with wss:// or ws://.',
  ],
  [['wss://a.example', '--api', 'https://b.example'], '--api needs PAGE.'],
  [['https://a.example', '--broker-login', 'x'], '--broker-login is user or session.'],
  [['https://a.example', '--email', 'a@b.example'], '--email needs the password in CARILLON_PASSWORD.'],
])('LIB-18 %j is refused with a sentence, and code 2', async (args, said) => {
  const { code, said: all } = await doctor(args);
  expect(code).toBe(2);
  expect(all).toContain(said);
});

test('LIB-18 what a server says moves no cursor, and adds no line', async () => {
  const port = await tcp(createServer());
  const server = createServer();
  server.on('upgrade', (_request, socket) => {
    socket.end(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Protocol: a\tb\u0085✓ all is well\r\n\r\n',
    );
  });
  const { said } = await doctor([`ws://127.0.0.1:${await tcp(server)}`, `ws://127.0.0.1:${port}`]);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not be there
  expect(said).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f]/);
});
