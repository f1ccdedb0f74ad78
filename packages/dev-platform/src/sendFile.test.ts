import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readHost } from './files.ts';
import { type HttpServer, listenHttp } from './http.ts';
import { createSite } from './site.ts';

const script = 'run();'.repeat(500);
const page = '<!doctype html>'.repeat(100);
let folder: string;
let server: HttpServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'carillon-forms-'));
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of [
    ['index.html', page],
    ['assets/main-1234.js', script],
  ] as const) {
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
  }
  writeFileSync(join(folder, 'assets/small-1234.js'), 'run()');
  const site = createSite({
    hosts: [readHost('/', folder)],
    api: (_, response) => response.end('api'),
    wsPort: 9001,
    hostNames: [],
    isSecure: false,
    isDebug: true,
  });
  server = await listenHttp(site, { hosts: ['127.0.0.1'], httpPort: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks as it is written: `fetch` would unpack the answer. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<Answer>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: server.port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject).end();
  });
}

function unpack({ headers, body }: Answer): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['identity, br;q=0.5', undefined],
  ['br;q=0, gzip;q=0', undefined],
  ['br;q=much', undefined],
  ['deflate', undefined],
  ['', undefined],
])('what the build has compressed is sent to who takes %j as %s', async (accepted, encoding) => {
  for (const [path, text, type] of [
    ['/eshop', page, 'text/html; charset=utf-8'],
    ['/assets/main-1234.js', script, 'text/javascript; charset=utf-8'],
  ] as const) {
    const answer = await ask(path, { 'accept-encoding': accepted });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['content-length']).toBe(String(answer.body.byteLength));
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(unpack(answer)).toBe(text);
  }
});

test('each form has a tag of its own, by which it is known again, also where a proxy has weakened it', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', ''].map(async (accepted) => {
      const headers = { 'accept-encoding': accepted };
      const { etag = '' } = (await ask('/assets/main-1234.js', headers)).headers;
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const again = await ask('/assets/main-1234.js', { ...headers, 'if-none-match': known });
        expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
        expect(again.headers).toMatchObject({ etag, vary: 'accept-encoding' });
        expect(again.headers['content-encoding']).toBeUndefined();
      }
      return etag;
    }),
  );
  expect(new Set(tags).size).toBe(3);
  const other = await ask('/assets/main-1234.js', {
    'accept-encoding': 'br',
    'if-none-match': tags[1] ?? '',
  });
  expect(other.status).toBe(200);
});

test('HEAD says of a compressed file what GET would, and a part of it is never sent', async () => {
  const headers = { 'accept-encoding': 'br' };
  const whole = await ask('/assets/main-1234.js', headers);
  const head = await ask('/assets/main-1234.js', headers, 'HEAD');
  expect(head.body.byteLength).toBe(0);
  for (const name of ['content-length', 'content-encoding', 'content-type', 'etag', 'vary', 'cache-control'])
    expect(head.headers[name], name).toBe(whole.headers[name]);
  const part = await ask('/assets/main-1234.js', { ...headers, range: 'bytes=0-9' });
  expect(part).toMatchObject({ status: 200, body: whole.body });
});

test('a compressed file has no address of its own, and a small one is sent as it is', async () => {
  for (const ending of ['.br', '.gz']) expect((await ask(`/assets/main-1234.js${ending}`)).status).toBe(404);
  const small = await ask('/assets/small-1234.js', { 'accept-encoding': 'br' });
  expect(small.headers).not.toHaveProperty('content-encoding');
  expect(small.headers).not.toHaveProperty('vary');
});
