import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureProgram, programEnv } from '../testProgram.ts';

/** A Mosquitto of its own, or why there is none. */
export type Mosquitto =
  | { readonly port: number; readonly wsPort: number; readonly pid: number; close(): Promise<void> }
  | { readonly missing: string };

const START_MS = 5000;

/** Starts a Mosquitto on a free port that lets everybody in; installs it first where that is needed and possible. */
export async function startMosquitto(): Promise<Mosquitto> {
  if (!ensureProgram('mosquitto', 'mosquitto')) {
    return { missing: 'not tried: there is no Mosquitto, and none can be installed' };
  }
  const [port, wsPort] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'carillon-mosquitto-'));
  const file = join(folder, 'mosquitto.conf');
  const lines = [
    `listener ${port} 127.0.0.1`,
    `listener ${wsPort} 127.0.0.1`,
    'protocol websockets',
    'allow_anonymous true',
    'persistence false',
    'user root',
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  const broker = spawn('mosquitto', ['-c', file], { env: programEnv, stdio: 'ignore' });
  const exited = once(broker, 'exit');
  const close = async () => {
    broker.kill();
    await exited;
    rmSync(folder, { recursive: true });
  };
  if (await answers(port)) return { port, wsPort, pid: broker.pid ?? 0, close };
  await close();
  return { missing: 'not tried: Mosquitto does not start' };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Whether something listens on a port soon. */
export async function answers(port: number): Promise<boolean> {
  for (const endMs = Date.now() + START_MS; Date.now() < endMs; ) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}
