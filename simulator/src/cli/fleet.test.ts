import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { systemClock } from '@carillon/protocol/time';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createAedesBroker } from '../broker/aedes.ts';
import { openAuthority } from '../broker/broker.ts';
import { eventually } from '../broker/testClient.ts';
import { findFleetUser } from '../fleet/devices.ts';
import { freePort } from '../fleet/testMosquitto.ts';
import { showProgress } from './progress.ts';
import { startTool } from './testRun.ts';

const CLI = fileURLToPath(new URL('../cli.ts', import.meta.url));
const START_MS = 30_000;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Our broker, with the logins that it heard and the devices that said something of themselves last. */
async function startBroker(port = 0) {
  const logins: [username: string, password: string][] = [];
  const contexts = new Map<string, string>();
  const broker = await createAedesBroker({
    authority: {
      ...openAuthority,
      async authenticate(username, password) {
        logins.push([username, password]);
        return findFleetUser(username, password) ?? openAuthority.authenticate(username, password);
      },
    },
    onPublish(topic, payload) {
      const [, kind, , label = ''] = topic.split('/');
      const { ctx }: { ctx?: string } = JSON.parse(new TextDecoder().decode(payload));
      if (kind === 'rep' && ctx) contexts.set(label, ctx);
    },
  });
  cleanups.push(broker.close);
  const { tcpPort } = await broker.listen({ tcpPort: port, wsPort: 0 });
  const are = (ctx: string) => [...contexts].flatMap(([label, last]) => (last === ctx ? [label] : [])).sort();
  return { broker, address: `mqtt://localhost:${tcpPort}`, logins, are };
}

function fleet(...args: string[]) {
  const run = startTool(['fleet', ...args]);
  cleanups.push(run.end);
  return run;
}

describe('carillon-sim fleet', () => {
  test('on a terminal one line says what goes on, and what went wrong', () => {
    vi.useFakeTimers();
    const lines: string[] = [];
    const counters = { online: 998, sent: 0, received: 0, dropped: 0, lost: 0, failed: 0 };
    const status = (line: string) => void lines.push(line);
    const end = showProgress({ log() {}, error() {}, status }, systemClock, 1000, counters);
    Object.assign(counters, { sent: 1200, received: 30, lost: 1, failed: 2, dropped: 3 });
    vi.advanceTimersByTime(1000);
    end();
    expect(lines).toEqual([
      '998 of 1,000 online, 1,200 messages/s sent, 30/s received, 1 connection lost, 2 attempts failed, 3 messages dropped',
      '',
    ]);
  });

  test('into a pipe it writes JSON lines; told to end it says Offline for each device and exits 0', async () => {
    const { address, logins, are } = await startBroker();
    const run = fleet('--broker', address, '--devices', '3', '--meter', '5');
    const labels = ['SIM-00001', 'SIM-00002', 'SIM-00003'];
    await eventually(() => expect(are('Online')).toEqual(labels), START_MS);
    expect(logins.sort()).toEqual(labels.map((label) => [label, label.replace('SIM', 'KEY')]));
    await eventually(() => expect(run.lines.length).toBeGreaterThan(0), START_MS);
    expect(await run.end()).toBe(0);
    await eventually(() => expect(are('Offline')).toEqual(labels));
    const last: unknown = JSON.parse(run.lines.at(-1) ?? '');
    expect(last).toEqual({
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      devices: 3,
      online: 0,
      sent: expect.any(Number),
      received: 0,
      dropped: 0,
      lost: 0,
      failed: 0,
    });
  });

  test('machines that share a fleet run each device once', async () => {
    const { address, are, logins } = await startBroker();
    const shards = ['1/3', '2/3', '3/3'].map((shard) => {
      return fleet('--broker', address, '--devices', '7', '--shard', shard);
    });
    await eventually(() => expect(are('Online')).toHaveLength(7), START_MS);
    expect(new Set(logins.map(([name]) => name)).size).toBe(7);
    expect(logins).toHaveLength(7);
    expect(await shards[0]?.end()).toBe(0);
    await eventually(() => expect(are('Offline')).toEqual(['SIM-00001', 'SIM-00002']));
  });

  test('one login can be that of all devices, for brokers that know no keys', async () => {
    const { address, logins } = await startBroker();
    fleet('--broker', address, '--devices', '2', '--username', 'load', '--password', 'test');
    await eventually(() => expect(logins).toHaveLength(2), START_MS);
    expect(logins).toEqual([
      ['load', 'test'],
      ['load', 'test'],
    ]);
  });

  test(
    'FLT-010 a broker that goes and comes again has the whole fleet again',
    async () => {
      const first = await startBroker();
      fleet('--broker', first.address, '--devices', '5');
      await eventually(() => expect(first.are('Online')).toHaveLength(5), START_MS);
      await first.broker.close();
      const second = await startBroker(Number(new URL(first.address).port));
      await eventually(() => expect(second.are('Online')).toHaveLength(5), 3 * START_MS);
    },
    5 * START_MS,
  );

  test(
    'LIB-17 of two brokers one closes, with half of the fleet: all of it is on the other',
    async () => {
      const [first, second] = [await startBroker(), await startBroker()];
      fleet('--broker', first.address, '--broker', second.address, '--devices', '6');
      await eventually(() => {
        expect(first.are('Online')).toEqual(['SIM-00001', 'SIM-00003', 'SIM-00005']);
        expect(second.are('Online')).toEqual(['SIM-00002', 'SIM-00004', 'SIM-00006']);
      }, START_MS);
      await first.broker.close();
      await eventually(() => expect(second.are('Online')).toHaveLength(6), START_MS);
      expect(second.are('Offline')).toEqual([]);
    },
    3 * START_MS,
  );

  test('FLT-001 a broker out of reach is an error after 10 s, exit code 1, with the address and the reason', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const port = await freePort();
    const run = fleet('--broker', `mqtt://127.0.0.1:${port}`, '--devices', '2');
    await vi.advanceTimersByTimeAsync(9900);
    expect(run.errors).toEqual([]);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await run.code).toBe(1);
    expect(run.errors).toEqual([
      expect.stringMatching(
        new RegExp(
          `^carillon-sim: no device reached mqtt://127.0.0.1:${port} within 10 s: .*ECONNREFUSED.*\\.$`,
        ),
      ),
    ]);
  });

  test.each([
    [
      ['--broker', 'host:1883'],
      "--broker must look like mqtt://host:1883, mqtts://, ws:// or wss://, not 'host:1883'.",
    ],
    [
      ['--broker', 'http://host'],
      "--broker must look like mqtt://host:1883, mqtts://, ws:// or wss://, not 'http://host'.",
    ],
    [
      ['--broker', 'mqtt://host', '--broker', 'host:1883'],
      "--broker must look like mqtt://host:1883, mqtts://, ws:// or wss://, not 'host:1883'.",
    ],
    [['--broker', 'mqtt://a:b@host'], '--broker takes no login: use --username and --password.'],
    [['--shard', '3/2'], "--shard must be a part and how many there are, such as 2/4, not '3/2'."],
    [['--shard', '0/2'], "--shard must be a part and how many there are, such as 2/4, not '0/2'."],
    [['--class', '5'], "--class must be a whole number from 1 to 4, not '5'."],
    [['--devices', '0'], "--devices must be a whole number from 1 to 1000000, not '0'."],
    [['--devices', '-5'], "--devices must be a whole number from 1 to 1000000, not '-5'."],
    [['--devices=-5'], "--devices must be a whole number from 1 to 1000000, not '-5'."],
    [['--devices', 'many'], "--devices must be a whole number from 1 to 1000000, not 'many'."],
    [['--meter', '-1'], "--meter must be a whole number from 0 to 100, not '-1'."],
    [['--first', '-1'], "--first must be a whole number from 1 to 9000000, not '-1'."],
    [['--connects', '0'], "--connects must be a whole number from 1 to 100000, not '0'."],
    [['--connects', '-1'], "--connects must be a whole number from 1 to 100000, not '-1'."],
    [['--prefix', 'a/b'], "--prefix must be letters, digits, '-', '_' and '.', not 'a/b'."],
    [['--ca', '/none.pem'], "--ca is '/none.pem': that file cannot be read."],
    [['--ws-port', '1'], 'fleet has no option --ws-port. Try --help.'],
  ])('%j is wrong use of it', async (args, sentence) => {
    const run = fleet(...args);
    expect(await run.code).toBe(2);
    expect(run.errors).toEqual([`carillon-sim: ${sentence}`]);
  });
});

describe('as a process', () => {
  /** The tool in a process of its own, killed at the end of the test if it still runs. */
  function start(...args: string[]): ChildProcess {
    const child = spawn(process.execPath, ['--conditions=@carillon/source', CLI, ...args], {
      stdio: 'ignore',
    });
    cleanups.push(() => child.kill('SIGKILL'));
    return child;
  }

  test.each(['SIGINT', 'SIGTERM'] as const)(
    '%s says Offline for each device and exits 0',
    async (signal) => {
      const { address, are } = await startBroker();
      const child = start('fleet', '--broker', address, '--devices', '3');
      await eventually(() => expect(are('Online')).toHaveLength(3), START_MS);
      const exited = once(child, 'exit');
      child.kill(signal);
      expect(await exited).toEqual([0, null]);
      await eventually(() => expect(are('Offline')).toHaveLength(3));
    },
    2 * START_MS,
  );

  test(
    'whose reader is gone, as `head` is once it has enough, says Offline for each device and ends without a word',
    async () => {
      const { address, are } = await startBroker();
      const args = ['fleet', '--broker', address, '--devices', '3'];
      const child = spawn(process.execPath, ['--conditions=@carillon/source', CLI, ...args]);
      cleanups.push(() => child.kill('SIGKILL'));
      const said = text(child.stderr);
      await once(child.stdout, 'data');
      child.stdout.destroy();
      expect(await once(child, 'exit')).toEqual([0, null]);
      expect(await said).toBe('');
      await eventually(() => expect(are('Offline')).toHaveLength(3));
    },
    2 * START_MS,
  );

  test(
    'FLT-031 of a fleet that is killed the broker says that it is offline, each device',
    async () => {
      const { address, are } = await startBroker();
      const child = start('fleet', '--broker', address, '--devices', '3');
      await eventually(() => expect(are('Online')).toHaveLength(3), START_MS);
      child.kill('SIGKILL');
      await eventually(() => expect(are('Offline')).toHaveLength(3), START_MS);
    },
    2 * START_MS,
  );

  test(
    'a SIGTERM for the npm that started it ends it, too: each device says Offline',
    async () => {
      const { address, are } = await startBroker();
      const root = fileURLToPath(new URL('../../..', import.meta.url));
      const args = ['run', 'simulate', '--', 'fleet', '--broker', address, '--devices', '3'];
      const npm = spawn('npm', args, { cwd: root, stdio: 'ignore' });
      cleanups.push(() => npm.kill('SIGKILL'));
      await eventually(() => expect(are('Online')).toHaveLength(3), START_MS);
      npm.kill('SIGTERM');
      await eventually(() => expect(are('Offline')).toHaveLength(3), START_MS);
    },
    2 * START_MS,
  );

  test(
    'FLT-105 serve ends where a port is taken, exit code 1',
    async () => {
      const { address } = await startBroker();
      const child = start('serve', '--mqtt-port', '0', '--ws-port', new URL(address).port);
      expect(await once(child, 'exit')).toEqual([1, null]);
    },
    2 * START_MS,
  );

  test(
    'SIGTERM ends serve, too',
    async () => {
      const port = await freePort();
      const child = start('serve', '--mqtt-port', String(port), '--ws-port', '0');
      // A fleet gives up after 10 s, and a busy machine may take longer to start a process.
      await vi.waitUntil(() => isOpen(port), { timeout: START_MS });
      // A fleet gives up after 10 s, and a busy machine may take longer to start a process.
      await vi.waitUntil(() => isOpen(port), { timeout: START_MS });
      const run = fleet('--broker', `mqtt://localhost:${port}`, '--devices', '1', '--first', '9');
      const counters = (): unknown => JSON.parse(run.lines.at(-1) ?? '{}');
      await eventually(() => expect(counters()).toMatchObject({ online: 1 }), START_MS);
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      expect(await exited).toEqual([0, null]);
    },
    3 * START_MS,
  );
});

/** Whether somebody listens on a port. */
const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('connect', () => socket.destroy()).on('error', () => resolve(false));
  });
