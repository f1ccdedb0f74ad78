import type { Device, ListedEvent } from '@carillon/protocol/device';
import { currentOccurrence, nextOccurrence } from '@carillon/protocol/schedule';
import type { Judgment } from '../../../hooks/device/useAttention.ts';
import { type DayRun, findRunnable } from '../common/dayLane.ts';

/** What a device was, is and comes to, in words: below the lane of its day. */
export interface DayFacts {
  /** The run of today that ended last. */
  readonly was: DayRun | null;
  readonly is: DayPresent;
  /** The next run, and the one after it, today or later. */
  readonly comes: readonly DayRun[];
}

export type DayPresent =
  /** It plays, in its hours. */
  | { readonly kind: 'playing'; readonly run: DayRun }
  /** It plays outside its hours, which a hand has brought about. */
  | { readonly kind: 'byHand'; readonly event: ListedEvent }
  /** These are its hours, and it does not play; or nobody knows. */
  | { readonly kind: 'due'; readonly run: DayRun; readonly isKnown: boolean }
  | { readonly kind: 'nothing' };

/** Where nobody vouches for what is not told to play. */
const UNKNOWN: readonly Judgment['cause'][] = ['connectionLost', 'refused', 'notAnswered', 'offline'];

/** The facts of a day at a moment, of the runs that touch it (`findDayRuns`) and of what was judged to play. */
export function findDayFacts(
  events: readonly ListedEvent[],
  { class_id }: Pick<Device, 'class_id'>,
  runs: readonly DayRun[],
  judgment: Pick<Judgment, 'cause' | 'playing'>,
  nowMs: number,
): DayFacts {
  const ended = runs.filter(({ endMs }) => endMs <= nowMs).sort((one, other) => other.endMs - one.endMs);
  const runnable = findRunnable(events, class_id);
  const comes = runnable
    .flatMap((event) => {
      const first = nextOccurrence(event, nowMs);
      const second = first && nextOccurrence(event, first.startMs);
      return [first, second].flatMap((run) => (run ? [{ ...run, event }] : []));
    })
    .sort((one, other) => one.startMs - other.startMs);
  return { was: ended[0] ?? null, is: findPresent(runnable, judgment, nowMs), comes: comes.slice(0, 2) };
}

function findPresent(
  events: readonly ListedEvent[],
  { cause, playing }: Pick<Judgment, 'cause' | 'playing'>,
  nowMs: number,
): DayPresent {
  const event = events.find(({ id }) => id === playing);
  if (event) {
    const run = currentOccurrence(event, nowMs);
    return run ? { kind: 'playing', run: { ...run, event } } : { kind: 'byHand', event };
  }
  for (const due of events) {
    const run = currentOccurrence(due, nowMs);
    if (run) return { kind: 'due', run: { ...run, event: due }, isKnown: !UNKNOWN.includes(cause) };
  }
  return { kind: 'nothing' };
}
