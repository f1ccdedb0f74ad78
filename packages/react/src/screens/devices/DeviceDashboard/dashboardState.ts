// What `useDeviceDashboard` returns: a promise to integrators who draw a dashboard themselves.
import type { CodecMessage } from '@carillon/protocol/broker';
import type { StreamContext } from '@carillon/protocol/stream';
import type { Judgment } from '../../../hooks/device/useAttention.ts';
import type { Store } from '../../../hooks/device/useDevice.ts';
import type { CurrentEvent, NextEvent } from '../common/currentEvent.ts';
import type { DevicePageState, ShownDevice } from '../DevicePage/devicePageState.ts';
import type { SignalPath } from './signalPath.ts';

/** Two levels, 0 to 96, ten times a second: read outside React. */
export type LevelStore = Store<readonly [left: number, right: number] | undefined>;

export type { CurrentEvent, NextEvent };

/** What is known of the events of a device. */
export type DashboardEvent =
  /** The device is about to tell. */
  | { readonly status: 'coming' }
  /** It is offline, or has not told. */
  | { readonly status: 'unknown' }
  /** None plays, and none is to come. */
  | { readonly status: 'none'; readonly hasEvents: boolean }
  | ({
      readonly status: 'current';
      /** Which source is heard, and where it goes. */
      readonly path: SignalPath;
      /** What the device says of the stream that it plays. */
      readonly context: StreamContext | null;
      /** Start and Stop reach the device. */
      readonly canRun: boolean;
    } & CurrentEvent);

/** What is heard, from the time at which it is. */
export interface DashboardStream {
  readonly context: StreamContext | null;
  /** Changes every second: read where it is drawn. */
  readonly codec: Store<CodecMessage | undefined>;
}

/** The last start or stop. */
export type DashboardCommand =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly name: 'start' | 'stop' }
  | {
      readonly status: 'failed';
      readonly name: 'start' | 'stop';
      readonly reason: string;
      /** It has been read (API-11). */
      readonly onDismiss: () => void;
    };

/** A device that is loaded, with what is live. */
export interface ReadyDashboard extends ShownDevice {
  /** When what is shown was last heard; null while it is, and where it never was. */
  readonly lastHeardMs: number | null;
  /** Why its events cannot be shown although it can be reached. */
  readonly unreadable: string | null;
  /** What a device tells first has been told, or waited for: what is shown keeps its size. */
  readonly isSettled: boolean;
  readonly event: DashboardEvent;
  readonly next: NextEvent | null;
  /** What the radio says of itself, while it is heard. */
  readonly radio: StreamContext | null;
  readonly stream: DashboardStream | null;
  readonly levels: LevelStore;
  readonly nowMs: number;
  readonly command: DashboardCommand;
  readonly onStart: () => void;
  readonly onStop: () => void;
  /** Why it is silent, or that nothing speaks against it. */
  readonly judgment: Judgment;
  /** Starts another event than the current one, by its id. */
  readonly onStartEvent: (id: string) => void;
}

export type DeviceDashboardState = DevicePageState<ReadyDashboard>;
