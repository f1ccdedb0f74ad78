import { fork } from 'node:child_process';
import { createBroker, mqttTransport } from '@carillon/client';
import { getEvent } from '@carillon/protocol/broker';
import { systemClock } from '@carillon/protocol/time';
import mqtt from 'mqtt';
import { WebSocket } from 'ws';
import { median, type Row, ratio } from './table.ts';

/** One way to ask the device and hear its answer. */
interface Way {
  readonly name: string;
  ask(): Promise<unknown>;
  close(): void;
}

interface Ports {
  readonly wsPort: number;
  readonly relayPort: number;
}

interface Measured {
  readonly name: string;
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
}

const TURNS = 12;
const ROUNDS = 600;
const PIPELINED = 8000;
const IN_FLIGHT = 128;
const EVENT = { id: 'evts/1' };

/** The round trip of a command: the whole client beside bare mqtt.js and a plain two-hop websocket echo. */
export async function roundTripRows(): Promise<Row[]> {
  const child = fork(new URL('server.ts', import.meta.url), { execArgv: ['--conditions=@carillon/source'] });
  const ports = await new Promise<Ports>((resolve) =>
    child.once('message', (sent) => resolve(sent as Ports)),
  );
  const ways = [client, bareMqtt, websocketEcho];
  // The ways take turns, and the first turn only warms up: whoever goes first alone would pay for all compilers.
  // Each connects for its own turn: every reply of a device reaches all who listen.
  const turns = ways.map((): Measured[] => []);
  for (let turn = 0; turn <= TURNS; turn++) {
    for (let i = 0; i < ways.length; i++) {
      // Another one begins each turn: whoever follows an idle moment finds the processor asleep.
      const which = (i + turn) % ways.length;
      const way = await ways[which]?.(ports);
      if (!way) continue;
      const measured = { name: way.name, ...(await latencies(way)), perSecond: await throughput(way) };
      if (turn > 0) turns[which]?.push(measured);
      way.close();
    }
  }
  const measured = turns.map((all): Measured => {
    return {
      name: all[0]?.name ?? '',
      p50: median(all.map(({ p50 }) => p50)),
      p99: median(all.map(({ p99 }) => p99)),
      perSecond: median(all.map(({ perSecond }) => perSecond)),
    };
  });
  child.kill();
  const [ours, bare, echo] = measured;
  if (!ours || !bare || !echo) return [];
  return measured.map(({ name, p50, p99, perSecond }) => ({
    name: `command round trip, ${name}`,
    value: `p50 ${p50.toFixed(0)} µs, p99 ${p99.toFixed(0)} µs, ${Math.round(perSecond).toLocaleString('en-US')}/s`,
    ...(name === ours.name && {
      reference: `${ratio(p50, bare.p50)} mqtt.js, ${ratio(p50, echo.p50)} echo`,
      target: '1.15 x mqtt.js, 2.0 x echo, 25,000/s',
    }),
  }));
}

async function client({ wsPort }: Ports): Promise<Way> {
  const broker = createBroker({
    transport: mqttTransport(`ws://127.0.0.1:${wsPort}/mqtt`),
    clock: systemClock,
    credentials: async () => ({ username: '1', password: 'jwt' }),
  });
  const link = broker.device({ type: 'micro-eth', label: 'CR-1002' });
  const online = new Promise<void>((resolve) => {
    link.subscribe(() => link.getSnapshot().presence === 'online' && resolve());
  });
  broker.connect();
  await online;
  return { name: 'whole client', ask: () => link.send(getEvent, EVENT), close: () => broker.disconnect() };
}

async function bareMqtt({ wsPort }: Ports): Promise<Way> {
  const connection = await mqtt.connectAsync(`ws://127.0.0.1:${wsPort}/mqtt`, {
    username: '1',
    password: 'jwt',
  });
  const waiting = new Map<number, (body: unknown) => void>();
  let req = 0;
  connection.on('message', (_topic, payload) => {
    const reply = JSON.parse(payload.toString());
    waiting.get(reply.req)?.(reply.body);
    waiting.delete(reply.req);
  });
  await connection.subscribeAsync('cmd/rep/micro-eth/CR-1002');
  return {
    name: 'bare mqtt.js',
    ask: () =>
      new Promise((resolve) => {
        waiting.set(++req, resolve);
        connection.publish(
          'cmd/req/micro-eth/CR-1002',
          JSON.stringify({ req, msg: 'GetEvent', body: EVENT }),
        );
      }),
    close: () => connection.end(true),
  };
}

async function websocketEcho({ relayPort }: Ports): Promise<Way> {
  const socket = new WebSocket(`ws://127.0.0.1:${relayPort}`);
  await new Promise((resolve) => socket.once('open', resolve));
  const waiting = new Map<number, (body: unknown) => void>();
  let req = 0;
  socket.on('message', (data) => {
    const reply = JSON.parse(String(data));
    waiting.get(reply.req)?.(reply.body);
    waiting.delete(reply.req);
  });
  return {
    name: 'two-hop websocket echo',
    ask: () =>
      new Promise((resolve) => {
        waiting.set(++req, resolve);
        socket.send(JSON.stringify({ req, msg: 'GetEvent', body: EVENT }));
      }),
    close: () => socket.terminate(),
  };
}

/** One after the other; microseconds. */
async function latencies({ ask }: Way): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const start = performance.now();
    await ask();
    times.push((performance.now() - start) * 1000);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Many at once; answers a second. */
async function throughput({ ask }: Way): Promise<number> {
  let left = PIPELINED;
  const start = performance.now();
  const worker = async () => {
    while (left-- > 0) await ask();
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
  return PIPELINED / ((performance.now() - start) / 1000);
}
