// The hosts behind nginx, Caddy and an object store, set up as docs/serving-the-hosts.md says: its boxes are what is run.
import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnPlatform } from '../e2e/ownPlatform.ts';
import { makeCustomer } from './customer.ts';
import { findFile, findProgram } from './debian.ts';
import { ask, lookAt } from './foreignAnswers.ts';
import { launchBrowser, openPages } from './foreignPages.ts';
import { freePorts } from './freePorts.ts';
import { fillStore, serveStore } from './objectStore.ts';
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

/** A server that runs, and how it ends. */
interface Running {
  /** What it has said so far. */
  said(): string;
  end(): Promise<unknown>;
}

interface Server {
  readonly name: string;
  /** Of what is ready, this server sends; undefined where it packs by itself. */
  readonly packedAs?: string;
  start(site: Site): Promise<Running>;
}

/** Runs a program until it is to end. */
async function startProgram(name: string, args: readonly string[]): Promise<Running> {
  const child = spawn((await findProgram(name, [])) ?? name, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  child.on('error', (error) => (said += error));
  const ended = new Promise((done) => child.once('close', done));
  return {
    said: () => said,
    end() {
      child.kill();
      return ended;
    },
  };
}

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const nginx = (packedAs: 'gzip' | 'br'): Server => ({
  name: `nginx, ${packedAs}`,
  packedAs,
  start({ folder, files, platform, security, port }) {
    writeFileSync(
      join(folder, 'carillon-security.conf'),
      security.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join(''),
    );
    const isBrotli = packedAs === 'br';
    const told = boxOf('nginx')
      .replace('# brotli_static', isBrotli ? 'brotli_static' : '# brotli_static')
      .replace('/srv/carillon', files)
      .replaceAll('carillon-security.conf', join(folder, 'carillon-security.conf'))
      .replace('http://127.0.0.1:8080', platform);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${isBrotli ? `load_module ${findFile(BROTLI)};` : ''}
pid ${folder}/nginx.pid; error_log stderr; daemon off; events {}
http { include ${findFile('/etc/nginx/mime.types')}; access_log off; ${temporary.join(' ')}
  server { listen 127.0.0.1:${port}; ${told} } }`,
    );
    return startProgram('nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf')]);
  },
});

const caddy: Server = {
  name: 'caddy',
  packedAs: 'br',
  start({ folder, files, platform, security, port }) {
    const headers = security.map(([name, value]) => `    ${name} "${value}"\n`).join('');
    const told = boxOf('caddyfile')
      .replace('/srv/carillon', files)
      .replace('127.0.0.1:8080', platform.replace('http://', ''))
      .replace('console.example.org', `http://127.0.0.1:${port}`);
    writeFileSync(
      join(folder, 'Caddyfile'),
      `{\n  admin off\n}\n(carillon-security) {\n  header {\n${headers}  }\n}\n${told}`,
    );
    return startProgram('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]);
  },
};

const objectStore: Server = {
  name: 'object store',
  async start({ files, platform, security, port }) {
    // The boxes of its own section.
    const about = page().slice(page().indexOf('## An object store'));
    const box = (language: string) => new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(about)?.[1] ?? '';
    const store = fillStore(box('sh'), '/srv/carillon', files);
    const server = serveStore(store, box('js'), security, platform).listen(port, '127.0.0.1');
    return {
      said: () => '',
      end: () => new Promise((done) => server.close(done)),
    };
  },
};

/** All of them, one after the other; what is not as the page says is told. */
export async function checkForeignServers(): Promise<Finished> {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-servers-'));
  // Started by root, nginx reads the files as somebody else.
  chmodSync(folder, 0o755);
  const platform = await startOwnPlatform(join(folder, 'data'));
  const browser = await launchBrowser();
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
    const logo = '/brand/logo.svg';
    mkdirSync(join(files, 'brand'));
    writeFileSync(join(files, logo), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
    const config = { apiUrl: '', brokerUrl: `${BROKER}/mqtt`, name: 'Turm & Klang', logo };
    await makeCustomer(JSON.stringify(config), files);
    const { headers } = await ask(`${platform.url}/`);
    const security = Object.entries(headers)
      .filter(([name]) => SECURITY.test(name))
      .map(([name, value]) => [name, String(value).replace(/ws:\/\/localhost:\d+/, BROKER)] as const);
    const hasBrotli = findFile(BROTLI) !== undefined;
    for (const server of [nginx('gzip'), ...(hasBrotli ? [nginx('br')] : []), caddy, objectStore]) {
      const [port] = await freePorts(1);
      const site = { folder, files, platform: platform.url, security, port: Number(port) };
      const running = await server.start(site);
      try {
        const wanted = { packedAs: server.packedAs, security, broker: BROKER };
        const url = `http://127.0.0.1:${port}`;
        const wrong = [...(await lookAt(url, wanted)), ...(await openPages(browser, url))];
        problems.push(...wrong.map((problem) => `${server.name}: ${problem}`));
      } catch (error) {
        problems.push(`${server.name}: ${error}\n${running.said()}`);
      } finally {
        await running.end();
      }
    }
  } finally {
    await browser.close();
    await platform.end('SIGTERM');
    rmSync(folder, { recursive: true });
  }
  return { ok: problems.length === 0, output: problems.join('\n') };
}
