import type { Firmware } from '../firmware/port.ts';
import type { Attachment } from './broker.ts';

/** Attached devices by the topics of their requests; most have one of their own. */
export type AttachedByTopic = Map<string, Firmware | readonly Firmware[]>;

/** The devices at one topic. */
export const listAttached = (found: Firmware | readonly Firmware[] | undefined): readonly Firmware[] =>
  found === undefined ? [] : isList(found) ? found : [found];

const isList = (found: Firmware | readonly Firmware[]): found is readonly Firmware[] => Array.isArray(found);

/** How a device goes. */
export interface Departure {
  /** Returns whether it was there. */
  leave(firmware: Firmware): boolean;
  tellWill(will: Firmware['will']): void;
}

export const createDeparture = (attached: AttachedByTopic, tellWill: Departure['tellWill']): Departure => ({
  leave(firmware) {
    const { requestTopic } = firmware;
    const present = listAttached(attached.get(requestTopic));
    const others = present.filter((other) => other !== firmware);
    if (others.length > 0) attached.set(requestTopic, others);
    else attached.delete(requestTopic);
    return others.length < present.length;
  },
  tellWill,
});

/** A class: of these there are 100,000 in a fleet, and as closures they took twice the room. */
export class Attached implements Attachment {
  readonly #firmware: Firmware;
  readonly #departure: Departure;

  constructor(firmware: Firmware, departure: Departure) {
    this.#firmware = firmware;
    this.#departure = departure;
  }

  detach(): void {
    if (this.#departure.leave(this.#firmware)) this.#firmware.shutDown();
  }

  cut(): void {
    if (!this.#departure.leave(this.#firmware)) return;
    this.#firmware.disconnect();
    this.#departure.tellWill(this.#firmware.will);
  }
}
