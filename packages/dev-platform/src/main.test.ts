import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, commandReply, envelope, type Role } from '@carillon/protocol';
import mqtt, { type MqttClient } from 'mqtt';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { failMain, type Started, startMain } from './testing.ts';

// Processes are started here, beside whatever else this machine does.
vi.setConfig({ hookTimeout: 30_000 });
const soon = { timeout: 10_000 };

const folder = mkdtempSync(join(tmpdir(), 'carillon-main-'));
const clients: MqttClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.end(true);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PASSWORDS = { owner: 'Owner-123!', other: 'Other-123!', admin: 'Admin-123!' };

async function logIn({ url }: Started, account: keyof typeof PASSWORDS = 'owner') {
  const body = JSON.stringify({ email: `${account}@carillon.example`, password: PASSWORDS[account] });
  const response = await fetch(`${url}/api/accounts/login`, { method: 'POST', body });
  const { data } = (await response.json()) as { data: unknown };
  return calls.login.answer.parse(data);
}

async function listDevices({ url }: Started, jwt: string) {
  const response = await fetch(`${url}/api/devices/list/2?order_by=name_asc`, {
    headers: { authorization: `Bearer ${jwt}` },
  });
  const { data } = (await response.json()) as { data: unknown };
  return calls.listDevices.answer.parse(data);
}

/** A client that notes all it hears. */
async function connect(url: string, username: string, password: string, filters: string[]) {
  const client = await mqtt.connectAsync(url, { username, password, reconnectPeriod: 0 });
  clients.push(client);
  const heard: { topic: string; message: unknown; retain: boolean }[] = [];
  client.on('message', (topic, payload, { retain }) => {
    heard.push({ topic, message: JSON.parse(payload.toString()), retain });
  });
  await client.subscribeAsync(filters);
  return { client, heard };
}

describe('the development platform as npm start runs it', () => {
  let platform: Started;
  beforeAll(async () => {
    platform = await startMain({ CARILLON_DATA: folder });
  });
  afterAll(() => platform.end('SIGKILL'));

  test('it prints addresses, logins and devices', () => {
    const output = platform.output();
    for (const text of ['/eshop', '/backend', '/manage', 'owner@carillon.example', 'Owner-123!', folder]) {
      expect(output).toContain(text);
    }
    expect(output).toMatch(/CR-1002 +KEY-1002 +2 micro +Café terrace, of owner@carillon.example/);
    expect(output).toMatch(/CR-1006 +KEY-1006 +2 micro +waits to be registered/);
  });

  test('it listens on this machine only, by both of its addresses', async () => {
    const { port } = new URL(platform.url);
    for (const host of ['127.0.0.1', '[::1]']) {
      expect((await fetch(`http://${host}:${port}/config.json`)).status).toBe(200);
    }
  });

  test('the owner logs in and finds the devices online, as greeted', async () => {
    const { token } = await logIn(platform);
    const devices = await listDevices(platform, token.jwt);
    expect(devices.map(({ device_id, online }) => [device_id, online])).toEqual([
      ['CR-1003', 'Online'],
      ['CR-1002', 'Online'],
      ['CR-1001', 'Online'],
    ]);
  });

  test.each(['wsUrl', 'mqttUrl'] as const)(
    'a client at %s hears the retained greeting of an own device',
    async (way) => {
      const { token, user } = await logIn(platform);
      const { heard } = await connect(platform[way], String(user.id), token.jwt, [
        'cmd/rep/micro-eth/CR-1002',
      ]);
      await expect
        .poll(() => heard)
        .toContainEqual({
          topic: 'cmd/rep/micro-eth/CR-1002',
          message: { msg: 'Bonjour', ctx: 'Online' },
          retain: true,
        });
    },
  );

  test('FLT-062: the connection of an administrator who is made a user ends, and comes back without the rights', async () => {
    const [admin, other] = [await logIn(platform, 'admin'), await logIn(platform, 'other')];
    const setRole = (role: Role) =>
      fetch(`${platform.url}/api/accounts/3`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${admin.token.jwt}` },
        body: JSON.stringify({ role }),
      });
    await setRole('admin');
    const { client } = await connect(platform.mqttUrl, '3', other.token.jwt, ['cmd/#']);
    await setRole('user');
    await expect.poll(() => client.connected, soon).toBe(false);
    await expect(connect(platform.mqttUrl, '3', other.token.jwt, ['cmd/#'])).rejects.toThrow();
  });

  test('FLT-110: a logout by HTTP closes what that session had open at the broker, and nothing else', async () => {
    const [ended, kept] = [await logIn(platform), await logIn(platform)];
    const reply = ['cmd/rep/micro-eth/CR-1002'];
    const old = await connect(platform.mqttUrl, '2', ended.token.jwt, reply);
    const overWebSocket = await connect(platform.wsUrl, '2', ended.token.jwt, reply);
    const other = await connect(platform.mqttUrl, '2', kept.token.jwt, reply);
    const headers = { authorization: `Bearer ${ended.token.jwt}` };
    await fetch(`${platform.url}/api/accounts/logout`, { method: 'POST', headers });
    await expect
      .poll(() => [old, overWebSocket].map(({ client }) => client.connected), soon)
      .toEqual([false, false]);
    await expect(connect(platform.mqttUrl, '2', ended.token.jwt, reply)).rejects.toThrow();
    await other.client.publishAsync('cmd/req/micro-eth/CR-1002', '{"req":7,"msg":"vol","body":{}}');
    await expect
      .poll(() => other.heard.map(({ message }) => message), soon)
      .toContainEqual(expect.objectContaining({ req: 7, ok: true }));
  });

  test('API-01, ACC-09: an e-mail is written to the log, with a link that the back-office opens', async () => {
    const body = JSON.stringify({ email: 'owner@carillon.example' });
    const answer = await fetch(`${platform.url}/api/accounts/forgot-password`, { method: 'POST', body });
    const { debug } = envelope.parse(await answer.json());
    const link = `${platform.url}/backend/reset-password?token=${debug?.jwt}`;
    await expect.poll(() => platform.output(), soon).toContain(`E-mail to owner@carillon.example: ${link}\n`);
  });

  test('FLT-112: under a foreign Host nobody is told the token of an e-mail, or anything else', async () => {
    const { hostname, port } = new URL(platform.url);
    for (const path of ['/api/accounts/forgot-password', '/manage/', '/config.json', '/public/media/a.png']) {
      const body = path.startsWith('/api') ? '{"email":"owner@carillon.example"}' : '';
      const options = {
        hostname,
        port,
        path,
        method: body ? 'POST' : 'GET',
        headers: { host: `evil.example:${port}` },
      };
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        request(options, resolve).on('error', reject).end(body);
      });
      expect([response.statusCode, Buffer.concat(await response.toArray()).toString()]).toEqual([
        421,
        expect.stringContaining('does not answer to'),
      ]);
    }
  });

  test('somebody else hears nothing of it, and a wrong token is refused', async () => {
    const { token, user } = await logIn(platform, 'other');
    const client = await mqtt.connectAsync(platform.mqttUrl, {
      username: String(user.id),
      password: token.jwt,
    });
    clients.push(client);
    await expect(client.subscribeAsync('cmd/rep/micro-eth/CR-1002')).rejects.toThrow();
    await expect(
      mqtt.connectAsync(platform.mqttUrl, { username: '2', password: token.jwt, reconnectPeriod: 0 }),
    ).rejects.toThrow(/bad username or password/i);
  });

  test('an event that is started shows in the device list as playing, and no longer when it is stopped', async () => {
    const { token, user } = await logIn(platform);
    const reply = 'cmd/rep/std-eth/CR-1003';
    const { client, heard } = await connect(platform.wsUrl, String(user.id), token.jwt, [reply]);
    let req = 0;
    const command = async (msg: string, id: string) => {
      req++;
      await client.publishAsync('cmd/req/std-eth/CR-1003', JSON.stringify({ req, msg, body: { id } }));
      const answers = () => heard.map(({ message }) => commandReply.safeParse(message).data);
      await expect.poll(answers, soon).toContainEqual({ req, msg, ok: true, body: { id } });
    };
    const state = async () => (await listDevices(platform, token.jwt))[0]?.state;
    // Whatever its schedule plays at this hour.
    for (const id of ['evts/1', 'evts/2', 'evts/3']) await command('StopEvent', id);
    await expect.poll(state, soon).toBe('pause');
    await command('StartEvent', 'evts/2');
    await expect.poll(state, soon).toBe('play');
    await command('StopEvent', 'evts/2');
    await expect.poll(state, soon).toBe('pause');
  });

  test('FLT-105: a second start says which port is taken and how to choose another', async () => {
    const { port } = new URL(platform.url);
    const second = await failMain({ CARILLON_DATA: folder, CARILLON_PORT: port }, '--fresh');
    expect(second.code).toBe(1);
    expect(second.output).toMatch(new RegExp(`^Port ${port} is in use.*CARILLON_PORT=\\d+ npm start\\n$`));
  });

  test('FLT-105: a second start on other ports leaves the data of the first alone, also with --fresh', async () => {
    const second = await failMain({ CARILLON_DATA: folder }, '--fresh');
    expect(second.code).toBe(1);
    expect(second.output).toMatch(/platform\.sqlite is in use by another process\..*CARILLON_DATA.*\n$/);
    expect((await listDevices(platform, (await logIn(platform)).token.jwt)).length).toBe(3);
  });

  test('SIGTERM: the devices say Offline, it exits 0, and after a restart the session is still good', async () => {
    const { token, user } = await logIn(platform);
    const { heard } = await connect(platform.wsUrl, String(user.id), token.jwt, [
      'cmd/rep/micro-eth/CR-1002',
    ]);
    expect(await platform.end('SIGTERM')).toBe(0);
    expect(heard.map(({ message }) => message)).toContainEqual({ msg: 'Bonjour', ctx: 'Offline' });
    platform = await startMain({ CARILLON_DATA: folder });
    expect(await listDevices(platform, token.jwt)).toHaveLength(3);
  });

  test('two signals at once, as npm sends them, end it in good order too', async () => {
    platform.child.kill('SIGINT');
    expect(await platform.end('SIGINT')).toBe(0);
  });
});

test('FLT-105: what cannot be started says so in one sentence and exits 1', async () => {
  const { code, output } = await failMain({ CARILLON_PORT: 'abc' });
  expect(code).toBe(1);
  expect(output).toBe("CARILLON_PORT is 'abc': it must be a whole number from 0 to 65535.\n");
});
