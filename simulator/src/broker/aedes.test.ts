import { once } from 'node:events';
import { connect as connectSocket, createServer, type Socket } from 'node:net';
import {
  type Authority,
  liveTopic,
  MAX_LIVE_BYTES,
  MAX_PACKET_BYTES,
  replyTopic,
  requestTopic,
} from '@carillon/protocol/broker';
import { systemClock } from '@carillon/protocol/time';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import fc from 'fast-check';
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createFaults } from '../faults/faults.ts';
import { createFirmware } from '../firmware/firmware.ts';
import { type AedesBrokerOptions, createAedesBroker, type ListenOptions } from './aedes.ts';
import { openAuthority } from './broker.ts';
import { PortInUseError } from './listeners.ts';
import { mqttTransport } from './mqttTransport.ts';
import { testCertificate } from './testCertificate.ts';
import { connectClient, eventually } from './testClient.ts';
import { LOGINS, testAuthority } from './testPeople.ts';

const OWN = { type: 'micro-eth', label: 'CR-1002' } as const;
const OTHERS = { type: 'std-eth-2', label: 'CR-1004' } as const;
const NOW_MS = Date.UTC(2026, 5, 1, 12);
const HOSTS = ['127.0.0.1'];
/** CONNECT of the device, version 3.1.1, clean, client id 'x', with name and password. */
const DEVICE_CONNECT = Buffer.concat([
  Buffer.from([0x10, 32, 0, 4]),
  Buffer.from('MQTT'),
  Buffer.from([4, 0xc2, 0, 60, 0, 1]),
  Buffer.from('x\0\x07CR-1002\0\x08KEY-1002'),
]);

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function startBroker(
  options: Partial<AedesBrokerOptions> = {},
  { tcpPort = 0, wsPort = 0, ...listening }: Partial<ListenOptions> = {},
) {
  const broker = await createAedesBroker({ authority: testAuthority, ...options });
  cleanups.push(broker.close);
  const ports = await broker.listen({ tcpPort, wsPort, hosts: HOSTS, ...listening });
  return { broker, ...ports };
}

/** Bare mqtt.js, which never reconnects. */
function mqttClient(port: number, options: IClientOptions = {}): MqttClient {
  const client = mqtt.connect(`mqtt://127.0.0.1:${port}`, { reconnectPeriod: 0, ...options });
  // A connection that the broker cuts while it is written to also ends with an error.
  client.on('error', () => {});
  cleanups.push(() => client.end(true));
  return client;
}

/** The first argument of an event. Unlike `once` of Node it does not mind an error that comes before. */
function event(client: MqttClient, name: 'connect' | 'close' | 'error'): Promise<unknown> {
  return new Promise((resolve) => client.on(name, (value?: unknown) => resolve(value)));
}

async function owner(tcpPort: number) {
  const client = await connectClient(mqttTransport(`mqtt://127.0.0.1:${tcpPort}`), LOGINS.owner);
  cleanups.push(client.end);
  await client.subscribe(replyTopic(OWN), liveTopic(OWN, '+'));
  return client;
}

/** One that asks no time server, and so says nothing by itself after its greeting. */
const createDevice = () => {
  const timeServer = { host: 'ntp.carillon.example', boot: 0 } as const;
  return createFirmware({ label: 'CR-1002', classId: 2, clock: systemClock, timeServer });
};
const contexts = (heard: readonly { payload: string }[]) => heard.map((m) => JSON.parse(m.payload).ctx);

/** How the broker answers a websocket: 'open', or the HTTP status. */
function openWebSocket(port: number, path: string, protocols: string[], origin?: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, protocols, origin ? { origin } : {});
    cleanups.push(() => socket.terminate());
    socket.on('open', () => resolve('open'));
    socket.on('unexpected-response', (_request, response) => resolve(String(response.statusCode)));
    socket.on('error', () => {});
  });
}

async function rawSocket(port: number): Promise<Socket> {
  const socket = connectSocket(port, '127.0.0.1');
  socket.on('error', () => {});
  cleanups.push(() => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

describe('who may open a websocket (docs/development-platform.md)', () => {
  test.each([
    ['/', ['mqtt'], undefined, 'open'],
    ['/mqtt', ['mqtt'], 'http://localhost:8080', 'open'],
    ['/mqtt', ['mqtt'], 'http://[::1]:5173', 'open'],
    ['/mqtt', ['mqttv3.1', 'mqtt'], 'http://127.0.0.1', 'open'],
    ['/mqtt', ['mqtt'], 'https://console.example', 'open'],
    ['/mqtt', ['mqtt'], 'https://evil.example', '403'],
    ['/mqtt', ['mqtt'], 'https://localhost.evil.example', '403'],
    ['/mqtt', ['mqtt'], 'https://console.example:8443', '403'],
    ['/mqtt', ['mqtt'], 'null', '403'],
    ['/other', ['mqtt'], undefined, '404'],
    ['/mqtt', [], undefined, '400'],
    ['/mqtt', ['chat'], undefined, '400'],
  ])('%s with protocols %j from %s: %s', async (path, protocols, origin, answer) => {
    const { wsPort } = await startBroker({ allowedOrigins: ['https://console.example'] });
    expect(await openWebSocket(wsPort, path, protocols, origin)).toBe(answer);
  });

  test.each([
    ['localhost:9001', '101'],
    ['127.0.0.1', '101'],
    ['[::1]:9001', '101'],
    ['live.example', '101'],
    ['evil.example:9001', '421'],
    ['192.168.1.5:9001', '421'],
  ])('FLT-112 a websocket at the Host %s: %s', async (host, status) => {
    const { wsPort } = await startBroker({ allowedHosts: ['live.example'] });
    const socket = await rawSocket(wsPort);
    const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
    const mqtt = ['Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', 'Sec-WebSocket-Protocol: mqtt'];
    socket.write(['GET /mqtt HTTP/1.1', `Host: ${host}`, ...upgrade, ...mqtt, '', ''].join('\r\n'));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test.each(['//', '/%', '/mqtt?x=//'])(
    'an address like %s does not end the broker (FLT-103)',
    async (path) => {
      const { wsPort } = await startBroker();
      const socket = await rawSocket(wsPort);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
      await once(socket, 'data');
      expect(await openWebSocket(wsPort, '/mqtt', ['mqtt'])).toBe('open');
    },
  );

  test('a browser that asks by plain HTTP is told what the port is for', async () => {
    const { wsPort } = await startBroker();
    const response = await fetch(`http://127.0.0.1:${wsPort}/`);
    expect(response.status).toBe(426);
    expect(await response.text()).toBe('This port speaks MQTT over websockets.\n');
  });
});

describe('ports', () => {
  test.each(['mqtt', 'websocket'] as const)(
    'a taken %s port is an error that names it (FLT-105)',
    async (listener) => {
      const other = createServer().listen(0, '127.0.0.1');
      cleanups.push(() => other.close());
      await once(other, 'listening');
      const address = other.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const broker = await createAedesBroker({ authority: testAuthority });
      cleanups.push(broker.close);
      const ports = listener === 'mqtt' ? { tcpPort: port, wsPort: 0 } : { tcpPort: 0, wsPort: port };
      const error = await broker.listen({ ...ports, hosts: HOSTS }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(PortInUseError);
      expect(error).toMatchObject({
        port,
        listener,
        message: `Port ${port} on 127.0.0.1 is already in use (${listener}).`,
      });
    },
  );

  test('a broker that could not open all its ports leaves none open', async () => {
    const first = await startBroker();
    const second = await createAedesBroker({ authority: testAuthority });
    cleanups.push(second.close);
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const address = free.address();
    const tcpPort = typeof address === 'object' && address ? address.port : 0;
    free.close();
    await expect(second.listen({ tcpPort, wsPort: first.wsPort, hosts: HOSTS })).rejects.toThrow('in use');
    const socket = connectSocket(tcpPort, '127.0.0.1');
    const [error] = await once(socket, 'error');
    expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  });

  test('by default it listens on loopback alone, IPv4 and, where there is one, IPv6', async () => {
    const broker = await createAedesBroker({ authority: testAuthority });
    cleanups.push(broker.close);
    const { tcpPort } = await broker.listen({ tcpPort: 0, wsPort: 0 });
    const client = mqttClient(tcpPort, LOGINS.owner);
    await event(client, 'connect');
  });

  test('with certificates both ports speak TLS', async () => {
    const { tcpPort, wsPort } = await startBroker({}, { tls: testCertificate });
    const addresses = [`mqtts://127.0.0.1:${tcpPort}`, `wss://127.0.0.1:${wsPort}/mqtt`];
    for (const address of addresses) {
      const transport = mqttTransport(address, { ca: testCertificate.cert });
      const client = await connectClient(transport, LOGINS.owner);
      expect(await client.subscribe(replyTopic(OWN))).toEqual([true]);
      client.end();
    }
  });

  test('after close() the ports are free, and a device attached to the next broker greets there (FLT-010)', async () => {
    const { broker, ...ports } = await startBroker();
    const firmware = createDevice();
    broker.attach(firmware);
    const client = await owner(ports.tcpPort);
    await eventually(() => expect(contexts(client.heard)).toEqual(['Online']));
    await broker.close();
    expect(await client.closed).toBe('closed');

    const next = await startBroker({}, ports);
    next.broker.attach(firmware);
    const late = await owner(next.tcpPort);
    await eventually(() => expect(contexts(late.heard)).toEqual(['Online']));
  });
});

describe('clients that are no friends', () => {
  test('without name and password nobody comes in', async () => {
    const { tcpPort } = await startBroker();
    const error = await event(mqttClient(tcpPort), 'error');
    expect(error).toMatchObject({ code: 4 });
  });

  describe('FLT-118 a device key that is guessed', () => {
    const GUESSES = 300;

    /** Tries a login over a connection of its own and returns the code of the CONNACK. */
    async function tryLogin(port: number, username: string, password: string): Promise<number | undefined> {
      const socket = await rawSocket(port);
      socket.write(connectPacket(username, password));
      const [connack] = await once(socket, 'data');
      socket.destroy();
      return connack[3];
    }

    function connectPacket(username: string, password: string): Buffer {
      const fields = ['x', username, password].flatMap((text) => [0, text.length, ...Buffer.from(text)]);
      const body = [0, 4, ...Buffer.from('MQTT'), 4, 0xc2, 0, 60, ...fields];
      return Buffer.from([0x10, body.length, ...body]);
    }

    /** A broker with a clock that stands still, what it logged, and the keys that were tried: none is answered before `atOnce`. */
    async function startGuessed(atOnce = 1) {
      const clock = createVirtualClock(NOW_MS);
      const logged: string[] = [];
      const tried: string[] = [];
      let allAreThere = () => {};
      const areAllThere = new Promise<void>((resolve) => {
        allAreThere = resolve;
      });
      const authority: Authority = {
        ...testAuthority,
        async authenticate(username, password) {
          tried.push(password);
          if (tried.length === atOnce) allAreThere();
          await areAllThere;
          // The right one is answered last.
          if (password === LOGINS.device.password) await new Promise((resolve) => setImmediate(resolve));
          return testAuthority.authenticate(username, password);
        },
      };
      const started = await startBroker({ authority, clock, onSlowed: (sentence) => logged.push(sentence) });
      return { ...started, clock, logged, tried };
    }

    test('from many connections of one address, one after the other, is tried five times a minute, and the log says so', async () => {
      const { tcpPort, clock, logged, tried } = await startGuessed();
      const codes: unknown[] = [];
      for (let i = 0; i < GUESSES; i++) codes.push(await tryLogin(tcpPort, 'CR-1002', `KEY-${i}`));
      expect(codes).toEqual([...Array(5).fill(4), ...Array(GUESSES - 5).fill(3)]);
      expect(tried).toHaveLength(5);
      expect(logged).toEqual([
        '5 wrong device keys within a minute for "CR-1002" and from 127.0.0.1: for up to 60 seconds no other one is tried.',
      ]);
      clock.advance(59_999);
      expect(await tryLogin(tcpPort, 'CR-1002', 'KEY-1002')).toBe(3);
      clock.advance(1);
      expect(await tryLogin(tcpPort, 'CR-1002', 'KEY-1002')).toBe(0);
    });

    test('and over all of them at once, the right one among them tells nothing', async () => {
      const { tcpPort, tried } = await startGuessed(GUESSES);
      const keys = Array.from({ length: GUESSES }, (_, i) => (i === 200 ? 'KEY-1002' : `KEY-${i}`));
      const codes = await Promise.all(keys.map((key) => tryLogin(tcpPort, 'CR-1002', key)));
      expect(tried).toContain('KEY-1002');
      expect(codes.filter((code) => code === 4)).toHaveLength(5);
      expect(codes.filter((code) => code === 3)).toHaveLength(GUESSES - 5);
      expect(codes[200]).toBe(3);
    });

    test('holds up neither people nor a device that is there, and nobody else can keep it out', async () => {
      const { tcpPort, clock } = await startGuessed();
      expect(await tryLogin(tcpPort, 'CR-1002', 'KEY-1002')).toBe(0);
      const client = await owner(tcpPort);
      for (let i = 0; i < 10; i++) await tryLogin(tcpPort, `CR-${i}`, 'KEY-1002');
      expect(await tryLogin(tcpPort, 'CR-1002', 'KEY-1002')).toBe(0);
      expect(await client.subscribe(replyTopic(OWN))).toEqual([true]);
      // Its own name and address are guessed now.
      for (let i = 0; i < 10; i++) await tryLogin(tcpPort, 'CR-1002', `KEY-${i}`);
      expect(await tryLogin(tcpPort, 'CR-1002', 'KEY-1002')).toBe(3);
      clock.advance(60_000);
      expect(await tryLogin(tcpPort, 'CR-1002', 'KEY-1002')).toBe(0);
    });

    test('over a websocket counts as well', async () => {
      const { tcpPort, wsPort, tried } = await startGuessed();
      for (let i = 0; i < 5; i++) {
        const transport = mqttTransport(`ws://127.0.0.1:${wsPort}/mqtt`);
        await expect(connectClient(transport, { username: 'CR-1002', password: `KEY-${i}` })).rejects.toThrow(
          'refused',
        );
      }
      expect(await tryLogin(tcpPort, 'CR-1002', 'KEY-1002')).toBe(3);
      expect(tried).toHaveLength(5);
    });
  });

  test('a packet above 256 KiB ends the connection at its header, over TCP and in pieces over a websocket', async () => {
    const { tcpPort, wsPort } = await startBroker();
    // CONNECT that announces 20 MB and sends 9 bytes of it.
    const start = Buffer.from([0x10, 0x80, 0xda, 0xc4, 0x09, 0x00, 0x04, 0x4d, 0x51]);
    const socket = await rawSocket(tcpPort);
    socket.write(start);
    socket.resume();
    await once(socket, 'close');
    const webSocket = new WebSocket(`ws://127.0.0.1:${wsPort}/mqtt`, ['mqtt']);
    await once(webSocket, 'open');
    for (const byte of start) webSocket.send(Uint8Array.of(byte));
    await once(webSocket, 'close');
  });

  test.each([
    ['3.1.1 and a session to keep', 4, 0xc0, 2],
    ['3.1.1 and a clean session', 4, 0xc2, 0],
    ['3.1, which knows no empty id', 3, 0xc2, 2],
  ])('an empty client id with MQTT %s is answered as it says', async (_case, version, flags, code) => {
    const { tcpPort } = await startBroker();
    const socket = await rawSocket(tcpPort);
    const name = version === 4 ? 'MQTT' : 'MQIsdp';
    const fields = ['', LOGINS.owner.username, LOGINS.owner.password].flatMap((text) => [
      0,
      text.length,
      ...Buffer.from(text),
    ]);
    const body = [0, name.length, ...Buffer.from(name), version, flags, 0, 60, ...fields];
    socket.write(Buffer.from([0x10, body.length, ...body]));
    const [connack] = await once(socket, 'data');
    // No session is ever present.
    expect([...connack]).toEqual([0x20, 2, 0, code]);
    if (code !== 0) await once(socket, 'close');
  });

  test('FLT-103 random bytes before and after a login leave the broker alive', async () => {
    const { tcpPort } = await startBroker();
    const client = await owner(tcpPort);
    const bytes = fc.uint8Array({ minLength: 1, maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(fc.boolean(), bytes, async (isLoggedIn, noise) => {
        const socket = await rawSocket(tcpPort);
        if (isLoggedIn) socket.write(DEVICE_CONNECT);
        socket.end(noise);
        socket.resume();
        await once(socket, 'close');
      }),
      { numRuns: 200 },
    );
    expect(await client.subscribe(replyTopic(OWN))).toEqual([true]);
  });

  test('FLT-103 whoever says nothing, or half of it, is closed in time on every port', async () => {
    const limits = { connectTimeoutMs: 100 };
    const plain = await startBroker({ limits });
    const secure = await startBroker({ limits }, { tls: testCertificate });
    const beginnings: [port: number, bytes: Uint8Array | string][] = [
      [plain.tcpPort, ''],
      [plain.tcpPort, DEVICE_CONNECT.subarray(0, 9)],
      [plain.wsPort, ''],
      [plain.wsPort, 'GET /mqtt HTTP/1.1\r\nHost: x\r\nUpgr'],
      [secure.tcpPort, ''],
      [secure.wsPort, DEVICE_CONNECT],
    ];
    const closed = beginnings.map(async ([port, bytes]) => {
      const socket = await rawSocket(port);
      socket.write(bytes);
      socket.resume();
      await once(socket, 'close');
    });
    await Promise.all(closed);
  });

  test('FLT-103 who sends byte after byte gets no more time for the login than others', async () => {
    const { tcpPort } = await startBroker({ limits: { connectTimeoutMs: 100 } });
    const socket = await rawSocket(tcpPort);
    socket.resume();
    let sent = 0;
    const drip = setInterval(() => {
      socket.write(DEVICE_CONNECT.subarray(sent, sent + 1));
      sent++;
    }, 10);
    cleanups.push(() => clearInterval(drip));
    // Not `once`, which minds that a byte came too late.
    await new Promise((resolve) => socket.on('close', resolve));
    expect(sent).toBeLessThan(DEVICE_CONNECT.length);
  });

  test('FLT-103 half a packet after the login ends with the keep-alive, and others are served meanwhile', async () => {
    const { tcpPort } = await startBroker();
    const client = await owner(tcpPort);
    const socket = await rawSocket(tcpPort);
    const keepAliveAt = 11;
    socket.write(DEVICE_CONNECT.with(keepAliveAt, 1));
    await once(socket, 'data');
    socket.write(Buffer.from([0x30, 100, 0]));
    socket.resume();
    const closed = once(socket, 'close');
    expect(await client.subscribe(replyTopic(OWN))).toEqual([true]);
    await closed;
  });

  test('FLT-103 who announces a packet above 256 KiB is closed before it comes', async () => {
    const { tcpPort } = await startBroker();
    const socket = await rawSocket(tcpPort);
    socket.write(DEVICE_CONNECT);
    await once(socket, 'data');
    // A PUBLISH of 262,145 bytes; its keep-alive is a minute, so nothing else ends the wait for them.
    socket.write(Buffer.from([0x30, 0x81, 0x80, 0x10, 0]));
    socket.resume();
    await once(socket, 'close');
  });

  test('FLT-103 who delivers by halves is closed before it fills the memory', async () => {
    const { tcpPort } = await startBroker();
    const socket = await rawSocket(tcpPort);
    let received = 0;
    socket.write(DEVICE_CONNECT);
    await once(socket, 'data');
    socket.on('data', (bytes) => {
      received += bytes.length;
    });
    // QoS 2, of which the second half, PUBREL, never comes.
    const topic = Buffer.from(replyTopic(OWN));
    for (let id = 1; id <= 16; id++) {
      const body = Buffer.from([0, topic.length, ...topic, 0, id, 0x7b, 0x7d]);
      socket.write(Buffer.from([0x34, body.length, ...body]));
    }
    // Each is answered by a PUBREC of 4 bytes.
    await eventually(() => expect(received).toBe(16 * 4));
    const body = Buffer.from([0, topic.length, ...topic, 0, 17, 0x7b, 0x7d]);
    socket.write(Buffer.from([0x34, body.length, ...body]));
    await once(socket, 'close');
  });

  test('FLT-103 an opened websocket on which no CONNECT comes is closed in time', async () => {
    const { wsPort } = await startBroker({ limits: { connectTimeoutMs: 100 } });
    const socket = new WebSocket(`ws://127.0.0.1:${wsPort}/mqtt`, ['mqtt']);
    await once(socket, 'open');
    await once(socket, 'close');
  });

  test('FLT-104 beyond its connections the broker closes new ones unheard, and counts out who leaves', async () => {
    const { tcpPort, wsPort } = await startBroker({ limits: { maxConnections: 2 } });
    const first = await owner(tcpPort);
    const second = await rawSocket(wsPort);
    const third = await rawSocket(tcpPort);
    await once(third, 'close');
    second.destroy();
    await eventually(async () => void (await owner(tcpPort)));
    expect(await first.subscribe(replyTopic(OWN))).toEqual([true]);
  });

  test('FLT-018 an authority that throws refuses, is reported, and ends nothing', async () => {
    const onError = vi.fn();
    const fault = new Error('database gone');
    const ownsDevice = () => {
      throw fault;
    };
    const { tcpPort } = await startBroker({ authority: { ...testAuthority, ownsDevice }, onError });
    const client = await connectClient(mqttTransport(`mqtt://127.0.0.1:${tcpPort}`), LOGINS.owner);
    cleanups.push(client.end);
    expect(await client.subscribe(replyTopic(OWN))).toEqual([false]);
    client.publish(requestTopic(OWN), '{}');
    expect(await client.closed).toBe('closed');
    expect(onError.mock.calls).toEqual([[fault], [fault]]);
    await owner(tcpPort);
  });

  test('an observer that throws is reported, and the message is delivered', async () => {
    const fault = new Error('observer');
    const onError = vi.fn();
    const onPublish = () => {
      throw fault;
    };
    const { broker, tcpPort } = await startBroker({ onPublish, onError });
    const client = await owner(tcpPort);
    broker.publish(replyTopic(OWN), 'first');
    broker.publish(replyTopic(OWN), 'second');
    await eventually(() => expect(client.heard.map(({ payload }) => payload)).toEqual(['first', 'second']));
    expect(onError).toHaveBeenCalledWith(fault);
  });

  test('a session ends with its connection: nothing is collected for somebody who may never come back', async () => {
    const { broker, tcpPort } = await startBroker();
    const login = { ...LOGINS.owner, clientId: 'away', clean: false };
    const away = mqttClient(tcpPort, login);
    await event(away, 'connect');
    await away.subscribeAsync(replyTopic(OWN), { qos: 1 });
    await away.endAsync(true);
    broker.attach(createDevice());
    const back = mqttClient(tcpPort, login);
    const heard: unknown[] = [];
    back.on('message', (topic) => heard.push(topic));
    expect(await event(back, 'connect')).toMatchObject({ sessionPresent: false });
    await back.subscribeAsync(liveTopic(OWN, 'stream'));
    expect(heard).toEqual([]);
  });

  test.each([
    ['TCP', 'mqtt'],
    ['a websocket', 'ws'],
  ] as const)(
    'FLT-102 a frozen reader over %s is thrown out, and the others hear everything',
    async (_name, scheme) => {
      const faults = createFaults({ clock: systemClock });
      const { broker, tcpPort, wsPort } = await startBroker({ onLogin: faults.socket });
      const frozen = mqtt.connect(`${scheme}://127.0.0.1:${scheme === 'ws' ? wsPort : tcpPort}`, {
        ...LOGINS.admin,
        keepalive: 0,
        reconnectPeriod: 0,
      });
      frozen.on('error', () => {});
      cleanups.push(() => frozen.end(true));
      await event(frozen, 'connect');
      await frozen.subscribeAsync('async/#');
      const client = await owner(tcpPort);
      const isGone = event(frozen, 'close');
      faults.begin({ kind: 'halfOpen', console: LOGINS.admin.username });

      const payload = 'x'.repeat(MAX_LIVE_BYTES);
      const count = 1500;
      for (let sent = 0; sent < count; ) {
        for (const end = sent + 50; sent < end; sent++) broker.publish(liveTopic(OWN, 'stream'), payload);
        await eventually(() => expect(client.heard).toHaveLength(sent));
      }
      await isGone;
    },
  );

  test('a command that is to be retained is delivered, but not kept', async () => {
    const { broker, tcpPort } = await startBroker();
    const client = mqttClient(tcpPort, LOGINS.owner);
    await event(client, 'connect');
    await client.publishAsync(requestTopic(OWN), '{"req":1,"msg":"GetEvents"}', { qos: 1, retain: true });
    const device = mqttClient(tcpPort, LOGINS.device);
    const heard: string[] = [];
    device.on('message', (_topic, payload) => heard.push(payload.toString()));
    await event(device, 'connect');
    await device.subscribeAsync(requestTopic(OWN));
    broker.publish(requestTopic(OWN), 'fence');
    await eventually(() => expect(heard).toEqual(['fence']));
  });

  test.each([
    ['a live message above 16 KiB', liveTopic(OWN, 'stream'), MAX_LIVE_BYTES, false],
    ['a greeting above 1 KiB', replyTopic(OWN), 1024, true],
    ['a reply above 256 KiB', replyTopic(OWN), MAX_PACKET_BYTES, false],
  ])('%s closes the connection', async (_case, topic, bytes, retain) => {
    const { tcpPort } = await startBroker();
    const device = mqttClient(tcpPort, LOGINS.device);
    await event(device, 'connect');
    device.publish(topic, 'x'.repeat(bytes + 1), { retain });
    await event(device, 'close');
  });
});

test('LIB-11 who hears commands and replies hears each command before its reply, also of a device in its process', async () => {
  const { broker, tcpPort } = await startBroker({ authority: openAuthority });
  broker.attach(createFirmware({ label: 'CR-1002', classId: 2, clock: createVirtualClock(NOW_MS) }));
  const client = await connectClient(mqttTransport(`mqtt://127.0.0.1:${tcpPort}`), {
    username: '1',
    password: 'x',
  });
  cleanups.push(client.end);
  await client.subscribe('cmd/req/+/+', 'cmd/rep/+/+');
  const request = '{"req":5,"msg":"vol","body":{}}';
  client.publish(requestTopic(OWN), request);
  await eventually(() =>
    expect(client.heard.map(({ payload }) => payload).join()).toContain('"req":5,"msg":"vol","ok"'),
  );
  expect(client.heard.slice(-2)).toMatchObject([
    { topic: requestTopic(OWN), payload: request },
    { topic: replyTopic(OWN) },
  ]);
});

test('a message reaches a websocket as one frame, not as one for each piece of its packet', async () => {
  const { broker, wsPort } = await startBroker();
  let frames = 0;
  const client = mqtt.connect(`ws://127.0.0.1:${wsPort}`, {
    ...LOGINS.owner,
    reconnectPeriod: 0,
    createWebsocket(url, protocols) {
      const socket = new WebSocket(url, protocols);
      socket.on('message', () => frames++);
      return socket;
    },
  });
  cleanups.push(() => client.end(true));
  let heard = 0;
  client.on('message', () => heard++);
  await event(client, 'connect');
  await client.subscribeAsync(replyTopic(OWN));
  const before = frames;
  for (let i = 1; i <= 10; i++) {
    broker.publish(replyTopic(OWN), `{"req":${i}}`);
    await eventually(() => expect(heard).toBe(i));
  }
  expect(frames - before).toBe(10);
});

test('the last will of a device that is lost says Offline, also to those who come late (BRK-04, FLT-031)', async () => {
  const { tcpPort } = await startBroker();
  const { will } = createDevice();
  const device = mqttClient(tcpPort, {
    ...LOGINS.device,
    will: { topic: will.topic, payload: Buffer.from(will.payload), qos: 1, retain: true },
  });
  await event(device, 'connect');
  await device.publishAsync(will.topic, '{"msg":"Bonjour","ctx":"Online"}', { qos: 1, retain: true });
  const early = await owner(tcpPort);
  await eventually(() => expect(contexts(early.heard)).toEqual(['Online']));
  device.stream.destroy();
  await eventually(() => expect(contexts(early.heard)).toEqual(['Online', 'Offline']));
  const late = await owner(tcpPort);
  await eventually(() => expect(contexts(late.heard)).toEqual(['Offline']));
});

test("a last will is bound by the rules of its sender: nobody else's topic, and no command that stays", async () => {
  const { tcpPort } = await startBroker();
  const admin = await connectClient(mqttTransport(`mqtt://127.0.0.1:${tcpPort}`), LOGINS.admin);
  cleanups.push(admin.end);
  await admin.subscribe('cmd/#');
  for (const topic of [replyTopic(OTHERS), requestTopic(OTHERS), requestTopic(OWN)]) {
    const will = { topic, payload: Buffer.from('{}'), qos: 1, retain: true } as const;
    const person = mqttClient(tcpPort, { ...LOGINS.owner, will });
    await event(person, 'connect');
    person.stream.destroy();
  }
  await eventually(() => expect(admin.heard.map(({ topic }) => topic)).toEqual([requestTopic(OWN)]));
  const late = await connectClient(mqttTransport(`mqtt://127.0.0.1:${tcpPort}`), LOGINS.admin);
  cleanups.push(late.end);
  await late.subscribe('cmd/#');
  await late.subscribe('async/#');
  expect(late.heard).toEqual([]);
});

test('FLT-110 the last will of somebody who was disconnected is not carried out', async () => {
  const { broker, tcpPort } = await startBroker();
  const admin = await connectClient(mqttTransport(`mqtt://127.0.0.1:${tcpPort}`), LOGINS.admin);
  cleanups.push(admin.end);
  await admin.subscribe('cmd/#');
  const will = { topic: requestTopic(OWN), payload: Buffer.from('{}'), qos: 0, retain: false } as const;
  const person = mqttClient(tcpPort, { ...LOGINS.owner, will });
  await event(person, 'connect');
  broker.disconnect((user) => user.kind === 'person' && user.userId === 1);
  await event(person, 'close');
  broker.publish(replyTopic(OWN), 'fence');
  await eventually(() => expect(admin.heard.at(-1)?.payload).toBe('fence'));
  expect(admin.heard).toHaveLength(1);
});

test('the observer hears what devices and people publish, and nothing of the broker itself', async () => {
  const onPublish = vi.fn<(topic: string, payload: Uint8Array) => void>();
  const { broker, tcpPort } = await startBroker({ onPublish });
  broker.attach(createDevice());
  const client = await owner(tcpPort);
  client.publish(requestTopic(OWN), '{"req":3,"msg":"GetEvents"}');
  await eventually(() => expect(client.heard).toHaveLength(2));
  const heard = onPublish.mock.calls.map(([topic, payload]) => [topic, new TextDecoder().decode(payload)]);
  expect(heard).toEqual([
    [replyTopic(OWN), '{"msg":"Bonjour","ctx":"Online"}'],
    [requestTopic(OWN), '{"req":3,"msg":"GetEvents"}'],
    [replyTopic(OWN), '{"req":3,"msg":"GetEvents","ok":true,"body":[]}'],
  ]);
});
