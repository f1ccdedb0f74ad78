import type { ScheduleState } from '@carillon/protocol/broker';
import { currentOccurrence, nextOccurrence } from '@carillon/protocol/schedule';
import { STREAM_STATUS } from '@carillon/protocol/stream';
import type { DeviceSnapshot } from '../../../hooks/useDevice.ts';
import type { CurrentEvent, NextEvent } from './dashboardState.ts';

type Known = Pick<DeviceSnapshot, 'events' | 'schedule' | 'stream'>;

// What plays comes first, then what is scheduled, then what was stopped within its hours.
const ORDER: readonly ScheduleState[] = ['play', 'next', 'stop'];

/** The event that plays, else the next one, else one that was stopped; null when none is current. */
export function findCurrentEvent({ events, schedule, stream }: Known, nowMs: number): CurrentEvent | null {
  const found = ORDER.flatMap((state) => events?.filter(({ id }) => schedule[id] === state) ?? [])[0];
  if (!found) return null;
  const status = stream?.id === found.id ? STREAM_STATUS[stream.status] : undefined;
  return {
    event: found,
    schedule: schedule[found.id] ?? 'none',
    stream: status ?? 'nothing',
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
