import { spawn } from 'node:child_process';
import { mqttTransport } from '@carillon/client';
import { type BrokerUser, type DeviceAddress, replyTopic } from '@carillon/protocol/broker';
import { type BrokerLogin, listReach } from '@carillon/protocol/server';
import { startMosquitto } from '../simulator/src/fleet/testMosquitto.ts';
import { createNats } from '../simulator/src/rights/nats.ts';
import { startNats } from '../simulator/src/rights/testNats.ts';
import { type Measured, measureInTurns, speedText, takeMiddle, type Way } from './load.ts';
import { askByMqtt, wholeClient } from './roundTrip.ts';
import { median, type Row } from './table.ts';

const RUNS = 5;
const LOAD = { turns: 4, rounds: 600, pipelined: 4000, inFlight: 128 };
const DEVICE: DeviceAddress = { type: 'micro-eth', label: 'SIM-00002' };
const TIMES = 1.1;
const START_MS = 60_000;

/** Where a page asks, and where the device is. */
interface Stock {
  readonly name: string;
  readonly page: string;
  readonly device: string;
  close(): Promise<unknown>;
}

/**
 * The round trip of a command over brokers that people already run, beside bare mqtt.js on the same one: the page by websocket,
 * the device by TCP; in the cluster on another node.
 */
export async function stockRoundTripRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const start of [openMosquitto, openNats]) {
    const stock = await start();
    if ('missing' in stock)
      rows.push({ name: 'command round trip over a stock broker', value: stock.missing });
    else rows.push(...(await measureOver(stock)));
  }
  return rows;
}

async function measureOver({ name, page, device, close }: Stock): Promise<Row[]> {
  const plan = ['fleet', '--first', '2', '--devices', '1', '--broker', device];
  const child = spawn(process.execPath, ['--conditions=@carillon/source', 'simulator/src/cli.ts', ...plan], {
    stdio: 'ignore',
  });
  try {
    await untilItAnswers(page);
    const ways = [
      () => wholeClient('whole client', mqttTransport(page), DEVICE),
      () => askByMqtt('bare mqtt.js', page, DEVICE),
    ];
    const runs: Measured[][] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await measureInTurns(ways, LOAD));
    const times = runs.map(([ours, bare]) => (ours?.p50 ?? Number.NaN) / (bare?.p50 ?? Number.NaN));
    const middle = median(times);
    return ways.map((_, way) => {
      const all = runs.flatMap((run) => run[way] ?? []);
      return {
        name: `command round trip over ${name}, ${all[0]?.name}`,
        value: speedText(takeMiddle(all)),
        ...(way === 0 && {
          reference: `${middle.toFixed(2)} x mqtt.js (${times.map((each) => each.toFixed(2)).join(', ')})`,
          target: `${TIMES.toFixed(2)} x mqtt.js`,
          met: middle <= TIMES,
        }),
      };
    });
  } finally {
    child.kill('SIGKILL');
    await close();
  }
}

/** The page is let in, and the device is there. */
async function untilItAnswers(page: string): Promise<void> {
  for (const start = performance.now(); performance.now() - start < START_MS; ) {
    const asking: Promise<Way> = askByMqtt('', page, DEVICE);
    const way = await asking.catch(() => undefined);
    const timer = new Promise((resolve) => setTimeout(resolve, 1000, 'late'));
    const answer = way && (await Promise.race([way.ask(), timer]));
    way?.close();
    if (answer !== undefined && answer !== 'late') return;
    await timer;
  }
  throw new Error(`Nobody answers on ${replyTopic(DEVICE)} at ${page}.`);
}

async function openMosquitto(): Promise<Stock | { readonly missing: string }> {
  const mosquitto = await startMosquitto();
  if ('missing' in mosquitto) return mosquitto;
  const { port, wsPort, close } = mosquitto;
  const device = `mqtt://127.0.0.1:${port}`;
  return { name: 'Mosquitto', page: `ws://127.0.0.1:${wsPort}/mqtt`, device, close };
}

async function openNats(): Promise<Stock | { readonly missing: string }> {
  const cluster = await startNats();
  if (!cluster) return { missing: 'not tried: there is no nats-server, and none can be installed' };
  const { websockets, addresses, file, pidFiles, close } = cluster;
  const admin = { kind: 'person', userId: 1, isAdmin: true, expiresAtMs: Number.POSITIVE_INFINITY } as const;
  const told = (name: string, password: string, user: BrokerUser): BrokerLogin => ({
    name,
    password,
    ...listReach(user),
  });
  await createNats({ file, pidFiles, account: 'CARILLON' }).apply([
    told('1', 'jwt', admin),
    told(DEVICE.label, 'KEY-00002', { kind: 'device', address: DEVICE }),
  ]);
  return { name: 'three NATS servers', page: websockets[0] ?? '', device: addresses[1] ?? '', close };
}
