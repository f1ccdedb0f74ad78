import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPlatform } from '@carillon/mocks';
import { buildAndReport, buildHost, hosts, isStale } from '../scripts/build.ts';
import { freePorts } from '../scripts/freePorts.ts';
import { root } from '../scripts/process.ts';
import { boundUnits, costText, measureCosts } from './reference.ts';
import { median, type Row, ratio } from './table.ts';

const IN_MEMORY = { turns: 9, turnMs: 60 };
const STARTS = 5;
const LOOK_EVERY_MS = 5;

/** What `npm start` does when it does nothing. */
const BARE = `require('http').createServer((_, answer) => answer.end()).listen(process.env.CARILLON_PORT)`;

/** How long a platform in memory takes to start, and `npm start` until its first page is there. */
export async function startRows(): Promise<Row[]> {
  await buildAndReport(hosts.filter(isStale), buildHost);
  const firstStartMs = performance.now();
  createPlatform();
  const firstMs = performance.now() - firstStartMs;
  const [inMemory] = measureCosts([() => createPlatform()], IN_MEMORY);
  if (!inMemory) throw new Error('No platform was measured.');
  const folder = mkdtempSync(join(tmpdir(), 'carillon-bench-'));
  writeFileSync(join(folder, 'start.cjs'), BARE);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node start.cjs' } }));
  const again: number[] = [];
  const fresh: number[] = [];
  const bare: number[] = [];
  for (let i = 0; i < STARTS; i++) {
    const data = join(folder, `data-${i}`);
    bare.push(await startMs(folder, data));
    fresh.push(await startMs(root, data));
    again.push(await startMs(root, data));
  }
  rmSync(folder, { recursive: true });
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  const besideBare = (ms: number) =>
    `${seconds(median(bare))} for npm and a bare server, ${ratio(ms, median(bare))}`;
  return [
    {
      name: 'start of a platform in memory',
      value: `${inMemory.ms.toFixed(2)} ms`,
      reference: `${costText(inMemory)}; ${firstMs.toFixed(2)} ms for the first one of a process`,
      ...boundUnits(inMemory, 5),
    },
    ...[
      { name: 'npm start to the first page, without data', ms: median(fresh) },
      { name: 'npm start to the first page, again', ms: median(again) },
    ].map(({ name, ms }) => ({ name, value: seconds(ms), reference: besideBare(ms) })),
  ];
}

/** Milliseconds from `npm start` in a folder to the first page. */
async function startMs(cwd: string, data: string): Promise<number> {
  const [port = ''] = await freePorts(1);
  const startedMs = performance.now();
  // A group of its own: npm, its shell and the server end together.
  const npm = spawn('npm', ['start'], {
    cwd,
    detached: true,
    env: {
      ...process.env,
      CARILLON_DATA: data,
      CARILLON_PORT: `${port}`,
      CARILLON_WS_PORT: '0',
      CARILLON_MQTT_PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Closed means that nobody of the group writes any longer: the data folder is free.
  const closed = once(npm.stdout.resume(), 'close');
  while (!(await isServed(Number(port)))) {
    if (npm.exitCode !== null) throw new Error(`npm start in ${cwd} ended with ${npm.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  const tookMs = performance.now() - startedMs;
  process.kill(-(npm.pid ?? 0), 'SIGTERM');
  await closed;
  return tookMs;
}

async function isServed(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/`)).status === 200;
  } catch {
    return false;
  }
}
