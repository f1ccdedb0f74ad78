import { type Authority, type BrokerUser, deviceAddress } from '@carillon/protocol/broker';
import * as z from 'zod/mini';
import { findFleetUser } from '../fleet/devices.ts';
import { UsageError } from './usage.ts';

const id = z.int().check(z.positive());
const label = z.string().check(z.regex(/^[^/+#\s]{1,64}$/));

/** Who may log in to `carillon-sim serve`: people with the labels that are theirs, and devices. */
const authorityFile = z.object({
  people: z.array(
    z.object({
      id,
      password: z.string(),
      role: z.optional(z.enum(['user', 'admin'])),
      devices: z.optional(z.array(label)),
    }),
  ),
  devices: z.optional(
    z.array(z.object({ label, key: z.string(), class_id: z.int().check(z.gte(1), z.lte(4)) })),
  ),
});

/**
 * Reads the text of such a file. Devices of fleets need not be listed; `classId` is that of all of them, if they have
 * one. Throws a UsageError for what is none.
 */
export function readAuthority(path: string, text: string, classId?: number): Authority {
  const parsed = authorityFile.safeParse(parseJson(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const place = issue?.path.length ? ` (at ${issue.path.join('.')})` : '';
    throw new UsageError(
      `--authority is '${path}': that is no list of people and devices${place}. See --help.`,
    );
  }
  const { people, devices = [] } = parsed.data;
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
