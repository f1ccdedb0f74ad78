import { FLEET_PREFIX, type FleetPlan } from '../fleet/devices.ts';
import { type OptionValues, readInteger } from './options.ts';
import { UsageError } from './usage.ts';

/** Which devices, from the options that `serve` and `fleet` share; at least so many, or by default `otherwise`. */
export function readPlan(values: OptionValues, least: number, otherwise: number): FleetPlan {
  const devices = readInteger('devices', values.devices, least, 1_000_000, otherwise);
  const { prefix } = values;
  if (prefix !== undefined && !FLEET_PREFIX.test(prefix)) {
    throw new UsageError(`--prefix must be letters, digits, '-', '_' and '.', not '${prefix}'.`);
  }
  return {
    devices,
    first: readInteger('first', values.first, 1, 9_000_000, 1),
    ...(prefix !== undefined && { prefix }),
    ...(values.class !== undefined && { classId: readInteger('class', values.class, 1, 4, 1) }),
    ...(values.shard !== undefined && { shard: readShard(values.shard) }),
  };
}

function readShard(given: string): NonNullable<FleetPlan['shard']> {
  const [, part, of] = (/^(\d{1,4})\/(\d{1,4})$/.exec(given) ?? []).map(Number);
  if (part && of && part <= of) return { part, of };
  throw new UsageError(`--shard must be a part and how many there are, such as 2/4, not '${given}'.`);
}

export const readMeters = (values: OptionValues): number => readInteger('meter', values.meter, 0, 100, 0);
