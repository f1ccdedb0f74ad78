import { DAY_MS, MINUTE_MS, mod, runMinutes, runStarts, type ScheduleEntry, WEEK } from './entry.ts';

/** One run of an event, in milliseconds since 1970; an Always event runs from -Infinity to Infinity. */
export interface Occurrence {
  readonly startMs: number;
  readonly endMs: number;
}

const WEEK_MS = 7 * DAY_MS;
// 1970-01-01 was a Thursday, so the first Sunday is three days later.
const FIRST_SUNDAY_MS = 3 * DAY_MS;
const FOREVER: Occurrence = { startMs: Number.NEGATIVE_INFINITY, endMs: Number.POSITIVE_INFINITY };

/** The run that goes on at `atMs`, or null (D4, Schedule states). */
export function currentOccurrence(entry: ScheduleEntry, atMs: number): Occurrence | null {
  return occurrencesAround(entry, atMs).find((run) => run.startMs <= atMs && atMs < run.endMs) ?? null;
}

/** The first run that starts after `after` (milliseconds since 1970), or null: an Always event never starts anew. */
export function nextOccurrence(entry: ScheduleEntry, after: number): Occurrence | null {
  return occurrencesAround(entry, after).find((run) => run.startMs > after) ?? null;
}

/** The runs of three weeks around a moment, in order. */
function occurrencesAround(entry: ScheduleEntry, atMs: number): Occurrence[] {
  const minutes = runMinutes(entry);
  if (minutes === WEEK) return [FOREVER];
  const sundayMs = atMs - mod(atMs - FIRST_SUNDAY_MS, WEEK_MS);
  const runs = runStarts(entry).flatMap((start) =>
    [start - WEEK, start, start + WEEK].map((minute) => ({
      startMs: sundayMs + minute * MINUTE_MS,
      endMs: sundayMs + (minute + minutes) * MINUTE_MS,
    })),
  );
  return runs.sort((a, b) => a.startMs - b.startMs);
}
