import { DAY, mod, type ScheduleEntry, toWeekMinute } from './entry.ts';
import { EACH_DAY, encodeRepeat, kindOf, startDay, stopDay } from './repeat.ts';

/**
 * The schedule on the wire of one in local time (D4, Local and UTC conversion; REC-07). `offsetMinutes` is how far the
 * clocks are ahead of UTC, as `offsetAt` says. The days of a daily schedule move with its start alone; the two ends of a
 * weekly one move each on its own. Always, an illegal mask, and numbers that are not whole: returned unchanged.
 */
export function localToUtc({ repeat, time }: ScheduleEntry, offsetMinutes: number): ScheduleEntry {
  const kind = [...time, offsetMinutes].every(Number.isInteger) && kindOf(repeat);
  const [start, end] = [time[0] - offsetMinutes, time[1] - offsetMinutes];
  if (kind === 'daily') {
    const { day, minute } = toWeekMinute(start);
    const days = ((repeat << day) | (repeat >> (7 - day))) & EACH_DAY;
    return { repeat: days, time: [minute, mod(end, DAY)] };
  }
  if (kind === 'weekly') {
    const from = toWeekMinute(startDay(repeat) * DAY + start);
    const to = toWeekMinute(stopDay(repeat) * DAY + end);
    return { repeat: encodeRepeat({ kind, start: from.day, stop: to.day }), time: [from.minute, to.minute] };
  }
  return { repeat, time };
}

/** The schedule in local time of one on the wire: takes back `localToUtc` with the same offset (REC-07). */
export const utcToLocal = (entry: ScheduleEntry, offsetMinutes: number) => localToUtc(entry, -offsetMinutes);
