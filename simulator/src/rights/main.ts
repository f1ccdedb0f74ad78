import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Output } from '../cli/context.ts';
import { FailedError, UsageError } from '../cli/usage.ts';
import { createFeed } from './feed.ts';
import { followLogins, type ToldBroker } from './follow.ts';
import { createMosquitto } from './mosquitto.ts';

const HELP = `carillon-rights: keeps the logins and rights of a stock broker as a platform says

Usage
  carillon-rights mosquitto [OPTION...]   by its dynamic security plugin
  carillon-rights nats [OPTION...]        by a part of its configuration, beside its servers

Options of both
  --feed URL          where the platform tells who may log in;
                      default http://localhost:8080/broker/logins

mosquitto
  --broker ADDRESS    mqtt://, mqtts://, ws:// or wss://; default mqtt://127.0.0.1:1883
  --username NAME     the plugin's own administrator; default admin
  --ca FILE           whose certificates to trust besides the usual ones, PEM

nats
  --file FILE         what the configuration of each server includes, written by this
  --pid FILE          the pid_file of a server, may be repeated: it is told to read it again
  --account NAME      the account of all; default CARILLON
  --plain             passwords stand in the file as they are: a server to which many are
                      connected reads it again sooner than one of digests

Secrets are taken from the environment, where no other user sees them:
  CARILLON_RIGHTS_SECRET     what opens the feed, as the platform was given it
  CARILLON_BROKER_PASSWORD   the password of --username, for mosquitto

It runs until it is ended by a signal, and says on standard error what does not work.
Exit code: 0 ended by a signal, 2 wrong use.`;

const text = { type: 'string' } as const;
const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  feed: text,
  broker: text,
  username: text,
  ca: text,
  file: text,
  pid: { type: 'string', multiple: true },
  account: text,
  plain: { type: 'boolean' },
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** Runs the command until `signal` aborts, and returns its exit code. */
export async function main(
  args: readonly string[],
  env: Environment,
  output: Output,
  signal: AbortSignal,
): Promise<number> {
  try {
    const { values, positionals } = parse(args);
    if (values.help) {
      output.log(HELP);
      return 0;
    }
    const [command, ...rest] = positionals;
    if ((command !== 'mosquitto' && command !== 'nats') || rest.length > 0)
      throw new UsageError('say which broker: mosquitto or nats. Try --help.');
    const secret = secretOf(env, 'CARILLON_RIGHTS_SECRET');
    const { feed: url = 'http://localhost:8080/broker/logins' } = values;
    checkFeed(url);
    const open = command === 'nats' ? openNats : openMosquitto;
    const broker = await open(values, env);
    output.log(`carillon-rights: ${command} follows ${url}`);
    const report = (sentence: string) => output.error(`carillon-rights: ${sentence}`);
    await followLogins({ read: createFeed({ url, secret }), broker, signal, report });
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof FailedError)) throw error;
    output.error(`carillon-rights: ${error.message}`);
    return error instanceof UsageError ? 2 : 1;
  }
}

type Values = ReturnType<typeof parse>['values'];

async function openMosquitto(values: Values, env: Environment): Promise<ToldBroker> {
  refuse(values, ['file', 'pid', 'account', 'plain'], 'mosquitto');
  return createMosquitto({
    address: readAddress(values.broker),
    username: values.username ?? 'admin',
    password: secretOf(env, 'CARILLON_BROKER_PASSWORD'),
    ca: values.ca === undefined ? undefined : await readCa(values.ca),
    proofKey: secretOf(env, 'CARILLON_RIGHTS_SECRET'),
  });
}

async function openNats(values: Values): Promise<ToldBroker> {
  refuse(values, ['broker', 'username', 'ca'], 'nats');
  const { file, pid: pidFiles = [], account = 'CARILLON', plain: isPlain } = values;
  if (file === undefined || pidFiles.length === 0)
    throw new UsageError('nats needs --file and --pid. Try --help.');
  if (!/^\w{1,64}$/.test(account))
    throw new UsageError(`--account is '${account}': letters and digits alone.`);
  const { createNats } = await import('./nats.ts');
  return createNats({ file, pidFiles, account, isPlain });
}

function refuse(values: Values, names: readonly (keyof Values)[], command: string): void {
  const foreign = names.find((name) => values[name] !== undefined);
  if (foreign !== undefined) throw new UsageError(`${command} has no option --${foreign}. Try --help.`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    const [sentence] = error instanceof Error ? error.message.split(/\. |$/m) : [];
    throw new UsageError(`${sentence?.replace(/\.$/, '')}. Try --help.`);
  }
}

function secretOf(env: Environment, name: string): string {
  const value = env[name];
  if (value) return value;
  throw new UsageError(`${name} is not set: it is a secret, and no option. Try --help.`);
}

/** All passwords are in the feed: it crosses no network unencrypted. */
function checkFeed(url: string): void {
  const { protocol = '', hostname = '' } = URL.canParse(url) ? new URL(url) : {};
  const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  if (protocol === 'https:' || (protocol === 'http:' && isHere)) return;
  throw new UsageError(`--feed is '${url}': it must be https, or http on this machine.`);
}

function readAddress(address = 'mqtt://127.0.0.1:1883'): string {
  if (/^(mqtts?|wss?):\/\/[^/\s@]+(\/\S*)?$/.test(address)) return address;
  throw new UsageError(`--broker is '${address}': an address looks like mqtt://127.0.0.1:1883.`);
}

async function readCa(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw new UsageError(`--ca is '${path}': that file cannot be read.`);
  }
}
