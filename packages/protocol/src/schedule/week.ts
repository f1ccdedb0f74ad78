import { mod, runMinutes, runStarts, type ScheduleEntry, WEEK } from './entry.ts';

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
  const minutes = runMinutes(entry);
  const shift = minutes === WEEK ? 0 : offsetMinutes;
  return runStarts(entry)
    .map((utcStart) => mod(utcStart + shift, WEEK))
    .sort((a, b) => a - b)
    .map((start) => ({ start, end: start + minutes }));
}
