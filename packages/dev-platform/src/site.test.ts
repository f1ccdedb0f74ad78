import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readHost } from './files.ts';
import { type HttpServer, listenHttp } from './http.ts';
import { createSite } from './site.ts';

let folder: string;
let server: HttpServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'carillon-site-'));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  for (const name of ['shop', 'console']) {
    mkdirSync(join(folder, name, 'assets'), { recursive: true });
    mkdirSync(join(folder, name, '.vite'));
    writeFileSync(join(folder, name, '.vite/manifest.json'), '{}');
    writeFileSync(join(folder, name, 'index.html'), `page of the ${name}`);
    writeFileSync(join(folder, name, `assets/${name}-1234.js`), 'run()');
  }
  const site = createSite({
    hosts: [
      readHost('/backend', join(folder, 'backoffice')),
      readHost('/manage', join(folder, 'console')),
      readHost('/', join(folder, 'shop')),
    ],
    api: (_, response) => response.end('api'),
    wsPort: 9001,
    hostNames: ['studio.local'],
    isSecure: false,
    isDebug: true,
  });
  server = await listenHttp(site, { hosts: ['127.0.0.1'], httpPort: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks for a path as it is written: `fetch` would tidy it up first. */
function ask(path: string, { method = 'GET', headers = {} } = {}) {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port: server.port, path, method, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
      });
      sent.on('error', reject).end();
    },
  );
}

test.each([
  ['/', 200, 'page of the shop'],
  ['/eshop/42', 200, 'page of the shop'],
  ['/nowhere/at/all', 200, 'page of the shop'],
  ['/manager', 200, 'page of the shop'],
  ['/manage', 200, 'page of the console'],
  ['/manage/', 200, 'page of the console'],
  ['/manage/2/list?ds=10', 200, 'page of the console'],
  ['/manage/assets/console-1234.js', 200, 'run()'],
  ['/assets/shop-1234.js', 200, 'run()'],
  ['/assets/console-1234.js', 404, ''],
  ['/manage/assets/gone.js', 404, ''],
  ['/backend/login', 503, 'npm run build'],
  ['/public/medias/1/a.png', 404, ''],
  ['/public/media/1/a.png', 200, 'api'],
  ['/api/anything', 200, 'api'],
])('LIB-07: %s is %d', async (path, status, text) => {
  const answer = await ask(path);
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(text);
});

test.each([
  '/../secret.txt',
  '/manage/../../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '//etc/passwd',
  '/.vite/manifest.json',
  'http://127.0.0.1/secret.txt',
  '/manage/%00',
])('%s reaches no file outside of what was built', async (path) => {
  const answer = await ask(path);
  expect(answer.text).not.toMatch(/secret|root:|^\{\}$/);
  expect(answer.text).toMatch(/^page of the|There is no such file/);
});

test('pages are asked for anew each time, files with a hash in their name never', async () => {
  const page = await ask('/manage/');
  expect(page.headers['cache-control']).toBe('no-cache');
  expect((await ask('/manage/', { headers: { 'if-none-match': page.headers.etag } })).status).toBe(304);
  const script = await ask('/manage/assets/console-1234.js');
  expect(script.headers['cache-control']).toContain('immutable');
  expect(script.headers['content-type']).toContain('text/javascript');
});

test('every page has a strict policy, with the broker at the name by which the page was asked for', async () => {
  const { headers } = await ask('/manage/', { headers: { host: 'studio.local:8080' } });
  const policy = String(headers['content-security-policy']);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("connect-src 'self' ws://studio.local:9001;");
  expect(policy).toContain('media-src http: https:;');
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  const config = await ask('/config.json', { headers: { host: '[::1]:8080' } });
  expect(JSON.parse(config.text)).toMatchObject({ apiUrl: '', brokerUrl: 'ws://[::1]:9001/mqtt' });
});

test('LIB-17 the nodes of a cluster are all in the policy, and pages are told of each', async () => {
  const brokerUrls = ['ws://a.example:9002/mqtt', 'wss://b.example/mqtt'];
  const api = () => {};
  const cluster = createSite({
    hosts: [],
    api,
    wsPort: 1,
    brokerUrls,
    hostNames: [],
    isSecure: false,
    isDebug: true,
  });
  const listening = await listenHttp(cluster, { hosts: ['127.0.0.1'], httpPort: 0 });
  const answer = await fetch(`http://127.0.0.1:${listening.port}/config.json`);
  expect(answer.headers.get('content-security-policy')).toContain(
    "connect-src 'self' ws://a.example:9002 wss://b.example;",
  );
  expect(await answer.json()).toMatchObject({ brokerUrl: brokerUrls, brokerLogin: 'session' });
  await listening.close();
});

test.each([
  "evil.example; script-src 'unsafe-inline'",
  'a b',
  '"',
  'x@evil.example',
  'evil.example',
  'evil.example:8080',
])('FLT-112 a page is not sent to the Host %j, and nothing of it stands in a header', async (host) => {
  for (const path of ['/manage/', '/config.json', '/assets/shop-1234.js']) {
    const { status, headers, text } = await ask(path, { headers: { host } });
    expect(status).toBe(421);
    expect(text).toMatch(
      /^The platform does not answer to (evil\.example|that name)\. .*CARILLON_HOSTS\.\n$/,
    );
    expect(JSON.stringify(headers)).not.toMatch(/unsafe-inline|evil/);
  }
});

test('other methods are refused', async () => {
  expect((await ask('/', { method: 'POST' })).status).toBe(405);
  expect(await ask('/', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
});
