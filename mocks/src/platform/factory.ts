import { table as devices } from '../records/devices.ts';
import type { FactoryDevice } from '../seed/devices.ts';
import type { PlatformStorage } from '../storage/storage.ts';
import { factory } from './tables.ts';

/** The device that left the factory with this label: one of the list, or one of a fleet. */
export function findFactoryDevice(storage: PlatformStorage, label: string): FactoryDevice | undefined {
  return storage.rows(factory).first({ label }) ?? fleetDevice(label);
}

/** The devices of a fleet that somebody has registered, and the first `count` of it. */
export function listFleetDevices(storage: PlatformStorage, count: number): FactoryDevice[] {
  const first = Array.from({ length: count }, (_, i) => `SIM-${String(i + 1).padStart(5, '0')}`);
  const registered = storage
    .rows(devices)
    .list()
    .map(({ device_id }) => device_id);
  return [...new Set([...first, ...registered])].flatMap((label) => fleetDevice(label) ?? []);
}

/** Whether this is the key that a device left the factory with. Takes equally long wherever the difference is. */
export function fitsKey({ key }: FactoryDevice, given: string): boolean {
  let difference = key.length ^ given.length;
  for (let i = 0; i < key.length; i++) difference |= key.charCodeAt(i) ^ given.charCodeAt(i);
  return difference === 0;
}

/**
 * `npm run simulate` makes as many devices as one likes: SIM-00001 with KEY-00001 and so on, classes 1 to 4 in turn
 * (docs/development-platform.md). A list of them would be endless, so their labels are a rule.
 */
function fleetDevice(label: string): FactoryDevice | undefined {
  const [, digits] = /^SIM-(\d{5,7})$/.exec(label) ?? [];
  const n = Number(digits);
  // One label for each number: SIM-000001 would be the first one again.
  if (!digits || n < 1 || digits !== String(n).padStart(5, '0')) return undefined;
  return { label, key: `KEY-${digits}`, class_id: ((n - 1) % 4) + 1 };
}
