import { DAY, WEEK, type WeekRun } from './weekLayout.ts';

/** What of a run is moved: all of it, or one of its ends. */
export type WeekHandle = 'whole' | 'start' | 'end';

/** How far a run may go: within its day, where the runs of other days go with it, or around the whole week. */
export type WeekReach = 'day' | 'week';

/** What is moved comes to lie on minutes that this divides. */
const STEP = 5;
/** An end that is drawn past the other one by less than this is meant to be as near as it can be. */
const PAST = DAY / 2;

/** A run after it was moved or stretched by so many minutes; as it was where that is less than half a step. */
export function editRun(
  run: WeekRun,
  handle: WeekHandle,
  byMinutes: number,
  reach: WeekReach,
  step = STEP,
): WeekRun {
  const by = toStep(byMinutes, step);
  if (by === 0) return run;
  return reach === 'day' ? editWithinDay(run, handle, by) : editAroundWeek(run, handle, by, step);
}

/** Where a minute would come to lie. */
export const toStep = (minutes: number, step = STEP) => Math.round(minutes / step) * step;

function editWithinDay({ start, end }: WeekRun, handle: WeekHandle, by: number): WeekRun {
  const first = Math.floor(start / DAY) * DAY;
  // A schedule knows no 24:00.
  const last = first + DAY - 1;
  switch (handle) {
    case 'start': {
      const until = Math.min(end, last);
      return { start: Math.max(first, Math.min(toStep(start + by), until - STEP)), end: until };
    }
    case 'end':
      return { start, end: Math.min(last, Math.max(toStep(end + by), start + STEP)) };
    case 'whole': {
      const length = Math.min(end - start, DAY - 1);
      const from = Math.max(first, Math.min(toStep(start + by), last - length));
      return { start: from, end: from + length };
    }
  }
}

function editAroundWeek({ start, end }: WeekRun, handle: WeekHandle, by: number, step: number): WeekRun {
  switch (handle) {
    case 'start':
      return beginAt(end - toLength(end - toStep(start + by, step), step), end);
    case 'end':
      return { start, end: start + toLength(toStep(end + by, step) - start, step) };
    case 'whole': {
      const from = toStep(start + by, step);
      return beginAt(from, from + end - start);
    }
  }
}

/** How long a run is whose ends lie so far apart: shorter than a week, and never without length. */
function toLength(apart: number, step: number): number {
  if (apart < step) return apart > -PAST ? step : apart + WEEK;
  return apart > WEEK - step ? (apart < WEEK + PAST ? WEEK - step : apart - WEEK) : apart;
}

/** The same run in the week in which it begins. */
function beginAt(start: number, end: number): WeekRun {
  const weeks = Math.floor(start / WEEK) * WEEK;
  return { start: start - weeks, end: end - weeks };
}
