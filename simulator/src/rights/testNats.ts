import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { answers, freePort } from '../fleet/testMosquitto.ts';
import { ensureProgram, programEnv } from '../testProgram.ts';

/** A cluster of NATS servers that speak MQTT, with accounts in one file that none of them has read yet. */
export interface NatsCluster {
  /** Where each speaks MQTT. */
  readonly addresses: readonly string[];
  readonly websockets: readonly string[];
  readonly file: string;
  readonly pidFiles: readonly string[];
  /** SIGKILL: it is gone without a word. SIGSTOP: it takes what is sent to it, and does nothing with it. */
  signal(node: number, signal: 'SIGKILL' | 'SIGSTOP'): Promise<void>;
  /** Which node leads each of the streams that MQTT needs, 'sess', 'msgs' and 'rmsgs', by its number; -1 is none. */
  leaders(): Promise<ReadonlyMap<string, number>>;
  /** The killed one begins again, and answers. */
  revive(node: number): Promise<void>;
  close(): Promise<void>;
}

const LOOK_MS = 10;
/** In what a server says of its streams: who leads each. */
const LEADER = /"name": "\$MQTT_(\w+)"[\s\S]*?"leader": "n(\d*)"/g;

/** Starts one, as docs/brokers.md sets it up; undefined where there is no nats-server, and none can be installed. */
export async function startNats(nodes = 3): Promise<NatsCluster | undefined> {
  if (!ensureProgram('nats-server', 'nats-server')) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'carillon-nats-'));
  const file = join(folder, 'accounts.conf');
  writeFileSync(file, 'accounts { CARILLON { jetstream: enabled, users: [] } }\n');
  const ports: { client: number; mqtt: number; ws: number; route: number; monitor: number }[] = [];
  for (let n = 0; n < nodes; n++)
    ports.push({
      client: await freePort(),
      mqtt: await freePort(),
      ws: await freePort(),
      route: await freePort(),
      monitor: await freePort(),
    });
  const routes = ports.map(({ route }) => `nats://127.0.0.1:${route}`).join(', ');
  const pidFiles = ports.map((_, n) => join(folder, `n${n + 1}.pid`));
  ports.forEach(({ client, mqtt, ws, route, monitor }, i) => {
    const name = `n${i + 1}`;
    const lines = [
      `server_name: ${name}`,
      `listen: 127.0.0.1:${client}`,
      `http: 127.0.0.1:${monitor}`,
      `pid_file: ${join(folder, `${name}.pid`)}`,
      `jetstream { store_dir: ${join(folder, name)} }`,
      `mqtt { listen: 127.0.0.1:${mqtt}, stream_replicas: ${nodes} }`,
      `websocket { listen: 127.0.0.1:${ws}, no_tls: true }`,
      `cluster { name: carillon, listen: 127.0.0.1:${route}, routes: [${routes}] }`,
      `include "accounts.conf"`,
    ];
    writeFileSync(join(folder, `${name}.conf`), `${lines.join('\n')}\n`);
  });
  const start = (node: number) => {
    const args = ['-c', join(folder, `n${node + 1}.conf`)];
    const server = spawn('nats-server', args, { env: programEnv, stdio: 'ignore' });
    return { server, exited: once(server, 'exit') };
  };
  const servers = ports.map((_, node) => start(node));
  for (const { mqtt } of ports) await answers(mqtt);
  for (const pidFile of pidFiles) await hasWritten(pidFile);
  return {
    addresses: ports.map(({ mqtt }) => `mqtt://127.0.0.1:${mqtt}`),
    websockets: ports.map(({ ws }) => `ws://127.0.0.1:${ws}/mqtt`),
    file,
    pidFiles,
    async signal(node, signal) {
      servers[node]?.server.kill(signal);
      if (signal === 'SIGKILL') await servers[node]?.exited;
    },
    async leaders() {
      for (const { monitor } of ports) {
        const told = await fetch(`http://127.0.0.1:${monitor}/jsz?accounts=true&streams=true`).catch(
          () => null,
        );
        if (!told) continue;
        const streams = (await told.text()).matchAll(LEADER);
        return new Map([...streams].map(([, name = '', node]) => [name, Number(node) - 1]));
      }
      return new Map();
    },
    async revive(node) {
      servers[node] = start(node);
      await answers(ports[node]?.mqtt ?? 0);
    },
    async close() {
      for (const { server, exited } of servers) {
        server.kill('SIGKILL');
        await exited;
      }
      rmSync(folder, { recursive: true });
    },
  };
}

/** A server that answers already may still be about to say which process it is. */
async function hasWritten(pidFile: string): Promise<void> {
  while (!existsSync(pidFile) || readFileSync(pidFile, 'utf8') === '') await setTimeout(LOOK_MS);
}
