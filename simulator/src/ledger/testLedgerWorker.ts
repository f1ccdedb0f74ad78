import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { addTallies, keepLedger, type Tally } from './testLedger.ts';

// Small enough that no core waits for long at the end for another one.
const AT_ONCE = 20;

/** The nights from the first to the last, on all cores: each takes the next ones when it is done with its own. */
export async function keepLedgerOnAllCores(nights: number): Promise<Tally> {
  let next = 1;
  const take = () => {
    const from = next;
    next = Math.min(next + AT_ONCE, nights + 1);
    return Array.from({ length: next - from }, (_, i) => from + i);
  };
  const tallies = Array.from({ length: availableParallelism() }, () => runWorker(take));
  return addTallies((await Promise.all(tallies)).flat());
}

function runWorker(take: () => readonly number[]): Promise<Tally[]> {
  const tallies: Tally[] = [];
  const worker = new Worker(new URL(import.meta.url), {
    execArgv: ['--conditions=@carillon/source'],
    workerData: WORK,
  });
  return new Promise((resolve, reject) => {
    const send = () => {
      const seeds = take();
      worker.postMessage(seeds);
      if (seeds.length === 0) resolve(tallies);
    };
    worker.on('message', (tally: Tally) => {
      tallies.push(tally);
      send();
    });
    worker.on('error', reject);
    send();
  });
}

const WORK = 'silence ledger';

if (!isMainThread && workerData === WORK && parentPort) {
  const port = parentPort;
  port.on('message', (seeds: readonly number[]) => {
    if (seeds.length === 0) port.close();
    else port.postMessage(keepLedger(seeds));
  });
}
