import type { DeviceEvent } from '@carillon/protocol/device';

/** What the commands see of a device. */
export interface Device {
  readonly events: readonly DeviceEvent[];
  /** The event with this id; refuses an unknown one. */
  findEvent(id: string): DeviceEvent;
  startEvent(event: DeviceEvent): void;
  stopEvent(event: DeviceEvent): void;
  startExtra(): void;
  stopExtra(): void;
  /** Publishes the schedule state of every event that has one. */
  tellSchedule(): void;
  /** Publishes what the stream does; a device without events has nothing to tell. */
  tellStream(): void;
  /** Publishes the codec while something is decoded. */
  tellCodec(): void;
}

/** Why a device does not do what a command asks: the reply is `ok: false` with this text. */
export class Refusal extends Error {}
