// The hosts behind nginx and Caddy, set up as docs/serving-the-hosts.md says: its boxes are what is run.
import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnPlatform } from '../e2e/ownPlatform.ts';
import { type Finished, root } from './process.ts';

const page = () => readFileSync(join(root, 'docs/serving-the-hosts.md'), 'utf8');
const boxOf = (language: string) => new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(page())?.[1] ?? '';

/** A broker of somebody's own, which the policy must let pages connect to. */
const BROKER = 'wss://live.example.org:9001';
const SECURITY = /^(content-security|cross-origin|referrer|x-content)/;

interface Site {
  /** Where everything of this try is written. */
  readonly folder: string;
  /** Where the built hosts lie. */
  readonly files: string;
  readonly platform: string;
  readonly security: readonly (readonly [name: string, value: string])[];
  readonly port: number;
}

interface Server {
  readonly name: string;
  /** Of what is ready, this server sends. */
  readonly packedAs: string;
  /** Writes its configuration; the arguments that start it. */
  prepare(site: Site): string[];
}

const nginx: Server = {
  name: 'nginx',
  packedAs: 'gzip',
  prepare({ folder, files, platform, security, port }) {
    writeFileSync(
      join(folder, 'carillon-security.conf'),
      security.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join(''),
    );
    const told = boxOf('nginx')
      .replace('/srv/carillon', files)
      .replaceAll('carillon-security.conf', join(folder, 'carillon-security.conf'))
      .replace('http://127.0.0.1:8080', platform);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    writeFileSync(
      join(folder, 'nginx.conf'),
      `pid ${folder}/nginx.pid; error_log stderr; daemon off; events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}
  server { listen 127.0.0.1:${port}; ${told} } }`,
    );
    return ['-c', join(folder, 'nginx.conf')];
  },
};

const caddy: Server = {
  name: 'caddy',
  packedAs: 'br',
  prepare({ folder, files, platform, security, port }) {
    const headers = security.map(([name, value]) => `    ${name} "${value}"\n`).join('');
    const told = boxOf('caddyfile')
      .replace('/srv/carillon', files)
      .replace('127.0.0.1:8080', platform.replace('http://', ''))
      .replace('console.example.org', `http://127.0.0.1:${port}`);
    writeFileSync(
      join(folder, 'Caddyfile'),
      `{\n  admin off\n}\n(carillon-security) {\n  header {\n${headers}  }\n}\n${told}`,
    );
    return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  },
};

/** Both, one after the other; what is not as the page says is told. */
export async function checkForeignServers(): Promise<Finished> {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-servers-'));
  // Started by root, nginx reads the files as somebody else.
  chmodSync(folder, 0o755);
  const platform = await startOwnPlatform(join(folder, 'data'));
  const problems: string[] = [];
  try {
    const files = join(folder, 'files');
    for (const [host, into] of [
      ['shop', '.'],
      ['backoffice', 'backend'],
      ['console', 'manage'],
    ] as const) {
      mkdirSync(join(files, into), { recursive: true });
      cpSync(join(root, `packages/host-${host}/dist`), join(files, into), { recursive: true });
    }
    writeFileSync(join(files, 'config.json'), JSON.stringify({ apiUrl: '', brokerUrl: `${BROKER}/mqtt` }));
    const { headers } = await ask(`${platform.url}/`);
    const security = Object.entries(headers)
      .filter(([name]) => SECURITY.test(name))
      .map(([name, value]) => [name, String(value).replace(/ws:\/\/localhost:\d+/, BROKER)] as const);
    for (const server of [nginx, caddy]) {
      const port = await freePort();
      const site = { folder, files, platform: platform.url, security, port };
      const child = spawn(server.name, server.prepare(site), { stdio: ['ignore', 'ignore', 'pipe'] });
      let said = '';
      child.stderr.on('data', (chunk) => (said += chunk));
      try {
        const wrong = await look(`http://127.0.0.1:${port}`, server, site);
        problems.push(...wrong.map((problem) => `${server.name}: ${problem}`));
      } catch (error) {
        problems.push(`${server.name}: ${error}\n${said}`);
      } finally {
        const ended = new Promise((done) => child.once('close', done));
        child.kill();
        await ended;
      }
    }
  } finally {
    await platform.end('SIGTERM');
    rmSync(folder, { recursive: true });
  }
  return { ok: problems.length === 0, output: problems.join('\n') };
}

/** What is sent otherwise than the table of the page says. */
async function look(url: string, { packedAs }: Server, { security }: Site): Promise<string[]> {
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
    const packed = await ask(url + path, { 'accept-encoding': packedAs });
    expect(`${path}, status`, packed.status, 200);
    expect(`${path}, Cache-Control`, packed.headers['cache-control'], 'public, max-age=31536000, immutable');
    expect(`${path}, Content-Encoding`, packed.headers['content-encoding'], packedAs);
    expect(`${path}, Vary`, /accept-encoding/i.test(packed.headers.vary ?? ''), true);
    expect(`${path}, whether it is a script`, /javascript/.test(packed.headers['content-type'] ?? ''), true);
    expect(`${path}, whether its ETag is its own`, packed.headers.etag !== plain.headers.etag, true);
  }
  const missing = await ask(`${url}/manage/assets/missing-12345678.js`);
  expect('a missing asset, status', missing.status, 404);
  expect('a missing asset, kept for a year', /immutable/.test(missing.headers['cache-control'] ?? ''), false);
  const config = await ask(`${url}/config.json`);
  expect('/config.json, Cache-Control', config.headers['cache-control'], 'no-store');
  expect('/config.json, its broker', config.body.includes(BROKER), true);
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
function ask(url: string, headers: Record<string, string> = {}, bytes = 0): Promise<Answer> {
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
