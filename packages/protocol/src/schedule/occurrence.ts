import { DAY_MS, MINUTE_MS, mod, runMinutes, type ScheduleEntry } from './entry.ts';
import { startDays } from './repeat.ts';

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
  const startMs = atMs + findStart(entry, atMs, -1);
  return atMs < startMs + lengthMs ? { startMs, endMs: startMs + lengthMs } : null;
}

/** The first run that starts after `after` (milliseconds since 1970), or null: an Always event never starts anew. */
export function nextOccurrence(entry: ScheduleEntry, after: number): Occurrence | null {
  const lengthMs = runMinutes(entry) * MINUTE_MS;
  if (lengthMs === WEEK_MS || lengthMs === 0) return null;
  const startMs = after + findStart(entry, after, 1);
  return { startMs, endMs: startMs + lengthMs };
}

/** From a moment to the start of a run, in milliseconds: back to the last one that is not after it, or on to the next. */
function findStart({ repeat, time: [start] }: ScheduleEntry, atMs: number, direction: -1 | 1): number {
  const days = startDays(repeat);
  const weekMs = mod(atMs - FIRST_SUNDAY_MS - start * MINUTE_MS, WEEK_MS);
  const sinceMs = weekMs % DAY_MS;
  const day = (weekMs - sinceMs) / DAY_MS;
  let offset = direction === 1 ? 1 : 0;
  while (!(days & (1 << mod(day + offset, 7))) && Math.abs(offset) < 7) offset += direction;
  return offset * DAY_MS - sinceMs;
}
