// The whole client and its session: a login that the host hands over, a logout, and where the token must never show.
import { inspect } from 'node:util';
import { type LoginAnswer, users } from '@carillon/protocol/account';
import { startEvent } from '@carillon/protocol/broker';
import { devices } from '@carillon/protocol/device';
import { login } from '@carillon/protocol/http';
import { createFirmware, createHub, exampleEvents } from '@carillon/simulator';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getBroker } from './broker/connection/getBroker.ts';
import { type CarillonClientOptions, createCarillonClient } from './client.ts';
import { isAborted } from './http/errors.ts';
import { createHttp } from './http/http.ts';
import { HALF_AN_HOUR_MS, KEY, only, refuse } from './session/testTabs.ts';
import {
  ADMIN,
  API_URL,
  answerJson,
  catchRejection,
  createTestBrowser,
  createTestServer,
  OWNER,
  REFRESH,
} from './testBrowser.ts';

const DEVICE = { type: 'micro-eth', label: 'CR-1002' } as const;

let stop = () => {};
afterEach(() => stop());

/** A server, a broker with a device, and a browser. */
function open() {
  let fault: Parameters<typeof createTestServer>[0];
  const server = createTestServer((name, request) => fault?.(name, request));
  const { clock, fetch, authority } = server;
  const hub = createHub({ clock, authority });
  const firmware = createFirmware({ label: 'CR-1002', classId: 2, clock, events: exampleEvents(2) });
  hub.attach(firmware);
  const browser = createTestBrowser();
  return {
    server,
    firmware,
    browser,
    setFault(next: typeof fault) {
      fault = next;
    },
    openClient(options: Partial<CarillonClientOptions> = {}) {
      const client = createCarillonClient({
        apiUrl: API_URL,
        broker: hub.transport(),
        fetch,
        clock,
        storage: browser.tab(),
        exclusive: browser.exclusive,
        random: () => 0.5,
        ...options,
      });
      stop = client.start();
      return client;
    },
    /** A login that was made without the client. */
    logIn: (form = OWNER): Promise<LoginAnswer> =>
      createHttp({ apiUrl: API_URL, fetch }).request(login, { body: form }),
  };
}

describe('a login that the host hands over', () => {
  test('SES-01 is logged in at once, also at the broker, and nothing of it is stored', async () => {
    const { openClient, logIn, server, browser } = open();
    const client = openClient({ session: await logIn() });
    expect(client.session.getSnapshot()).toMatchObject({ status: 'loggedIn', user: { id: 2 } });
    getBroker(client)
      .device(DEVICE)
      .subscribe(() => {});
    await server.pass(0);
    expect(client.broker.getSnapshot().status).toBe('connected');
    await expect(client.http.request(devices.calls.list, { userId: 2 })).resolves.toHaveLength(3);
    await server.pass(HALF_AN_HOUR_MS);
    expect([server.count(REFRESH), browser.values.size]).toEqual([1, 0]);
  });

  test('SES-01 counts instead of who is stored, and leaves that alone', async () => {
    const { openClient, logIn, server, browser } = open();
    const stored = JSON.stringify({ v: 1, ...(await logIn(ADMIN)) });
    browser.values.set(KEY, stored);
    const client = openClient({ session: await logIn() });
    browser.tab().write(KEY, null);
    browser.values.set(KEY, stored);
    await server.pass(0);
    expect(client.session.getSnapshot().user?.id).toBe(2);
    await client.session.logout();
    expect(browser.values.get(KEY)).toBe(stored);
  });

  test('SES-02 asks the host for the next token, if it renews by itself', async () => {
    const { openClient, logIn, server } = open();
    const renew = vi.fn(async () => (await logIn()).token);
    const client = openClient({ session: { ...(await logIn()), renew } });
    const first = client.session.jwt();
    await server.pass(HALF_AN_HOUR_MS);
    expect([renew.mock.calls.length, server.count(REFRESH)]).toEqual([1, 0]);
    expect(client.session.jwt()).not.toBe(first);
    await expect(client.http.request(devices.calls.list, { userId: 2 })).resolves.toHaveLength(3);
  });

  test.each([
    ['nothing', undefined, 'all'],
    ['the whole answer of a login', { token: { jwt: 'SECRET', refresh_at: 0 } }, 'jwt, refresh_at'],
    ['a token without its time', { jwt: 'SECRET' }, 'refresh_at'],
  ])(
    'SES-07 the host is told when the next token that it hands over is none: %s',
    async (_case, given, wrong) => {
      const { openClient, logIn, server } = open();
      const [onError, onEnd] = [vi.fn(), vi.fn()];
      openClient({ session: { ...(await logIn()), renew: async () => given as never, onEnd }, onError });
      await server.pass(HALF_AN_HOUR_MS);
      const sentence = `The next token of a login is { jwt, refresh_at } or null. Wrong: ${wrong}.`;
      expect(onError.mock.calls).toEqual([[new TypeError(sentence)]]);
      expect(onEnd).toHaveBeenCalledOnce();
    },
  );

  test('SES-07 a host that has no next token ends the session, and that is no error', async () => {
    const { openClient, logIn, server } = open();
    const [onError, onEnd] = [vi.fn(), vi.fn()];
    openClient({ session: { ...(await logIn()), renew: async () => null, onEnd }, onError });
    await server.pass(HALF_AN_HOUR_MS);
    expect([onError.mock.calls, onEnd.mock.calls.length]).toEqual([[], 1]);
  });

  test('FLT-053 tells the host that it has ended, once, and goes on with the next one that is handed over', async () => {
    const { openClient, logIn, server, setFault } = open();
    const onEnd = vi.fn();
    const client = openClient({ session: { ...(await logIn()), onEnd } });
    setFault(only('refreshToken', () => refuse(401)));
    await server.pass(HALF_AN_HOUR_MS - 1000);
    expect(onEnd).not.toHaveBeenCalled();
    await server.pass(60_000);
    expect(onEnd).toHaveBeenCalledOnce();
    client.session.handOver(await logIn());
    await expect(client.http.request(devices.calls.list, { userId: 2 })).resolves.toHaveLength(3);
    await client.session.logout();
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  test('is refused at once where it is none', () => {
    const { openClient } = open();
    const session = JSON.parse('{"token":"header.payload.signature"}');
    expect(() => openClient({ session })).toThrow(/Wrong: token, user/);
  });
});

test('FLT-058 a logout ends calls and commands that are under way', async () => {
  const { openClient, server } = open();
  await server.pass(1000);
  const timersOfTheDevice = server.clock.pending;
  const client = openClient();
  await client.session.login(OWNER);
  const link = getBroker(client).device(DEVICE);
  link.subscribe(() => {});
  await server.pass(1000);
  expect(link.getSnapshot().presence).toBe('online');
  const call = catchRejection(client.http.request(devices.calls.list, { userId: 2 }));
  const command = catchRejection(link.send(startEvent, { id: 'evts/1' }));
  await client.session.logout();
  expect(isAborted(await call)).toBe(true);
  expect(await command).toMatchObject({ code: 'connectionLost' });
  const left = link.getSnapshot();
  await server.pass(60_000);
  expect(link.getSnapshot()).toBe(left);
  expect(server.clock.pending).toBe(timersOfTheDevice);
});

describe('the token', () => {
  const consoleMethods = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;

  test.each([
    ['no network', () => Response.error()],
    ['401', () => refuse(401)],
    ['403', () => refuse(403)],
    ['429', () => refuse(429, { 'retry-after': '5' })],
    ['500', () => refuse(500)],
    ['HTML', () => new Response('<html>')],
    ['data of another shape', () => answerJson({ success: true, data: { jwt: 7 } })],
  ])('SES-05 is told by no error, no snapshot and no line of a log: %s', async (_case, respond) => {
    const told = consoleMethods.map((method) => vi.spyOn(console, method).mockImplementation(() => {}));
    const { openClient, server, setFault } = open();
    const client = openClient();
    getBroker(client)
      .device(DEVICE)
      .subscribe(() => {});
    await client.session.login(OWNER);
    await server.pass(1000);
    const tokens = [client.session.jwt()];
    setFault(respond);
    const body = { name: 'Café garden', icon_id: 1, device_tag_id: null };
    const errors = [
      await catchRejection(client.http.request(devices.calls.list, { userId: 2 })),
      await catchRejection(client.http.request(devices.calls.update, { userId: 2, id: 2, body })),
      await catchRejection(client.session.login(OWNER)),
    ];
    await server.pass(HALF_AN_HOUR_MS + 30_000);
    tokens.push(client.session.jwt());
    await client.session.logout();
    await server.pass(1000);
    const lines = told.map((method) => method.mock.calls);
    const all = inspect([errors, lines, client.session.getSnapshot(), client.broker.getSnapshot()], {
      depth: Infinity,
      showHidden: true,
      maxStringLength: Infinity,
    });
    for (const token of tokens) expect(token && all.includes(token)).toBeFalsy();
    expect(all).not.toContain(OWNER.password);
    for (const method of told) method.mockRestore();
  });
});

test('SES-04 an administrator who edits their own record is called by the new name, and nobody else is', async () => {
  const { openClient, server } = open();
  const { session, http } = openClient();
  await session.login(ADMIN);
  const nameOf = () => session.getSnapshot().user?.first_name;
  const before = nameOf();
  const rename = async (userId: number, first_name: string) => {
    const form = users.toForm(await http.request(users.calls.read, { userId }));
    await http.request(users.calls.update, {
      userId,
      body: users.body.parse(users.toBody({ ...form, first_name })),
    });
    await server.pass(0);
  };
  await rename(2, 'Oda');
  expect(nameOf()).toBe(before);
  await rename(session.getSnapshot().user?.id ?? 0, 'Ida');
  expect(nameOf()).toBe('Ida');
});
