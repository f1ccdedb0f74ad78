import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createPlatform } from '@carillon/mocks';
import { createListener, createLoginsFeed, type Platform } from '@carillon/mocks/server';
import {
  type DeviceAddress,
  liveTopic,
  replyTopic,
  requestTopic,
  sessionLogin,
  type Transport,
} from '@carillon/protocol/broker';
import { systemClock } from '@carillon/protocol/time';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mqttTransport } from '../../../simulator/src/broker/mqttTransport.ts';
import { connectClient, type TestClient } from '../../../simulator/src/broker/testClient.ts';
import { startSecureMosquitto } from '../../../simulator/src/rights/testMosquitto.ts';
import { startNats } from '../../../simulator/src/rights/testNats.ts';
import { createBroker } from '../../client/src/broker/broker.ts';
import { sessionWay } from '../../client/src/broker/connection/sessionWay.ts';

const SECRET = 'what-opens-the-feed';
/** On a machine that does other things meanwhile it takes longer; `npm run certify` holds it to the bound. */
const PATIENCE = process.env.CARILLON_FULL ? 1 : 10;
/** Before the first login a cluster agrees on its leaders, and a stock broker is told of all that there are. */
const START_MS = 30_000;
const OWN: DeviceAddress = { type: 'micro-eth', label: 'CR-1002' };
const WAITING: DeviceAddress = { type: 'std-eth', label: 'CR-1005' };
const program = join(import.meta.dirname, '../../../simulator/src/rights.ts');

const mosquitto = await startSecureMosquitto();
afterAll(() => mosquitto?.close());

if (!mosquitto) test.skip('LIB-17 not tried: there is no Mosquitto, and none can be installed');
else {
  const { address, login } = mosquitto;
  const broker = { addresses: [address], args: ['mosquitto', '--broker', address], password: login.password };
  describe('LIB-17 a platform, carillon-rights beside it, and Mosquitto', () => tryCommand(broker));
}

// The cluster takes its time to agree on a leader: `npm run certify` plays this.
const cluster = process.env.CARILLON_FULL ? await startNats() : undefined;
afterAll(() => cluster?.close());

if (!cluster)
  test.skip('LIB-17 a cluster of NATS servers is not tried: `npm run certify` does, with nats-server');
else {
  const { addresses, file, pidFiles } = cluster;
  const args = ['nats', '--file', file, ...pidFiles.flatMap((pidFile) => ['--pid', pidFile])];
  describe('LIB-17 a platform, carillon-rights beside it, and three NATS servers', () =>
    tryCommand({ addresses, args, password: undefined }));
}

interface Broker {
  readonly addresses: readonly string[];
  /** Of `carillon-rights`. */
  readonly args: readonly string[];
  /** What it needs to tell the broker anything. */
  readonly password: string | undefined;
}

function tryCommand({ addresses, args, password: brokerPassword }: Broker) {
  /** Each on another server, and what one of them knows, all do. */
  let turn = 0;
  const platform: Platform = createPlatform();
  const feed = createLoginsFeed(platform, { secret: SECRET, fleet: 2 });
  const api = createListener(platform);
  const server = createServer((request, response) =>
    (request.url === '/broker/logins' ? feed : api)(request, response),
  );
  let url = '';
  let output = '';
  let end = async (): Promise<unknown> => undefined;
  const clients: TestClient[] = [];

  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const bound = server.address();
    url = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
    const all = [...args, '--feed', `${url}/broker/logins`];
    const child = spawn(process.execPath, ['--conditions=@carillon/source', program, ...all], {
      env: {
        PATH: process.env.PATH,
        CARILLON_RIGHTS_SECRET: SECRET,
        ...(brokerPassword && { CARILLON_BROKER_PASSWORD: brokerPassword }),
      },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
      });
    const exited = once(child, 'exit');
    end = async () => {
      child.kill();
      return (await exited)[0];
    };
    for (const _ of addresses)
      await within(START_MS, () => connect({ username: 'CR-1002', password: 'KEY-1002' }));
  }, START_MS * PATIENCE);
  afterEach(() => {
    for (const client of clients.splice(0)) client.end();
  });
  afterAll(async () => {
    await end();
    server.close();
  });

  const nextNode = () => mqttTransport(addresses[turn++ % addresses.length] ?? '');
  const open = async (transport: Transport, who: { username: string; password: string }) => {
    const client = await connectClient(transport, who);
    clients.push(client);
    return client;
  };
  const connect = (who: { username: string; password: string }) => open(nextNode(), who);
  /** As a console does, which a server that reads its users at this moment does not hold for 4 s. */
  const connectSession = ({ id, jwt }: { id: number; jwt: string }) =>
    open(sessionWay(nextNode(), systemClock), { username: String(id), password: jwt });

  async function expectRefused(who: { username: string; password: string }) {
    let answer = 'socket';
    // A server that reads its users at this moment is "not ready", and refuses nobody.
    while (answer === 'socket')
      answer = await connect(who).then(
        () => 'let in',
        ({ message }) => message,
      );
    expect(answer).toBe('refused');
  }

  async function call(method: string, path: string, body?: object, jwt?: string) {
    const headers = { 'content-type': 'application/json', ...(jwt && { authorization: `Bearer ${jwt}` }) };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`${url}/api${path}`, init);
    const answer = await response.json();
    expect(answer, path).toMatchObject({ success: true });
    return answer.data;
  }
  /** A session, and how it logs in to the broker. */
  async function logIn(name: string, password: string) {
    const email = `${name}@carillon.example`;
    const { token, user } = await call('POST', '/accounts/login', { email, password });
    const [id, jwt] = [user.id as number, token.jwt as string];
    return { id, jwt, broker: await sessionLogin(id, jwt) };
  }
  const logInOwner = () => logIn('owner', 'Owner-123!');

  test('LIB-17 a new session uses the broker within 1 s, with the rights of its person', async () => {
    const session = await logInOwner();
    const { jwt } = session;
    const owner = await within(1000, () => connectSession(session));
    expect(await owner.subscribe(replyTopic(OWN), liveTopic(OWN, '+'), requestTopic(OWN), 'cmd/#')).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const late = `${jwt.slice(0, -2)}${jwt.at(-2) === 'A' ? 'B' : 'A'}${jwt.at(-1)}`;
    await expectRefused(await sessionLogin(2, late));
    await expectRefused({ username: '2', password: jwt });
  });

  test('FLT-005 LIB-17 a console that logs in by the user id, which no stock broker knows, is told so within 10 s, and ends', async () => {
    const { jwt } = await logInOwner();
    const asked: boolean[] = [];
    const console = createBroker({
      transport: addresses.map((address) => mqttTransport(address)),
      clock: systemClock,
      async credentials(wasRefused) {
        asked.push(wasRefused);
        return { username: '2', password: jwt };
      },
    });
    console.connect();
    await within(10_000, async () => expect(console.getSnapshot().status).toBe('disconnected'));
    expect(console.getSnapshot().lastError).toMatchObject({ code: 'refused' });
    expect(asked).toEqual([false, true]);
    console.disconnect();
  });

  test('LIB-17 two browsers of a person are two sessions; the logout of one disconnects it within 5 s, alone', async () => {
    const [first, second] = [await logInOwner(), await logInOwner()];
    const a = await within(1000, () => connectSession(first));
    const b = await within(1000, () => connectSession(second));
    await call('POST', '/accounts/logout', undefined, first.jwt);
    await expect(within(5000, () => closed(a))).resolves.toBeDefined();
    expect(await b.subscribe(replyTopic(OWN))).toEqual([true]);
    // The other servers know it a moment later, or sooner.
    await within(5000, () => expectRefused(first.broker));
  });

  test('LIB-17 a token that was renewed logs in within 1 s, by the same name', async () => {
    const { id, jwt, broker } = await logInOwner();
    const next = await call('GET', '/accounts/refresh-token', undefined, jwt);
    const renewed = await sessionLogin(2, next.jwt);
    expect(renewed.username).toBe(broker.username);
    await within(1000, () => connectSession({ id, jwt: next.jwt }));
  });

  test('LIB-17 a device that was registered is reached within 1 s, and one that was given up within 5 s no more', async () => {
    const session = await logInOwner();
    const { jwt } = session;
    await within(1000, () => connectSession(session));
    const body = { label: WAITING.label, key: 'KEY-1005', name: 'Hall', icon_id: 1 };
    const { id } = await call('POST', '/devices/2', body, jwt);
    await within(1000, async () => {
      const owner = await connectSession(session);
      // The broker may disconnect it while it asks: its rights are others now.
      const granted = await Promise.race([owner.subscribe(replyTopic(WAITING)), closed(owner)]);
      expect(granted).toEqual([true]);
    });
    const owner = clients.at(-1);
    await call('DELETE', `/devices/2/${id}`, undefined, jwt);
    // Mosquitto disconnects it, and NATS takes the right away.
    await within(5000, async () => {
      const granted = owner && (await Promise.race([owner.subscribe(replyTopic(WAITING)), closed(owner)]));
      expect(granted).not.toEqual([true]);
    });
    const back = await within(1000, () => connectSession(session));
    expect(await back.subscribe(replyTopic(WAITING), replyTopic(OWN))).toEqual([false, true]);
  });

  test('LIB-17 who is blocked is disconnected within 5 s', async () => {
    const session = await logIn('other', 'Other-123!');
    const other = await within(1000, () => connectSession(session));
    platform.changeUser(3, { blocked: true });
    await within(5000, () => closed(other));
    await within(5000, () => expectRefused(session.broker));
  });

  test('an admin reaches all, and a device of the fleet itself', async () => {
    const session = await logIn('admin', 'Admin-123!');
    const admin = await within(1000, () => connectSession(session));
    expect(await admin.subscribe('cmd/#', 'async/#', '$SYS/#')).toEqual([true, true, false]);
    const device = await connect({ username: 'SIM-00002', password: 'KEY-00002' });
    expect(await device.subscribe('cmd/req/micro-eth/SIM-00002')).toEqual([true]);
    await expectRefused({ username: 'SIM-00003', password: 'KEY-00003' });
  });

  test('the feed is closed to whoever has no secret, and answers nothing twice', async () => {
    const ask = (headers: Record<string, string>) => fetch(`${url}/broker/logins`, { headers });
    expect((await ask({})).status).toBe(401);
    expect((await ask({ authorization: 'Bearer wrong' })).status).toBe(401);
    const authorization = `Bearer ${SECRET}`;
    const first = await ask({ authorization });
    const again = await ask({ authorization, 'if-none-match': first.headers.get('etag') ?? '' });
    expect([first.status, again.status, await again.text()]).toEqual([200, 304, '']);
  });

  test('no secret is ever written', async () => {
    expect(output).toMatch(/^carillon-rights: (mosquitto|nats) follows http/);
    expect(output).not.toMatch(new RegExp(`${SECRET}|${brokerPassword ?? SECRET}|KEY-`));
  });
}

const closed = ({ closed: gone }: TestClient) => gone;

/** What an action comes to, tried again until it succeeds; rejects where it does not in time. */
async function within<T>(boundMs: number, act: () => Promise<T>): Promise<T> {
  const ms = boundMs * PATIENCE;
  const end = performance.now() + ms;
  for (;;) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Error(`not within ${ms} ms`)),
        Math.max(1, end - performance.now()),
      );
    });
    try {
      return await Promise.race([act(), late]);
    } catch (error) {
      if (performance.now() >= end) throw error;
    } finally {
      clearTimeout(timer);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
