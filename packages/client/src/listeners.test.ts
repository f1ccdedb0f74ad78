// FLT-109: whatever listens to a client, and throws, breaks nothing of it.
import type { LoginAnswer } from '@carillon/protocol/account';
import { type DeviceAddress, startEvent, vol } from '@carillon/protocol/broker';
import { devices } from '@carillon/protocol/device';
import { login } from '@carillon/protocol/http';
import { createFirmware, createHub, exampleEvents } from '@carillon/simulator';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getBroker } from './broker/connection/getBroker.ts';
import { createAudioControl } from './broker/controls/audioControl.ts';
import { createDeviceClock } from './broker/controls/clockControl.ts';
import { createLatestWriter } from './broker/controls/latestWriter.ts';
import { type CarillonClient, type CarillonClientOptions, createCarillonClient } from './client.ts';
import { doMany } from './doMany.ts';
import { createHttp } from './http/http.ts';
import { API_URL, createTestBrowser, createTestServer, LOGOUT, OWNER } from './testBrowser.ts';

const DEVICE: DeviceAddress = { type: 'micro-eth', label: 'CR-1002' };
const PLAYING = 'evts/1';

let stop = () => {};
afterEach(() => stop());

function open(options: Partial<CarillonClientOptions> = {}) {
  const server = createTestServer();
  const { clock, fetch, authority } = server;
  const hub = createHub({ clock, authority });
  hub.attach(createFirmware({ label: 'CR-1002', classId: 2, clock, events: exampleEvents(2) }));
  const browser = createTestBrowser();
  const onError = vi.fn();
  const client = createCarillonClient({
    apiUrl: API_URL,
    broker: hub.transport(),
    fetch,
    clock,
    // It finds out that it lasts with the first login: a change of what the session says of it.
    storage: { ...browser.tab(), isLasting: () => browser.values.size > 0 },
    exclusive: browser.exclusive,
    random: () => 0.5,
    onError,
    ...options,
  });
  stop = client.start();
  const connections = () => {
    let count = 0;
    hub.disconnect(() => {
      count++;
      return false;
    });
    return count;
  };
  return { server, browser, client, onError, connections };
}

const device = (client: CarillonClient) => getBroker(client).device(DEVICE);

const controlOf = (client: CarillonClient) => ({
  link: device(client),
  clock: client.clock,
  onError: client.errors.report,
});

/** A volume that is written before anybody is logged in: it fails, and that is a change. */
function writeVolume(client: CarillonClient) {
  const { link, onError } = controlOf(client);
  const writer = createLatestWriter((value: number) => link.send(vol, { l: value, r: value }), { onError });
  writer.write(20);
  return writer;
}

/** Every place where somebody may listen. */
const places: readonly [string, (client: CarillonClient, listener: () => void) => () => void][] = [
  ['the broker', (client, listener) => client.broker.subscribe(listener)],
  ['the session', (client, listener) => client.session.subscribe(listener)],
  ['how long a login lasts', (client, listener) => client.session.lasting.subscribe(listener)],
  ['the token', (client, listener) => client.session.token.subscribe(listener)],
  ['a device', (client, listener) => device(client).subscribe(listener)],
  ['its stream', (client, listener) => device(client).channel('stream').subscribe(listener)],
  ['its levels', (client, listener) => device(client).channel('vu').subscribe(listener)],
  ['its volume', (client, listener) => device(client).setting('vol').subscribe(listener)],
  ['its sliders', (client, listener) => createAudioControl(controlOf(client)).subscribe(listener)],
  ['what is sent to it', (client, listener) => writeVolume(client).subscribe(listener)],
  ['its clock', (client, listener) => createDeviceClock(controlOf(client)).subscribe(listener)],
];

test.each(places)(
  'FLT-109 a listener of %s that throws is reported once, and login, device and logout go on',
  async (_place, listen) => {
    const { client, onError, server, browser, connections } = open();
    const link = device(client);
    const levels = vi.fn();
    listen(client, () => {
      throw new Error('of the host');
    });
    link.channel('vu').subscribe(levels);
    link.setting('vol').subscribe(() => {});
    link.watchExtra();
    await client.session.login(OWNER);
    await server.pass(500);
    await link.send(startEvent, { id: PLAYING });
    await server.pass(3000);
    expect(client.session.getSnapshot().status).toBe('loggedIn');
    expect([client.broker.getSnapshot().status, connections()]).toEqual(['connected', 1]);
    expect(link.getSnapshot()).toMatchObject({ presence: 'online', stream: { id: PLAYING } });
    expect(levels.mock.calls.length).toBeGreaterThan(10);
    await expect(client.http.request(devices.calls.list, { userId: 2 })).resolves.toHaveLength(3);

    await client.session.logout();
    await server.pass(1000);
    expect([client.broker.getSnapshot().status, connections()]).toEqual(['disconnected', 0]);
    expect([client.session.jwt(), browser.values.size, server.count(LOGOUT)]).toEqual([undefined, 0, 1]);
    expect(onError.mock.calls).toEqual([[new Error('of the host')]]);
  },
);

describe('FLT-109 what the host hands in', () => {
  const logIn = (fetch: CarillonClientOptions['fetch']): Promise<LoginAnswer> =>
    createHttp({ apiUrl: API_URL, fetch: fetch ?? globalThis.fetch }).request(login, { body: OWNER });

  test('an onEnd that throws keeps neither the token nor the connection', async () => {
    const server = createTestServer();
    const onEnd = () => {
      throw new Error('of the host');
    };
    const { client, onError, connections } = open({
      fetch: server.fetch,
      session: { ...(await logIn(server.fetch)), onEnd },
    });
    device(client).subscribe(() => {});
    await client.session.logout();
    expect([client.session.jwt(), client.broker.getSnapshot().status, connections()]).toEqual([
      undefined,
      'disconnected',
      0,
    ]);
    expect([server.count(LOGOUT), onError.mock.calls.length]).toEqual([1, 1]);
  });

  test('an onError that throws, or rejects, is shown and keeps the others from nothing', async () => {
    const shown = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { client } = open({
      onError() {
        throw new Error('of the report');
      },
    });
    const heard = vi.fn();
    client.errors.subscribe(() => Promise.reject(new Error('of another')));
    client.errors.subscribe(heard);
    client.session.subscribe(() => {
      throw new Error('of the host');
    });
    await client.session.login(OWNER);
    expect(client.session.getSnapshot().status).toBe('loggedIn');
    expect(heard.mock.calls).toEqual([[new Error('of the host')]]);
    expect(shown.mock.calls.map(([error]) => error.message)).toEqual(['of the report', 'of another']);
    shown.mockRestore();
  });

  test('an onProgress that throws ends no deletion', async () => {
    const shown = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onProgress = () => {
      throw new Error('of the host');
    };
    const items = [{ id: 1 }, { id: 2 }];
    await expect(doMany(items, async () => {}, { onProgress })).resolves.toMatchObject({
      done: items,
      failed: [],
    });
    shown.mockRestore();
  });
});
