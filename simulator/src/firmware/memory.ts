import { type DeviceEvent, deviceEvent } from '@carillon/protocol/device';

/** What a device keeps over a power cut. `v` is the version of this shape. */
export interface FirmwareState {
  readonly v: 1;
  readonly events: readonly DeviceEvent[];
}

/** Where a device keeps its state: a port, so that a page keeps it in RAM and the platform in a file. */
export interface MemoryPort {
  /** The state saved last, or null on the first start. */
  load(): FirmwareState | null;
  save(state: FirmwareState): void;
}

/** A memory that lasts as long as the object. */
export function createRam(): MemoryPort {
  let saved: FirmwareState | null = null;
  return {
    load: () => saved,
    save(state) {
      saved = state;
    },
  };
}

/** Reads a stored state, or null where it is none: for memories that live outside the process. */
export function parseFirmwareState(value: unknown): FirmwareState | null {
  if (typeof value !== 'object' || value === null || !('v' in value) || !('events' in value)) return null;
  if (value.v !== 1 || !Array.isArray(value.events)) return null;
  const events = value.events.map((event) => deviceEvent.safeParse(event));
  return events.every((result) => result.success) ? { v: 1, events: events.map((e) => e.data) } : null;
}
