// What only a socket shows: why a connection does not come about. The rest runs through `broker.test.ts`.
import { createServer, type Server, type Socket } from 'node:net';
import type { TransportConnection, TransportFailure } from '@carillon/protocol/broker';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { createAedesBroker, openAuthority } from '@carillon/simulator';
import mqtt, { type IClientOptions } from 'mqtt';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { createBroker } from '../broker.ts';
import { mqttTransport } from './mqttTransport.ts';

const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

/** A server that takes connections and says nothing to them. */
async function listen(
  onSocket: (socket: Socket) => void = () => {},
): Promise<{ server: Server; port: number }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    onSocket(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closings.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { server, port: portOf(server) };
}

function portOf(server: { address(): unknown }): number {
  const address = server.address();
  if (address && typeof address === 'object' && 'port' in address) return Number(address.port);
  throw new Error('The server does not listen.');
}

/** mqtt.js that waits 50 ms where it is told to wait 5 s, and what it was told. */
function hasty() {
  const told: IClientOptions[] = [];
  const load = async () => ({
    connect(url: string, options: IClientOptions) {
      told.push(options);
      return mqtt.connect(url, { ...options, connectTimeout: 50 });
    },
  });
  return { told, load };
}

/** Why the first connection to an address fails. */
function failureOf(url: string, load = hasty().load): Promise<TransportFailure> {
  return new Promise((resolve, reject) => {
    const login = { clientId: 'carillon-test', username: '2', password: 'jwt' };
    mqttTransport(url, load).connect(login, {
      onConnect: () => reject(new Error('It connected.')),
      onMessage: () => {},
      onClose: resolve,
    });
  });
}

describe('a connection that does not come about', () => {
  test('FLT-002 a name that does not resolve is a socket that failed', async () => {
    // What a resolver says, without asking one: some take their time.
    const lookup = (name: string, _options: unknown, answer: (error: Error, address: string) => void) =>
      answer(Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' }), '');
    const load = async () => ({
      connect: (url: string, options: IClientOptions) =>
        mqtt.connect(url, { ...options, wsOptions: { lookup } }),
    });
    expect(await failureOf('wss://broker.invalid:9001', load)).toBe('socket');
  });

  test.each(['', 'localhost:9001', 'live.example.org:9001/mqtt'])(
    'so is what is no address, "%s": nobody is asked',
    async (url) => {
      const connect = vi.fn();
      expect(await failureOf(url, async () => ({ connect }))).toBe('socket');
      expect(connect).not.toHaveBeenCalled();
    },
  );

  test('who connects to no address is told so once it has the connection, and not at all once it has ended it', async () => {
    const told: string[] = [];
    const login = { clientId: 'carillon-test', username: '2', password: 'jwt' };
    const listener = {
      onConnect() {},
      onMessage() {},
      onClose: (failure: TransportFailure) => told.push(failure),
    };
    const connect = () => mqttTransport('localhost:9001').connect(login, listener);
    connect();
    expect(told).toEqual([]);
    await vi.waitFor(() => expect(told).toEqual(['socket']));
    connect().end();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(told).toEqual(['socket']);
  });

  test('FLT-001 so is a port at which nobody listens', async () => {
    const { server, port } = await listen();
    await new Promise((resolve) => server.close(resolve));
    expect(await failureOf(`ws://127.0.0.1:${port}`, async () => mqtt)).toBe('socket');
  });

  test('FLT-003 a broker that opens the socket and does not let in is given up', async () => {
    const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1', handleProtocols: () => 'mqtt' });
    closings.push(() => sockets.close());
    await new Promise((resolve) => sockets.once('listening', resolve));
    let opened = 0;
    sockets.on('connection', () => opened++);
    // On a busy machine the first ones are given up before the socket is open.
    while (opened === 0) expect(await failureOf(`ws://127.0.0.1:${portOf(sockets)}`)).toBe('timeout');
  });

  test('FLT-004 so is a server that never answers the upgrade', async () => {
    let opened = 0;
    const { port } = await listen(() => opened++);
    while (opened === 0) expect(await failureOf(`ws://127.0.0.1:${port}`)).toBe('timeout');
  });

  test('a server that is no websocket is a socket that failed', async () => {
    const { port } = await listen((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    expect(await failureOf(`ws://127.0.0.1:${port}`, async () => mqtt)).toBe('socket');
  });

  test.each<[number, TransportFailure]>([
    [1, 'refused'],
    [2, 'refused'],
    [3, 'socket'],
    [4, 'refused'],
    [5, 'refused'],
  ])(
    'FLT-005 a broker that answers CONNACK %i: %s; one that is not ready is no wrong password',
    async (code, failure) => {
      const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1', handleProtocols: () => 'mqtt' });
      closings.push(() => sockets.close());
      await new Promise((resolve) => sockets.once('listening', resolve));
      sockets.on('connection', (socket) =>
        socket.once('message', () => socket.send(Buffer.of(0x20, 2, 0, code))),
      );
      expect(await failureOf(`ws://127.0.0.1:${portOf(sockets)}`, async () => mqtt)).toBe(failure);
    },
  );

  test('mqtt.js that cannot be loaded is a socket that failed', async () => {
    expect(await failureOf('ws://127.0.0.1:1', () => Promise.reject(new Error('offline')))).toBe('socket');
  });

  test('BRK-01 what is asked of mqtt.js: no reconnecting, no queue, nothing made in advance, 60 s, 5 s, MQTT 3.1.1', async () => {
    const { told, load } = hasty();
    const { port } = await listen();
    await failureOf(`ws://127.0.0.1:${port}`, load);
    expect(told).toMatchObject([
      {
        protocolVersion: 4,
        clean: true,
        keepalive: 60,
        connectTimeout: 5000,
        reconnectPeriod: 0,
        queueQoSZero: false,
        resubscribe: false,
        writeCache: false,
        username: '2',
      },
    ]);
  });

  test('FLT-003 FLT-004 it is tried again after a wait, and said as code 1', async () => {
    let opened = 0;
    const { port } = await listen(() => opened++);
    const clock = createVirtualClock();
    const broker = createBroker({
      clock,
      random: () => 0.5,
      transport: mqttTransport(`ws://127.0.0.1:${port}`, hasty().load),
      credentials: async () => ({ username: '2', password: 'jwt' }),
    });
    closings.push(broker.disconnect);
    broker.connect();
    const failed = () => broker.getSnapshot().lastError !== null;
    while (!failed()) await new Promise<void>((resolve) => setTimeout(resolve, 5));
    expect(broker.getSnapshot()).toMatchObject({ status: 'connecting', lastError: { code: 'unreachable' } });
    while (opened < 1) await new Promise<void>((resolve) => setTimeout(resolve, 5));
    clock.advance(2000);
    while (opened < 2) await new Promise<void>((resolve) => setTimeout(resolve, 5));
  });
});

test('FLT-039 a listener that throws is reported, and hears the next message', async () => {
  const server = await createAedesBroker({ authority: openAuthority });
  closings.push(() => void server.close());
  const { wsPort } = await server.listen({ tcpPort: 0, wsPort: 0, hosts: ['127.0.0.1'] });
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  closings.push(() => report.mockRestore());
  const heard: string[] = [];
  await new Promise<void>((resolve) => {
    const connection = mqttTransport(`ws://127.0.0.1:${wsPort}`, async () => mqtt).connect(
      { clientId: 'carillon-test', username: '2', password: 'jwt' },
      {
        async onConnect() {
          await connection.subscribe(['cmd/rep/+/+']);
          for (const label of ['CR-1', 'CR-2']) server.publish(`cmd/rep/micro-eth/${label}`, '{}');
        },
        onMessage(topic) {
          heard.push(topic);
          if (heard.length === 1) throw new Error('a fault of a listener');
          resolve();
        },
        onClose: () => {},
      },
    );
    closings.push(() => connection.end());
  });
  expect(heard).toEqual(['cmd/rep/micro-eth/CR-1', 'cmd/rep/micro-eth/CR-2']);
  expect(report).toHaveBeenCalledOnce();
});

test('what is published goes as one message of the websocket, as from a browser', async () => {
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1', handleProtocols: () => 'mqtt' });
  closings.push(() => sockets.close());
  await new Promise((resolve) => sockets.once('listening', resolve));
  const [login, published] = await new Promise<Buffer[]>((resolve, reject) => {
    const messages: Buffer[] = [];
    sockets.on('connection', (socket) => {
      socket.on('message', (data: Buffer) => {
        messages.push(data);
        // It is let in.
        if (messages.length === 1) socket.send(Buffer.of(0x20, 2, 0, 0));
        else resolve(messages);
      });
    });
    const connection = mqttTransport(`ws://127.0.0.1:${portOf(sockets)}`).connect(
      { clientId: 'carillon-test', username: '2', password: 'jwt' },
      { onConnect: () => connection.publish('t', '{}'), onMessage: () => {}, onClose: reject },
    );
    closings.push(() => connection.end());
  });
  // Each packet says in its second byte how long the rest of it is.
  expect(login?.length).toBe(2 + (login?.[1] ?? 0));
  expect(published).toEqual(Buffer.from('\x30\x05\0\x01t{}'));
});

// A server that goes away says so; what answers it is written in two pieces, on the socket below.
test.each([
  ['without a code', undefined],
  ['as one that goes away', 1001],
  ['as one that forbids', 1008],
])('FLT-006 a broker that closes the websocket %s is lost, and the process lives', async (_how, code) => {
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1', handleProtocols: () => 'mqtt' });
  closings.push(() => sockets.close());
  await new Promise((resolve) => sockets.once('listening', resolve));
  const answered = new Promise((resolve) => {
    sockets.on('connection', (socket) => {
      socket.on('message', () => socket.close(code)).on('close', resolve);
    });
  });
  const lost = new Promise<TransportFailure>((onClose) => {
    const connection = mqttTransport(`ws://127.0.0.1:${portOf(sockets)}`).connect(
      { clientId: 'carillon-test', username: '2', password: 'jwt' },
      { onConnect: () => {}, onMessage: () => {}, onClose },
    );
    closings.push(() => connection.end());
  });
  expect(await lost).toBe('socket');
  // With the code that it gave: the answer is whole.
  expect(await answered).toBe(code ?? 1005);
});

describe('a connection that is ended', () => {
  test('FLT-015 while it opens tells nothing more', async () => {
    const { port } = await listen();
    const told: string[] = [];
    const connection = mqttTransport(`ws://127.0.0.1:${port}`, hasty().load).connect(
      { clientId: 'carillon-test', username: '2', password: 'jwt' },
      {
        onConnect: () => told.push('connect'),
        onMessage: () => told.push('message'),
        onClose: () => told.push('close'),
      },
    );
    connection.end();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(told).toEqual([]);
    expect(connection.publish('cmd/req/micro-eth/CR-1002', '{}')).toBe(false);
    await expect(connection.ping()).rejects.toThrow('closed');
    await expect(connection.subscribe(['#'])).rejects.toThrow('closed');
  });
});

test('60 subscribes and pings under way at once: all are answered, and nothing warns of a leak', async () => {
  const warnings: string[] = [];
  const onWarning = ({ name, message }: Error) => warnings.push(`${name}: ${message}`);
  process.on('warning', onWarning);
  closings.push(() => process.off('warning', onWarning));
  const server = await createAedesBroker({ authority: openAuthority });
  const { wsPort } = await server.listen({ tcpPort: 0, wsPort: 0, hosts: ['127.0.0.1'] });
  closings.push(() => void server.close());
  const login = { clientId: 'carillon-test', username: '2', password: 'jwt' };
  const connection = await new Promise<TransportConnection>((resolve, reject) => {
    const opened = mqttTransport(`ws://127.0.0.1:${wsPort}`).connect(login, {
      onConnect: () => resolve(opened),
      onMessage: () => {},
      onClose: reject,
    });
  });
  const filters = Array.from({ length: 60 }, (_, i) => [
    `cmd/rep/micro-eth/CR-${i}`,
    `async/micro-eth/CR-${i}/+`,
  ]);
  const answers = [
    ...filters.map((both) => connection.subscribe(both)),
    ...filters.map(() => connection.ping().then(() => 'pong')),
  ];
  expect(await Promise.all(answers)).toEqual([
    ...filters.map(() => [true, true]),
    ...filters.map(() => 'pong'),
  ]);
  // What is under way when it ends is told so.
  const late = filters.map((both) => connection.subscribe(both).catch(() => 'lost'));
  connection.end();
  expect(new Set(await Promise.all(late))).toEqual(new Set(['lost']));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(warnings).toEqual([]);
});
