import type { WeekWay } from './useWeekDrag.ts';
import { editRun, type WeekHandle } from './weekEdit.ts';
import { cutRun, DAY, type DayPart, WEEK, type WeekEvent, type WeekRun } from './weekLayout.ts';

/**
 * Where an event may be moved: one of a single day also to another day, the runs of several days only in time and all of
 * them together, a span of the week anywhere.
 */
export type WeekFreedom = 'day' | 'days' | 'week';

/** Minutes of a step, and of one that is taken by the minute. */
const STEP = 15;
const FINE_STEP = 1;

/** Where a run would be, moved or stretched by such a way; the same one where it stays. */
export function moveRun(
  run: WeekRun,
  handle: WeekHandle,
  { along, days, isFine }: Pick<WeekWay, 'along' | 'days' | 'isFine'>,
  freedom: WeekFreedom,
): WeekRun {
  const step = isFine ? FINE_STEP : STEP;
  const by = toMultiple(along, step);
  const byDays = freedom === 'days' || (freedom === 'day' && handle !== 'whole') ? 0 : days;
  if (by === 0 && byDays === 0) return run;
  if (freedom === 'week' && handle !== 'whole') return editRun(run, handle, by + byDays * DAY, 'week', step);
  const moved = editRun(run, handle, by, freedom === 'week' ? 'week' : 'day', step);
  return byDays === 0 ? moved : onOtherDay(moved, byDays);
}

const toMultiple = (minutes: number, step: number) => Math.round(minutes / step) * step;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** The same hours of another day, around the end of the week. */
function onOtherDay({ start, end }: WeekRun, days: number): WeekRun {
  const from = (((start + days * DAY) % WEEK) + WEEK) % WEEK;
  return { start: from, end: from + end - start };
}

/** All runs of an event, one of which goes from one place to another: those of other days go with it. */
export function moveRuns(runs: readonly WeekRun[], from: WeekRun, to: WeekRun): readonly WeekRun[] {
  const [byStart, byEnd] = [to.start - from.start, to.end - from.end];
  return runs.map((run) => {
    if (run === from) return to;
    const start = (((run.start + byStart) % WEEK) + WEEK) % WEEK;
    return { start, end: start + (run.end + byEnd) - (run.start + byStart) };
  });
}

/** Where another event runs at the same time. */
export interface WeekMeeting {
  readonly event: WeekEvent;
  readonly run: WeekRun;
}

/** Where runs would meet those of other events, also around the end of the week; back to back does not count. */
export function findMeetings(runs: readonly WeekRun[], others: readonly WeekEvent[]): readonly WeekMeeting[] {
  return others.flatMap((event) =>
    runs.flatMap((run) =>
      event.runs.flatMap((other) =>
        [-WEEK, 0, WEEK].flatMap((shift): WeekMeeting[] => {
          const start = Math.max(run.start, other.start + shift);
          const end = Math.min(run.end, other.end + shift);
          return start < end ? [{ event, run: { start, end } }] : [];
        }),
      ),
    ),
  );
}

/** The time of a day around a minute in which nothing runs; undefined where something does. */
export function findFree(day: number, minute: number, events: readonly WeekEvent[]): WeekRun | undefined {
  const parts: DayPart[] = events.flatMap(({ runs }) =>
    runs.flatMap((run) => cutRun(run).filter((part) => part.day === day)),
  );
  if (parts.some(({ start, end }) => start <= minute && minute < end)) return undefined;
  const start = Math.max(0, ...parts.flatMap(({ end }) => (end <= minute ? end : [])));
  const end = Math.min(DAY, ...parts.flatMap((part) => (part.start > minute ? part.start : [])));
  return { start: day * DAY + start, end: day * DAY + end };
}

/** A time that is free on several days. */
export interface FreeDays {
  /** In the order in which a hand came over them. */
  readonly days: readonly number[];
  /** That of the first one; the same hours are free on the others. */
  readonly free: WeekRun;
}

/** The time around a minute that is free on each of some days; they end before the first one on which it is not. */
export function findFreeDays(
  days: readonly number[],
  minute: number,
  events: readonly WeekEvent[],
): FreeDays | undefined {
  const found: number[] = [];
  let [start, end] = [0, DAY];
  for (const day of days) {
    const free = findFree(day, minute, events);
    if (!free) break;
    found.push(day);
    start = Math.max(start, free.start - day * DAY);
    end = Math.min(end, free.end - day * DAY);
  }
  const [first] = found;
  if (first === undefined) return undefined;
  return { days: found, free: { start: first * DAY + start, end: first * DAY + end } };
}

/**
 * What is drawn from a minute of the week along its day, in steps; it stops at whatever runs before and after, and is at
 * least a step long where there is room for that. Undefined while the hand has not left its step.
 */
export function drawRun(
  fromMinute: number,
  along: number,
  free: WeekRun,
  isFine: boolean,
): WeekRun | undefined {
  const step = isFine ? FINE_STEP : STEP;
  const anchor = clamp(toMultiple(fromMinute, step), free.start, free.end);
  const other = clamp(toMultiple(fromMinute + along, step), free.start, free.end);
  const run = { start: Math.min(anchor, other), end: Math.max(anchor, other) };
  if (run.start === run.end) return undefined;
  // A day that is drawn from end to end would never run.
  return run.end - run.start >= DAY ? { start: run.start, end: run.end - step } : run;
}
