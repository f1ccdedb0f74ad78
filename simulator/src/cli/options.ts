import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { hintAt } from './foreignWords.ts';
import { UsageError } from './usage.ts';

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;

/** The options of every command; each takes those of its list below. */
export const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
  seed: text,
  timeout: text,
  transcript: text,
  compare: text,
  'by-requirement': { type: 'boolean' },
  profile: text,
  firmware: text,
  against: text,
  device: texts,
  prepare: { type: 'boolean' },
  'longest-wait': text,
  way: text,
  grep: text,
  tag: texts,
  'not-tag': texts,
  list: { type: 'boolean' },
  workers: text,
  watch: { type: 'boolean' },
  bail: text,
  seeds: text,
  report: texts,
  html: text,
  sample: text,
  except: text,
  broker: texts,
  ca: text,
  username: text,
  password: text,
  devices: text,
  prefix: text,
  class: text,
  first: text,
  shard: text,
  meter: text,
  connects: text,
  host: texts,
  'mqtt-port': text,
  'ws-port': text,
  cert: text,
  key: text,
  origin: texts,
  name: texts,
  authority: text,
  open: { type: 'boolean' },
  for: text,
  'expect-online': text,
  within: text,
  kill: text,
  replay: text,
  speed: text,
  silent: { type: 'boolean' },
  'real-streams': { type: 'boolean' },
} as const;

/** Of `run`: what is tried in the place of our own firmware. */
const TRIAL = [
  'profile',
  'firmware',
  'against',
  'device',
  'prepare',
  'longest-wait',
  'way',
  'ca',
  'username',
  'password',
];
/** Of `run`: which scenarios. */
const SELECTION = ['grep', 'tag', 'not-tag', 'list'];
/** Of `fleet`: what it is to come to. */
const VERDICT = ['for', 'expect-online', 'within', 'kill'];
const FLEET = [
  'profile',
  'devices',
  'prefix',
  'class',
  'first',
  'meter',
  'seed',
  'replay',
  'speed',
  'real-streams',
];

/** The commands, and the options that each takes. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  run: [
    'seed',
    'timeout',
    'transcript',
    'compare',
    'by-requirement',
    ...TRIAL,
    ...SELECTION,
    'workers',
    'watch',
    'bail',
    'seeds',
    'report',
  ],
  coverage: ['seed', 'html', 'timeout'],
  mutate: ['seed', 'timeout', 'firmware', 'sample', 'except', ...SELECTION.filter((name) => name !== 'list')],
  serve: [...FLEET, 'host', 'mqtt-port', 'ws-port', 'cert', 'key', 'name', 'origin', 'authority', 'open'],
  record: ['broker', 'ca', 'username', 'password', 'device', 'class', 'for', 'silent', 'seed'],
  scenario: [],
  fleet: [...FLEET, 'broker', 'ca', 'username', 'password', 'shard', 'connects', ...VERDICT],
};

export type OptionValues = ReturnType<typeof parse>['values'];

/** Reads a command line. Throws a UsageError for what no command takes. */
export function readCommandLine(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const [command, ...files] = positionals;
  if (command === undefined || values.help || values.version) return { values, command, files };
  const allowed = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!allowed) throw new UsageError(`'${command}' is not a command.${hintAt(command)} Try --help.`);
  const foreign = Object.keys(values).find((name) => !allowed.includes(name));
  if (foreign !== undefined) throw new UsageError(`${command} has no option --${foreign}. Try --help.`);
  if ((command === 'serve' || command === 'fleet') && files.length > 0) {
    throw new UsageError(`${command} takes no '${files[0]}'. Try --help.`);
  }
  return { values, command, files };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: joinNegatives(readBail(args)), allowPositionals: true, options: OPTIONS });
  } catch (error) {
    const [sentence] = error instanceof Error ? error.message.split(/\. |$/m) : [];
    const [, unknown = ''] = /^Unknown option '([^']+)'/.exec(sentence ?? '') ?? [];
    const hint = args[0] === 'fleet' ? hintAt(unknown) : '';
    throw new UsageError(`${sentence?.replace(/\.$/, '')}.${hint} Try --help.`);
  }
}

/** parseArgs calls `--devices -5` ambiguous; as `--devices=-5` the option itself can say what is wrong with it. */
function joinNegatives(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const before = joined.at(-1) ?? '';
    if (/^-\d/.test(arg) && /^--[a-z-]+$/.test(before)) joined.splice(-1, 1, `${before}=${arg}`);
    else joined.push(arg);
  }
  return joined;
}

/** `--bail` alone is `--bail 1`: parseArgs knows no option that may stand without its value. */
const readBail = (args: readonly string[]): string[] =>
  args.flatMap((arg, i) => {
    if (arg === '--bail') return [/^\d+$/.test(args[i + 1] ?? '') ? arg : '--bail=1'];
    return [arg];
  });

/** An option that is a whole number within bounds. */
export function readInteger(
  name: string,
  given: string | undefined,
  least: number,
  most: number,
  otherwise: number,
): number {
  if (given === undefined) return otherwise;
  const value = /^\d{1,10}$/.test(given) ? Number(given) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new UsageError(`--${name} must be a whole number from ${least} to ${most}, not '${given}'.`);
}

const LONGEST_MS = 7 * 86_400_000;
const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, '': 1000, min: 60_000, h: 3_600_000 };

/** An option that is a time such as 500ms, 60s, 5min or 1h, in milliseconds; a number alone is seconds. */
export function readTime(name: string, given: string): number {
  const [, count, unit = ''] = /^(\d{1,9}(?:\.\d{1,3})?)(ms|s|min|h)?$/.exec(given) ?? [];
  const ms = Number(count) * (UNITS[unit] ?? 0);
  if (ms > 0 && ms <= LONGEST_MS) return ms;
  throw new UsageError(
    `--${name} must be a time up to 7 days, such as 500ms, 60s, 5min or 1h, not '${given}'.`,
  );
}

/** The text of a file that an option names. */
export async function readTextFile(name: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw new UsageError(`--${name} is '${path}': that file cannot be read.`);
  }
}
