import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildDevice, buildProduct, people } from '@carillon/mocks';
import { calls, envelope } from '@carillon/protocol';
import { measureInTurns, speedText, type Way } from './load.ts';
import { startRows } from './start.ts';
import { type Row, ratio } from './table.ts';

interface Ports {
  readonly platformPort: number;
  readonly barePort: number;
}

/** What is asked the n-th time: another record each time. */
interface Question {
  readonly name: string;
  readonly path: (n: number) => string;
  readonly body?: (n: number) => object;
}

const LOAD = { turns: 3, rounds: 200, pipelined: 400, inFlight: 16 };
const STORED = 10_000;

const idOf = (n: number) => 1 + ((n * 7919) % STORED);
const page = (n: number) => `limit=10&offset=${(n % 50) * 10}`;
const { device_id: _, ...device } = buildDevice();
const product = buildProduct();

const questions: readonly Question[] = [
  { name: 'devices, a page', path: (n) => `/devices/list/2?${page(n)}` },
  { name: 'devices, a page by name', path: (n) => `/devices/list/2?${page(n)}&order_by=name_asc` },
  { name: 'devices, search', path: (n) => `/devices/list/2?limit=10&query=device ${1 + (n % 100)}` },
  { name: 'devices, count', path: () => '/devices/count/2' },
  { name: 'devices, one', path: (n) => `/devices/2/${idOf(n)}` },
  {
    name: 'devices, save',
    path: (n) => `/devices/2/${idOf(n)}`,
    body: (n) => ({ ...device, name: `Device ${n}` }),
  },
  { name: 'products, a page', path: (n) => `/products/list?${page(n)}` },
  { name: 'products, a page by title', path: (n) => `/products/list?${page(n)}&order_by=title_asc` },
  { name: 'products, search', path: (n) => `/products/list?limit=10&query=${1 + (n % 100)}` },
  { name: 'products, count', path: () => '/products/count' },
  { name: 'products, one', path: (n) => `/products/${idOf(n)}` },
  {
    name: 'products, save',
    path: (n) => `/products/${idOf(n)}`,
    body: (n) => ({ ...product, title: `Product ${n}`, sku: `BENCH-${idOf(n)}`, medias: [{ id: 1 }] }),
  },
];

/** Calls over real HTTP with 10,000 devices and products in SQLite, beside a bare server; and what a start takes. */
export async function platformRows(): Promise<Row[]> {
  return [...(await callRows()), ...(await startRows())];
}

async function callRows(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-bench-'));
  const server = fork(new URL('platformServer.ts', import.meta.url), [join(folder, 'platform.sqlite')], {
    execArgv: ['--conditions=@carillon/source'],
  });
  const [{ platformPort, barePort }] = (await once(server, 'message')) as [Ports];
  const headers = { authorization: `Bearer ${await logIn(platformPort)}` };
  const sizes = await Promise.all(
    questions.map(async ({ path }) => {
      const response = await fetch(`http://127.0.0.1:${platformPort}/api${path(0)}`, { headers });
      return (await response.text()).length;
    }),
  );
  const measured = await measureInTurns(
    questions.flatMap(({ name, path, body }, i) => [
      () => openWay(name, platformPort, headers, (n) => `/api${path(n)}`, body),
      () => openWay(`${sizes[i]} bytes of a bare server`, barePort, headers, () => `/${sizes[i]}`, body),
    ]),
    LOAD,
  );
  server.kill();
  await once(server, 'close');
  rmSync(folder, { recursive: true });
  return questions.flatMap(({ name }, i) => {
    const [ours, bare] = measured.slice(2 * i);
    if (!ours || !bare) return [];
    const reference = `${speedText(bare)}: ${bare.name}, ${ratio(ours.p50, bare.p50)}`;
    return [{ name, value: speedText(ours), reference }];
  });
}

/** Asks over connections that stay open: puts a body, or else reads. */
function openWay(
  name: string,
  port: number,
  headers: Readonly<Record<string, string>>,
  path: Question['path'],
  body: Question['body'],
): Way {
  const agent = new Agent({ keepAlive: true });
  let asked = 0;
  return {
    name,
    async ask() {
      const n = asked++;
      const asking = request({
        agent,
        headers,
        port,
        method: body ? 'PUT' : 'GET',
        path: encodeURI(path(n)),
      });
      asking.end(body && JSON.stringify(body(n)));
      const [response] = (await once(asking, 'response')) as [IncomingMessage];
      const answer = await text(response);
      if (!answer.startsWith('{"success":true')) throw new Error(`${name}: ${answer.slice(0, 200)}`);
    },
    close: () => agent.destroy(),
  };
}

async function logIn(port: number): Promise<string> {
  const { username, password } = people.find(({ role }) => role === 'admin') ?? {};
  const body = JSON.stringify({ email: username, password });
  const response = await fetch(`http://127.0.0.1:${port}/api/accounts/login`, { method: 'POST', body });
  return calls.login.answer.parse(envelope.parse(await response.json()).data).token.jwt;
}
