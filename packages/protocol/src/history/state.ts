import type { Heard } from '../attention/heard.ts';
import { isInHours } from '../attention/plan.ts';

/** What a stream did, as one sees it from afar: one that has failed and is tried again has failed. */
export type HistoryStream = 'none' | 'starting' | 'main' | 'failOver' | 'failed';

/** What was heard of a device at a time; of one that nobody heard nothing is known. */
export type HistoryState =
  | { readonly presence: 'unwatched' }
  | { readonly presence: 'offline' }
  | {
      readonly presence: 'online';
      /** The event that plays, by its id and its name; null where none does. */
      readonly event: { readonly id: string; readonly name: string } | null;
      /** In the hours of an event it is told to be stopped: as one ends it is told so as well, for a moment. */
      readonly isStopped: boolean;
      readonly stream: HistoryStream;
      /** What it says of its clock itself; null where it has not. */
      readonly clock: string | null;
    };

/** Nobody heard the device. */
export const UNWATCHED: HistoryState = { presence: 'unwatched' };
const OFFLINE: HistoryState = { presence: 'offline' };

/** What is told of a device at a moment, in milliseconds since 1970 (FLV-05). A connection in doubt vouches for nothing. */
export function toHistoryState(heard: Heard, utcMs: number): HistoryState {
  const { connection, access, presence, answeredAtMs, events, schedule, rtc } = heard;
  if (connection !== 'open' || access === 'refused') return UNWATCHED;
  if (presence === 'offline') return OFFLINE;
  if (presence === 'unknown' || answeredAtMs === null) return UNWATCHED;
  const playing = events?.find(({ id }) => schedule[id] === 'play');
  return {
    presence: 'online',
    event: playing ? { id: playing.id, name: playing.name } : null,
    isStopped:
      !playing && events?.some((event) => schedule[event.id] === 'stop' && isInHours(event, utcMs)) === true,
    stream: playing ? toStream(heard, playing.id) : 'none',
    clock: rtc?.state ?? null,
  };
}

function toStream({ stream }: Heard, id: string): HistoryStream {
  if (stream?.id !== id) return 'none';
  if (stream.status === 'started') return stream.isFailOver ? 'failOver' : 'main';
  if (stream.tryingAtMs === null) return 'none';
  return stream.failedAtMs === null ? 'starting' : 'failed';
}

/** Whether two states say the same. */
export function isSameState(one: HistoryState, other: HistoryState): boolean {
  if (one.presence !== 'online' || other.presence !== 'online') return one.presence === other.presence;
  return (
    one.event?.id === other.event?.id &&
    one.event?.name === other.event?.name &&
    one.isStopped === other.isStopped &&
    one.stream === other.stream &&
    one.clock === other.clock
  );
}
