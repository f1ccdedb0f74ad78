// 3,000 devices on brokers that people already run, one of whose nodes is killed, as a watching client sees them. It takes
// minutes: `npm run certify`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createHeard, hear } from '@carillon/protocol/attention';
import { deviceAddress } from '@carillon/protocol/broker';
import { type BrokerLogin, listReach } from '@carillon/protocol/server';
import { systemClock as clock } from '@carillon/protocol/time';
import { afterEach, expect, test } from 'vitest';
import { listFleet } from '../../../../simulator/src/fleet/devices.ts';
import { createMosquitto } from '../../../../simulator/src/rights/mosquitto.ts';
import { createNats } from '../../../../simulator/src/rights/nats.ts';
import { startSecureMosquitto } from '../../../../simulator/src/rights/testMosquitto.ts';
import { startNats } from '../../../../simulator/src/rights/testNats.ts';
import { createBroker } from '../broker/broker.ts';
import { mqttTransport } from '../broker/connection/mqttTransport.ts';
import { createFleet } from './fleet.ts';

const DEVICES = 3000;
/** Of them, the last ones have their power cut in the moment in which their node is killed: nobody says Offline for them. */
const DEAD = 100;
const LIVING = DEVICES - DEAD;
const BACK_MS = 60_000;
/** A quiet device is asked once in 25 to 40 s, and has 5 s to answer. */
const JUDGED_MS = 60_000;
const WATCHED_MS = 30_000;
const TEST_MS = 600_000;
// The administrator of Mosquitto's plugin is called 'admin'.
const ADMIN = { username: 'watcher', password: 'of-the-watcher' };

const isPlayed = Boolean(process.env.CARILLON_FULL);
const program = fileURLToPath(new URL('../../../../simulator/src/cli.ts', import.meta.url));
const records = listFleet({ devices: DEVICES }).map(({ label, key, class_id }) => ({
  device_id: label,
  class_id,
  key,
}));

const admin: BrokerLogin = {
  name: ADMIN.username,
  password: ADMIN.password,
  ...listReach({ kind: 'person', userId: 1, isAdmin: true, expiresAtMs: Number.POSITIVE_INFINITY }),
};
const logins: readonly BrokerLogin[] = [
  admin,
  ...records.flatMap((record) => {
    const address = deviceAddress(record);
    if (!address) return [];
    return { name: record.device_id, password: record.key, ...listReach({ kind: 'device', address }) };
  }),
];

/** One for all devices, of a broker that takes minutes to learn of thousands. */
const COMMON: BrokerLogin = {
  name: 'fleet',
  password: 'of-the-fleet',
  publish: ['cmd/rep/+/+', 'async/+/+/+'],
  subscribe: ['cmd/req/+/+'],
};

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Resolves with how long it took. */
async function until(what: string, boundMs: number, isSo: () => boolean | Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await isSo())) {
    if (performance.now() - start > boundMs) throw new Error(`${what}: not within ${seconds(boundMs)}`);
    await wait(100);
  }
  return performance.now() - start;
}

/** Devices in a process of their own. */
function powerOn(first: number, devices: number, addresses: readonly string[], common?: BrokerLogin) {
  const plan = ['--first', String(first), '--devices', String(devices)];
  const login = common ? ['--username', common.name, '--password', common.password] : [];
  const where = addresses.flatMap((address) => ['--broker', address]);
  const child = spawn(
    process.execPath,
    ['--conditions=@carillon/source', program, 'fleet', ...plan, ...login, ...where],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const exited = once(child, 'exit');
  let last = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    last = (last + chunk).split('\n').slice(-2).join('\n');
  });
  const end = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  closers.push(end);
  const isAllOnline = () => last.includes(`"online":${devices},`);
  return { end, isAllOnline };
}

/** A client that watches all of them, and what it thinks of each. */
function watch(addresses: readonly string[]) {
  const broker = createBroker({
    transport: addresses.map((address) => mqttTransport(address)),
    clock,
    credentials: async () => ADMIN,
  });
  const fleet = createFleet({ broker, clock });
  const stop = fleet.watch(records, () => {});
  broker.connect();
  closers.push(() => {
    stop();
    broker.disconnect();
  });
  const presences = records.map((record) => {
    const address = deviceAddress(record);
    if (!address) throw new Error('It has no topics.');
    const heard = broker.device(address).heard({ createHeard, hear });
    return () => heard.getSnapshot().presence;
  });
  const count = (from: number, to: number, presence: string) =>
    presences.slice(from, to).filter((read) => read() === presence).length;
  return {
    address: () => broker.getSnapshot().address,
    isConnected: () => broker.getSnapshot().status === 'connected',
    living: (presence: string) => count(0, LIVING, presence),
    dead: (presence: string) => count(LIVING, DEVICES, presence),
  };
}

interface Stock {
  readonly addresses: readonly string[];
  readonly websockets: readonly string[];
  /** With which all devices log in; by default each with its own. */
  readonly common?: BrokerLogin;
  /** Kills where the watcher is, and runs `meanwhile` while it is gone. */
  kill(node: number, meanwhile: () => Promise<unknown>): Promise<void>;
}

async function killUnderTheFleet(name: string, { addresses, websockets, common, kill }: Stock) {
  const watcher = watch(websockets);
  await until('the watcher is let in', 60_000, watcher.isConnected);
  const node = websockets.indexOf(watcher.address());
  const living = powerOn(1, LIVING, addresses, common);
  const dead = powerOn(LIVING + 1, DEAD, addresses.slice(node, node + 1), common);
  const startedMs = await until('all are online', 120_000, () => living.isAllOnline() && dead.isAllOnline());
  const seenMs = await until('all are seen', 120_000, () => watcher.living('online') === LIVING);
  await until('those that will die are seen, too', 120_000, () => watcher.dead('online') === DEAD);

  const killed = performance.now();
  await kill(node, dead.end);
  await until('the fleet has heard of it', 10_000, () => !living.isAllOnline());
  await until('all that live are back', BACK_MS, living.isAllOnline);
  const backMs = performance.now() - killed;
  expect(backMs).toBeLessThan(BACK_MS);
  await until('all that live are seen, and no dead one', BACK_MS + JUDGED_MS, () => {
    return watcher.living('online') === LIVING && watcher.dead('online') === 0;
  });
  const judgedMs = performance.now() - killed;
  let [mostDead, fewestLiving] = [0, LIVING];
  for (const start = performance.now(); performance.now() - start < WATCHED_MS; await wait(250)) {
    mostDead = Math.max(mostDead, watcher.dead('online'));
    fewestLiving = Math.min(fewestLiving, watcher.living('online'));
  }
  expect([mostDead, fewestLiving]).toEqual([0, LIVING]);
  console.log(
    `${name}: ${DEVICES} devices online after ${seconds(startedMs)}, seen ${seconds(seenMs)} later; node ${node} killed: ${LIVING} that live back after ${seconds(backMs)}, all seen as they are after ${seconds(judgedMs)}`,
  );
}

test.runIf(isPlayed)(
  'LIB-17 FLT-011 3,000 devices over three NATS servers, of which one is killed: all that live are back within 60 s, and no presence is wrong',
  async () => {
    const cluster = await startNats();
    if (!cluster) throw new Error('There is no nats-server, and none can be installed.');
    closers.push(cluster.close);
    const { addresses, websockets, file, pidFiles, signal } = cluster;
    await createNats({ file, pidFiles, account: 'CARILLON' }).apply(logins);
    await killUnderTheFleet('NATS', {
      addresses,
      websockets,
      async kill(node, meanwhile) {
        await signal(node, 'SIGKILL');
        await meanwhile();
      },
    });
  },
  TEST_MS,
);

test.runIf(isPlayed)(
  'LIB-17 FLT-010 3,000 devices on Mosquitto, which is killed and started again: all that live are back within 60 s, and no presence is wrong',
  async () => {
    const mosquitto = await startSecureMosquitto();
    if (!mosquitto) throw new Error('There is no Mosquitto, and none can be installed.');
    closers.push(mosquitto.close);
    const { address, websocket, login, restart } = mosquitto;
    const told = createMosquitto({ address, ...login, proofKey: 'key' });
    while (await told.apply([admin, COMMON]));
    await told.close();
    await killUnderTheFleet('Mosquitto', {
      addresses: [address],
      websockets: [websocket],
      common: COMMON,
      kill: (_node, meanwhile) => restart('SIGKILL', meanwhile),
    });
  },
  TEST_MS,
);
