import type { ListedEvent } from '@carillon/protocol/device';
import { overlaps } from '@carillon/protocol/schedule';
import { STREAM_STATUS } from '@carillon/protocol/stream';
import type { DeviceSnapshot } from '../../../hooks/device/useDevice.ts';

/** What an event of the list does now (D4, Schedule states and Stream status). */
export type EventState = 'none' | 'scheduled' | 'playing' | 'starting' | 'stopping' | 'failed';

/** What one event does, by what its device says. */
export function findState(
  id: string,
  { schedule, stream }: Pick<DeviceSnapshot, 'schedule' | 'stream'>,
): EventState {
  const status = stream?.id === id ? STREAM_STATUS[stream.status] : undefined;
  if (status === 'starting' || status === 'stopping' || status === 'failed') return status;
  if (schedule[id] === 'play') return 'playing';
  return schedule[id] === 'next' ? 'scheduled' : 'none';
}

/** The ids of events that run at the same time as another one: a device refuses such, and older ones may hold some. */
export function findOverlapping(events: readonly ListedEvent[]): ReadonlySet<string> {
  const found = new Set<string>();
  events.forEach((event, index) => {
    for (const other of events.slice(index + 1)) {
      if (overlaps(event, other)) found.add(event.id).add(other.id);
    }
  });
  return found;
}
