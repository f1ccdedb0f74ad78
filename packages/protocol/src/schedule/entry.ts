import { ALWAYS, DAYS, readKind, startDay, startDays, stopDay } from './repeat.ts';

/** The schedule of an event as it travels: the repeat mask and [start, end] in UTC minutes of the day (D3). */
export interface ScheduleEntry {
  readonly repeat: number;
  readonly time: readonly [number, number];
}

/** Minutes of a day. */
export const DAY = 1440;

/** Milliseconds of a minute. */
export const MINUTE_MS = 60_000;

/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;

/** Minutes of a week, which begins on Sunday at 00:00. */
export const WEEK = 10_080;

/**
 * How many minutes a run of an entry lasts (D5): a daily end before its start lies on the next day, a weekly one wraps
 * around the week, Always is the whole week. 0 for an entry that never runs: without length, with an illegal mask, or
 * with a minute that is not whole.
 */
export function runMinutes({ repeat, time }: ScheduleEntry): number {
  const kind = readKind(repeat);
  if (kind === 'always') return WEEK;
  const [start, end] = time;
  if (!kind || !Number.isInteger(start) || !Number.isInteger(end)) return 0;
  const minutes = end - start;
  if (kind === 'daily') return mod(minutes, DAY);
  return mod((stopDay(repeat) - startDay(repeat)) * DAY + minutes, WEEK);
}

/** The minute of the week at which a run begins on a day, or -1 where none does. Always begins with the week. */
export function runStart({ repeat, time: [start] }: ScheduleEntry, day: number): number {
  if (repeat === ALWAYS) return day && -1;
  return startDays(repeat) & (1 << day) ? mod(day * DAY + start, WEEK) : -1;
}

/** The minutes of the week at which its runs begin; none for an entry that never runs. */
export function runStarts(entry: ScheduleEntry): number[] {
  if (runMinutes(entry) === 0) return [];
  return DAYS.map((day) => runStart(entry, day)).filter((start) => start >= 0);
}

/** A minute of the week as its day, 0 (Sunday) to 6, and the minute of that day. */
export interface WeekMinute {
  readonly day: number;
  readonly minute: number;
}

/** The day and minute of a minute counted from the begin of some week. */
export function toWeekMinute(minutes: number): WeekMinute {
  return { day: mod(Math.floor(minutes / DAY), 7), minute: mod(minutes, DAY) };
}

/** What is left of a division, never negative. */
export const mod = (value: number, modulus: number) => ((value % modulus) + modulus) % modulus;
