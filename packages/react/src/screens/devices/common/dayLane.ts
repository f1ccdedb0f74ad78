import type { Cause } from '@carillon/protocol/attention';
import { canRun, type ListedEvent } from '@carillon/protocol/device';
import { dayRuns, type LocalDay, type Occurrence, type ScheduleEntry } from '@carillon/protocol/schedule';
import type { Judgment } from '../../../hooks/device/useAttention.ts';
import type { DayBarState } from '../../../ui/index.ts';

/** One run of an event in the lane of a day. */
export interface DayRun<Event = ListedEvent> extends Occurrence {
  readonly event: Event;
}

/** A run, and how it is drawn at a moment. */
export interface DayPart extends DayRun {
  /** Unlike any other of its lane. */
  readonly id: string;
  readonly state: DayBarState;
}

/** What plays under one of these is not heard as it should be. */
const HEARD_OTHERWISE: readonly Cause[] = ['onFailOver', 'silent', 'volumeOff'];

/** The events that a device of this class can run; of a mode that is not known here, nobody knows. */
export const findRunnable = <Event extends { readonly mode: string }>(
  events: readonly Event[],
  classId: number,
): readonly Event[] =>
  events.filter(({ mode }) => (mode !== 'playback' && mode !== 'sender') || canRun(classId, mode));

/** What the events of a device say of a day, in the order in which runs begin; of those that its class can run. */
export function findDayRuns<Event extends ScheduleEntry & { readonly mode: string }>(
  events: readonly Event[],
  classId: number,
  day: Pick<LocalDay, 'startMs' | 'endMs'>,
): readonly DayRun<Event>[] {
  return findRunnable(events, classId)
    .flatMap((event) => dayRuns(event, day).map((run) => ({ ...run, event })))
    .sort((one, other) => one.startMs - other.startMs || one.endMs - other.endMs);
}

/** When the lane is another one by time alone: the begins and ends of its runs, in their order. */
export const findTurns = (runs: readonly DayRun[]): readonly number[] =>
  runs
    .flatMap(({ startMs, endMs }) => [startMs, endMs])
    .filter(Number.isFinite)
    .sort((one, other) => one - other);

/**
 * The lane of a day at a moment: what was and what comes as the events say, what is as the device was judged (EVT-09). In its
 * hours and not playing is what is due, whatever keeps it from that.
 */
export function toDayParts(
  runs: readonly DayRun[],
  { cause, playing }: Pick<Judgment, 'cause' | 'playing'>,
  nowMs: number,
): readonly DayPart[] {
  const next = runs.find(({ startMs }) => startMs > nowMs);
  const live = cause === 'failed' ? 'failed' : HEARD_OTHERWISE.includes(cause) ? 'warned' : 'playing';
  return runs.map((run) => {
    const { event, startMs, endMs } = run;
    const part = (state: DayBarState): DayPart => ({ ...run, id: `${event.id} ${startMs}`, state });
    if (endMs <= nowMs) return part('was');
    if (startMs > nowMs) return part(run === next ? 'next' : 'later');
    return part(event.id === playing ? live : 'held');
  });
}
