import type { CodecMessage } from '@carillon/protocol/broker';
import { startEvent, stopEvent } from '@carillon/protocol/broker';
import type { Device, DeviceTag, Icon } from '@carillon/protocol/device';
import { readDevice } from '@carillon/protocol/http';
import type { StreamContext } from '@carillon/protocol/stream';
import { useEffect, useState } from 'react';
import { useBroker } from '../../../hooks/useBroker.ts';
import { useCall } from '../../../hooks/useCall.ts';
import { type Store, type UseDevice, useDevice, useDeviceChannelStore } from '../../../hooks/useDevice.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { dashboardTexts } from '../../../messages/en/dashboard.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { brokerErrorText, errorText, isGone } from '../../../messages/errorText.ts';
import { useDeviceExtras } from '../useDeviceExtras.ts';
import { type CurrentEvent, findCurrentEvent, findNextEvent, type NextEvent } from './currentEvent.ts';

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
  readonly connection: { readonly text: string; readonly onRetry: () => void } | null;
  /** Why its events cannot be shown although it can be reached. */
  readonly unreadable: string | null;
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
      /** There is no such device. */
      readonly isMissing: boolean;
      readonly reason: string;
      readonly onRetry: () => void;
    }
  | GoneDashboard
  | ReadyDashboard;

/** Loads the record of a device (D2, Device dashboard). */
export function useDeviceRecord(userId: number, id: number): DashboardState | Device {
  const t = useMessages();
  const record = useCall(readDevice, { userId, id });
  if (record.data) return record.data;
  if (!record.error) return { status: 'loading' };
  return {
    status: 'failed',
    userId,
    isMissing: isGone(record.error),
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
  const run = useCommand();
  const connection = useConnectionProblem();
  const levels = useDeviceChannelStore(device, 'vu');
  const codec = useDeviceChannelStore(device, 'codec');

  useEffect(() => link?.watchExtra(), [link]);

  function command(which: 'start' | 'stop') {
    const id = current?.event.id;
    if (!link || !id) return;
    void run.send(t(`dash.${which}.failed`), () =>
      link.send(which === 'start' ? startEvent : stopEvent, { id }),
    );
  }

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
    isKnown: live.events !== null,
    hasEvents: (live.events?.length ?? 0) > 0,
    current,
    next: findNextEvent(live, current, nowMs),
    stream: live.stream,
    context: live.stream?.ctx ?? null,
    nowMs,
    levels,
    codec,
    isBusy: run.isBusy,
    problem: run.problem,
    onStart: () => command('start'),
    onStop: () => command('stop'),
  };
}

/** One command at a time, with why it failed. */
function useCommand() {
  const t = useMessages();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ReadyDashboard['problem']>(null);
  async function send(title: string, run: () => Promise<unknown>) {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await run();
    } catch (error) {
      setProblem({ title, text: errorText(t, error) });
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, problem, send };
}

function useConnectionProblem(): ReadyDashboard['connection'] {
  const t = useMessages(devicesTexts);
  const { status, lastError, connect } = useBroker();
  if (status === 'connected' || !lastError) return null;
  return { text: brokerErrorText(t, lastError), onRetry: connect };
}
