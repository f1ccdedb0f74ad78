import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { deviceAddress } from '@carillon/protocol/broker';
import { type BrokerLogin, listReach } from '@carillon/protocol/server';
import { listFleet } from '../simulator/src/fleet/devices.ts';
import type { ToldBroker } from '../simulator/src/rights/follow.ts';
import { createMosquitto } from '../simulator/src/rights/mosquitto.ts';
import { createNats } from '../simulator/src/rights/nats.ts';
import { startSecureMosquitto } from '../simulator/src/rights/testMosquitto.ts';
import { startNats } from '../simulator/src/rights/testNats.ts';
import type { Row } from './table.ts';

const DEVICES = 1000;
/** Beyond what any of them lets in: the broker is the limit. */
const CONNECTS = '100000';
const LEADERS_MS = 10_000;

interface Stock {
  readonly name: string;
  readonly addresses: readonly string[];
  readonly told: ToldBroker;
  /** Until those that are told can log in. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** What a stock broker takes to learn of devices, to let all of them in, and again when all of them lose it at once. */
export async function stormRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const open of [openMosquitto, openNats]) {
    const stock = await open();
    if (!stock) rows.push({ name: 'logins at a stock broker', value: 'not tried: it cannot be installed' });
    else rows.push(...(await measure(stock)));
  }
  return rows;
}

async function measure({ name, addresses, told, settle, close }: Stock): Promise<Row[]> {
  try {
    const start = performance.now();
    while (await told.apply(logins()));
    const toldMs = performance.now() - start;
    await settle();
    const { onlineMs, againMs } = await runFleet(addresses);
    const perSecond = (ms: number) => `${Math.round(DEVICES / (ms / 1000)).toLocaleString('en-US')}/s`;
    const row = (what: string, ms: number, note = ''): Row => ({
      name: `${DEVICES.toLocaleString('en-US')} devices at ${name}, ${what}`,
      value: `${(ms / 1000).toFixed(1)} s`,
      reference: `${perSecond(ms)}${note}`,
    });
    return [
      row('their logins told', toldMs),
      row('all let in', onlineMs),
      row('all cut at once and let in again', againMs, ', with the wait that each draws'),
    ];
  } finally {
    await told.close();
    await close();
  }
}

function logins(): BrokerLogin[] {
  return listFleet({ devices: DEVICES }).flatMap(({ label, key, class_id }) => {
    const address = deviceAddress({ class_id, device_id: label });
    return address ? [{ name: label, password: key, ...listReach({ kind: 'device', address }) }] : [];
  });
}

/** The fleet as anybody runs it, with its verdict. */
async function runFleet(addresses: readonly string[]) {
  const where = addresses.flatMap((address) => ['--broker', address]);
  const goal = ['--expect-online', '100%', '--within', '120s', '--kill', '100%'];
  const plan = ['fleet', '--devices', String(DEVICES), '--connects', CONNECTS, ...where, ...goal];
  const child = spawn(process.execPath, ['--conditions=@carillon/source', 'simulator/src/cli.ts', ...plan]);
  const [said, refused] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [, first, second] = /online after ([\d.]+) s;.*online again after ([\d.]+) s/.exec(said) ?? [];
  if (first === undefined || second === undefined) throw new Error(`The fleet failed: ${refused}`);
  return { onlineMs: 1000 * Number(first), againMs: 1000 * Number(second) };
}

async function openMosquitto(): Promise<Stock | undefined> {
  const mosquitto = await startSecureMosquitto();
  if (!mosquitto) return undefined;
  const { address, login, close } = mosquitto;
  const told = createMosquitto({ address, ...login, proofKey: 'key' });
  return { name: 'Mosquitto', addresses: [address], told, settle: async () => {}, close };
}

async function openNats(): Promise<Stock | undefined> {
  const cluster = await startNats();
  if (!cluster) return undefined;
  const { addresses, file, pidFiles, close } = cluster;
  const told = createNats({ file, pidFiles, account: 'CARILLON' });
  // A cluster that has just begun chooses its leaders first.
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve, LEADERS_MS));
  return { name: 'three NATS servers', addresses, told, settle, close };
}
