import type { DeviceAddress, TimeServer } from '@carillon/protocol/broker';
import type { DeviceEvent } from '@carillon/protocol/device';
import type { Clock } from '@carillon/protocol/time';
import type { Random } from '../random.ts';
import type { MemoryPort } from './memory.ts';
import type { ClockError } from './ownClock.ts';
import type { FirmwareProfile } from './profile.ts';
import type { SourcePort } from './source.ts';
import type { TimeSourcePort } from './timeSource.ts';

/**
 * Creates a device and powers it on: what a module exports by default that `run --firmware` tries, and what `createFirmware` is.
 * All that it has of the world is handed in. It takes the time, and what is to happen later, from `clock`, chance from `random`,
 * and keeps what survives a power cut in `memory`: nothing else is virtual, and the same for the same seed. It says nothing
 * before `connect`. What it throws fails the scenario.
 */
export type CreateFirmware = (options: FirmwareOptions) => Firmware;

/** How a device sends, once it is connected and subscribed to its request topic. */
export interface DeviceLink {
  publish(topic: string, payload: string, options: { readonly qos: 0 | 1; readonly retain: boolean }): void;
}

export interface FirmwareOptions {
  /** The label on the device, e.g. 'CR-1002'. */
  readonly label: string;
  /** 1 to 4 (D3, Device classes). */
  readonly classId: number;
  readonly clock: Clock;
  /** Where chance comes from; by default seed 1. */
  readonly random?: Random;
  /** Where streams come from; by default the synthetic one. */
  readonly source?: SourcePort;
  /** Where the time comes from; by default the synthetic one, which has that of `clock`. */
  readonly timeSource?: TimeSourcePort;
  /** How wrong its own clock is; by default it is right. */
  readonly clockError?: ClockError;
  /** Where the state is kept; by default in RAM. */
  readonly memory?: MemoryPort;
  /** Its limits and times; by default those of our own make. */
  readonly profile?: FirmwareProfile;
  /** The events of a device that starts for the first time; afterwards its memory counts. */
  readonly events?: readonly DeviceEvent[];
  /** The same of its time server, and whether it asks that when it boots. */
  readonly timeServer?: Pick<TimeServer, 'host' | 'boot'>;
}

/** A device that is powered on, with or without a broker. */
export interface Firmware {
  readonly address: DeviceAddress;
  /** What to subscribe to before `connect`. */
  readonly requestTopic: string;
  /** The last will: QoS 1, retained. */
  readonly will: { readonly topic: string; readonly payload: string };
  /** The broker is there and the request topic subscribed: greets. Powers on again after `shutDown`. */
  connect(link: DeviceLink): void;
  /** The broker is gone; the device plays on. */
  disconnect(): void;
  /** A message on a topic it subscribed to. Never throws. */
  receive(topic: string, payload: Uint8Array): void;
  /** Says Offline and powers off. */
  shutDown(): void;
  /** Powers on again, with or without a broker. */
  powerOn(): void;
  /** Its own clock is wrong from here on by so much more, as one is that skips or that somebody tampered with. */
  jumpClock(ms: number): void;
}
