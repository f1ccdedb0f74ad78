import type { ScheduleState } from '@carillon/protocol/broker';
import type { ListedEvent } from '@carillon/protocol/device';
import { currentOccurrence, nextOccurrence } from '@carillon/protocol/schedule';
import { STREAM_STATUS } from '@carillon/protocol/stream';
import type { DeviceSnapshot } from '../../../hooks/useDevice.ts';
import type { CurrentEvent, NextEvent } from './dashboardState.ts';

type Known = Pick<DeviceSnapshot, 'events' | 'schedule' | 'stream'>;

/** The event that plays, else the one that is stopping, the next one, or one that was stopped; null when none is current. */
export function findCurrentEvent({ events, schedule, stream }: Known, nowMs: number): CurrentEvent | null {
  const find = (state: ScheduleState) => events?.find(({ id }) => schedule[id] === state);
  const statusOf = ({ id }: ListedEvent) => (stream?.id === id ? STREAM_STATUS[stream.status] : undefined);
  const found =
    find('play') ??
    // The states of the others change one after the other: none of them is shown for a moment.
    events?.find((event) => statusOf(event) === 'stopping') ??
    find('next') ??
    find('stop');
  if (!found) return null;
  return {
    event: found,
    schedule: schedule[found.id] ?? 'none',
    stream: statusOf(found) ?? 'nothing',
    occurrence: currentOccurrence(found, nowMs),
  };
}

/** The event that comes after the current one, or null. */
export function findNextEvent(
  { events, schedule }: Known,
  current: CurrentEvent | null,
  nowMs: number,
): NextEvent | null {
  const event = events?.find(({ id }) => schedule[id] === 'next' && id !== current?.event.id);
  return event ? { event, startMs: nextOccurrence(event, nowMs)?.startMs ?? null } : null;
}
