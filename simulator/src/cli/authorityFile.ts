import { type Authority, type BrokerUser, deviceAddress } from '@carillon/protocol/broker';
import * as z from 'zod/mini';
import { findFleetUser } from '../fleet/devices.ts';
import { type Allowed, sayWrong } from '../scenario/wrongShape.ts';
import { UsageError } from './usage.ts';

const id = z.int().check(z.positive());
const label = z.string().check(z.regex(/^[^/+#\s]{1,64}$/));

/** Who may log in to `carillon-sim serve`: people with the labels that are theirs, and devices. */
const person = z.strictObject({
  id,
  password: z.string(),
  role: z.optional(z.enum(['user', 'admin'])),
  devices: z.optional(z.array(label)),
});
const device = z.strictObject({
  label,
  key: z.string(),
  class_id: z.int().check(z.gte(1), z.lte(4)),
});
const authorityFile = z.strictObject({ people: z.array(person), devices: z.optional(z.array(device)) });

const LABEL = "text of 1 to 64 characters without '/', '+', '#' and spaces";
const ALLOWED: Allowed = {
  '': Object.keys(authorityFile.shape).join(', '),
  people: 'a list of people',
  'people.*': Object.keys(person.shape).join(', '),
  'people.*.id': 'a whole number from 1',
  'people.*.password': 'text',
  'people.*.role': "'user' or 'admin'",
  'people.*.devices': 'a list of labels',
  'people.*.devices.*': LABEL,
  devices: 'a list of devices',
  'devices.*': Object.keys(device.shape).join(', '),
  'devices.*.label': LABEL,
  'devices.*.key': 'text',
  'devices.*.class_id': 'a whole number from 1 to 4',
};

/**
 * Reads the text of such a file. Devices of fleets need not be listed; `classId` is that of all of them, if they have
 * one. Throws a UsageError for what is none.
 */
export function readAuthority(path: string, text: string, classId?: number): Authority {
  const refuse = (sentence: string) => new UsageError(`--authority is '${path}': ${sentence}`);
  // A byte order mark, which some editors write.
  const json = text.replace(/^\uFEFF/, '');
  const parsed = authorityFile.safeParse(parseJson(json, refuse));
  if (!parsed.success) throw refuse(sayWrong(parsed.error, ALLOWED, '', 'what it holds'));
  const { people, devices = [] } = parsed.data;
  const person = findTwice(people.map((one) => one.id));
  if (person !== undefined) throw refuse(`two people have the id ${person}: each needs an own one.`);
  const device = findTwice(devices.map((one) => one.label));
  if (device !== undefined) throw refuse(`two devices have the label ${device}: each needs an own one.`);
  const logins = new Map<string, BrokerUser>();
  const owned = new Map<number, ReadonlySet<string>>();
  for (const { id: userId, password, role, devices: labels = [] } of people) {
    const isAdmin = role === 'admin';
    const expiresAtMs = Number.POSITIVE_INFINITY;
    logins.set(loginKey(String(userId), password), { kind: 'person', userId, isAdmin, expiresAtMs });
    owned.set(userId, new Set(labels));
  }
  const classes = new Map<string, string>();
  for (const { label: device_id, key, class_id } of devices) {
    const address = deviceAddress({ class_id, device_id });
    if (!address) continue;
    logins.set(loginKey(device_id, key), { kind: 'device', address });
    classes.set(device_id, address.type);
  }
  return {
    authenticate: async (username, password) =>
      logins.get(loginKey(username, password)) ?? findFleetUser(username, password, classId),
    ownsDevice(userId, { type, label: device }) {
      const known = classes.get(device);
      return owned.get(userId)?.has(device) === true && (known === undefined || known === type);
    },
  };
}

const loginKey = (name: string, password: string) => JSON.stringify([name, password]);

function findTwice<T>(names: readonly T[]): T | undefined {
  const seen = new Set<T>();
  return names.find((name) => seen.size === seen.add(name).size);
}

/** Throws what `refuse` makes of a sentence with the line. */
function parseJson(text: string, refuse: (sentence: string) => Error): unknown {
  const reason = findFault(text);
  if (reason === undefined) return JSON.parse(text);
  throw refuse(`line ${findLine(text, reason)} is no JSON. ${reason}`);
}

function findFault(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** V8 names the line of some faults, quotes the text around others, and says of the rest that the text ends too soon. */
function findLine(text: string, reason: string): number {
  const [, named] = /\(line (\d+) column \d+\)/.exec(reason) ?? [];
  if (named !== undefined) return Number(named);
  const lines = text.trimEnd().split('\n');
  const isUnexpected = (count: number) =>
    findFault(lines.slice(0, count).join('\n'))?.includes('Unexpected token') === true;
  let [before, at] = [0, lines.length];
  while (at - before > 1) {
    const middle = Math.floor((before + at) / 2);
    if (isUnexpected(middle)) at = middle;
    else before = middle;
  }
  return at;
}
