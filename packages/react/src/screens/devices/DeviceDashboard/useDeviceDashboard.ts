import { type CodecMessage, startEvent, stopEvent } from '@carillon/protocol/broker';
import { type Device, type DeviceTag, devices, type Icon } from '@carillon/protocol/device';
import type { StreamContext } from '@carillon/protocol/stream';
import { useEffect, useSyncExternalStore } from 'react';
import { useAction } from '../../../hooks/useAction.ts';
import { useCall } from '../../../hooks/useCall.ts';
import { type Store, type UseDevice, useDevice, useDeviceChannelStore } from '../../../hooks/useDevice.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { dashboardTexts } from '../../../messages/en/dashboard.ts';
import { errorText, isForbidden, isGone } from '../../../messages/errorText.ts';
import { type ConnectionProblem, useConnectionProblem } from '../useConnectionProblem.ts';
import { useDeviceExtras } from '../useDeviceExtras.ts';
import { type CurrentEvent, findCurrentEvent, findNextEvent, type NextEvent } from './currentEvent.ts';
import { useFirstLook } from './useFirstLook.ts';

/** Two levels, 0 to 96, read outside React. */
export type LevelStore = Store<readonly [number, number] | undefined>;

/** A device that is loaded, with what is live. */
export interface ReadyDashboard {
  readonly status: 'ready';
  readonly device: Device;
  readonly icon: Icon | undefined;
  readonly tag: DeviceTag | undefined;
  /** The updated date is for admins only (D6). */
  readonly showsUpdated: boolean;
  readonly presence: UseDevice['presence'];
  /** What is shown was true once, and is being checked, or waits for the connection (FLT-012). */
  readonly isStale: boolean;
  /** Why there is no live connection, and how to try again at once. */
  readonly connection: ConnectionProblem | null;
  /** Why its events cannot be shown although it can be reached. */
  readonly unreadable: string | null;
  /** The device has told its present once, so that what is shown keeps its size. */
  readonly isSettled: boolean;
  /** What is decoded has been heard once, or nothing is. */
  readonly isHeard: boolean;
  /** False until the device has answered its events. */
  readonly isKnown: boolean;
  readonly hasEvents: boolean;
  readonly current: CurrentEvent | null;
  readonly next: NextEvent | null;
  readonly context: StreamContext | null;
  readonly stream: UseDevice['stream'];
  readonly nowMs: number;
  readonly levels: LevelStore;
  readonly codec: Store<CodecMessage | undefined>;
  /** A start or stop that waits for its answer. */
  readonly isBusy: boolean;
  /** Why the last start or stop failed. */
  readonly problem: { readonly title: string; readonly text: string } | null;
  readonly onStart: () => void;
  readonly onStop: () => void;
}

/** A device that was unregistered, or is somebody else's now, while the screen showed it (FLT-033). */
export interface GoneDashboard {
  readonly status: 'gone';
  readonly device: Device;
}

export type DashboardState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      readonly userId: number;
      readonly id: number;
      /** There is no such device, or it is not for this person. */
      readonly deadEnd: 'missing' | 'forbidden' | null;
      readonly reason: string;
      readonly onRetry: () => void;
    }
  | GoneDashboard
  | ReadyDashboard;

/** Loads the record of a device (D2, Device dashboard). */
export function useDeviceRecord(userId: number, id: number): DashboardState | Device {
  const t = useMessages();
  const record = useCall(devices.calls.read, { userId, id });
  // Drawn beside the record later: asked for together with it.
  useDeviceExtras(userId);
  if (record.data) return record.data;
  if (!record.error) return { status: 'loading' };
  return {
    status: 'failed',
    userId,
    id,
    deadEnd: isGone(record.error) ? 'missing' : isForbidden(record.error) ? 'forbidden' : null,
    reason: errorText(t, record.error),
    onRetry: () => void record.refetch(),
  };
}

/** Follows a device and runs its current event (D2, D4). Asks for levels and radio texts while a stream plays. */
export function useDeviceDashboard(device: Device): GoneDashboard | ReadyDashboard {
  const t = useMessages(dashboardTexts);
  const { isAdmin } = useSession();
  const { link, ...live } = useDevice(device);
  const nowMs = useNow(1000 * 10);
  const { icon, tag } = useDeviceExtras(device.user_id)(device);
  const current = findCurrentEvent(live, nowMs);
  const command = useAction(async (which: 'start' | 'stop') => {
    const id = current?.event.id;
    if (link && id) await link.send(which === 'start' ? startEvent : stopEvent, { id });
  });
  const connection = useConnectionProblem();
  const levels = useDeviceChannelStore(device, 'vu');
  const codec = useDeviceChannelStore(device, 'codec');

  useEffect(() => link?.watchExtra(), [link]);

  const hasCodec = () => codec.getSnapshot() !== undefined;
  const isDecoded = useSyncExternalStore(codec.subscribe, hasCodec, hasCodec);
  const isTold = live.stream !== null;
  const isSettled = useFirstLook(live.events !== null, isTold);
  const isHeard = useFirstLook(isTold, isTold && (isDecoded || current?.stream !== 'started'));

  const { state } = command;
  if (!live.isValid) return { status: 'gone', device };
  return {
    status: 'ready',
    device,
    icon,
    tag,
    showsUpdated: isAdmin,
    presence: live.presence,
    isStale: live.isStale,
    connection,
    unreadable: live.isRefused ? t('command.subscription') : live.problem && errorText(t, live.problem),
    isSettled,
    isHeard,
    isKnown: live.events !== null,
    hasEvents: (live.events?.length ?? 0) > 0,
    current,
    next: findNextEvent(live, current, nowMs),
    stream: live.stream,
    context: live.stream?.ctx ?? null,
    nowMs,
    levels,
    codec,
    isBusy: state.status === 'running',
    problem:
      state.status === 'failed'
        ? { title: t(`dash.${state.input}.failed`), text: errorText(t, state.error) }
        : null,
    onStart: () => command.run('start'),
    onStop: () => command.run('stop'),
  };
}
