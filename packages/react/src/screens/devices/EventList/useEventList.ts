import { deleteEvent, getEvents } from '@carillon/protocol/broker';
import {
  type Device,
  type DeviceEvent,
  isPlayback,
  isSender,
  type ListedEvent,
} from '@carillon/protocol/device';
import { LIST_PARAMS, type ListParamNames } from '@carillon/protocol/list';
import { offsetAt } from '@carillon/protocol/schedule';
import { useCallback, useMemo, useState } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { sendTo } from '../../../hooks/device/sendTo.ts';
import type { UseDevice } from '../../../hooks/device/useDevice.ts';
import { useDeviceBlock } from '../../../hooks/device/useDeviceBlock.ts';
import { useListParams } from '../../../hooks/page/useListParams.ts';
import { useAction } from '../../../hooks/useAction.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { eventListTexts } from '../../../messages/en/eventList.ts';
import { listDeleteTexts } from '../../../messages/en/listDelete.ts';
import { weekTexts } from '../../../messages/en/week.ts';
import { errorText } from '../../../messages/errorText.ts';
import { repeatText } from '../../../messages/repeatText.ts';
import { createWeekWriter } from '../../../messages/weekWriter.ts';
import type { ListState } from '../../../patterns/list/listState.ts';
import type { BulkAction, ListAction } from '../../../patterns/list/useBulkAction.ts';
import { useDeletion } from '../../../patterns/list/useDeletion.ts';
import { useLocalList } from '../../../patterns/list/useLocalList.ts';
import { Copy, CopyPlus, findFirstDay } from '../../../ui/index.ts';
import { type RunName, runEvent } from '../common/runEvent.ts';
import { useEventForms } from '../common/useEventForms.ts';
import { useHasBeen } from '../common/useHasBeen.ts';
import { useLastHeard } from '../common/useLastHeard.ts';
import type { ShownDevice } from '../DevicePage/devicePageState.ts';
import { createEventOrders } from './eventOrders.ts';
import { findOverlapping } from './eventState.ts';

export interface EventListCallbacks {
  /** The device has accepted to start the event. */
  onStart?: ((event: ListedEvent) => void) | undefined;
  /** The device has accepted to stop the event. */
  onStop?: ((event: ListedEvent) => void) | undefined;
}

/** A start or a stop that failed. */
export interface FailedRun {
  readonly name: RunName;
  readonly event: ListedEvent;
  readonly reason: string;
}

/** What there is of the events: `unknown` where the device has not told and cannot be asked. */
export type StoredEvents =
  | { readonly status: 'ready' | 'coming' | 'unknown' }
  | {
      readonly status: 'unreadable';
      readonly reason: string;
      /** What failed. */
      readonly cause: unknown;
      /** The device is being asked again. */
      readonly isRetrying: boolean;
      readonly onRetry: () => void;
    };

/** What the list of the events of a device shows and does. */
export interface EventListState {
  readonly stored: StoredEvents;
  readonly device: Device;
  readonly list: ListState<ListedEvent>;
  readonly events: readonly ListedEvent[];
  readonly live: UseDevice;
  readonly overlapping: ReadonlySet<string>;
  /** What is shown was true once. */
  readonly isStale: boolean;
  /** When it was heard last; null while it is. */
  readonly lastHeardMs: number | null;
  /** Why no command reaches the device now. */
  readonly block: string | undefined;
  readonly nowMs: number;
  /** How far the clocks of the viewer are ahead of UTC. */
  readonly offsetMinutes: number;
  /** When an event runs, in words. */
  readonly summaryOf: (event: ListedEvent) => string;
  /** Starts or stops an event. What fails is told above the list, for its row may be gone by then, and rejects. */
  readonly run: (name: RunName, event: ListedEvent) => Promise<void>;
  readonly failedRun: FailedRun | null;
  readonly onDismiss: () => void;
  readonly deletion: BulkAction<ListedEvent>;
  /** Opens the form of a new event that is as the selected one; null where this host has no such form. */
  readonly duplicating: ListAction<ListedEvent> | null;
  readonly copying: ListAction<ListedEvent>;
  /** The events for which other devices are being chosen. */
  readonly copied: readonly DeviceEvent[] | null;
  readonly onCopied: () => void;
}

/** An event of a mode that only its firmware knows can be stored by nobody else. */
const isKnown = (event: ListedEvent): event is DeviceEvent => isPlayback(event) || isSender(event);

const getName = ({ name }: ListedEvent) => name;

/** Lists what a device says that it stores: searched and ordered in the page, and changed by whoever changes it (D2). */
export function useEventList(
  shown: ShownDevice,
  live: UseDevice,
  callbacks: EventListCallbacks,
  /** Of rows that stand alone in somebody's page, which is searched and ordered by nothing of ours. */
  ownNames?: ListParamNames,
): EventListState {
  const { device, isStale, connection } = shown;
  const { link, events } = live;
  const clock = useClock();
  const { messages, locale, timeZone, navigation } = useCarillon('useEventList');
  const navigate = navigation.useNavigate();
  const forms = useEventForms(device);
  const t = useMessages(eventListTexts, listDeleteTexts, weekTexts);
  const [failedRun, setFailedRun] = useState<FailedRun | null>(null);
  const [copied, setCopied] = useState<readonly DeviceEvent[] | null>(null);
  const endCopying = useCallback(() => setCopied(null), []);
  const { atMs: lastHeardMs } = useLastHeard(live);
  // Of a device that was never read a lost connection is no news, and nothing is on its way.
  const wasOffline = useHasBeen(live.presence === 'offline');
  const nowMs = useNow(10_000);
  const offsetMinutes = offsetAt(timeZone, nowMs);
  const overlapping = useMemo(() => findOverlapping(events ?? []), [events]);
  const block = useDeviceBlock(device);

  const summaryOf = useMemo(() => {
    const words = {
      t: messages.translate([weekTexts]),
      writer: createWeekWriter(locale),
      firstDay: findFirstDay(locale),
      offsetMinutes,
    };
    return (event: ListedEvent) => repeatText(event, words);
  }, [messages, locale, offsetMinutes]);
  const getTexts = useMemo(() => (event: ListedEvent) => [event.name, summaryOf(event)], [summaryOf]);
  const orders = useMemo(
    () => createEventOrders(messages.translate([eventListTexts]), locale),
    [messages, locale],
  );
  const params = useListParams(ownNames ?? LIST_PARAMS.common);
  const list = useLocalList({
    params: ownNames ? { ...params, query: '', by: '' } : params,
    viewsOf: '/events',
    all: events ?? undefined,
    orders,
    getName,
    getTexts,
  });

  /** Deletes one. Where the device refuses, somebody else may have been faster, and it is deleted. */
  async function remove({ id }: ListedEvent) {
    await sendTo(link, deleteEvent, { id }).catch(async (error: unknown) => {
      const left = await sendTo(link, getEvents, {});
      if (left.some((event) => event.id === id)) throw error;
    });
  }
  const deletion = useDeletion({
    list,
    run: remove,
    // A device answers one after the other.
    atOnce: 1,
    reasonAgainst: () => block,
    words: {
      question: (names) => t('events.delete.question', { names }),
      confirm: (items) =>
        items.length === 1
          ? t('list.delete.confirmOne', { name: items[0]?.name ?? '' })
          : t('events.delete.confirm', { count: items.length }),
      incomplete: t('list.delete.failedOne.title'),
      failed: (count) => t('events.delete.failed', { count }),
      reason: (error) => t('events.delete.error', { error }),
      done: (items) =>
        items.length === 1
          ? t('list.deleted', { name: items[0]?.name ?? '' })
          : t('events.deletedMany', { count: items.length }),
    },
  });

  const callbackOf = (name: RunName) => (name === 'start' ? callbacks.onStart : callbacks.onStop);

  async function run(name: RunName, event: ListedEvent) {
    setFailedRun(null);
    try {
      await runEvent(link, clock, name, event.id, () => callbackOf(name)?.(event));
    } catch (error) {
      setFailedRun({ name, event, reason: errorText(t, error) });
      throw error;
    }
  }

  // Asked for with the problem of then: what is heard of the device since is newer than how that ended.
  const reading = useAction((_problem: UseDevice['problem']) => sendTo(link, getEvents, {}));
  const { state: read } = reading;

  function findStored(): StoredEvents {
    if (events) return { status: 'ready' };
    const { isRefused, problem } = live;
    if (isRefused || problem) {
      const isTold = read.status === 'failed' && read.input === problem;
      const error = isTold ? read.error : problem;
      return {
        status: 'unreadable',
        reason: isRefused ? t('command.subscription') : errorText(t, error),
        cause: error,
        isRetrying: read.status === 'running',
        onRetry: () => reading.run(problem),
      };
    }
    const isSilent = live.presence === 'offline' || (live.presence === 'unknown' && wasOffline);
    return { status: isSilent || connection ? 'unknown' : 'coming' };
  }

  return {
    stored: findStored(),
    device,
    list,
    events: events ?? [],
    live,
    overlapping,
    isStale,
    lastHeardMs,
    block,
    nowMs,
    offsetMinutes,
    summaryOf,
    run,
    failedRun,
    onDismiss: () => setFailedRun(null),
    deletion,
    duplicating: forms.isThere
      ? {
          label: t('events.duplicate'),
          icon: CopyPlus,
          reasonAgainst([event, ...others]) {
            if (!event || others.length > 0) return t('events.duplicate.one');
            return forms.duplicate(event) === undefined
              ? t('events.duplicate.mode', { name: event.name })
              : undefined;
          },
          onPress([event]) {
            const path = event && forms.duplicate(event);
            if (path !== undefined) navigate(path);
          },
        }
      : null,
    copying: {
      label: t('events.copy'),
      icon: Copy,
      reasonAgainst(rows) {
        const unknown = rows.find((row) => !isKnown(row));
        return unknown && t('events.copy.mode', { name: unknown.name });
      },
      onPress: (rows) => setCopied(rows.filter(isKnown)),
    },
    copied,
    onCopied: endCopying,
  };
}
