import { type LocalDay, nextClockChange, offsetAt } from '@carillon/protocol/schedule';
import type { DaySpan, TimeSpan } from '../../../ui/index.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A day as it is drawn, and where its moments stand there. */
export interface DayScale {
  /** The day as it passes. */
  readonly day: LocalDay;
  /** The day on its axis: where the clocks skip hours, these have their place, too. */
  readonly drawn: DaySpan;
  /** The hours that the clocks skip, on the axis. */
  readonly skipped: TimeSpan | null;
  readonly place: (atMs: number) => number;
  /** Takes it back; in the hours that are skipped there is nothing but the moment of the change. */
  readonly read: (drawnMs: number) => number;
}

/** How the clocks of a zone change in a day, or before it. */
export interface DayChange {
  readonly atMs: number;
  /** By how many minutes they are ahead of UTC until then, and from then on. */
  readonly before: number;
  readonly after: number;
}

/** The change of the clocks in the day of a zone that contains a moment, or null; the one at its first moment, too. */
export function findDayChange(
  timeZone: string,
  { startMs, endMs }: Pick<LocalDay, 'startMs' | 'endMs'>,
): DayChange | null {
  const change = nextClockChange(timeZone, startMs - 1);
  if (!change || change.atMs >= endMs) return null;
  return { ...change, before: offsetAt(timeZone, change.atMs - 1) };
}

/** A day of a zone as it is drawn (FLV-02). */
export function createDayScale(timeZone: string, day: LocalDay): DayScale {
  const change = findDayChange(timeZone, day);
  const skippedMs = change ? (change.after - change.before) * MINUTE_MS : 0;
  // Hours that come twice are there twice: such a day is longer.
  if (!change || skippedMs <= 0) {
    return { day, drawn: day, skipped: null, place: (ms) => ms, read: (ms) => ms };
  }
  const place = (ms: number) => (ms < change.atMs ? ms : ms + skippedMs);
  const read = (ms: number) => (ms < change.atMs ? ms : Math.max(change.atMs, ms - skippedMs));
  // A skipped midnight has its place as well.
  const endMs = place(day.endMs);
  const startMs = endMs - DAY_MS;
  const drawn = {
    startMs,
    endMs,
    marks: day.marks.map(({ hour }) => ({ hour, atMs: startMs + hour * 60 * MINUTE_MS })),
  };
  return { day, drawn, skipped: { startMs: change.atMs, endMs: change.atMs + skippedMs }, place, read };
}
