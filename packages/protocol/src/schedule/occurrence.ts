import { decodeRepeat } from './repeat.ts';

/** The schedule of an event as it travels: the repeat mask and [start, end] in UTC minutes of the day. */
export interface ScheduleEntry {
  readonly repeat: number;
  readonly time: readonly [number, number];
}

/** One run of an event, in milliseconds since 1970; an Always event runs from -Infinity to Infinity. */
export interface Occurrence {
  readonly startMs: number;
  readonly endMs: number;
}

/** A stretch of the week in minutes from Sunday 00:00 UTC, half open; `end` may pass the end of the week. */
interface WeekRange {
  readonly start: number;
  readonly end: number;
}

const MINUTE_MS = 60_000;
const DAY = 1440;
const WEEK = 7 * DAY;
const WEEK_MS = WEEK * MINUTE_MS;
// 1970-01-01 was a Thursday, so the first Sunday is three days later.
const FIRST_SUNDAY_MS = 3 * DAY * MINUTE_MS;
const FOREVER: Occurrence = { startMs: Number.NEGATIVE_INFINITY, endMs: Number.POSITIVE_INFINITY };

/** Whether two entries ever run in the same minute (D5, Overlap); back to back does not count. */
export function overlaps(a: ScheduleEntry, b: ScheduleEntry): boolean {
  const others = weekRanges(b);
  return weekRanges(a).some((x) => others.some((y) => rangesMeet(x, y)));
}

/** The run that goes on at `atMs`, or null. Where runs of one entry touch, it is the later one. */
export function currentOccurrence(entry: ScheduleEntry, atMs: number): Occurrence | null {
  return latest(occurrencesAround(entry, atMs).filter((o) => o.startMs <= atMs && atMs < o.endMs));
}

/** The first run that starts after `afterMs`, or null: an Always event never starts anew. */
export function nextOccurrence(entry: ScheduleEntry, afterMs: number): Occurrence | null {
  const later = occurrencesAround(entry, afterMs).filter((o) => o.startMs > afterMs);
  return later.reduce<Occurrence | null>((a, b) => (a && a.startMs <= b.startMs ? a : b), null);
}

function latest(runs: Occurrence[]): Occurrence | null {
  return runs.reduce<Occurrence | null>((a, b) => (a && a.startMs >= b.startMs ? a : b), null);
}

function occurrencesAround(entry: ScheduleEntry, atMs: number): Occurrence[] {
  if (decodeRepeat(entry.repeat)?.kind === 'always') return [FOREVER];
  const sundayMs = atMs - mod(atMs - FIRST_SUNDAY_MS, WEEK_MS);
  return weekRanges(entry).flatMap(({ start, end }) =>
    [-1, 0, 1].map((week) => ({
      startMs: sundayMs + week * WEEK_MS + start * MINUTE_MS,
      endMs: sundayMs + week * WEEK_MS + end * MINUTE_MS,
    })),
  );
}

/** Each start of the entry within the week; a daily end at or before its start lies on the next day. */
function weekRanges({ repeat, time: [start, end] }: ScheduleEntry): WeekRange[] {
  const kind = decodeRepeat(repeat);
  switch (kind?.kind) {
    case undefined:
      return [];
    case 'always':
      return [{ start: 0, end: WEEK }];
    case 'daily': {
      const length = mod(end - start, DAY);
      if (length === 0) return [];
      return kind.days.map((day) => ({ start: day * DAY + start, end: day * DAY + start + length }));
    }
    case 'weekly': {
      const from = kind.start * DAY + start;
      const length = mod(kind.stop * DAY + end - from, WEEK);
      return length === 0 ? [] : [{ start: from, end: from + length }];
    }
  }
}

// Saturday 23:00 to Sunday 01:00 passes the end of the week: compare it with its copies a week earlier and later.
function rangesMeet(a: WeekRange, b: WeekRange): boolean {
  return [-WEEK, 0, WEEK].some((shift) => a.start < b.end + shift && b.start + shift < a.end);
}

function mod(value: number, modulus: number): number {
  return ((value % modulus) + modulus) % modulus;
}
