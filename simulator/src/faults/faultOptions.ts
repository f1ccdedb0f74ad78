// What can go wrong, as a scenario or a story says it (LIB-10). Scenarios are not type-checked when they run: what is
// handed in is looked at, and what is wrong says what is allowed.
import { commands } from '@carillon/protocol/broker';
import * as z from 'zod/mini';
import { NTP_FAILURES } from '../firmware/timeSource.ts';
import { show } from '../show.ts';

/** A century, as for all times of a scenario. */
const MAX_MS = 100 * 365.25 * 86_400_000;

/** 'Bonjour' is the greeting with which a device comes and goes. */
const MESSAGES = [...Object.keys(commands), 'Bonjour'];

const ms = z.number().check(z.gte(0), z.lte(MAX_MS));
/** By nothing is no fault: a scenario would survive it in any case. */
const isChange = z.refine<number>((by) => by !== 0);
const name = z.string().check(z.minLength(1));
const host = z.string().check(z.regex(/^[^\s/:?#@]+$/));
const count = z.int().check(z.gte(1));

/** Each with what is allowed, for the sentence that refuses another value. */
const timed = { afterMs: z.optional(ms), forMs: z.optional(ms) };
const some = {
  device: z.optional(z.union([name, z.readonly(z.array(name).check(z.minLength(1)))])),
  ...timed,
};
const messages = {
  ...some,
  console: z.optional(name),
  direction: z.optional(z.enum(['toDevice', 'fromDevice'])),
  topic: z.optional(name),
  command: z.optional(z.enum(MESSAGES)),
  /** Those that set something, or those that only read: a request without a body, or an empty one. */
  setting: z.optional(z.boolean()),
  skip: z.optional(z.int().check(z.gte(0))),
  times: z.optional(count),
  chance: z.optional(z.number().check(z.gt(0), z.lte(1))),
};

const kinds = {
  // Of messages.
  delay: z.strictObject({ kind: z.literal('delay'), ms, jitterMs: z.optional(ms), ...messages }),
  drop: z.strictObject({ kind: z.literal('drop'), ...messages }),
  duplicate: z.strictObject({
    kind: z.literal('duplicate'),
    copies: z.optional(count),
    laterMs: z.optional(ms),
    ...messages,
  }),
  reorder: z.strictObject({
    kind: z.literal('reorder'),
    window: z.optional(z.int().check(z.gte(2))),
    holdMs: z.optional(ms),
    ...messages,
  }),
  corrupt: z.strictObject({ kind: z.literal('corrupt'), ...messages }),
  wrongReq: z.strictObject({
    kind: z.literal('wrongReq'),
    by: z.optional(z.int().check(isChange)),
    ...messages,
  }),
  noReply: z.strictObject({ kind: z.literal('noReply'), ...messages }),
  refuse: z.strictObject({ kind: z.literal('refuse'), error: z.string(), ...messages }),
  // Of connections and power.
  disconnect: z.strictObject({ kind: z.literal('disconnect'), console: z.optional(name), ...some }),
  halfOpen: z.strictObject({
    kind: z.literal('halfOpen'),
    noticedAfterMs: z.optional(ms),
    console: z.optional(name),
    ...some,
  }),
  powerCut: z.strictObject({
    kind: z.literal('powerCut'),
    during: z.optional(z.enum(MESSAGES)),
    written: z.optional(z.boolean()),
    ...some,
  }),
  clockJump: z.strictObject({
    kind: z.literal('clockJump'),
    ms: z.number().check(z.gte(-MAX_MS), z.lte(MAX_MS), isChange),
    console: z.optional(name),
    ...some,
  }),
  // Of the world around.
  stream: z.strictObject({
    kind: z.literal('stream'),
    host,
    as: z.enum(['dead', 'refused', 'silent', 'flapping']),
    everyMs: z.optional(z.number().check(z.gte(1), z.lte(MAX_MS))),
    ...some,
  }),
  dns: z.strictObject({ kind: z.literal('dns'), host, ...some }),
  ntp: z.strictObject({
    kind: z.literal('ntp'),
    as: z.enum(['dead', ...Object.keys(NTP_FAILURES)]),
    host: z.optional(host),
    ...some,
  }),
  broker: z.strictObject({
    kind: z.literal('broker'),
    as: z.enum(['down', 'slow']),
    ms: z.optional(ms),
    jitterMs: z.optional(ms),
    ...timed,
  }),
};

type Kinds = typeof kinds;

/** All kinds of faults, and of those that come in several ways each: 'stream dead'. */
export const listFaultKinds = (): readonly string[] =>
  Object.entries(kinds).flatMap(([kind, { shape }]) =>
    'as' in shape ? Object.values(shape.as.def.entries).map((as) => `${kind} ${as}`) : [kind],
  );
export type FaultKind = keyof Kinds;
/** The options of one kind of fault. */
export type FaultOf<K extends FaultKind> = z.infer<Kinds[K]>;
/** A fault: its kind, what it does, whom it meets, and when. */
export type FaultOptions = { [K in FaultKind]: FaultOf<K> }[FaultKind];

/** The kinds that meet single messages, and can be told which. */
export type MessageFault = FaultOf<
  'delay' | 'drop' | 'duplicate' | 'reorder' | 'corrupt' | 'wrongReq' | 'noReply' | 'refuse'
>;

const A_MS = `a number of milliseconds from 0 to ${MAX_MS}`;
const A_JUMP = `a number of milliseconds from -${MAX_MS} to ${MAX_MS}, other than 0`;
const A_COUNT = 'a whole number from 1 up';
const A_HOST = 'the name of a host, such as live.aurora-radio.example';

/** What may stand in each field. */
const ALLOWED: Readonly<Record<string, string>> = {
  ms: A_MS,
  jitterMs: A_MS,
  laterMs: A_MS,
  holdMs: A_MS,
  noticedAfterMs: A_MS,
  everyMs: 'a number of milliseconds from 1 up',
  afterMs: A_MS,
  forMs: A_MS,
  device: 'a label, or a list of labels',
  console: 'the name of a console',
  direction: "'toDevice' or 'fromDevice'",
  topic: 'a topic or a filter of topics',
  command: `one of ${MESSAGES.join(', ')}`,
  during: `one of ${MESSAGES.join(', ')}`,
  skip: 'a whole number from 0 up',
  times: A_COUNT,
  copies: A_COUNT,
  window: 'a whole number from 2 up',
  chance: 'a number above 0, up to 1',
  by: 'a whole number other than 0',
  error: 'text',
  setting: 'true or false',
  written: 'true or false',
  host: A_HOST,
};

/** What may stand in `as`, kind by kind. */
const allowedAs = (kind: FaultKind) => {
  const { shape } = kinds[kind];
  return 'as' in shape
    ? `one of ${shape.as.def.entries ? Object.keys(shape.as.def.entries).join(', ') : ''}`
    : '';
};

/** Throws a RangeError for what is no fault, which says what is allowed. */
export function checkFault(given: unknown): asserts given is FaultOptions {
  const kind = typeof given === 'object' && given !== null && 'kind' in given ? given.kind : undefined;
  if (!isKind(kind)) {
    throw new RangeError(`There is no kind of fault ${show(kind)}, only ${Object.keys(kinds).join(', ')}.`);
  }
  const { data, error } = kinds[kind].safeParse(given);
  if (data) return checkTogether(data);
  const [issue] = error?.issues ?? [];
  if (!issue) return;
  if (issue.code === 'unrecognized_keys') {
    const allowed = Object.keys(kinds[kind].shape).filter((field) => field !== 'kind');
    throw new RangeError(
      `'${issue.keys[0]}' is not an option of the fault ${kind}. Allowed: ${allowed.join(', ')}.`,
    );
  }
  const field = String(issue.path[0]);
  const allowed =
    field === 'as' ? allowedAs(kind) : kind === 'clockJump' && field === 'ms' ? A_JUMP : ALLOWED[field];
  const value: unknown = Object.entries(given as object).find(([key]) => key === field)?.[1];
  throw new RangeError(`${field} of the fault ${kind} must be ${allowed}, not ${show(value)}.`);
}

/** Throws a RangeError for what would change nothing beside the rest, and leave a scenario with less than it says. */
function checkTogether(fault: FaultOptions): void {
  const refuse = (field: string, reason: string) => {
    if (field in fault) throw new RangeError(`${field} of the fault ${fault.kind} ${reason}.`);
  };
  const isOfConnection = ['disconnect', 'halfOpen', 'clockJump'].includes(fault.kind);
  if (isOfConnection && 'console' in fault) refuse('device', 'does not go with console: order two faults');
  if (fault.kind === 'powerCut' && fault.during === undefined) refuse('written', 'needs during');
  if (fault.kind === 'stream' && fault.as !== 'flapping') refuse('everyMs', "needs as: 'flapping'");
  if (fault.kind === 'broker' && fault.as !== 'slow') {
    for (const field of ['ms', 'jitterMs']) refuse(field, "needs as: 'slow'");
  }
}

const isKind = (kind: unknown): kind is FaultKind => typeof kind === 'string' && Object.hasOwn(kinds, kind);

/** Whether a fault is about this device: about each one where it names none. */
export const isAbout = (
  { device }: { readonly device?: FaultOf<'drop'>['device'] },
  label: string,
): boolean =>
  device === undefined || (typeof device === 'string' ? device === label : setOf(device).has(label));

/** Of each list once: one of thousands of labels is asked of thousands of devices, and of each of their messages. */
const labelSets = new WeakMap<readonly string[], ReadonlySet<string>>();

function setOf(labels: readonly string[]): ReadonlySet<string> {
  const known = labelSets.get(labels) ?? new Set(labels);
  labelSets.set(labels, known);
  return known;
}

/** A fault for people: 'delay {"ms":6000,"command":"vol"}'. */
export function describeFault({ kind, ...rest }: FaultOptions): string {
  return `${kind} ${JSON.stringify(rest)}`;
}
