import type { ListedEvent } from '@carillon/protocol/device';
import { STREAM_STATUS } from '@carillon/protocol/stream';
import { useEffect, useSyncExternalStore } from 'react';
import { type UseDevice, useDeviceChannelStore } from '../../../hooks/device/useDevice.ts';
import { useFirstSound } from '../../../hooks/page/useFirstSound.ts';
import { type Action, useAction } from '../../../hooks/useAction.ts';
import { useCallbacks } from '../../../hooks/useCallbacks.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { errorText } from '../../../messages/errorText.ts';
import { findCurrentEvent, findNextEvent } from '../common/currentEvent.ts';
import { type RunName, runEvent } from '../common/runEvent.ts';
import { useFirstLook } from '../common/useFirstLook.ts';
import { useHasBeen } from '../common/useHasBeen.ts';
import { type LastHeard, useLastHeard } from '../common/useLastHeard.ts';
import { type DevicePageOptions, useDevicePage } from '../DevicePage/useDevicePage.ts';
import type { DashboardCommand, DashboardEvent, DeviceDashboardState } from './dashboardState.ts';
import { describePath } from './signalPath.ts';

export interface DeviceDashboardOptions extends DevicePageOptions {
  /** The device has accepted to start the event. */
  onStart?: ((event: ListedEvent) => void) | undefined;
  /** The device has accepted to stop the event. */
  onStop?: ((event: ListedEvent) => void) | undefined;
}

/**
 * Loads the record of a device, follows it and runs its current event (D2, D4). Asks for levels and radio texts while a
 * stream plays. Code that shows one device after another gives the component that calls this a `key` for each.
 */
export function useDeviceDashboard(options: DeviceDashboardOptions): DeviceDashboardState {
  const { userId, id } = options;
  const { onStart, onStop } = useCallbacks(options, 'useDeviceDashboard');
  const clock = useClock();
  const t = useMessages();
  const { page, device, live, judgment } = useDevicePage({ userId, id });
  const { link } = live;
  const { known: heard, atMs: lastHeardMs } = useLastHeard(live);
  const known = judgment.isFailing ? asFailed(heard) : heard;
  const nowMs = useNow(1000 * 10);
  const levels = useDeviceChannelStore(device, 'vu');
  useFirstSound(levels);
  const codec = useDeviceChannelStore(device, 'codec');
  const current = findCurrentEvent(known, nowMs);
  const command = useAction(async ({ name, event }: Run) => {
    await runEvent(link, clock, name, event.id, () => (name === 'start' ? onStart : onStop)?.(event));
  });

  useEffect(() => link?.watchExtra(), [link]);

  const hasCodec = () => codec.getSnapshot() !== undefined;
  const isDecoded = useSyncExternalStore(codec.subscribe, hasCodec, hasCodec);
  const isTold = live.stream !== null;
  const isStarted = current?.stream === 'started';
  // A device that was never read and is lost with the connection is no more on its way than before.
  const isAnswered = useHasBeen(live.presence !== 'unknown');
  const isSettled = useFirstLook(live.events !== null, isTold);
  const isHeard = useFirstLook(isTold, isTold && (isDecoded || !isStarted));

  if (page.status !== 'ready') return page;
  const { connection } = page;
  const unreadable = live.isRefused ? t('command.subscription') : live.problem && errorText(t, live.problem);
  const isComing = !unreadable && !connection && isOnItsWay(live, isAnswered, isSettled);
  const run = (name: RunName, event: ListedEvent | undefined) => event && command.run({ name, event });
  const context = known.stream?.ctx ?? null;
  const isOffline = live.presence === 'offline';
  const event: DashboardEvent = isComing
    ? { status: 'coming' }
    : current
      ? {
          status: 'current',
          ...current,
          context,
          path: describePath(current.event, known.stream),
          canRun: live.presence === 'online',
        }
      : isOffline || live.events === null
        ? { status: 'unknown' }
        : { status: 'none', hasEvents: live.events.length > 0 };
  return {
    ...page,
    lastHeardMs,
    unreadable,
    isSettled: !isComing && (live.presence !== 'online' || isHeard || connection !== null),
    event,
    // Below what is on its way it would be pushed down.
    next: isComing ? null : findNextEvent(known, current, nowMs),
    radio: isStarted ? context : null,
    stream: isStarted ? { context, codec } : null,
    levels,
    nowMs,
    command: commandOf(command, (error) => errorText(t, error)),
    judgment,
    onStart: () => run('start', current?.event),
    onStop: () => run('stop', current?.event),
    onStartEvent: (id) =>
      run(
        'start',
        live.events?.find((event) => event.id === id),
      ),
  };
}

const FAILED = STREAM_STATUS.indexOf('failed');

/** A dead stream that is tried again is a dead stream, and not failed and starting in turns. */
function asFailed(heard: LastHeard['known']): LastHeard['known'] {
  const { stream } = heard;
  return stream ? { ...heard, stream: { ...stream, status: FAILED } } : heard;
}

/** What there is to say of the event is about to come. */
function isOnItsWay(
  { presence, events }: Pick<UseDevice, 'presence' | 'events'>,
  isAnswered: boolean,
  isSettled: boolean,
): boolean {
  return events === null ? !isAnswered : presence === 'online' && !isSettled;
}

interface Run {
  readonly name: RunName;
  readonly event: ListedEvent;
}

type RunAction = Pick<Action<Run, void>, 'state' | 'dismiss'>;

function commandOf({ state, dismiss }: RunAction, reasonOf: (error: unknown) => string): DashboardCommand {
  switch (state.status) {
    case 'running':
      return { status: 'running', name: state.input.name };
    case 'failed':
      return { status: 'failed', name: state.input.name, reason: reasonOf(state.error), onDismiss: dismiss };
    default:
      return { status: 'idle' };
  }
}
