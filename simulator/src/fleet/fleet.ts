import { liveTopic } from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';
import { exampleEvents } from '../firmware/exampleEvents.ts';
import { createFirmware } from '../firmware/firmware.ts';
import type { MemoryPort } from '../firmware/memory.ts';
import type { Firmware } from '../firmware/port.ts';
import { type FirmwareProfile, PROFILE } from '../firmware/profile.ts';
import { music } from '../firmware/signal.ts';
import { createSyntheticSource } from '../firmware/source.ts';
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
}

/** Devices that are powered on. */
export interface Fleet {
  /** Shuts all of them down: each says Offline, and then the uplink closes. */
  stop(): Promise<void>;
}

interface Member {
  readonly firmware: Firmware;
  readonly link: UplinkDevice;
}

const METER_STEP_MS = 20;
/** Who listens to several devices does not hear all of them swell at once. */
const SIGNALS = Array.from({ length: 64 }, (_, seed) => music(seed));

/** Nobody switches a device of a fleet off and on again, so that nothing needs to be kept. */
const NO_MEMORY: MemoryPort = { load: () => null, save: () => {} };

/** Powers the devices on and lets them connect. Each holds the example events of its class. */
export function startFleet({
  devices,
  uplink,
  clock,
  seed = 1,
  profile = PROFILE,
  metersPerSecond = 0,
}: FleetOptions): Fleet {
  const random = createRandom(seed);
  // One world for all of them: a source of its own would cost a device more than its state.
  const world = {
    clock,
    random,
    source: createSyntheticSource({ clock, random, connectMs: profile.connectMs }),
    timeSource: createSyntheticTimeSource({ clock, random }),
    memory: NO_MEMORY,
    profile,
  };
  const members = devices.map((device): Member => {
    const { label, class_id } = device;
    const events = exampleEvents(class_id);
    const firmware = createFirmware({ ...world, label, classId: class_id, events });
    return { firmware, link: uplink.attach(device, firmware) };
  });
  const stopMeters = metersPerSecond > 0 ? sendMeters(members, clock, metersPerSecond) : () => {};

  return {
    async stop() {
      stopMeters();
      for (const { link } of members) link.detach();
      await uplink.close();
    },
  };
}

/** Sends levels of all devices, spread evenly over the second, by one timer. Returns the function that ends it. */
function sendMeters(members: readonly Member[], clock: Clock, perSecond: number): () => void {
  let next = 0;
  let owed = 0;
  let lastMs = clock.now();
  let cancel = () => {};

  function step() {
    const nowMs = clock.now();
    // After a sleep nothing is made up for: at most one message a device is owed.
    owed = Math.min(owed + ((nowMs - lastMs) * perSecond * members.length) / 1000, members.length);
    lastMs = nowMs;
    for (; owed >= 1; owed--) {
      const member = members[next];
      if (member) sendLevel(member, next, nowMs);
      next = (next + 1) % members.length;
    }
    cancel = clock.after(METER_STEP_MS, step);
  }

  step();
  return () => cancel();
}

function sendLevel({ firmware, link }: Member, n: number, nowMs: number): void {
  const [left, right] = SIGNALS[n % SIGNALS.length]?.(nowMs) ?? [0, 0];
  link.publishLive(liveTopic(firmware.address, 'vumeter'), `{"vu":[${left},${right}]}`);
}
