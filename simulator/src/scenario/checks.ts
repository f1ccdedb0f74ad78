// A scenario is not type-checked when it runs: what it hands in is looked at, and what is wrong says what is allowed.
import { commands, LIVE_CHANNELS } from '@carillon/protocol/broker';
import { deviceEvent, eventId } from '@carillon/protocol/device';
import { STREAM_STATUS } from '@carillon/protocol/stream';
import * as z from 'zod/mini';
import { STATE_FIELDS } from './deviceState.ts';

/** A century: more would run for ever, and beyond it a Date knows no more moments. */
const MAX_MS = 100 * 365.25 * 86_400_000;

/** Throws a RangeError for what is no span of time in milliseconds. */
export function checkMs(name: string, ms: unknown): void {
  if (typeof ms === 'number' && ms >= 0 && ms <= MAX_MS) return;
  throw new RangeError(`${name} must be a number of milliseconds from 0 to ${MAX_MS}, not ${show(ms)}.`);
}

/** Throws a RangeError for a word that is not among those that are allowed. */
function checkWord(what: string, word: unknown, allowed: readonly string[]): void {
  if (typeof word === 'string' && allowed.includes(word)) return;
  throw new RangeError(`There is no ${what} ${show(word)}, only ${allowed.join(', ')}.`);
}

export const checkChannel = (channel: unknown): void => checkWord('channel', channel, LIVE_CHANNELS);

export const checkCommand = (msg: unknown): void => checkWord('command', msg, Object.keys(commands));

/** Throws a RangeError unless these are the options of a step: `{ withinMs }` or nothing. */
export function checkWithin(step: string, within: unknown): void {
  if (typeof within !== 'object' || within === null) {
    throw new RangeError(`${step} takes its time as { withinMs: 1000 }, not as ${show(within)}.`);
  }
  for (const [name, value] of Object.entries(within)) {
    checkWord(`option of ${step}`, name, ['withinMs']);
    if (value !== undefined) checkMs('withinMs', value);
  }
}

/** Throws a RangeError unless each field is one that a device can be in: another one would never come, or always. */
export function checkState(state: unknown): void {
  const fields = typeof state === 'object' && state !== null ? Object.entries(state) : [];
  if (fields.length === 0) throw new RangeError(`expectState needs one of ${STATE_FIELDS.join(', ')}.`);
  for (const [name, value] of fields) {
    checkWord('field of a state', name, STATE_FIELDS);
    if (name === 'stream') checkWord('state of a stream', value, STREAM_STATUS);
    else if (name === 'playing' || name === 'next')
      checkKind(name, value, 'the id of an event or null', isId);
    else checkKind(name, value, 'true or false', (given) => typeof given === 'boolean');
  }
}

const isId = (value: unknown) => value === null || eventId.safeParse(value).success;

/** Throws a RangeError for what can neither look at a message nor be part of one. */
export function checkPattern(pattern: unknown): void {
  checkKind('The pattern of expectLive', pattern, 'an object of fields, or a function', (given) =>
    given === null ? false : typeof given === 'object' || typeof given === 'function',
  );
}

export function checkKind(
  name: string,
  value: unknown,
  kind: string,
  isKind: (value: unknown) => boolean,
): void {
  if (!isKind(value)) throw new RangeError(`${name} must be ${kind}, not ${show(value)}.`);
}

// With a zone: without one each machine would take its own.
const MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

/** Milliseconds since 1970 of a moment in ISO 8601. Throws a RangeError for what is none. */
export function readMoment(moment: unknown): number {
  const ms = typeof moment === 'string' && MOMENT.test(moment) ? Date.parse(moment) : Number.NaN;
  if (!Number.isNaN(ms)) return ms;
  throw new RangeError(
    `${show(moment)} is no moment in ISO 8601. With its zone it is one: 2026-03-07T09:00:00Z.`,
  );
}

const device = z.strictObject({
  label: z.string().check(z.regex(/^[^/+#\s]{1,64}$/)),
  classId: z.int().check(z.gte(1), z.lte(4)),
  events: z.optional(z.array(deviceEvent)),
  timeServer: z.optional(z.strictObject({ host: z.string(), boot: z.literal([0, 1]) })),
  clockError: z.optional(
    z.strictObject({ aheadMs: z.optional(z.number()), driftPpm: z.optional(z.number()) }),
  ),
});
const options = z.strictObject({
  start: z.optional(z.string()),
  seed: z.optional(z.int().check(z.gte(0), z.lt(2 ** 32))),
  devices: z.array(device).check(z.minLength(1)),
});

/** What may stand where; the names are paths, with * for each of a list. */
const ALLOWED: Readonly<Record<string, string>> = {
  '': Object.keys(options.shape).join(', '),
  start: 'a moment in ISO 8601 with its zone, such as 2026-03-07T09:00:00Z',
  seed: 'a whole number from 0 to 4294967295',
  devices: 'a list of at least one device',
  'devices.*': Object.keys(device.shape).join(', '),
  'devices.*.label': "text of 1 to 64 characters without '/', '+', '#' and spaces",
  'devices.*.classId': 'a whole number from 1 to 4',
  'devices.*.events': 'a list of events',
  'devices.*.timeServer': 'host, boot',
  'devices.*.timeServer.host': 'text',
  'devices.*.timeServer.boot': '0 or 1',
  'devices.*.clockError': 'aheadMs, driftPpm',
  'devices.*.clockError.aheadMs': 'a number of milliseconds',
  'devices.*.clockError.driftPpm': 'a number',
};

/** Throws a RangeError for options that no scenario takes, and for two devices of one label. */
export function checkOptions(given: unknown): void {
  const parsed = options.safeParse(given);
  const [issue] = parsed.error?.issues ?? [];
  if (issue) {
    const allowed = ALLOWED[issue.path.map((key) => (typeof key === 'number' ? '*' : key)).join('.')];
    const place = issue.path
      .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
      .join('');
    const where = place === '' ? 'a scenario' : place.replace(/^\./, '');
    if (issue.code === 'unrecognized_keys') {
      throw new RangeError(`'${issue.keys[0]}' is not an option of ${where}. Allowed: ${allowed}.`);
    }
    throw new RangeError(`${where} is not valid${allowed ? `: ${allowed} is allowed` : ''}.`);
  }
  const labels = new Set<string>();
  for (const { label } of parsed.data?.devices ?? []) {
    if (labels.has(label)) throw new RangeError(`Two devices have the label ${label}: each needs its own.`);
    labels.add(label);
  }
}

const show = (value: unknown) =>
  typeof value === 'string'
    ? `'${value}'`
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
