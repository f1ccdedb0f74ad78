import { liveTopic } from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';
import { exampleEvents } from '../firmware/exampleEvents.ts';
import { createFirmware } from '../firmware/firmware.ts';
import type { MemoryPort } from '../firmware/memory.ts';
import type { Firmware, FirmwareOptions } from '../firmware/port.ts';
import { type FirmwareProfile, PROFILE } from '../firmware/profile.ts';
import { music } from '../firmware/signal.ts';
import { createSyntheticSource, type SourcePort } from '../firmware/source.ts';
import { createSyntheticTimeSource } from '../firmware/timeSource.ts';
import { createRandom } from '../random.ts';
import type { FleetDevice } from './devices.ts';
import type { Uplink, UplinkDevice } from './uplink.ts';

export interface FleetOptions {
  readonly devices: readonly FleetDevice[];
  readonly uplink: Uplink;
  /** Should be a FollowingClock: each device waits for several things at once. */
  readonly clock: Clock;
  /** Where chance comes from; by default 1. */
  readonly seed?: number;
  /** Limits and times of all devices, within the protocol; by default those of our own make. */
  readonly profile?: FirmwareProfile | undefined;
  /** Level messages a second and device, whether somebody asked for them or not; by default none. */
  readonly metersPerSecond?: number;
  /** Where streams come from and go to; by default synthetic stations. */
  readonly source?: SourcePort | undefined;
  /** What the devices are; by default of our own make, with the example events of their class. */
  readonly firmware?: FleetFirmware | undefined;
}

/** Makes a device of a fleet. */
export type FleetFirmware = (
  device: FleetDevice,
  world: Omit<FirmwareOptions, 'label' | 'classId'>,
) => Firmware;

/** Devices that are powered on. */
export interface Fleet {
  /** Shuts all of them down: each says Offline, and then the uplink closes. */
  stop(): Promise<void>;
}

/** One of it, with its link at the same place of the other list. */
interface Members {
  readonly firmwares: readonly Firmware[];
  readonly links: readonly UplinkDevice[];
}

const METER_STEP_MS = 20;
/**
 * So many say that they are there before what they said is delivered. A broker in this process works at each message for a
 * while: with those of 100,000 devices under way all of it grows old, and stays for as long as the process.
 */
const AT_ONCE = 100;
const delivered = () => new Promise<void>((resolve) => process.nextTick(resolve));
/** Who listens to several devices does not hear all of them swell at once. */
const SIGNALS = Array.from({ length: 64 }, (_, seed) => music(seed));

/** Nobody switches a device of a fleet off and on again, so that nothing needs to be kept. */
const NO_MEMORY: MemoryPort = { load: () => null, save: () => {} };

const ownFirmware: FleetFirmware = ({ label, class_id: classId }, world) =>
  createFirmware({ ...world, label, classId, events: exampleEvents(classId) });

/** Powers the devices on and lets them connect; resolves when each has been. */
export async function startFleet({
  devices,
  uplink,
  clock,
  seed = 1,
  profile = PROFILE,
  metersPerSecond = 0,
  firmware: make = ownFirmware,
  source,
}: FleetOptions): Promise<Fleet> {
  const random = createRandom(seed);
  // One world for all of them: a source of its own would cost a device more than its state.
  const world = {
    clock,
    random,
    source: source ?? createSyntheticSource({ clock, random, connectMs: profile.connectMs }),
    timeSource: createSyntheticTimeSource({ clock, random }),
    memory: NO_MEMORY,
    profile,
  };
  const firmwares: Firmware[] = [];
  const links: UplinkDevice[] = [];
  for (const device of devices) {
    const firmware = make(device, world);
    firmwares.push(firmware);
    links.push(uplink.attach(device, firmware));
    if (links.length % AT_ONCE === 0) await delivered();
  }
  const stopMeters =
    metersPerSecond > 0 ? sendMeters({ firmwares, links }, clock, metersPerSecond) : () => {};

  return {
    async stop() {
      stopMeters();
      for (const [i, link] of links.entries()) {
        link.detach();
        if ((i + 1) % AT_ONCE === 0) await delivered();
      }
      await uplink.close();
    },
  };
}

/** Sends levels of all devices, spread evenly over the second, by one timer. Returns the function that ends it. */
function sendMeters({ firmwares, links }: Members, clock: Clock, perSecond: number): () => void {
  let next = 0;
  let owed = 0;
  let lastMs = clock.now();
  let cancel = () => {};

  function step() {
    const nowMs = clock.now();
    // After a sleep nothing is made up for: at most one message a device is owed.
    owed = Math.min(owed + ((nowMs - lastMs) * perSecond * links.length) / 1000, links.length);
    lastMs = nowMs;
    for (; owed >= 1; owed--) {
      const [firmware, link] = [firmwares[next], links[next]];
      if (firmware && link) sendLevel(firmware, link, next, nowMs);
      next = (next + 1) % links.length;
    }
    cancel = clock.after(METER_STEP_MS, step);
  }

  step();
  return () => cancel();
}

function sendLevel(firmware: Firmware, link: UplinkDevice, n: number, nowMs: number): void {
  const [left, right] = SIGNALS[n % SIGNALS.length]?.(nowMs) ?? [0, 0];
  link.publishLive(liveTopic(firmware.address, 'vumeter'), `{"vu":[${left},${right}]}`);
}
