import { type BrokerUser, deviceAddress } from '@carillon/protocol/broker';

/** A device of a fleet, as it leaves the factory. */
export interface FleetDevice {
  readonly label: string;
  readonly key: string;
  readonly class_id: number;
}

/** Which devices a fleet has (docs/development-platform.md). */
export interface FleetPlan {
  readonly devices: number;
  /** What labels begin with; by default 'SIM-'. */
  readonly prefix?: string;
  /** The class of all of them; by default 1 to 4 in turn. */
  readonly classId?: number;
  /** The number of the first one; by default 1. */
  readonly first?: number;
  /** Which part of the fleet runs here, `of` how many: each machine runs another one. */
  readonly shard?: { readonly part: number; readonly of: number };
}

/** What labels of a fleet may begin with. */
export const FLEET_PREFIX = /^[\w.-]{1,32}$/;

const CLASSES = 4;
const MIN_DIGITS = 5;

/** The devices of a plan, or of its part that runs here: SIM-00001 with KEY-00001 and so on. */
export function listFleet({
  devices,
  prefix = 'SIM-',
  classId,
  first = 1,
  shard = { part: 1, of: 1 },
}: FleetPlan): FleetDevice[] {
  // Parts are runs of numbers: every fourth device would be of one class.
  const from = Math.floor((devices * (shard.part - 1)) / shard.of);
  const to = Math.floor((devices * shard.part) / shard.of);
  return Array.from({ length: to - from }, (_, i) => fleetDevice(prefix, first + from + i, classId));
}

function fleetDevice(prefix: string, n: number, classId = ((n - 1) % CLASSES) + 1): FleetDevice {
  const digits = String(n).padStart(MIN_DIGITS, '0');
  return { label: `${prefix}${digits}`, key: `KEY-${digits}`, class_id: classId };
}

/**
 * The broker user of a device of any fleet by its label and key, or null: for brokers that know no list of devices.
 * `classId` is the class of all of them, as in a FleetPlan.
 */
export function findFleetUser(label: string, key: string, classId?: number): BrokerUser | null {
  // By the key: the last digits of a prefix could belong to the number.
  const [, digits = ''] = /^KEY-(\d{5,7})$/.exec(key) ?? [];
  const prefix = label.slice(0, label.length - digits.length);
  const device = fleetDevice(prefix, Number(digits), classId);
  if (!FLEET_PREFIX.test(prefix) || device.label !== label || device.key !== key) return null;
  const address = deviceAddress({ class_id: device.class_id, device_id: label });
  return address && { kind: 'device', address };
}
