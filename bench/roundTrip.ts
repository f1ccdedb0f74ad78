import { fork } from 'node:child_process';
import { createBroker, mqttTransport } from '@carillon/client';
import {
  type DeviceAddress,
  getEvent,
  replyTopic,
  requestTopic,
  type Transport,
} from '@carillon/protocol/broker';
import { systemClock } from '@carillon/protocol/time';
import { createFirmware, createHub, exampleEvents, openAuthority } from '@carillon/simulator';
import mqtt from 'mqtt';
import { WebSocket } from 'ws';
import { type Measured, measureInTurns, speedText, takeMiddle, type Way } from './load.ts';
import { median, type Row } from './table.ts';

interface Ports {
  readonly wsPort: number;
  readonly relayPort: number;
}

const RUNS = 5;
const LOAD = { turns: 4, rounds: 600, pipelined: 4000, inFlight: 128 };
const EVENT = { id: 'evts/1' };
const DEVICE: DeviceAddress = { type: 'micro-eth', label: 'CR-1002' };

/**
 * The round trip of a command: the whole client, over a websocket and in one page, beside bare mqtt.js and a plain
 * two-hop websocket echo. Several runs, in each of which all of them take turns: one run alone says little, since what
 * else the machine does changes from second to second. The figures are of the run in the middle.
 */
export async function roundTripRows(): Promise<Row[]> {
  const child = fork(new URL('server.ts', import.meta.url), { execArgv: ['--conditions=@carillon/source'] });
  const ports = await new Promise<Ports>((resolve) =>
    child.once('message', (sent) => resolve(sent as Ports)),
  );
  const ways = [client, bareMqtt, websocketEcho, inOnePage];
  const runs: Measured[][] = [];
  for (let run = 0; run < RUNS; run++) {
    // Each connects for its own turn: every reply of a device reaches all who listen.
    runs.push(
      await measureInTurns(
        ways.map((way) => () => way(ports)),
        LOAD,
      ),
    );
  }
  child.kill();
  /** How many times as long one way takes as another one, in each run. */
  const timesAsLong = (way: number, other: number) =>
    runs.map((run) => (run[way]?.p50 ?? Number.NaN) / (run[other]?.p50 ?? Number.NaN));
  /** How many times as many answers a second. */
  const timesAsMany = (way: number, other: number) =>
    runs.map((run) => (run[way]?.perSecond ?? Number.NaN) / (run[other]?.perSecond ?? Number.NaN));
  const inTheMiddle = (way: number, other: number) => `${median(timesAsLong(way, other)).toFixed(2)} x`;
  const [OURS, BARE, ECHO, IN_PAGE] = [0, 1, 2, 3];
  const each = timesAsLong(OURS, BARE).map((times) => times.toFixed(2));
  return ways.map((_, way) => ({
    name: `command round trip, ${runs[0]?.[way]?.name}`,
    value: speedText(takeMiddle(runs.flatMap((run) => run[way] ?? []))),
    ...(way === OURS
      ? {
          reference: `${inTheMiddle(OURS, BARE)} mqtt.js (${each.join(', ')}), ${inTheMiddle(OURS, ECHO)} echo; ${median(timesAsMany(OURS, BARE)).toFixed(2)} x the answers a second of mqtt.js`,
          target: '1.05 x mqtt.js, 2.0 x echo, at least 1.00 x its answers a second',
          met:
            median(timesAsLong(OURS, BARE)) <= 1.05 &&
            median(timesAsLong(OURS, ECHO)) <= 2 &&
            median(timesAsMany(OURS, BARE)) >= 1,
        }
      : {}),
    ...(way === IN_PAGE
      ? {
          reference: `${inTheMiddle(IN_PAGE, ECHO)} echo`,
          target: '0.3 x echo',
          met: median(timesAsLong(IN_PAGE, ECHO)) <= 0.3,
        }
      : {}),
  }));
}

const client = ({ wsPort }: Ports) =>
  wholeClient('whole client', mqttTransport(`ws://127.0.0.1:${wsPort}/mqtt`));

/** The same client, broker and device without a socket between them, as in a story. */
function inOnePage(): Promise<Way> {
  const hub = createHub({ authority: openAuthority });
  hub.attach(createFirmware({ label: 'CR-1002', classId: 2, clock: systemClock, events: exampleEvents(2) }));
  return wholeClient('whole client in one page', hub.transport());
}

/** Asks a device by the client that a page has. */
export async function wholeClient(name: string, transport: Transport, device = DEVICE): Promise<Way> {
  const broker = createBroker({
    transport,
    clock: systemClock,
    credentials: async () => ({ username: '1', password: 'jwt' }),
  });
  const link = broker.device(device);
  const online = new Promise<void>((resolve) => {
    link.subscribe(() => link.getSnapshot().presence === 'online' && resolve());
  });
  broker.connect();
  await online;
  return { name, ask: () => link.send(getEvent, EVENT), close: () => broker.disconnect() };
}

const bareMqtt = ({ wsPort }: Ports) => askByMqtt('bare mqtt.js', `ws://127.0.0.1:${wsPort}/mqtt`);

/** Asks it by mqtt.js and nothing else. */
export async function askByMqtt(name: string, url: string, device = DEVICE): Promise<Way> {
  const connection = await mqtt.connectAsync(url, { username: '1', password: 'jwt' });
  const waiting = new Map<number, (body: unknown) => void>();
  let req = 0;
  connection.on('message', (_topic, payload) => {
    const reply = JSON.parse(payload.toString());
    waiting.get(reply.req)?.(reply.body);
    waiting.delete(reply.req);
  });
  await connection.subscribeAsync(replyTopic(device));
  return {
    name,
    ask: () =>
      new Promise((resolve) => {
        waiting.set(++req, resolve);
        connection.publish(requestTopic(device), JSON.stringify({ req, msg: 'GetEvent', body: EVENT }));
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
