// A scenario is not type-checked when it runs: what it hands in is looked at, and what is wrong says what is allowed.
import { commands, LIVE_CHANNELS } from '@carillon/protocol/broker';
import { toEpoch } from '@carillon/protocol/clock';
import { deviceEvent, eventId } from '@carillon/protocol/device';
import { STREAM_STATUS } from '@carillon/protocol/stream';
import * as z from 'zod/mini';
import { show } from '../show.ts';
import { checkEvents } from './checkEvents.ts';
import { checkKind } from './checkKind.ts';
import { STATE_FIELDS } from './deviceState.ts';
import type { ScenarioOptions } from './scenarioOptions.ts';
import { TAG, TAG_WORDS } from './tags.ts';
import { type Allowed, sayWrong } from './wrongShape.ts';

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

/** Throws a RangeError for what no connection is. */
export const checkConnection = (state: unknown): void =>
  checkWord('state of a connection', state, ['connected', 'lost', 'refused']);

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

const MOMENT = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(:\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/;

/**
 * Milliseconds since 1970 of a moment in ISO 8601. One without a zone is in that of the scenario, which it must then have:
 * each machine would take its own. Throws a RangeError for what is none.
 */
export function readMoment(moment: unknown, zone?: string): number {
  const [text, date = '', time, seconds = '', offset] =
    (typeof moment === 'string' && MOMENT.exec(moment)) || [];
  // A bare date is UTC, as ISO 8601 has it.
  const isLocal = time !== undefined && offset === undefined;
  if (text !== undefined && isLocal && zone !== undefined) {
    const epoch = toEpoch({ date, time }, zone);
    const inMinute = Date.parse(`1970-01-01T00:00${seconds || ':00'}Z`);
    if (epoch !== null && !Number.isNaN(inMinute)) return 1000 * epoch + inMinute;
  }
  const ms = text !== undefined && !isLocal && isDay(date) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(ms)) return ms;
  throw new RangeError(
    `${show(moment)} is no moment in ISO 8601. With its zone it is one: 2026-03-07T09:00:00Z.`,
  );
}

/** A day of the calendar: Date.parse takes 30 February for 2 March. */
const isDay = (date: string) => {
  const ms = Date.parse(date);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date);
};

/** Throws a RangeError for a zone that is not known: everything would be UTC. */
function checkZone(zone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    throw new RangeError(`There is no time zone ${show(zone)}; 'Europe/Rome' is one.`);
  }
}

/** A tenth: a clock that stood still or went backwards would be no clock. */
const MOST_DRIFT = 100_000;

const name = z.string().check(z.minLength(1), z.maxLength(64));
const device = z.strictObject({
  label: z.string().check(z.regex(/^[^/+#\s]{1,64}$/)),
  classId: z.int().check(z.gte(1), z.lte(4)),
  events: z.optional(z.array(deviceEvent)),
  timeServer: z.optional(z.strictObject({ host: z.string(), boot: z.literal([0, 1]) })),
  clockError: z.optional(
    z.strictObject({
      aheadMs: z.optional(z.number().check(z.gte(-MAX_MS), z.lte(MAX_MS))),
      driftPpm: z.optional(z.number().check(z.gte(-MOST_DRIFT), z.lte(MOST_DRIFT))),
    }),
  ),
});
const person = z.strictObject({
  name,
  devices: z.optional(z.array(z.string())),
  isAdmin: z.optional(z.boolean()),
  sessionEnds: z.optional(z.string()),
});
const options = z.strictObject({
  start: z.optional(z.string()),
  zone: z.optional(z.string()),
  seed: z.optional(z.int().check(z.gte(0), z.lt(2 ** 32))),
  tags: z.optional(z.array(z.string().check(z.regex(TAG)))),
  devices: z.optional(z.array(device)),
  consoles: z.optional(z.array(person)),
});

const ALLOWED: Allowed = {
  '': Object.keys(options.shape).join(', '),
  start: 'a moment in ISO 8601 with its zone, such as 2026-03-07T09:00:00Z',
  seed: 'a whole number from 0 to 4294967295',
  zone: 'a time zone, such as Europe/Rome',
  tags: 'a list of tags',
  'tags.*': TAG_WORDS,
  devices: 'a list of devices',
  consoles: 'a list of consoles',
  'consoles.*': Object.keys(person.shape).join(', '),
  'consoles.*.name': 'text of 1 to 64 characters',
  'consoles.*.devices': 'a list of labels',
  'consoles.*.isAdmin': 'true or false',
  'consoles.*.sessionEnds': 'a moment in ISO 8601 with its zone, such as 2026-03-07T09:00:00Z',
  'devices.*': Object.keys(device.shape).join(', '),
  'devices.*.label': "text of 1 to 64 characters without '/', '+', '#' and spaces",
  'devices.*.classId': 'a whole number from 1 to 4',
  'devices.*.events': 'a list of events',
  'devices.*.events.*.mode': "'playback' or 'sender'",
  'devices.*.events.*.id': "'evts/1' and up",
  'devices.*.events.*.name': 'text of at most 128 characters',
  'devices.*.events.*.repeat': 'a whole number, the mask of its days,',
  'devices.*.events.*.time': 'a list of first and last minute of the day',
  'devices.*.events.*.time.*': 'a whole number of minutes from 0 to 1439',
  'devices.*.timeServer': 'host, boot',
  'devices.*.timeServer.host': 'text',
  'devices.*.timeServer.boot': '0 or 1',
  'devices.*.clockError': 'aheadMs, driftPpm',
  'devices.*.clockError.aheadMs': `a number of milliseconds from -${MAX_MS} to ${MAX_MS}`,
  'devices.*.clockError.driftPpm': `a number from -${MOST_DRIFT} to ${MOST_DRIFT}`,
};

/** Throws a RangeError for a device that no stage takes. */
export function checkDevice(given: unknown): void {
  checkOwnEvents(checkShape(device, given, 'devices.*', 'a device'));
}

/** Throws a RangeError for options that no scenario takes, for two devices of one label, and for a console without its devices. */
export function checkOptions(given: unknown): asserts given is ScenarioOptions {
  const { zone, devices = [], consoles = [] } = checkShape(options, given, '', 'a scenario');
  if (zone !== undefined) checkZone(zone);
  checkOnce(
    'devices have the label',
    devices.map(({ label }) => label),
  );
  for (const one of devices) checkOwnEvents(one);
  checkOnce(
    'consoles have the name',
    consoles.map((console) => console.name),
  );
}

function checkOwnEvents({ label, classId, events = [] }: z.infer<typeof device>): void {
  checkOnce(
    `events of ${label} have the id`,
    events.map(({ id }) => id),
  );
  checkEvents(label, classId, events);
}

function checkOnce(what: string, names: readonly string[]): void {
  const twice = names.find((one, i) => names.indexOf(one) < i);
  if (twice !== undefined) throw new RangeError(`Two ${what} ${twice}: each needs its own.`);
}

/** Parses what was given, and says of the first thing that is wrong what is allowed there. */
function checkShape<T>(schema: z.ZodMiniType<T>, given: unknown, root: string, name: string): T {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new RangeError(sayWrong(parsed.error, ALLOWED, root, name));
}
