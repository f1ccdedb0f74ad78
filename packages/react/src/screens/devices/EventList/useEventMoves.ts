import { getEvent, setEvent } from '@carillon/protocol/broker';
import { type DeviceEvent, isPlayback, isSender, type ListedEvent } from '@carillon/protocol/device';
import { currentOccurrence, type ScheduleEntry } from '@carillon/protocol/schedule';
import { useRef, useState } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { CommandError } from '../../../hooks/device/errors.ts';
import { sendTo } from '../../../hooks/device/sendTo.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { eventMovesTexts } from '../../../messages/en/eventMoves.ts';
import { errorText } from '../../../messages/errorText.ts';
import { isSame } from '../../../patterns/form/paths.ts';
import { tellOwnSave } from '../../../patterns/form/stored/useOwnSaves.ts';
import type { WeekFreedom, WeekMove } from '../../../ui/index.ts';
import { useEventsPath } from '../common/useEventsPath.ts';
import { findFreedom, moveEntry } from './moveEvent.ts';
import type { EventListState } from './useEventList.ts';

/** What of the list moves need. */
export type MovedList = Pick<
  EventListState,
  'device' | 'events' | 'live' | 'isStale' | 'block' | 'offsetMinutes' | 'summaryOf'
>;

/** Where an event is drawn before its device has said so. */
export interface MovedEvent {
  readonly id: string;
  readonly entry: ScheduleEntry;
}

/** An event that was moved: as it was read before, and as its device stored it. */
export interface DoneMove {
  readonly before: DeviceEvent;
  readonly after: DeviceEvent;
}

/** An event that plays and would be moved out of its hours. */
interface AskedMove {
  readonly before: DeviceEvent;
  readonly entry: ScheduleEntry;
}

export interface EventMoves {
  readonly freedomOf: (id: string) => WeekFreedom | { readonly reason: string };
  /** A hand has taken hold of it, or of nothing any more: what it holds is what it has seen. */
  readonly onHold: (id: string | undefined) => void;
  readonly onMove: (move: WeekMove) => void;
  /** The schedule that an event would have. */
  readonly toEntry: (move: WeekMove) => ScheduleEntry | undefined;
  readonly asked: AskedMove | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** What can be taken back. */
  readonly done: DoneMove | null;
  readonly isUndoing: boolean;
  readonly onUndo: () => void;
  readonly onForget: () => void;
}

/**
 * Stores what a hand has moved, once for each time it lets go, and takes it back (EVT-10). Before that it reads: what
 * somebody else has changed meanwhile is never overwritten. `onMoved` says where an event is drawn until its device has
 * answered.
 */
export function useEventMoves(list: MovedList, onMoved: (moved: MovedEvent | null) => void): EventMoves {
  const { device, events, live, isStale, block, offsetMinutes, summaryOf } = list;
  const { link } = live;
  const t = useMessages(eventMovesTexts);
  const { notify, tellFailure } = useCarillon('useEventMoves');
  const eventsPath = useEventsPath(device);
  const clock = useClock();
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const [done, setDone] = useState<DoneMove | null>(null);
  const [isUndoing, setUndoing] = useState(false);
  const held = useRef<{ readonly event: ListedEvent; readonly offsetMinutes: number }>(undefined);
  /** What is under way, at once and not with the next rendering. */
  const saving = useRef<DeviceEvent>(undefined);
  const find = (id: string) => events.find((event) => event.id === id);

  /** As it was when the hand took it. */
  const findHeld = (id: string) => held.current ?? { event: find(id), offsetMinutes };

  function toEntry({ event: { id }, from, to }: WeekMove) {
    const taken = findHeld(id);
    return taken.event && moveEntry(taken.event, from, to, taken.offsetMinutes);
  }

  async function save(event: DeviceEvent) {
    const saved = await sendTo(link, setEvent, event);
    // Another tab may be editing it, in its form.
    tellOwnSave(eventsPath, saved);
    return saved;
  }

  async function store(before: DeviceEvent, entry: ScheduleEntry) {
    if (hasChanged(before)) {
      onMoved(null);
      return tellChanged(before);
    }
    saving.current = before;
    onMoved({ id: before.id, entry });
    setDone(null);
    try {
      const after = await save(withEntry(before, entry));
      setDone({ before, after });
    } catch (error) {
      fail(error);
    } finally {
      saving.current = undefined;
      onMoved(null);
    }
  }

  function fail(error: unknown) {
    tellFailure(error);
    notify({
      kind: 'danger',
      title: t('moves.failed'),
      detail: t('moves.error', { error: errorText(t, error) }),
    });
  }
  /** Somebody else has stored or deleted it since it was read. */
  const hasChanged = (before: DeviceEvent) => !isSame(find(before.id), before);
  const tellChanged = ({ name }: ListedEvent) =>
    notify({ kind: 'warning', title: t('moves.changed', { name }) });

  async function putBack({ before, after }: DoneMove) {
    setUndoing(true);
    saving.current = after;
    try {
      const now = await sendTo(link, getEvent, { id: after.id }).catch((error: unknown) => {
        // It is not there any more.
        if (error instanceof CommandError && error.code === 'refused') return undefined;
        throw error;
      });
      if (!isSame(now, after)) return tellChanged(before);
      onMoved({ id: before.id, entry: before });
      await save(before);
      notify({
        kind: 'success',
        title: t('moves.undone', { name: before.name, when: summaryOf(before) }),
      });
    } catch (error) {
      fail(error);
    } finally {
      saving.current = undefined;
      onMoved(null);
      setDone(null);
      setUndoing(false);
    }
  }

  function reasonAgainst(id: string): string | undefined {
    const event = find(id);
    if (block !== undefined || !event) return block;
    if (isStale) return t('moves.stale');
    if (saving.current) return t('moves.busy', { name: saving.current.name });
    if (!isKnown(event)) return t('moves.mode', { name: event.name });
    return findFreedom(event.repeat) ? undefined : t('moves.always', { name: event.name });
  }

  return {
    freedomOf(id) {
      const reason = reasonAgainst(id);
      if (reason !== undefined) return { reason };
      return findFreedom(find(id)?.repeat ?? 0) ?? { reason: '' };
    },
    onHold(id) {
      const event = id === undefined ? undefined : find(id);
      held.current = event && { event, offsetMinutes };
    },
    onMove(move) {
      const before = findHeld(move.event.id).event;
      const entry = toEntry(move);
      if (!before || !entry || !isKnown(before)) return;
      const nowMs = clock.now();
      // What has changed meanwhile is not asked of: to store it says so.
      const playsOut =
        !hasChanged(before) &&
        live.schedule[before.id] === 'play' &&
        currentOccurrence(before, nowMs) !== null &&
        currentOccurrence(entry, nowMs) === null;
      if (!playsOut) return void store(before, entry);
      onMoved({ id: before.id, entry });
      setAsked({ before, entry });
    },
    toEntry,
    asked,
    onConfirm() {
      setAsked(null);
      if (asked) void store(asked.before, asked.entry);
    },
    onCancel() {
      setAsked(null);
      onMoved(null);
    },
    done,
    isUndoing,
    onUndo() {
      if (done && !saving.current) void putBack(done);
    },
    onForget: () => setDone(null),
  };
}

/** An event of a mode that only its firmware knows can be stored by nobody else. */
const isKnown = (event: ListedEvent): event is DeviceEvent => isPlayback(event) || isSender(event);

/** The whole event as it was read, at other hours. */
const withEntry = (event: DeviceEvent, { repeat, time: [start, end] }: ScheduleEntry): DeviceEvent => ({
  ...event,
  repeat,
  time: [start, end],
});
