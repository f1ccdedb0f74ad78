import { isIPv6 } from 'node:net';
import { createSecureContext } from 'node:tls';
import type { Authority } from '@carillon/protocol/broker';
import { isAllowedHost } from '@carillon/protocol/server';
import { systemClock } from '@carillon/protocol/time';
import { type AedesBroker, createAedesBroker, type ListenOptions } from '../broker/aedes.ts';
import { openAuthority } from '../broker/broker.ts';
import { PortInUseError, type TlsFiles } from '../broker/listeners.ts';
import { findFleetUser } from '../fleet/devices.ts';
import { createFollowingClock } from '../fleet/followingClock.ts';
import { countMessage, createLocalUplink, NO_COUNTERS } from '../fleet/uplink.ts';
import { readAuthority } from './authorityFile.ts';
import type { Context } from './context.ts';
import { readMembers } from './members.ts';
import { type OptionValues, readInteger, readTextFile } from './options.ts';
import { showProgress } from './progress.ts';
import { FailedError, UsageError } from './usage.ts';

/** How long those who listen have to hear that the devices are offline, before their connections are closed. */
const FAREWELL_MS = 100;

/** Everybody is an admin, except for a client with the label and the key of a device. */
const openToDevices = (classId?: number): Authority => ({
  ...openAuthority,
  authenticate: async (username, password) =>
    findFleetUser(username, password, classId) ?? openAuthority.authenticate(username, password),
});

/** Runs a broker and devices on it in one process, until it is told to end. */
export async function serve(values: OptionValues, { output, signal, seed = 1 }: Context): Promise<number> {
  // A broker alone is of use, too.
  const { devices, classId, start } = await readMembers(values, 0, 4);
  const tcpPort = readInteger('mqtt-port', values['mqtt-port'], 0, 65_535, 1883);
  const wsPort = readInteger('ws-port', values['ws-port'], 0, 65_535, 9001);
  const tls = await readTls(values.cert, values.key);
  const authority = await findAuthority(values, classId);

  const counters = { ...NO_COUNTERS };
  const broker = await createAedesBroker({
    authority,
    allowedOrigins: readOrigins(values.origin),
    allowedHosts: values.name ?? [],
    onPublish: (topic) => countMessage(counters, topic),
    onError: (error) => output.error(`carillon-sim: ${String(error)}`),
    onSlowed: (sentence) => output.error(`carillon-sim: ${sentence}`),
  });
  const ports = await listen(broker, {
    tcpPort,
    wsPort,
    ...(values.host && { hosts: values.host }),
    ...(tls && { tls }),
  });
  if (authority === 'anybody') {
    output.error('carillon-sim: OPEN TO ANYBODY on this machine: every client may use every topic (--open).');
  }
  const clock = createFollowingClock(systemClock);
  const uplink = createLocalUplink(broker, counters);
  const fleet = await start(uplink, clock, seed);
  const [scheme, wsScheme] = tls ? ['mqtts', 'wss'] : ['mqtt', 'ws'];
  const [given = 'localhost'] = values.host ?? [];
  const host = isIPv6(given) ? `[${given}]` : given;
  const mqtt = `${scheme}://${host}:${ports.tcpPort}`;
  const ws = `${wsScheme}://${host}:${ports.wsPort}/mqtt`;
  if (output.status) output.log(`Broker at ${mqtt} and ${ws}, ${devices.length} devices. Ctrl-C ends both.`);
  else output.log(JSON.stringify({ mqtt, ws, devices: devices.length }));
  const endProgress = showProgress(output, clock, devices.length, counters);

  await aborted(signal);
  await fleet.stop();
  await new Promise<void>((resolve) => void clock.after(FAREWELL_MS, resolve));
  endProgress();
  clock.stop();
  await broker.close();
  return 0;
}

async function listen(broker: AedesBroker, options: ListenOptions) {
  try {
    return await broker.listen(options);
  } catch (error) {
    // Its timers would keep the process alive.
    await broker.close();
    if (error instanceof PortInUseError) {
      const option = error.listener === 'mqtt' ? '--mqtt-port' : '--ws-port';
      throw new FailedError(
        `port ${error.port} is in use by another program: ${option} chooses another one.`,
      );
    }
    if (error instanceof Error && 'code' in error) throw new FailedError(`cannot listen: ${error.message}.`);
    throw error;
  }
}

async function readTls(cert: string | undefined, key: string | undefined): Promise<TlsFiles | undefined> {
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined || key === undefined) throw new UsageError('TLS needs both --cert and --key.');
  const tls = { cert: await readTextFile('cert', cert), key: await readTextFile('key', key) };
  try {
    createSecureContext(tls);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`--cert and --key are not a certificate and its key in PEM format (${reason}).`);
  }
  return tls;
}

function readOrigins(origins: readonly string[] = []): readonly string[] {
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong === undefined) return origins;
  throw new UsageError(
    `--origin is '${wrong}': an origin looks like https://console.example, without a path.`,
  );
}

async function findAuthority(
  { authority: path, open, host = [] }: OptionValues,
  classId?: number,
): Promise<Authority | 'anybody'> {
  if (open) {
    if (path !== undefined)
      throw new UsageError('--open lets anybody in: --authority has no meaning with it.');
    const foreign = host.find((one) => !isAllowedHost(one));
    if (foreign === undefined) return 'anybody';
    throw new UsageError(`--open is for this machine only, and --host is '${foreign}'.`);
  }
  if (path === undefined) return openToDevices(classId);
  return readAuthority(path, await readTextFile('authority', path), classId);
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
