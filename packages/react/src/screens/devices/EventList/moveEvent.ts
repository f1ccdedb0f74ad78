import {
  DAY,
  decodeRepeat,
  encodeRepeat,
  localToUtc,
  type ScheduleEntry,
  utcToLocal,
} from '@carillon/protocol/schedule';
import type { WeekFreedom, WeekRun } from '../../../ui/index.ts';

/** How far a hand may move an event of this repetition; null for what runs always or never. */
export function findFreedom(repeat: number): WeekFreedom | null {
  const decoded = decodeRepeat(repeat);
  if (!decoded || decoded.kind === 'always') return null;
  if (decoded.kind === 'weekly') return 'week';
  return decoded.days.length === 1 ? 'day' : 'days';
}

/**
 * The schedule of an event of which one run, in minutes of the local week, goes from one place to another. It is read and
 * written with one offset, as a form does it (REC-07), so that nothing else moves: neither days across midnight of UTC nor
 * minutes on the day on which the clocks change.
 */
export function moveEntry(
  entry: ScheduleEntry,
  from: WeekRun,
  to: WeekRun,
  offsetMinutes: number,
): ScheduleEntry {
  const local = utcToLocal(entry, offsetMinutes);
  const repeat = decodeRepeat(local.repeat);
  if (!repeat || repeat.kind === 'always') return entry;
  const time = [to.start % DAY, to.end % DAY] as const;
  if (repeat.kind === 'weekly') {
    const weekly = { kind: repeat.kind, start: dayOf(to.start), stop: dayOf(to.end) };
    return localToUtc({ repeat: encodeRepeat(weekly), time }, offsetMinutes);
  }
  const byDays = dayOf(to.start) - dayOf(from.start) + 7;
  const days = repeat.days.map((day) => (day + byDays) % 7);
  return localToUtc({ repeat: encodeRepeat({ kind: 'daily', days }), time }, offsetMinutes);
}

const dayOf = (minute: number) => Math.floor(minute / DAY) % 7;
