// What a server sends, compared with the table of docs/serving-the-hosts.md.
import { type IncomingHttpHeaders, request } from 'node:http';

export interface Wanted {
  /** What is ready and sent as it is; undefined where something else packs it. */
  readonly packedAs: string | undefined;
  readonly security: readonly (readonly [name: string, value: string])[];
  /** Of config.json. */
  readonly broker: string;
}

/** What is sent otherwise than the table of the page says. */
export async function lookAt(url: string, { packedAs, security, broker }: Wanted): Promise<string[]> {
  const problems: string[] = [];
  const expect = (what: string, is: unknown, wanted: unknown) => {
    if (is !== wanted) problems.push(`${what} is ${is}, not ${wanted}`);
  };
  await untilItAnswers(url);
  const assets: string[] = [];
  for (const [path, base] of [
    ['/', '/'],
    ['/shop/nowhere', '/'],
    ['/backend/country/1', '/backend/'],
    ['/manage/2/list', '/manage/'],
  ] as const) {
    const { status, headers, body } = await ask(url + path);
    const [asset = ''] = new RegExp(`${base}assets/start-[\\w-]+\\.js`).exec(body) ?? [];
    expect(`${path}, status`, status, 200);
    expect(`${path}, whether it is a page of ${base}`, asset !== '', true);
    expect(`${path}, Cache-Control`, headers['cache-control'], 'no-cache');
    for (const [name, value] of security) expect(`${path}, ${name}`, headers[name], value);
    assets.push(asset);
  }
  for (const path of new Set(assets)) {
    const plain = await ask(url + path);
    const packed = await ask(url + path, { 'accept-encoding': packedAs ?? 'identity' });
    expect(`${path}, status`, packed.status, 200);
    expect(`${path}, Cache-Control`, packed.headers['cache-control'], 'public, max-age=31536000, immutable');
    for (const [name, value] of security) expect(`${path}, ${name}`, packed.headers[name], value);
    expect(`${path}, whether it is a script`, /javascript/.test(packed.headers['content-type'] ?? ''), true);
    if (packedAs === undefined) continue;
    expect(`${path}, Content-Encoding`, packed.headers['content-encoding'], packedAs);
    expect(`${path}, Vary`, /accept-encoding/i.test(packed.headers.vary ?? ''), true);
    expect(`${path}, whether its ETag is its own`, packed.headers.etag !== plain.headers.etag, true);
  }
  const missing = await ask(`${url}/manage/assets/missing-12345678.js`);
  expect('a missing asset, status', missing.status, 404);
  expect('a missing asset, kept for a year', /immutable/.test(missing.headers['cache-control'] ?? ''), false);
  for (const [path, type] of [
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/icon-192.png', 'image/png'],
    ['/brand/logo.svg', 'image/svg+xml'],
  ] as const) {
    const file = await ask(url + path);
    expect(`${path}, status`, file.status, 200);
    expect(`${path}, its type`, file.headers['content-type'], type);
    expect(`${path}, Cache-Control`, file.headers['cache-control'], 'no-cache');
    for (const [name, value] of security) expect(`${path}, ${name}`, file.headers[name], value);
  }
  const config = await ask(`${url}/config.json`);
  expect('/config.json, Cache-Control', config.headers['cache-control'], 'no-store');
  expect('/config.json, its broker', config.body.includes(broker), true);
  expect('/config.json, its type', config.headers['content-type'], 'application/json');
  const api = await ask(`${url}/api/devices/list/2`);
  expect('/api of nobody, status', api.status, 401);
  // A picture may have 10 MiB: what is refused is refused by the platform, and for another reason.
  const large = await ask(
    `${url}/api/icons/new`,
    { 'content-type': 'multipart/form-data; boundary=x' },
    5_000_000,
  );
  expect('an upload of 5 MB, refused for its size', large.status === 413 || large.status === 502, false);
  return problems;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A request whose answer is left packed as it came; with a body of so many bytes it is a POST. */
export function ask(url: string, headers: Record<string, string> = {}, bytes = 0): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, method: bytes ? 'POST' : 'GET' }, (answer) => {
      let body = '';
      answer.setEncoding('latin1').on('data', (chunk) => (body += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(Buffer.alloc(bytes));
  });
}

async function untilItAnswers(url: string): Promise<void> {
  for (let tries = 100; ; tries--) {
    const answer = await ask(url).catch((error: unknown) => error);
    if (!(answer instanceof Error)) return;
    if (tries === 0) throw answer;
    await new Promise((done) => setTimeout(done, 100));
  }
}
