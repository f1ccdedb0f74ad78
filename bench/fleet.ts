import { execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { CONNECTS_PER_SECOND } from '../simulator/src/fleet/socketUplink.ts';
import { startMosquitto } from '../simulator/src/fleet/testMosquitto.ts';
import { readCosts } from './processes.ts';
import { boundUnits, type Cost, costText, forPeople, sumCost } from './reference.ts';
import { type Bound, median, type Row, ratio } from './table.ts';

/** How devices are had: with firmware or without, in the process of their broker or over a socket each. */
export type FleetWay = 'attached' | 'bare attached' | 'sockets' | 'bare sockets';

/** What a fleet takes. */
export interface FleetFigures {
  /** Heap and buffers a device, when all garbage is collected. */
  kib: number;
  /** The same as the operating system sees it. */
  rssKib: number;
  /** Milliseconds of the processor for each second. */
  cpuMs: number;
  perSecond: number;
  /** By the clock, and of the processor. */
  startMs: number;
  startCpuMs: number;
  /** What the unit takes in that process. */
  unitMs: number;
  /** Heap and buffers once each has two events of its own; in a fleet the examples exist once. */
  ownEventsKib?: number;
}

const DEVICES = 10_000;
/** What devices over sockets may cost, of processor and memory, beside the same sockets and messages without a device. */
const TIMES = 1.3;
const PAIRS = 3;

/** 10,000 devices with a level message a second each, beside a sender without firmware in the same run. */
export async function fleetRows(): Promise<Row[]> {
  const attached = await measure('attached');
  const bare = await measure('bare attached');
  const rows = [
    ...fleetRowsOf('attached', attached, bare, [6, 120, 1000]),
    {
      name: 'fleet, attached, each with two events of its own',
      value: `${attached.ownEventsKib?.toFixed(1)} KiB`,
      ...boundKib(attached.ownEventsKib, 6),
    },
  ];
  rows.push(...(await serveRows()));
  const mosquitto = await startMosquitto();
  if ('missing' in mosquitto) return [...rows, { name: 'fleet, over sockets', value: mosquitto.missing }];
  const address = `mqtt://127.0.0.1:${mosquitto.port}`;
  const before = readCosts([mosquitto.pid]);
  let after = before;
  const sockets = await measure('sockets', address, () => {
    after = readCosts([mosquitto.pid]);
  });
  const bareSockets = await measure('bare sockets', address);
  // What else the machine does changes from one half minute to the next: one pair alone says little.
  const pairs = [[sockets, bareSockets] as const];
  while (pairs.length < PAIRS)
    pairs.push([await measure('sockets', address), await measure('bare sockets', address)]);
  await mosquitto.close();
  const letIn = `, of which ${CONNECTS_PER_SECOND.toLocaleString('en-US')} a second are let in: --connects N`;
  return [
    ...rows,
    ...fleetRowsOf('over sockets to Mosquitto', sockets, bareSockets, [20, 300], letIn),
    ...timesRows(pairs),
    {
      name: 'fleet, over sockets to Mosquitto, what Mosquitto has of memory for it',
      value: `${((after.kib - before.kib) / DEVICES).toFixed(1)} KiB a device`,
    },
  ];
}

/** How many times the cost of the same sockets and messages without a device. */
function timesRows(pairs: readonly (readonly [FleetFigures, FleetFigures])[]): Row[] {
  const units = (fleet: FleetFigures) => inUnits(fleet, fleet.cpuMs).units;
  const rowOf = (what: string, times: readonly number[], reference: string): Row => ({
    name: `fleet, over sockets to Mosquitto, ${what} beside bare sockets`,
    value: `${median(times).toFixed(2)} x (${times.map((one) => one.toFixed(2)).join(', ')})`,
    reference,
    target: `at most ${TIMES} x`,
    met: median(times) <= TIMES,
  });
  return [
    rowOf(
      'processor',
      pairs.map(([fleet, bare]) => units(fleet) / units(bare)),
      'the same messages',
    ),
    rowOf(
      'memory',
      pairs.map(([fleet, bare]) => fleet.kib / bare.kib),
      'a socket without firmware holds nothing of a device',
    ),
  ];
}

function fleetRowsOf(
  how: string,
  fleet: FleetFigures,
  bare: FleetFigures,
  [memoryKib, coreUnits, startUnits]: readonly [number, number, number?],
  letIn = '',
): Row[] {
  const [spent, spentBare] = [inUnits(fleet, fleet.cpuMs), inUnits(bare, bare.cpuMs)];
  const core = boundUnits(spent, coreUnits);
  return [
    {
      name: `fleet, ${how}, memory a device`,
      value: `${fleet.kib.toFixed(1)} KiB, ${fleet.rssKib.toFixed(1)} KiB of the system's`,
      reference: `${bare.kib.toFixed(1)} KiB, ${bare.rssKib.toFixed(1)} KiB of the system's without firmware`,
      ...boundKib(fleet.kib, memoryKib),
    },
    {
      name: `fleet, ${how}, time at ${Math.round(fleet.perSecond).toLocaleString('en-US')} messages/s`,
      value: `${(fleet.cpuMs / 10).toFixed(1)} % of a core`,
      reference: `${costText(spent)} a second; ${ratio(spent.units, spentBare.units)} without firmware`,
      ...core,
      target: `${core.target} a second`,
    },
    {
      name: `fleet, ${how}, all online after`,
      value: `${fleet.startMs.toFixed(0)} ms${letIn}`,
      reference: `${costText(inUnits(fleet, fleet.startCpuMs))}; ${bare.startMs.toFixed(0)} ms without firmware${letIn && ', all at once'}`,
      ...(startUnits === undefined ? {} : boundUnits(inUnits(fleet, fleet.startCpuMs), startUnits)),
    },
  ];
}

const SERVED = 100_000;
const SERVED_KIB = 7;
const SERVED_SECONDS = 5;
/** As long as it takes to connect the streams of all that play, and to come to rest. */
const REST_MS = 8000;

/** `carillon-sim serve --devices 100000`: the process as the system sees it, all that it needs for itself included. */
async function serveRows(): Promise<Row[]> {
  const tool = fileURLToPath(new URL('../simulator/src/cli.ts', import.meta.url));
  const serve = ['serve', '--devices', String(SERVED), '--mqtt-port', '0', '--ws-port', '0'];
  const startMs = performance.now();
  const child = spawn(process.execPath, ['--conditions=@carillon/source', tool, ...serve], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const onlineMs = new Promise<number>((resolve, reject) => {
    // Where it listens it says once all of them are attached.
    createInterface(child.stdout).once('line', () => resolve(performance.now() - startMs));
    child.once('exit', (code) => reject(new Error(`serve ended with ${code}.`)));
  });
  const tookMs = await onlineMs;
  const processorSeconds = readSeconds(ask(child.pid, 'time'));
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const kib = Number(ask(child.pid, 'rss')) / SERVED;
  child.removeAllListeners('exit');
  child.kill('SIGINT');
  await once(child, 'exit');
  return [
    {
      name: 'serve --devices 100000, resident memory a device',
      value: `${kib.toFixed(1)} KiB, the process itself included`,
      ...boundKib(kib, SERVED_KIB),
    },
    {
      name: 'serve --devices 100000, all online after',
      value: `${(tookMs / 1000).toFixed(1)} s, from the start of the process`,
      reference: `${processorSeconds} s of the processor`,
      target: forPeople(`at most ${SERVED_SECONDS} s`),
      met: tookMs <= 1000 * SERVED_SECONDS,
    },
  ];
}

/** What the system knows of a process. */
const ask = (pid: number | undefined, what: 'rss' | 'time') =>
  execFileSync('ps', ['-o', `${what}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();

/** Of '00:00:03' on Linux, '0:03.21' on a Mac. */
const readSeconds = (time: string) => time.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);

const boundKib = (kib: number | undefined, limit: number): Bound => ({
  target: `at most ${limit} KiB`,
  met: kib !== undefined && kib <= limit,
});

const inUnits = ({ unitMs }: FleetFigures, ms: number): Cost => sumCost([{ ms, unitMs }]);

/** `whileItRuns` is called at the end, when all of them are still there. */
async function measure(way: FleetWay, address = '', whileItRuns = () => {}): Promise<FleetFigures> {
  const execArgv = ['--expose-gc', '--conditions=@carillon/source'];
  const child = fork(new URL('fleetProcess.ts', import.meta.url), [way, String(DEVICES), address], {
    execArgv,
  });
  return new Promise((resolve, reject) => {
    child.once('message', (figures) => {
      whileItRuns();
      resolve(figures as FleetFigures);
    });
    child.once('exit', (code) => reject(new Error(`The fleet '${way}' ended with ${code}.`)));
  });
}
