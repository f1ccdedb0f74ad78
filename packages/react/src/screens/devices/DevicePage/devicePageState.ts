// What a screen of one device knows of it: a promise to integrators who draw a dashboard themselves.
import type { Device, DeviceTag, Icon } from '@carillon/protocol/device';
import type { UseDevice } from '../../../hooks/device/useDevice.ts';
import type { ToldPresence } from '../common/glance.ts';
import type { ConnectionProblem } from '../common/useConnectionProblem.ts';

export interface LoadingDevice {
  readonly status: 'loading';
  readonly userId: number;
  readonly id: number;
}

export interface FailedDevice {
  readonly status: 'failed';
  readonly userId: number;
  readonly id: number;
  /** There is no such device, or it is not for this person; null where another try may help. */
  readonly deadEnd: 'missing' | 'forbidden' | null;
  readonly reason: string;
  readonly onRetry: () => void;
}

/** A device that was unregistered, or is somebody else's now, while the screen showed it (FLT-033). */
export interface GoneDevice {
  readonly status: 'gone';
  readonly device: Device;
}

/** A device that is loaded, with what is live. */
export interface ShownDevice {
  readonly status: 'ready';
  readonly device: Device;
  readonly icon: Icon | undefined;
  readonly tag: DeviceTag | undefined;
  /** The updated date is for admins only (D6). */
  readonly showsUpdated: boolean;
  /** Whether commands reach it: as it is heard just now. */
  readonly presence: UseDevice['presence'];
  /** What is said of that, here as in a list: as it was judged. */
  readonly toldPresence: ToldPresence;
  /** What is shown was true once, and is being checked, or waits for the device or the connection (FLT-012). */
  readonly isStale: boolean;
  /** Nothing can be heard of the device: it is offline, or there is no connection. */
  readonly isCutOff: boolean;
  /** Why there is no live connection, and how to try again at once. */
  readonly connection: ConnectionProblem | null;
}

/** Where a screen of one device stands; one that knows more of a device that is ready says what. */
export type DevicePageState<Shown extends ShownDevice = ShownDevice> =
  | LoadingDevice
  | FailedDevice
  | GoneDevice
  | Shown;
