import type { ScheduleState, StreamMessage } from '@carillon/protocol/broker';
import type { ListedEvent } from '@carillon/protocol/device';
import type { CommandError } from '../errors.ts';

/** What is known of a device right now. Levels and codec are channels of their own: they change too often. */
export interface DeviceSnapshot {
  /** 'unknown' until the device has proved that it lives, or that it does not. */
  readonly presence: 'unknown' | 'online' | 'offline';
  /** What the device stores, or null until it answered. */
  readonly events: readonly ListedEvent[] | null;
  /** The schedule state of each event; one that is not here has state 'none'. */
  readonly schedule: Readonly<Record<string, ScheduleState>>;
  readonly stream: StreamMessage | null;
  /** All this was true once, and nobody vouches for it now: the link is down, or being checked (FLT-012). */
  readonly isStale: boolean;
  /** The broker does not let us hear this device. */
  readonly isRefused: boolean;
  /** False where the broker let us hear it before: it is no longer a device of this person (D8, 'Device is not valid'). */
  readonly isValid: boolean;
  /** Why its events are not known although it answers; null where they are, or may still come. */
  readonly problem: CommandError | null;
}

/** Of a device of which nothing is known yet. */
export const UNKNOWN_DEVICE: DeviceSnapshot = {
  presence: 'unknown',
  events: null,
  schedule: {},
  stream: null,
  isStale: false,
  isRefused: false,
  isValid: true,
  problem: null,
};
