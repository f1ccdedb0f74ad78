import { DAY_MS, MINUTE_MS, mod, runMinutes, runStart, type ScheduleEntry } from './entry.ts';
import { DAYS } from './repeat.ts';

/** One run of an event, in milliseconds since 1970; an Always event runs from -Infinity to Infinity. */
export interface Occurrence {
  readonly startMs: number;
  readonly endMs: number;
}

const WEEK_MS = 7 * DAY_MS;
// 1970-01-01 was a Thursday, so the first Sunday is three days later.
const FIRST_SUNDAY_MS = 3 * DAY_MS;
const FOREVER: Occurrence = { startMs: Number.NEGATIVE_INFINITY, endMs: Number.POSITIVE_INFINITY };

// A device asks for all its events whenever one begins or ends: both go by arithmetic, without a list of runs.

/** The run that goes on at `atMs`, or null (D4, Schedule states). */
export function currentOccurrence(entry: ScheduleEntry, atMs: number): Occurrence | null {
  const lengthMs = runMinutes(entry) * MINUTE_MS;
  if (lengthMs === WEEK_MS) return FOREVER;
  const weekMs = sinceSunday(atMs);
  for (const day of DAYS) {
    const startMs = atMs - sinceStart(entry, day, weekMs);
    if (atMs < startMs + lengthMs) return { startMs, endMs: startMs + lengthMs };
  }
  return null;
}

/** The first run that starts after `after` (milliseconds since 1970), or null: an Always event never starts anew. */
export function nextOccurrence(entry: ScheduleEntry, after: number): Occurrence | null {
  const lengthMs = runMinutes(entry) * MINUTE_MS;
  if (lengthMs === WEEK_MS || lengthMs === 0) return null;
  const weekMs = sinceSunday(after);
  let startMs = Number.POSITIVE_INFINITY;
  for (const day of DAYS) {
    const nextMs = after - sinceStart(entry, day, weekMs) + WEEK_MS;
    if (nextMs > after) startMs = Math.min(startMs, nextMs);
  }
  return { startMs, endMs: startMs + lengthMs };
}

const sinceSunday = (atMs: number) => mod(atMs - FIRST_SUNDAY_MS, WEEK_MS);

/** Milliseconds since the run of a day began last, at a moment of the week; a week where it has none. */
function sinceStart(entry: ScheduleEntry, day: number, weekMs: number): number {
  const start = runStart(entry, day);
  return start < 0 ? WEEK_MS : mod(weekMs - start * MINUTE_MS, WEEK_MS);
}
