import type { Attachment, Broker } from '../broker/broker.ts';
import type { Firmware } from '../firmware/port.ts';
import type { FleetDevice } from './devices.ts';

/** What went between the devices of a fleet and their broker since they began, and what there is now. */
export interface FleetCounters {
  /** Devices that are connected now. */
  online: number;
  /** Messages that devices sent. */
  sent: number;
  /** Messages that devices got: commands. */
  received: number;
  /** Live messages that were not sent, because the broker did not take what came before them. */
  dropped: number;
  /** Connections that were lost after the device had been online. */
  lost: number;
  /** Attempts to connect that failed. */
  failed: number;
}

export const NO_COUNTERS: Readonly<FleetCounters> = {
  online: 0,
  sent: 0,
  received: 0,
  dropped: 0,
  lost: 0,
  failed: 0,
};

/** A device on its way to the broker. */
export interface UplinkDevice {
  /** Publishes a live message, if the device is connected. */
  publishLive(topic: string, payload: string): void;
  /** Shuts the device down: it says Offline and powers off. */
  detach(): void;
}

/** How the devices of a fleet reach their broker. */
export interface Uplink {
  attach(device: FleetDevice, firmware: Firmware): UplinkDevice;
  readonly counters: Readonly<FleetCounters>;
  /** Resolves when all that was detached is gone, or takes too long. */
  close(): Promise<void>;
}

/**
 * The way to a broker in the same process: no sockets, and nothing that could be lost. `counters` are those that the
 * observer of the broker counts what devices send and get with: see `countMessage`.
 */
export function createLocalUplink(broker: Broker, counters: FleetCounters): Uplink {
  return {
    counters,
    attach(_device, firmware) {
      const attachment = broker.attach(firmware);
      counters.online++;
      return new LocalDevice(broker, attachment, counters);
    },
    close: async () => {},
  };
}

/** A class: of these there are 100,000 in a fleet, and as closures they took twice the room. */
class LocalDevice implements UplinkDevice {
  readonly #broker: Broker;
  readonly #attachment: Attachment;
  readonly #counters: FleetCounters;

  constructor(broker: Broker, attachment: Attachment, counters: FleetCounters) {
    this.#broker = broker;
    this.#attachment = attachment;
    this.#counters = counters;
  }

  publishLive(topic: string, payload: string): void {
    this.#broker.publish(topic, payload);
  }

  detach(): void {
    this.#counters.online--;
    this.#attachment.detach();
  }
}

/** Counts a message that a broker in the same process passes on. */
export function countMessage(counters: FleetCounters, topic: string): void {
  if (topic.startsWith('cmd/req/')) counters.received++;
  else counters.sent++;
}
