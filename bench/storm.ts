import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { deviceAddress, tokenDigest } from '@carillon/protocol/broker';
import { type BrokerLogin, listReach } from '@carillon/protocol/server';
import { systemClock } from '@carillon/protocol/time';
import { createBroker } from '../packages/client/src/broker/broker.ts';
import { mqttTransport } from '../packages/client/src/broker/connection/mqttTransport.ts';
import { sessionTransport } from '../packages/client/src/broker/connection/sessionTransport.ts';
import { listFleet } from '../simulator/src/fleet/devices.ts';
import type { ToldBroker } from '../simulator/src/rights/follow.ts';
import { createMosquitto } from '../simulator/src/rights/mosquitto.ts';
import { createNats } from '../simulator/src/rights/nats.ts';
import { startSecureMosquitto } from '../simulator/src/rights/testMosquitto.ts';
import { startNats } from '../simulator/src/rights/testNats.ts';
import { readCosts } from './processes.ts';
import { forPeople } from './reference.ts';
import type { Row } from './table.ts';

const DEVICES = 1000;
/** So many digests three servers on two cores compare within the second while all devices send. */
const MOST_DIGESTS = 600;
/** As many as the trial of three servers in `npm run certify` has. */
const MOST_DEVICES = 3000;
/** Beyond what any of them lets in: the broker is the limit. */
const CONNECTS = '100000';
const LEADERS_MS = 10_000;
/** The devices are at rest for so long once all are back: then one more session is told. */
const REST_S = 15;
/** Level messages a second and device, to which nobody listens; and for how long. */
const METERS = 5;
const METERS_S = 20;
/** From the moment at which its rights are known to who tells them. */
const SESSION_MS = 1000;
/** Of a session of user 1. */
const tokenOf = (sid: string) => `head.${btoa(JSON.stringify({ sub: '1', sid }))}.signature`;
/** The last seconds, in which all of them are there. */
const COUNTED_S = 8;

interface Stock {
  readonly name: string;
  readonly addresses: readonly string[];
  readonly devices: number;
  readonly told: ToldBroker;
  /** Its processes. */
  readonly pids: readonly number[];
  /** Until those that are told can log in. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/**
 * What a stock broker takes to learn of devices, to let all of them in, again when all of them lose it at once, and what it
 * costs to have them.
 */
export async function stormRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const open of [
    openMosquitto,
    () => openNats(MOST_DIGESTS, false),
    () => openNats(DEVICES, false),
    () => openNats(DEVICES, true),
    () => openNats(MOST_DEVICES, true),
  ]) {
    const stock = await open();
    if (!stock) rows.push({ name: 'logins at a stock broker', value: 'not tried: it cannot be installed' });
    else rows.push(...(await measure(stock)));
  }
  return rows;
}

async function measure({ name, addresses, devices, told, pids, settle, close }: Stock): Promise<Row[]> {
  try {
    const start = performance.now();
    while (await told.apply(logins(devices)));
    const toldMs = performance.now() - start;
    await settle();
    let resting: Promise<number> | undefined;
    const where = { addresses, devices };
    const verdict = await runFleet(where, ['--kill', '100%', '--for', `${REST_S}s`], ({ online, lost }) => {
      // Cut once and all back: what follows is quiet.
      if (online === devices && lost >= devices) resting ??= tellSession(told, where, 'at-rest');
    });
    const [, online, again] = /online after ([\d.]+) s;.*online again after ([\d.]+) s/.exec(verdict) ?? [];
    const samples: { sent: number; ms: number }[] = [];
    let busy: Promise<number> | undefined;
    await runFleet(where, ['--meter', String(METERS), '--for', `${METERS_S}s`], ({ online, sent }) => {
      if (online !== devices) return;
      samples.push({ sent, ...readCosts(pids) });
      busy ??= tellSession(told, where, 'busy');
    });
    const [from, to] = [samples.at(-1 - COUNTED_S), samples.at(-1)];
    const costMs = (to?.ms ?? Number.NaN) - (from?.ms ?? Number.NaN);
    const microseconds = (1000 * costMs) / ((to?.sent ?? 0) - (from?.sent ?? 0));
    const perSecond = (ms: number) => `${Math.round(devices / (ms / 1000)).toLocaleString('en-US')}/s`;
    const row = (what: string, ms: number, note = ''): Row => ({
      name: `${devices.toLocaleString('en-US')} devices at ${name}, ${what}`,
      value: `${(ms / 1000).toFixed(1)} s`,
      reference: `${perSecond(ms)}${note}`,
    });
    const sessionRow = (when: string, ms: number): Row => ({
      name: `${devices.toLocaleString('en-US')} devices at ${name}, ${when}: one more session told and let in`,
      value: `${(ms / 1000).toFixed(2)} s${addresses.length > 1 ? ', at each of the addresses' : ''}`,
      target: forPeople(`at most ${SESSION_MS / 1000} s`),
      met: ms <= SESSION_MS,
    });
    return [
      row('their logins told', toldMs),
      row('all let in', 1000 * Number(online)),
      row('all cut at once and let in again', 1000 * Number(again), ', with the wait that each draws'),
      sessionRow('at rest', (await resting) ?? Number.NaN),
      sessionRow(`each sends ${METERS} messages a second`, (await busy) ?? Number.NaN),
      {
        name: `${devices.toLocaleString('en-US')} devices at ${name}, what they cost the broker`,
        value: `${microseconds.toFixed(0)} µs a message`,
        reference: `${pids.length === 1 ? 'one process' : `${pids.length} processes together`}, a message to which nobody listens`,
      },
    ];
  } finally {
    await told.close();
    await close();
  }
}

function logins(devices: number): BrokerLogin[] {
  return listFleet({ devices }).flatMap(({ label, key, class_id }) => {
    const address = deviceAddress({ class_id, device_id: label });
    return address ? [{ name: label, password: key, ...listReach({ kind: 'device', address }) }] : [];
  });
}

/** What passes until a new session is let in at each address, in milliseconds. */
async function tellSession(
  told: ToldBroker,
  { addresses, devices }: Pick<Stock, 'addresses' | 'devices'>,
  sid: string,
): Promise<number> {
  const token = tokenOf(sid);
  const one = { name: `1.${sid}`, password: await tokenDigest(token), publish: [], subscribe: [] };
  const from = performance.now();
  while (await told.apply([...logins(devices), one]));
  await Promise.all(addresses.map((address) => logIn(address, token)));
  return performance.now() - from;
}

/** What the fleet says of each second. */
interface Told {
  readonly online: number;
  readonly sent: number;
  readonly lost: number;
}

/** The fleet as anybody runs it, with its verdict. */
async function runFleet(
  { addresses, devices }: Pick<Stock, 'addresses' | 'devices'>,
  plan: readonly string[],
  onSecond: (told: Told) => void,
): Promise<string> {
  const where = addresses.flatMap((address) => ['--broker', address]);
  const goal = ['--expect-online', '100%', '--within', '2min'];
  const child = spawn(process.execPath, [
    '--conditions=@carillon/source',
    'simulator/src/cli.ts',
    ...['fleet', '--devices', String(devices), '--connects', CONNECTS, ...plan, ...goal],
    ...where,
  ]);
  const ended = once(child, 'close');
  let verdict = '';
  const refused = text(child.stderr);
  for await (const line of createInterface({ input: child.stdout })) {
    verdict = line;
    onSecond(JSON.parse(line));
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`The fleet failed: ${await refused}`);
  return verdict;
}

/** A console that has just logged in, which goes on until it is let in. */
async function logIn(address: string, password: string): Promise<void> {
  const broker = createBroker({
    transport: sessionTransport(mqttTransport(address), systemClock),
    clock: systemClock,
    credentials: async () => ({ username: '1', password }),
  });
  const isIn = new Promise<void>((resolve) => {
    broker.subscribe(() => {
      if (broker.getSnapshot().status === 'connected') resolve();
    });
  });
  broker.connect();
  await isIn;
  broker.disconnect();
}

async function openMosquitto(): Promise<Stock | undefined> {
  const mosquitto = await startSecureMosquitto();
  if (!mosquitto) return undefined;
  const { address, login, pid, close } = mosquitto;
  const told = createMosquitto({ address, ...login, proofKey: 'key' });
  return {
    name: 'Mosquitto',
    addresses: [address],
    devices: DEVICES,
    told,
    pids: [pid],
    settle: async () => {},
    close,
  };
}

async function openNats(devices: number, isPlain: boolean): Promise<Stock | undefined> {
  const cluster = await startNats();
  if (!cluster) return undefined;
  const { addresses, file, pidFiles, close } = cluster;
  const told = createNats({ file, pidFiles, account: 'CARILLON', isPlain });
  // A cluster that has just begun chooses its leaders first.
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve, LEADERS_MS));
  const pids = pidFiles.map((path) => Number(readFileSync(path, 'utf8')));
  const name = `three NATS servers${isPlain ? ', --plain' : ''}`;
  return { name, addresses, devices, told, pids, settle, close };
}
