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
  return reach === 'day' ? editWithinDay(run, handle, by, step) : editAroundWeek(run, handle, by, step);
}

/** Where a minute would come to lie. */
export const toStep = (minutes: number, step = STEP) => Math.round(minutes / step) * step;

/**
 * It begins within its day. A run that ends there stays in it, up to 24:00; one that passes midnight may go on doing so.
 * Neither becomes as long as a day, for such a schedule would never run.
 */
function editWithinDay({ start, end }: WeekRun, handle: WeekHandle, by: number, step: number): WeekRun {
  const first = Math.floor(start / DAY) * DAY;
  const midnight = first + DAY;
  const isNight = end > midnight;
  const most = DAY - step;
  switch (handle) {
    case 'whole': {
      const length = end - start;
      const last = isNight ? midnight - step : midnight - length;
      const from = clamp(toStep(start + by, step), first, last);
      return { start: from, end: from + length };
    }
    case 'start': {
      const last = Math.min(end, midnight) - step;
      return { start: clamp(toStep(start + by, step), Math.max(first, end - most), last), end };
    }
    case 'end': {
      const last = isNight ? start + most : Math.min(midnight, start + most);
      // What begins a minute before midnight lasts until then.
      return { start, end: clamp(toStep(end + by, step), Math.min(start + step, last), last) };
    }
  }
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

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
