import { DAY, WEEK } from '@carillon/protocol/schedule';

// 1970-01-01 was a Thursday.
const THURSDAY = 4 * DAY;

/** The minute of the local week, which begins on Sunday at 00:00, at a moment in milliseconds since 1970. */
export function minuteOfWeek(atMs: number, offsetMinutes: number): number {
  const minutes = Math.floor(atMs / 60_000) + offsetMinutes + THURSDAY;
  return ((minutes % WEEK) + WEEK) % WEEK;
}
