import { mod, runMinutes, runStart, runStarts, type ScheduleEntry, WEEK } from './entry.ts';
import { ALWAYS, DAYS } from './repeat.ts';

/** Entries prepared by `prepareOverlaps` for being asked many times. */
export interface OverlapIndex<T extends ScheduleEntry = ScheduleEntry> {
  readonly others: readonly T[];
  /** For each minute of the week the place in `others`, from 1, of the first that runs; 0 where none does. */
  readonly running: Int32Array;
  /** For each minute of the week how many minutes pass until one runs, around the end of the week. */
  readonly free: Int16Array;
}

/** Where two events run at once, in minutes of the UTC week; `end` passes 10080 where that lasts past Saturday. */
export interface Overlap<T extends ScheduleEntry = ScheduleEntry> {
  readonly other: T;
  readonly start: number;
  readonly end: number;
}

/** Whether two entries ever run in the same minute (D5, Overlap); back to back does not count. */
export function overlaps(a: ScheduleEntry, b: ScheduleEntry): boolean {
  const aMinutes = runMinutes(a);
  const bMinutes = runMinutes(b);
  const bStarts = runStarts(b);
  // One of the two begins while the other runs, also around the end of the week.
  return runStarts(a).some((aStart) =>
    bStarts.some((bStart) => mod(bStart - aStart, WEEK) < aMinutes || mod(aStart - bStart, WEEK) < bMinutes),
  );
}

/**
 * Prepares the other events of a device, so that `findOverlap` looks at one minute of the week for each run of the
 * edited event, however many others there are. Leave the edited event out (D5).
 */
export function prepareOverlaps<T extends ScheduleEntry>(others: readonly T[]): OverlapIndex<T> {
  const running = new Int32Array(WEEK);
  const free = new Int16Array(WEEK);
  // From the last to the first: where several run, the first one stays.
  others.toReversed().forEach((other, i) => {
    const minutes = runMinutes(other);
    for (const start of runStarts(other)) {
      running.fill(others.length - i, start, start + minutes);
      running.fill(others.length - i, 0, Math.max(start + minutes - WEEK, 0));
    }
  });
  // After the last run of the week comes the first one of the next. Where there is none, the minutes mean nothing.
  let untilRun = running.findIndex((place) => place > 0);
  for (let minute = WEEK - 1; minute >= 0; minute--) {
    untilRun = running[minute] ? 0 : untilRun + 1;
    free[minute] = untilRun;
  }
  return { others, running, free };
}

/**
 * The first time that an entry runs together with another one (D5, Overlap), or null: in the order of its own runs, a
 * daily one from Sunday on, in UTC. Where several others run, the first of the list is named. Agrees with `overlaps`.
 */
export function findOverlap<T extends ScheduleEntry>(
  entry: ScheduleEntry,
  others: readonly T[] | OverlapIndex<T>,
): Overlap<T> | null {
  const { others: list, running, free } = 'free' in others ? others : prepareOverlaps(others);
  const minutes = runMinutes(entry);
  for (const day of DAYS) {
    const start = runStart(entry, day);
    const wait = free[start] ?? WEEK;
    if (wait >= minutes) continue;
    const meet = (start + wait) % WEEK;
    const other = list[(running[meet] ?? 0) - 1];
    return other ? { other, ...meeting(entry, minutes - wait, other, meet) } : null;
  }
  return null;
}

/** Where an entry runs together with another one that runs at the minute `meet`, when it has `minutesLeft` itself. */
function meeting(entry: ScheduleEntry, minutesLeft: number, other: ScheduleEntry, meet: number) {
  const minutes = runMinutes(other);
  // Only our count lets Always begin on Sunday.
  const starts = other.repeat === ALWAYS ? [meet] : runStarts(other);
  const sinceStart = Math.min(...starts.map((start) => mod(meet - start, WEEK)));
  if (entry.repeat === ALWAYS) {
    const start = mod(meet - sinceStart, WEEK);
    return { start, end: start + minutes };
  }
  return { start: meet, end: meet + Math.min(minutesLeft, minutes - sinceStart) };
}
