import { type ScheduleEntry, toWeekMinute } from './entry.ts';
import { EACH_DAY, readKind, WEEKLY_START, WEEKLY_STOP } from './repeat.ts';

/**
 * The schedule on the wire of one in local time (D4, Local and UTC conversion; REC-07). `offsetMinutes` is how far the
 * clocks are ahead of UTC, as `offsetAt` says. The days of a daily schedule move with its start alone; the two ends of a
 * weekly one move each on its own. Always, an illegal mask, and numbers that are not whole: returned unchanged.
 */
export function localToUtc({ repeat, time }: ScheduleEntry, offsetMinutes: number): ScheduleEntry {
  const kind = readKind(repeat);
  if (!kind || kind === 'always' || ![...time, offsetMinutes].every(Number.isInteger))
    return { repeat, time };
  const start = toWeekMinute(time[0] - offsetMinutes);
  const end = toWeekMinute(time[1] - offsetMinutes);
  // A mask holds either daily bits or both kinds of weekly ones: moving those that it has not changes nothing.
  const daily = moveDays(repeat, start.day);
  const weeklyStart = moveDays(repeat >> WEEKLY_START, start.day) << WEEKLY_START;
  const weeklyStop = moveDays(repeat >> WEEKLY_STOP, end.day) << WEEKLY_STOP;
  return { repeat: daily | weeklyStart | weeklyStop, time: [start.minute, end.minute] };
}

/** Seven bits of days, each so many days later, around the end of the week. */
function moveDays(mask: number, days: number): number {
  const bits = mask & EACH_DAY;
  return ((bits << days) | (bits >> (7 - days))) & EACH_DAY;
}

/** The schedule in local time of one on the wire: takes back `localToUtc` with the same offset (REC-07). */
export const utcToLocal = (entry: ScheduleEntry, offsetMinutes: number) => localToUtc(entry, -offsetMinutes);
