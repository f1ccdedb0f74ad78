import { getEventListeners } from 'node:events';
import type { TransportLogin } from '@carillon/protocol/broker';
import { devices } from '@carillon/protocol/device';
import { forgotPassword } from '@carillon/protocol/http';
import { createHub } from '@carillon/simulator';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getBroker } from './broker/connection/getBroker.ts';
import { type CarillonClient, createCarillonClient } from './client.ts';
import { memoryStorage } from './session/storage.ts';
import {
  ADMIN,
  API_URL,
  answerJson,
  createTestBrowser,
  createTestServer,
  OWNER,
  REFRESH,
} from './testBrowser.ts';

const HALF_AN_HOUR_MS = 30 * 60_000;

let client: CarillonClient;
let stop = () => {};
afterEach(() => stop());

/** A client between the platform and a broker that asks the platform who somebody is. */
function open({
  refusesBroker,
  usesDevice = true,
  connectsAtOnce,
}: {
  refusesBroker?: (jwt: string) => boolean;
  usesDevice?: boolean;
  connectsAtOnce?: boolean;
} = {}) {
  let fault: Parameters<typeof createTestServer>[0];
  const server = createTestServer((name, request) => fault?.(name, request));
  const { authority, clock, fetch } = server;
  const hub = createHub({
    clock,
    authority: {
      ...authority,
      authenticate: async (user, jwt) => (refusesBroker?.(jwt) ? null : authority.authenticate(user, jwt)),
    },
  });
  /** Who connected, in their order. */
  const logins: TransportLogin[] = [];
  const transport = hub.transport();
  const browser = createTestBrowser();
  client = createCarillonClient({
    apiUrl: API_URL,
    fetch,
    clock,
    storage: browser.tab(),
    exclusive: browser.exclusive,
    random: () => 0.5,
    connectsAtOnce,
    broker: {
      address: transport.address,
      connect(login, listener) {
        logins.push(login);
        return transport.connect(login, listener);
      },
    },
  });
  stop = client.start();
  if (usesDevice) useDevice();
  return {
    server,
    hub,
    logins,
    browser,
    setFault(next: typeof fault) {
      fault = next;
    },
  };
}

/** A device screen is there, which is what the connection is for. */
const useDevice = () =>
  getBroker(client)
    .device({ type: 'micro-eth', label: 'CR-1002' })
    .subscribe(() => {});

const brokerStatus = () => client.broker.getSnapshot().status;

describe('the broker follows the session', () => {
  test('it is not opened for who never shows a device, and at once for the first one shown', async () => {
    const { server, logins } = open({ usesDevice: false });
    await client.session.login(OWNER);
    await server.pass(60_000);
    expect([brokerStatus(), logins.length]).toEqual(['disconnected', 0]);
    useDevice();
    await server.pass(0);
    expect([brokerStatus(), logins.length]).toEqual(['connected', 1]);
  });

  test('it is opened without a device too, where the host says that one is coming', async () => {
    const { server, logins } = open({ usesDevice: false, connectsAtOnce: true });
    await server.pass(60_000);
    expect([brokerStatus(), logins.length]).toEqual(['disconnected', 0]);
    await client.session.login(OWNER);
    await server.pass(0);
    expect([brokerStatus(), logins.length]).toEqual(['connected', 1]);
  });

  test('BRK-01 it is opened by a login, as that person, and closed by the logout', async () => {
    const { server, logins } = open();
    await server.pass(60_000);
    expect([brokerStatus(), logins]).toEqual(['disconnected', []]);

    await client.session.login(OWNER);
    const jwt = client.session.jwt();
    await server.pass(0);
    expect(brokerStatus()).toBe('connected');
    expect(logins).toMatchObject([{ username: '2', password: jwt }]);

    await client.session.logout();
    await server.pass(60_000);
    expect([brokerStatus(), logins.length, server.clock.pending]).toEqual(['disconnected', 1, 0]);
  });

  test('BRK-01 it is opened at once for whoever is logged in already, and closed with the page', async () => {
    const { server, browser, logins } = open();
    await client.session.login(OWNER);
    stop();
    await server.pass(60_000);
    expect([brokerStatus(), server.clock.pending]).toEqual(['disconnected', 0]);
    expect(browser.values.has('carillon.session')).toBe(true);

    stop = client.start();
    await server.pass(0);
    expect([brokerStatus(), logins.at(-1)?.username]).toEqual(['connected', '2']);
  });

  test('LIB-01 a provider that is mounted again and again leaves nothing behind at its end', () => {
    const client = createCarillonClient({ apiUrl: 'http://carillon.test', broker: '' });
    const count = () => getEventListeners(client.disposal, 'abort').length;
    const before = count();
    for (let nth = 0; nth < 3; nth++) client.start()();
    expect(count()).toBe(before);
    const stop = client.start();
    expect(count()).toBe(before + 1);
    stop();
  });

  test('FLT-116 it is shared by all who have started it: one leaves, and nothing ends before the last has', async () => {
    const { server, logins } = open();
    await client.session.login(OWNER);
    const stopSecond = client.start();
    await server.pass(0);
    expect([brokerStatus(), logins.length]).toEqual(['connected', 1]);
    stopSecond();
    stopSecond();
    expect(brokerStatus()).toBe('connected');
    await server.pass(HALF_AN_HOUR_MS + 1000);
    expect([brokerStatus(), server.count(REFRESH), logins.length]).toEqual(['connected', 1, 2]);
    stop();
    await server.pass(HALF_AN_HOUR_MS);
    expect([brokerStatus(), server.count(REFRESH), server.clock.pending]).toEqual(['disconnected', 1, 0]);
  });

  test('BRK-01 FLT-057 it is closed by a logout that the server does not answer', async () => {
    const { server, setFault } = open();
    await client.session.login(OWNER);
    await server.pass(0);
    setFault(() => Response.error());
    await client.session.logout();
    expect(brokerStatus()).toBe('disconnected');
  });

  test('BRK-01 FLT-059 it is closed by a logout in another tab', async () => {
    const { server, browser } = open();
    await client.session.login(OWNER);
    await server.pass(0);
    browser.tab().write('carillon.session', null);
    expect(brokerStatus()).toBe('disconnected');
  });

  test('FLT-053 it is closed when the token can no longer be refreshed', async () => {
    const { server, setFault } = open();
    await client.session.login(OWNER);
    setFault((name) =>
      name === 'refreshToken' ? answerJson({ success: false }, { status: 401 }) : undefined,
    );
    await server.pass(HALF_AN_HOUR_MS);
    expect([client.session.getSnapshot().status, brokerStatus()]).toEqual(['loggedOut', 'disconnected']);
  });

  test('another person gets a connection of their own', async () => {
    const { server, logins } = open();
    await client.session.login(OWNER);
    await server.pass(0);
    await client.session.login(ADMIN);
    await server.pass(0);
    expect(brokerStatus()).toBe('connected');
    expect(logins.map(({ username }) => username)).toEqual(['2', '1']);
  });

  test('what changes about the same person leaves the connection alone', async () => {
    const { server, logins, browser } = open();
    await client.session.login(OWNER);
    await server.pass(0);
    const other = browser.tab();
    other.write('carillon.session', other.read('carillon.session')?.replace('Oscar', 'Otto') ?? null);
    await server.pass(60_000);
    expect(client.session.getSnapshot().user).toMatchObject({ first_name: 'Otto' });
    expect([brokerStatus(), logins.length]).toEqual(['connected', 1]);
  });

  test('BRK-01 a refreshed token gets a connection of its own, and nobody notices', async () => {
    const { server, logins } = open();
    await client.session.login(OWNER);
    await server.pass(0);
    const seen: unknown[] = [];
    client.broker.subscribe(() => seen.push(client.broker.getSnapshot()));
    await server.pass(HALF_AN_HOUR_MS + 1000);
    expect([server.count(REFRESH), logins.length]).toEqual([1, 2]);
    expect(logins.at(-1)?.password).toBe(client.session.jwt());
    // The broker ends a connection with the token that it began with, after an hour: by then there is another.
    await server.pass(4 * HALF_AN_HOUR_MS);
    expect([server.count(REFRESH), logins.length]).toEqual([5, 6]);
    expect(seen).toEqual([]);
    expect(new Set(logins.map(({ clientId }) => clientId)).size).toBe(6);
  });

  test('BRK-01 a token that is refreshed while the connection opens gets one right after', async () => {
    const { server, logins, browser } = open();
    const other = browser.tab();
    await client.session.login(OWNER);
    const renewed = other.read('carillon.session')?.replace(/"jwt":"[^"]*"/, '"jwt":"another"') ?? null;
    other.write('carillon.session', renewed);
    await server.pass(0);
    expect(logins.map(({ password }) => password).at(-1)).toBe('another');
  });

  test('FLT-013 after a night of sleep there is one reconnect, with a token refreshed first', async () => {
    const { server, logins, hub } = open();
    await client.session.login(OWNER);
    await server.pass(1000);
    const first = client.session.jwt();
    // Long after its time: the platform still takes the token for a refresh, the broker has closed the connection.
    server.sleep(HALF_AN_HOUR_MS + 60_000);
    hub.disconnect(() => true);
    await server.pass(60_000);
    expect([brokerStatus(), server.count(REFRESH), logins.length]).toEqual(['connected', 1, 2]);
    expect(logins.at(-1)?.password).not.toBe(first);
    expect(logins.at(-1)?.password).toBe(client.session.jwt());
  });
});

describe('credentials that the broker refuses', () => {
  test('BRK-01 are renewed once, and then it connects', async () => {
    const refused = new Set<string>();
    const { server, logins } = open({ refusesBroker: (jwt) => refused.has(jwt) });
    await client.session.login(OWNER);
    const first = client.session.jwt() ?? '';
    refused.add(first);
    await server.pass(1000);
    expect([brokerStatus(), server.count(REFRESH)]).toEqual(['connected', 1]);
    expect(logins.map(({ password }) => password)).toEqual([first, client.session.jwt()]);
    expect(client.broker.getSnapshot().lastError).toBeNull();
  });

  test('BRK-01 and their successors, too: it gives up with the reason, and the session stays', async () => {
    const { server, logins } = open({ refusesBroker: () => true });
    await client.session.login(OWNER);
    await server.pass(120_000);
    expect(client.broker.getSnapshot()).toMatchObject({
      status: 'disconnected',
      lastError: { code: 'refused' },
    });
    expect([logins.length, server.count(REFRESH)]).toEqual([2, 1]);
    expect(client.session.getSnapshot().status).toBe('loggedIn');
  });

  test('FLT-005 are tried again once the session has a new token', async () => {
    let isBroken = true;
    const { server, logins } = open({ refusesBroker: () => isBroken });
    await client.session.login(OWNER);
    await server.pass(60_000);
    isBroken = false;
    await server.pass(HALF_AN_HOUR_MS);
    expect([brokerStatus(), server.count(REFRESH), logins.length]).toEqual(['connected', 2, 3]);
    expect(logins.at(-1)?.password).toBe(client.session.jwt());
  });

  test('FLT-054 while the server that renews them is down they are tried again, and then it connects', async () => {
    const refused = new Set<string>();
    const { server, setFault } = open({ refusesBroker: (jwt) => refused.has(jwt) });
    setFault((name) => (name === 'refreshToken' ? new Response('<html>', { status: 502 }) : undefined));
    await client.session.login(OWNER);
    refused.add(client.session.jwt() ?? '');
    await server.pass(30_000);
    expect([client.session.getSnapshot().status, brokerStatus()]).toEqual(['loggedIn', 'connecting']);
    setFault(undefined);
    await server.pass(120_000);
    expect(brokerStatus()).toBe('connected');
  });

  test('BRK-01 of a person who was blocked end the session', async () => {
    const { server, hub, logins } = open();
    await client.session.login(OWNER);
    await server.pass(0);
    server.platform.onRevoked(hub.disconnect);
    server.platform.changeUser(2, { blocked: true });
    await server.pass(10_000);
    expect([client.session.getSnapshot().status, brokerStatus()]).toEqual(['loggedOut', 'disconnected']);
    expect(logins).toHaveLength(2);
  });
});

test('FLT-006 whoever unregisters a device is disconnected by the platform, and back at once', async () => {
  const { server, hub, logins } = open();
  server.platform.onRevoked(hub.disconnect);
  await client.session.login(OWNER);
  await server.pass(0);
  await client.http.request(devices.calls.remove, { userId: 2, id: 1 });
  await server.pass(0);
  expect([brokerStatus(), logins.length]).toEqual(['connected', 2]);
});

test('SES-05 its calls carry the token of the session', async () => {
  const { server } = open();
  await client.session.login(OWNER);
  await expect(client.http.request(devices.calls.list, { userId: 2 })).resolves.toHaveLength(3);
  expect(server.count(REFRESH)).toBe(0);
});

describe('what a client needs', () => {
  test.each([
    ['nothing', [], /needs apiUrl .* and broker /],
    ['an empty object', [{}], /needs apiUrl .* and broker /],
    ['no broker', [{ apiUrl: '' }], /^createCarillonClient needs broker \(such as 'wss:/],
    [
      'no address',
      [{ broker: 'wss://live.example.org' }],
      /^createCarillonClient needs apiUrl \(what stands/,
    ],
    ['LIB-17 no address of a broker', [{ apiUrl: '', broker: [] }], /^createCarillonClient needs broker/],
    ['LIB-17 an address that is none', [{ apiUrl: '', broker: [1] }], /^createCarillonClient needs broker/],
    ['a broker that is no transport', [{ apiUrl: '', broker: {} }], /^createCarillonClient needs broker/],
  ])('is said in a sentence where there is %s', (_case, given, sentence) => {
    // As somebody without our types writes it.
    expect(() => Reflect.apply(createCarillonClient, undefined, given)).toThrow(sentence);
  });
});

describe('what the platform has besides data', () => {
  const openDebug = (debug?: boolean) => {
    const server = createTestServer();
    return createCarillonClient({
      apiUrl: `${API_URL}/`,
      broker: 'wss://live.example.org',
      fetch: server.fetch,
      clock: server.clock,
      storage: memoryStorage(),
      debug,
    });
  };
  const body = { email: OWNER.email };

  test('NAV-14 the debug variant hands out the debug of an answer, typed', async () => {
    const onDebug = vi.fn();
    await openDebug(true).http.request(forgotPassword, { body }, { onDebug });
    expect(onDebug).toHaveBeenCalledExactlyOnceWith({ jwt: expect.stringMatching(/^[\w.-]+$/) });
  });

  test.each([false, undefined])(
    'NAV-14 the production variant (%s) hands out none, whatever a server answers',
    async (debug) => {
      const onDebug = vi.fn();
      await openDebug(debug).http.request(forgotPassword, { body }, { onDebug });
      expect(onDebug).not.toHaveBeenCalled();
    },
  );

  test('MED-03 pictures are fetched from the platform, whole or smaller', () => {
    const { mediaUrl } = openDebug();
    expect([
      mediaUrl('2026/rack one.png'),
      mediaUrl('rack.png', 'thumb'),
      mediaUrl('a/rack.png', 'small'),
    ]).toEqual([
      `${API_URL}/public/media/2026/rack%20one.png`,
      `${API_URL}/public/media/thumb-rack.png`,
      `${API_URL}/public/media/a/small-rack.png`,
    ]);
  });
});
