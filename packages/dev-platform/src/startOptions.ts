import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createSecureContext } from 'node:tls';
import { readHostName } from '@carillon/protocol/server';
import { StartError } from './sentence.ts';

/** What the environment and the command line choose (docs/development-platform.md). */
export interface StartOptions {
  readonly httpPort: number;
  readonly wsPort: number;
  readonly mqttPort: number;
  /** The addresses to listen on. */
  readonly hosts: readonly string[];
  /** Host names to which it answers besides those of this machine. */
  readonly hostNames: readonly string[];
  /** Origins of pages that may use the API and the broker besides those of this machine. */
  readonly origins: readonly string[];
  readonly tls?: { readonly cert: string; readonly key: string };
  /** Absolute path. */
  readonly dataFolder: string;
  readonly isFresh: boolean;
  /** How long a session token lives, in seconds. */
  readonly tokenSeconds: number;
  /** Where the devices' chance comes from. */
  readonly seed: number;
  /** The addresses of a stock broker that the hosts use in the place of ours, kept by `carillon-rights` (docs/brokers.md). */
  readonly brokerUrls?: readonly string[];
  /** Opens `/broker/logins` to `carillon-rights`. */
  readonly loginsFeed?: { readonly secret: string; readonly fleet: number };
}

/** Whether only this machine can reach the platform. */
export const isPrivate = ({ hosts }: Pick<StartOptions, 'hosts'>): boolean =>
  hosts.every((host) => /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host));

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the options. Throws a StartError naming the variable, its value and what it should be. */
export function readStartOptions(
  args: readonly string[],
  environment: Environment,
  cwd: string,
): StartOptions {
  // An empty variable counts as one that is not set: that is how compose files and shells leave things out.
  const given = (name: string) => environment[name]?.trim() || undefined;
  const integer = (name: string, least: number, most: number, otherwise: number) => {
    const value = given(name);
    if (value === undefined) return otherwise;
    const number = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new StartError(`${name} is '${value}': it must be a whole number from ${least} to ${most}.`);
  };
  const ports = {
    CARILLON_PORT: integer('CARILLON_PORT', 0, 65_535, 8080),
    CARILLON_WS_PORT: integer('CARILLON_WS_PORT', 0, 65_535, 9001),
    CARILLON_MQTT_PORT: integer('CARILLON_MQTT_PORT', 0, 65_535, 1883),
  };
  refuseEqualPorts(ports);
  const unknown = args.find((arg) => arg !== '--fresh');
  if (unknown !== undefined) {
    throw new StartError(
      `npm start has no option '${unknown}'. The only one is --fresh: npm start -- --fresh`,
    );
  }
  const host = given('CARILLON_HOST');
  const tls = readTls(given('CARILLON_TLS_CERT'), given('CARILLON_TLS_KEY'));
  const brokerUrls = readBrokerUrls(given('CARILLON_BROKER_URL'));
  const secret = readSecret(given('CARILLON_RIGHTS_SECRET'));
  const fleet = integer('CARILLON_RIGHTS_FLEET', 0, 100_000, 0);
  return {
    httpPort: ports.CARILLON_PORT,
    wsPort: ports.CARILLON_WS_PORT,
    mqttPort: ports.CARILLON_MQTT_PORT,
    hosts: host === undefined ? ['127.0.0.1', '::1'] : [host],
    hostNames: readHostNames(given('CARILLON_HOSTS'), host),
    origins: readOrigins(given('CARILLON_ORIGINS')),
    ...(tls && { tls }),
    ...(brokerUrls && { brokerUrls }),
    ...(secret && { loginsFeed: { secret, fleet } }),
    dataFolder: resolve(cwd, given('CARILLON_DATA') ?? '.carillon'),
    isFresh: args.includes('--fresh'),
    tokenSeconds: integer('CARILLON_TOKEN_SECONDS', 2, 31_536_000, 3600),
    seed: integer('CARILLON_SEED', 0, 2 ** 32 - 1, 1),
  };
}

/** One address, or those of the nodes of a cluster with blanks between them. */
function readBrokerUrls(text: string | undefined): readonly string[] | undefined {
  const addresses = text?.split(/\s+/);
  const wrong = addresses?.find(
    (address) => !/^wss?:\/\/[^/\s]+(\/\S*)?$/.test(address) || !URL.canParse(address),
  );
  if (wrong === undefined) return addresses;
  throw new StartError(`CARILLON_BROKER_URL is '${wrong}': an address looks like ws://localhost:9002/mqtt.`);
}

/** The secret itself is in no sentence. */
function readSecret(text: string | undefined): string | undefined {
  if (text === undefined || /^[\x21-\x7e]{16,}$/.test(text)) return text;
  throw new StartError('CARILLON_RIGHTS_SECRET must have 16 characters at least, and no spaces.');
}

function refuseEqualPorts(ports: Readonly<Record<string, number>>): void {
  const names = new Map<number, string>();
  for (const [name, port] of Object.entries(ports)) {
    const other = names.get(port);
    if (other !== undefined && port !== 0) {
      throw new StartError(`${other} and ${name} are both ${port}: choose two different ports.`);
    }
    names.set(port, name);
  }
}

/** An address that was chosen to listen on answers there; 0.0.0.0 and :: are no address of anything. */
function readHostNames(text: string | undefined, host: string | undefined): string[] {
  const names = (text ?? '').split(/[\s,]+/).filter((name) => name !== '');
  for (const name of names) {
    const isBare = readHostName(name)?.replace(/[[\]]/g, '') === name.toLowerCase().replace(/[[\]]/g, '');
    if (isBare && !/^[^:]*:\d+$/.test(name)) continue;
    throw new StartError(
      `CARILLON_HOSTS holds '${name}': a host name looks like studio.local, without a port.`,
    );
  }
  return host === undefined || host === '0.0.0.0' || host === '::' ? names : [host, ...names];
}

function readOrigins(text: string | undefined): string[] {
  const origins = (text ?? '').split(/[\s,]+/).filter((origin) => origin !== '');
  for (const origin of origins) {
    if (URL.canParse(origin) && new URL(origin).origin === origin) continue;
    throw new StartError(
      `CARILLON_ORIGINS holds '${origin}': an origin looks like https://console.example, without a path.`,
    );
  }
  return origins;
}

function readTls(certPath: string | undefined, keyPath: string | undefined): StartOptions['tls'] {
  if (certPath === undefined && keyPath === undefined) return undefined;
  const cert = readTlsFile('CARILLON_TLS_CERT', certPath);
  const key = readTlsFile('CARILLON_TLS_KEY', keyPath);
  try {
    createSecureContext({ cert, key });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `CARILLON_TLS_CERT and CARILLON_TLS_KEY are not a certificate and its key in PEM format (${reason}).`,
    );
  }
  return { cert, key };
}

function readTlsFile(name: string, path: string | undefined): string {
  if (path === undefined) {
    throw new StartError(`${name} is not set: TLS needs both CARILLON_TLS_CERT and CARILLON_TLS_KEY.`);
  }
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new StartError(`${name} is '${path}': that file cannot be read.`);
  }
}
