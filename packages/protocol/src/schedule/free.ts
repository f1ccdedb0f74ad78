import { DAY, type ScheduleEntry, WEEK } from './entry.ts';
import { weekRuns } from './week.ts';

/** Some hours of local days at which nothing runs; an end of 1440 is the midnight after. */
export interface FreeTime {
  readonly days: readonly number[];
  readonly time: readonly [number, number];
}

const WORKDAYS = [1, 2, 3, 4, 5] as const;
const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0] as const;
/** What is shorter is no time for an event. */
const LEAST_MINUTES = 15;
/** Of a whole day, which no daily event can be, the hours in which most people are there. */
const OPEN: FreeTime['time'] = [9 * 60, 18 * 60];

/**
 * The longest time within a day at which none of these events runs: one that Monday to Friday have in common, else one of
 * any day; null where there is none. Of a day that is free as a whole it is 09:00 to 18:00. `offsetMinutes` is how far the
 * clocks are ahead of UTC, as `offsetAt` says.
 */
export function findFreeTime(others: readonly ScheduleEntry[], offsetMinutes: number): FreeTime | null {
  const isTaken = new Uint8Array(WEEK);
  for (const other of others) {
    for (const { start, end } of weekRuns(other, offsetMinutes)) {
      isTaken.fill(1, start, end).fill(1, 0, Math.max(end - WEEK, 0));
    }
  }
  const ofDays = (days: readonly number[]): FreeTime => ({ days, time: findLongest(isTaken, days) });
  const common = ofDays(WORKDAYS);
  const found = isLong(common) ? common : FROM_MONDAY.map((day) => ofDays([day])).reduce(longer);
  if (!isLong(found)) return null;
  return lengthOf(found) === DAY ? { ...found, time: OPEN } : found;
}

const lengthOf = ({ time: [start, end] }: FreeTime) => end - start;
const isLong = (free: FreeTime) => lengthOf(free) >= LEAST_MINUTES;
const longer = (one: FreeTime, other: FreeTime) => (lengthOf(other) > lengthOf(one) ? other : one);

/** The first one of the longest that all these days have in common; without length where there is none. */
function findLongest(isTaken: Uint8Array, days: readonly number[]): FreeTime['time'] {
  let longest: FreeTime['time'] = [0, 0];
  let start = 0;
  for (let minute = 0; minute <= DAY; minute++) {
    if (minute < DAY && days.every((day) => !isTaken[day * DAY + minute])) continue;
    if (minute - start > longest[1] - longest[0]) longest = [start, minute];
    start = minute + 1;
  }
  return longest;
}
