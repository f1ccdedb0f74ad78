import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionLogin } from '@carillon/protocol/broker';
import { type APIRequestContext, expect } from '@playwright/test';
import { connectMqtt, type ForeignClient } from '../mqttClient.ts';
import { startOwnPlatform } from '../ownPlatform.ts';
import { type PersonName, people } from '../steps.ts';

/** A stock broker, as a test of the hosts sees it. */
export interface StockBroker {
  readonly addresses: readonly string[];
  readonly websockets: readonly string[];
  /** How `carillon-rights` reaches it. */
  readonly rights: { readonly args: readonly string[]; readonly env: Readonly<Record<string, string>> };
  close(): Promise<void>;
}

/** A platform whose hosts use that broker, `carillon-rights` beside it, and one device that its owner has registered. */
export interface Stage {
  readonly url: string;
  /** The pages of the device: `${path}/dash`. */
  readonly path: string;
  /** Waits until every address of the broker knows everybody. */
  introduce(broker: StockBroker): Promise<void>;
  /** Powers the device on, at the first of these addresses that lets it in. */
  powerOn(addresses: readonly string[]): Device;
  /** Any MQTT client, with a session of a person. */
  connect(request: APIRequestContext, who: PersonName, address: string): Promise<ForeignClient>;
  close(): Promise<void>;
}

/** A device in a process of its own. */
export interface Device {
  /** SIGSTOP: it is there, and does nothing until SIGCONT. */
  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void;
}

const TOPIC = 'micro-eth/SIM-00002';
const SECRET = 'what-opens-the-feed';
/** Until the first rights are there: a cluster chooses its leaders first. */
const PATIENT = { timeout: 60_000 };

/** Starts it. */
export async function openStage(broker: StockBroker, request: APIRequestContext): Promise<Stage> {
  const data = mkdtempSync(join(tmpdir(), 'carillon-stock-'));
  const children = new Set<ChildProcess>();
  const platform = await startOwnPlatform(data, {
    CARILLON_BROKER_URL: broker.websockets.join(' '),
    CARILLON_RIGHTS_SECRET: SECRET,
    CARILLON_RIGHTS_FLEET: '4',
  });
  const { url } = platform;
  const run = (program: string, args: readonly string[], env = {}) => {
    const node = ['--conditions=@carillon/source', `simulator/src/${program}.ts`, ...args];
    const child = spawn(process.execPath, node, { stdio: 'ignore', env: { ...process.env, ...env } });
    children.add(child);
    return child;
  };
  const { args, env } = broker.rights;
  run('rights', [...args, '--feed', `${url}/broker/logins`], { CARILLON_RIGHTS_SECRET: SECRET, ...env });

  async function logIn(from: APIRequestContext, who: PersonName) {
    const answer = await from.post(`${url}/api/accounts/login`, { data: people[who] });
    const { data: session } = await answer.json();
    return { id: Number(session.user.id), jwt: String(session.token.jwt) };
  }
  async function register() {
    const { jwt } = await logIn(request, 'owner');
    const device = { label: 'SIM-00002', key: 'KEY-00002', name: 'Gallery', icon_id: 1 };
    const headers = { authorization: `Bearer ${jwt}` };
    const answer = await request.post(`${url}/api/devices/2`, { data: device, headers });
    return `/manage/2/feature/${(await answer.json()).data.id}`;
  }

  async function connect(from: APIRequestContext, who: PersonName, address: string): Promise<ForeignClient> {
    const { id, jwt } = await logIn(from, who);
    const { username, password } = await sessionLogin(id, jwt);
    const found: ForeignClient[] = [];
    await expect(async () => {
      found.push(await connectMqtt(username, password, new URL(address).port));
    }).toPass(PATIENT);
    const [client] = found;
    if (!client) throw new Error('It is not let in.');
    return client;
  }

  return {
    url,
    path: await register(),
    connect,
    async introduce({ addresses }) {
      for (const address of addresses) (await connect(request, 'admin', address)).end();
    },
    powerOn(addresses) {
      const where = addresses.flatMap((address) => ['--broker', address]);
      const child = run('cli', ['fleet', '--first', '2', '--devices', '1', ...where]);
      return { signal: (signal) => void child.kill(signal) };
    },
    async close() {
      for (const child of children) {
        child.kill('SIGKILL');
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      }
      await platform.end('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The device's own word: the names of its events, as an admin asks for them over this address. */
export async function readNames(
  stage: Stage,
  request: APIRequestContext,
  address: string,
): Promise<readonly string[]> {
  const client = await stage.connect(request, 'admin', address);
  await client.subscribe(`cmd/rep/${TOPIC}`);
  const answer = () =>
    client.heard.map(({ message }) => JSON.stringify(message)).find((text) => text.includes('"req":4711,'));
  await expect(async () => {
    client.publish(`cmd/req/${TOPIC}`, { req: 4711, msg: 'GetEvents', body: {} });
    await expect.poll(answer, { timeout: 3000 }).toBeDefined();
  }).toPass(PATIENT);
  const names = [...(answer() ?? '').matchAll(/"name":"([^"]+)"/g)];
  client.end();
  return names.map(([, name = '']) => name).sort();
}
