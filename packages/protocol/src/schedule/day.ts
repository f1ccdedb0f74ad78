import { DAY_MS, MINUTE_MS, mod, type ScheduleEntry } from './entry.ts';
import { currentOccurrence, nextOccurrence, type Occurrence } from './occurrence.ts';
import { nextClockChange, offsetAt } from './zone.ts';

/** An hour on the clocks of a day, and when it is. */
export interface DayMark {
  readonly hour: number;
  readonly atMs: number;
}

/** One day of a zone, from midnight to midnight, in milliseconds since 1970: 23 or 25 hours where the clocks change. */
export interface LocalDay {
  readonly startMs: number;
  readonly endMs: number;
  /** 0, 6, 12, 18 and 24 on its clocks. */
  readonly marks: readonly DayMark[];
}

const HOUR_MS = 60 * MINUTE_MS;
const MARKS = [0, 6, 12, 18, 24] as const;

/**
 * The day of a zone that contains a moment, in milliseconds since 1970 (EVT-09). Where the clocks skip midnight it begins with
 * the change, where they show it twice with the first. Zones and errors as for `offsetAt`.
 */
export function localDay(timeZone: string, atMs: number): LocalDay {
  const local = atMs + offsetAt(timeZone, atMs) * MINUTE_MS;
  const midnight = local - mod(local, DAY_MS);
  const marks = MARKS.map((hour) => ({ hour, atMs: firstMoment(timeZone, midnight + hour * HOUR_MS) }));
  const [{ atMs: startMs } = { atMs }, { atMs: endMs } = { atMs }] = [marks[0], marks.at(-1)];
  return { startMs, endMs, marks };
}

/** The first moment at which the clocks of a zone show a time (milliseconds as if in UTC) or have passed it. */
function firstMoment(timeZone: string, localMs: number): number {
  const before = offsetAt(timeZone, localMs - DAY_MS);
  const after = offsetAt(timeZone, localMs + DAY_MS);
  const [early, late] = [localMs - before * MINUTE_MS, localMs - after * MINUTE_MS];
  if (offsetAt(timeZone, early) === before) return early;
  if (offsetAt(timeZone, late) === after) return late;
  // It is skipped.
  return nextClockChange(timeZone, late)?.atMs ?? early;
}

/**
 * The runs of an entry that touch a day, whole, in their order: what began the day before has its begin, and Always one run
 * from -Infinity to Infinity (EVT-09).
 */
export function dayRuns(
  entry: ScheduleEntry,
  { startMs, endMs }: Pick<LocalDay, 'startMs' | 'endMs'>,
): readonly Occurrence[] {
  const runs: Occurrence[] = [];
  let run = currentOccurrence(entry, startMs) ?? nextOccurrence(entry, startMs);
  while (run && run.startMs < endMs) {
    runs.push(run);
    run = nextOccurrence(entry, run.startMs);
  }
  return runs;
}
