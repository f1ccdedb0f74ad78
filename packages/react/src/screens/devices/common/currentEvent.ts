import type { ScheduleState } from '@carillon/protocol/broker';
import type { ListedEvent } from '@carillon/protocol/device';
import { currentOccurrence, nextOccurrence, type Occurrence } from '@carillon/protocol/schedule';
import { STREAM_STATUS, type StreamStatus } from '@carillon/protocol/stream';
import type { DeviceSnapshot } from '../../../hooks/device/useDevice.ts';

/** The event that a dashboard is about: the one that plays, that was stopped in its hours, that comes next, or was stopped (D2). */
export interface CurrentEvent {
  readonly event: ListedEvent;
  readonly schedule: ScheduleState;
  /** 'nothing' where the stream is another event's. */
  readonly stream: StreamStatus;
  /** The run that goes on; null outside its hours. An Always event has no ends. */
  readonly occurrence: Occurrence | null;
  /** The run that begins next by its schedule; null where none does. */
  readonly nextRun: Occurrence | null;
}

export interface NextEvent {
  readonly event: ListedEvent;
  readonly startMs: number | null;
}

type Known = Pick<DeviceSnapshot, 'events' | 'schedule' | 'stream'>;

/**
 * The event that plays, else the one that is stopping, one that was stopped and would play now, the next one, or one that was
 * stopped; null when none is current. Whoever has stopped something and presses Start means that, and not tomorrow's.
 */
export function findCurrentEvent({ events, schedule, stream }: Known, nowMs: number): CurrentEvent | null {
  const find = (state: ScheduleState) => events?.find(({ id }) => schedule[id] === state);
  const statusOf = ({ id }: ListedEvent) => (stream?.id === id ? STREAM_STATUS[stream.status] : undefined);
  const found =
    find('play') ??
    // The states of the others change one after the other: none of them is shown for a moment.
    events?.find((event) => statusOf(event) === 'stopping') ??
    events?.find((event) => schedule[event.id] === 'stop' && currentOccurrence(event, nowMs)) ??
    find('next') ??
    find('stop');
  if (!found) return null;
  return {
    event: found,
    schedule: schedule[found.id] ?? 'none',
    stream: statusOf(found) ?? 'nothing',
    occurrence: currentOccurrence(found, nowMs),
    nextRun: nextOccurrence(found, nowMs),
  };
}

/** The event that comes after the current one, or null. A device names one only: after that, what its hours say. */
export function findNextEvent(
  { events, schedule }: Known,
  current: CurrentEvent | null,
  nowMs: number,
): NextEvent | null {
  const others = events?.filter(({ id }) => id !== current?.event.id) ?? [];
  const withStart = (event: ListedEvent) => ({
    event,
    startMs: nextOccurrence(event, nowMs)?.startMs ?? null,
  });
  const named = others.find(({ id }) => schedule[id] === 'next');
  if (named) return withStart(named);
  if (current?.schedule !== 'next') return null;
  const coming = others.map(withStart).filter(({ startMs }) => startMs !== null);
  return coming.sort((a, b) => (a.startMs ?? 0) - (b.startMs ?? 0))[0] ?? null;
}
