import {
  type Equalizer,
  eq,
  type TimeServer,
  timeServer,
  type Volume,
  volume,
} from '@carillon/protocol/broker';
import { type DeviceEvent, deviceEvent } from '@carillon/protocol/device';
import type { Schema } from '@carillon/protocol/http';
import { type ClockSet, NEVER_WRONG } from './ownClock.ts';

/** The time server of a device, whether a hand set its clock, and how that was set last. */
export interface ClockMemory {
  readonly host: string;
  readonly boot: TimeServer['boot'];
  readonly isManual: boolean;
  readonly lastSet: ClockSet;
}

/** What a device keeps over a power cut. `v` is the version of this shape; what a part lacks is as in a fresh device. */
export interface FirmwareState {
  readonly v: 1;
  readonly events: readonly DeviceEvent[];
  readonly vol?: Volume;
  readonly eq?: Equalizer;
  readonly clock?: ClockMemory;
}

/** A device as it leaves the factory: no attenuation, no equalizer, and it asks the provider's time server at boot. */
export const FACTORY = {
  vol: { l: 0, r: 0 },
  eq: { bf: 10, ba: 0, tf: 10, ta: 0 },
  timeServer: { host: 'ntp.carillon.example', boot: 1 },
} as const;

const alike = new WeakMap<readonly DeviceEvent[], Required<FirmwareState>>();

/** The state of a device that never had another: one for all that left the factory alike, as those of a fleet did. */
export function freshState(
  events: readonly DeviceEvent[],
  timeServer: Pick<TimeServer, 'host' | 'boot'>,
  lastSet: ClockSet,
): Required<FirmwareState> {
  const isAlike = timeServer === FACTORY.timeServer && lastSet === NEVER_WRONG;
  const known = isAlike && alike.get(events);
  if (known) return known;
  const { vol, eq } = FACTORY;
  const { host, boot } = timeServer;
  const state = { v: 1, events, vol, eq, clock: { host, boot, isManual: false, lastSet } } as const;
  if (isAlike) alike.set(events, state);
  return state;
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
  if (!isRecord(value) || value.v !== 1) return null;
  const { events, vol, eq: equalizer, clock } = value;
  if (!isList(deviceEvent, events)) return null;
  if (!isMaybe(volume, vol) || !isMaybe(eq.reply, equalizer) || !isMaybeClock(clock)) return null;
  return { v: 1, events, ...(vol && { vol }), ...(equalizer && { eq: equalizer }), ...(clock && { clock }) };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isList = <T>(schema: Schema<T>, value: unknown): value is T[] =>
  Array.isArray(value) && value.every((item) => schema.safeParse(item).success);

const isMaybe = <T>(schema: Schema<T>, value: unknown): value is T | undefined =>
  value === undefined || schema.safeParse(value).success;

function isMaybeClock(value: unknown): value is ClockMemory | undefined {
  if (value === undefined) return true;
  if (!isRecord(value) || !timeServer.safeParse(value).success || !isRecord(value.lastSet)) return false;
  const { trueMs, ownMs } = value.lastSet;
  return typeof value.isManual === 'boolean' && Number.isFinite(trueMs) && Number.isFinite(ownMs);
}
