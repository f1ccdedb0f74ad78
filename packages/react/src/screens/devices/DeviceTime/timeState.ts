// What the time screen of a device knows: a promise to integrators who draw it themselves.
import type { TimeServer } from '@carillon/protocol/broker';
import type { ListedEvent } from '@carillon/protocol/device';
import type { UseDeviceClock } from '../../../hooks/device/useDeviceClock.ts';
import type { DevicePageState, ShownDevice } from '../DevicePage/devicePageState.ts';

/** A device that is loaded, with its clock. */
export interface ReadyTime extends ShownDevice {
  readonly clock: UseDeviceClock;
  /** The clock of this computer, in whole seconds since 1970. */
  readonly computerSeconds: number;
  /** Whom it asks for the time; undefined until it has said so. */
  readonly timeServer: TimeServer | undefined;
  /** Why that is not known, where it was asked once more; null where it is known, or may still come. */
  readonly timeServerReason: string | null;
  /** What runs by its clock, and until when, in milliseconds since 1970; Infinity for what runs always. */
  readonly playing: { readonly event: ListedEvent; readonly endMs: number | null } | null;
  readonly next: { readonly event: ListedEvent; readonly startMs: number | null } | null;
  /** Commands reach the device. */
  readonly canCommand: boolean;
  /** Nothing vouches for what it said of its clock and its events: it is as last known, or not known. */
  readonly isLastKnown: boolean;
  readonly onSync: () => void;
  /** The command that failed last, and why. */
  readonly failure: { readonly title: 'time.unread' | 'time.sync.failed'; readonly reason: string } | null;
  readonly onDismiss: () => void;
}

/** Where the time screen stands. */
export type DeviceTimeState = DevicePageState<ReadyTime>;
