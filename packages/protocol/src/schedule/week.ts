import { runMinutes, runStarts, type ScheduleEntry } from './entry.ts';
import { utcToLocal } from './local.ts';

/** A run in minutes of a local week, which begins on Sunday at 00:00; `end` passes 10080 where it lasts past Saturday. */
export interface WeekRun {
  readonly start: number;
  readonly end: number;
}

/**
 * When an entry runs in a week of local time, in the order of the week, for drawing. `offsetMinutes` is how far the
 * clocks are ahead of UTC, as `offsetAt` says. Always is one run of the whole week, whatever the offset; none for an
 * entry that never runs.
 */
export function weekRuns(entry: ScheduleEntry, offsetMinutes: number): WeekRun[] {
  const local = utcToLocal(entry, offsetMinutes);
  const minutes = runMinutes(local);
  return runStarts(local).map((start) => ({ start, end: start + minutes }));
}
