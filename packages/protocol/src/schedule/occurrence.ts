import { DAY_MS, MINUTE_MS, mod, runMinutes, type ScheduleEntry } from './entry.ts';
import { DAYS, startDays } from './repeat.ts';

/** One run of an event, in milliseconds since 1970; an Always event runs from -Infinity to Infinity. */
export interface Occurrence {
  readonly startMs: number;
  readonly endMs: number;
}

const WEEK_MS = 7 * DAY_MS;
// 1970-01-01 was a Thursday, so the first Sunday is three days later.
const FIRST_SUNDAY_MS = 3 * DAY_MS;
const FOREVER: Occurrence = { startMs: Number.NEGATIVE_INFINITY, endMs: Number.POSITIVE_INFINITY };

// A device asks for all its events whenever one begins or ends: both go by arithmetic, without a list of runs. Those of an
// entry begin at the same minute of their days and are over before the next one begins.

/** The run that goes on at `atMs`, or null (D4, Schedule states). */
export function currentOccurrence(entry: ScheduleEntry, atMs: number): Occurrence | null {
  const lengthMs = runMinutes(entry) * MINUTE_MS;
  if (lengthMs === WEEK_MS) return FOREVER;
  if (lengthMs === 0) return null;
  const { days, day, sinceMs } = lookAt(entry, atMs);
  const back = DAYS.find((ago) => days & (1 << mod(day - ago, 7))) ?? 0;
  const startMs = atMs - sinceMs - back * DAY_MS;
  return atMs < startMs + lengthMs ? { startMs, endMs: startMs + lengthMs } : null;
}

/** The first run that starts after `after` (milliseconds since 1970), or null: an Always event never starts anew. */
export function nextOccurrence(entry: ScheduleEntry, after: number): Occurrence | null {
  const lengthMs = runMinutes(entry) * MINUTE_MS;
  if (lengthMs === WEEK_MS || lengthMs === 0) return null;
  const { days, day, sinceMs } = lookAt(entry, after);
  const tomorrow = day + 1;
  const ahead = DAYS.find((later) => days & (1 << mod(tomorrow + later, 7))) ?? 0;
  const startMs = after - sinceMs + (ahead + 1) * DAY_MS;
  return { startMs, endMs: startMs + lengthMs };
}

/** A moment in the week of an entry: the days that have a run, the day whose run has its turn, and since when it has it. */
function lookAt({ repeat, time: [start] }: ScheduleEntry, atMs: number) {
  const weekMs = mod(atMs - FIRST_SUNDAY_MS - start * MINUTE_MS, WEEK_MS);
  const sinceMs = weekMs % DAY_MS;
  return { days: startDays(repeat), day: (weekMs - sinceMs) / DAY_MS, sinceMs };
}
