import type { Clock } from '@carillon/protocol/time';
import { listFleet } from '../fleet/devices.ts';
import { startFleet } from '../fleet/fleet.ts';
import type { Uplink } from '../fleet/uplink.ts';
import { createNetworkSource } from '../radio/networkSource.ts';
import type { OptionValues } from './options.ts';
import { readMeters, readPlan } from './plan.ts';
import { readReplay } from './recording/recordings.ts';
import { readProfile } from './trial/readProfile.ts';

/** The devices that `serve` and `fleet` are told to run, at least so many, or by default `otherwise`; and what starts them. */
export async function readMembers(values: OptionValues, least: number, otherwise: number) {
  const plan = readPlan(values, least, otherwise);
  const replay = await readReplay(values);
  const devices = replay?.devices ?? listFleet(plan);
  const metersPerSecond = readMeters(values);
  const profile = await readProfile(values);
  return {
    devices,
    /** The class of all of them, if they have one. */
    classId: plan.classId,
    start: (uplink: Uplink, clock: Clock, seed: number) =>
      startFleet({
        devices,
        uplink,
        clock,
        seed,
        profile,
        metersPerSecond,
        firmware: replay?.firmware,
        source: values['real-streams'] ? createNetworkSource({ clock }) : undefined,
      }),
  };
}
