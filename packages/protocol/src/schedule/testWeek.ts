import type { LocalSchedule, ScheduleDraft } from './draft.ts';

/** A week minute by minute, from Sunday at 00:00: 1 where an event runs. */
export type Week = Uint8Array;

const DAY = 1440;
const WEEK = 7 * DAY;

/** The minutes in which a schedule runs, by its words alone: walked through day by day, without masks and ranges. */
export function walkWeek({ repeat, time }: LocalSchedule | ScheduleDraft): Week {
  const week = new Uint8Array(WEEK);
  if (repeat.kind === 'always') return week.fill(1);
  const [start, end] = time;
  if (start === null || end === null) return week;
  const hasLength = start !== end || (repeat.kind === 'weekly' && repeat.start !== repeat.stop);
  let runs = 0;
  // Twice, for a run that goes on from Saturday into Sunday.
  for (let days = 0; days < 14; days++) {
    const day = days % 7;
    const begins = hasLength && (repeat.kind === 'daily' ? repeat.days.includes(day) : day === repeat.start);
    const ends = repeat.kind === 'daily' || day === repeat.stop;
    for (let now = 0; now < DAY; now++) {
      if (ends && now === end) runs = 0;
      if (begins && now === start) runs = 1;
      week[day * DAY + now] = runs;
    }
  }
  return week;
}

/** A week as clocks show it that are so many minutes ahead. */
export function shiftWeek(week: Week, minutes: number): Week {
  const ahead = (minutes + WEEK) % WEEK;
  const shifted = new Uint8Array(WEEK);
  shifted.set(week.subarray(WEEK - ahead));
  shifted.set(week.subarray(0, WEEK - ahead), ahead);
  return shifted;
}

/** The first minute of which two weeks say different things, or -1. */
export function findDifference(a: Week, b: Week): number {
  for (let minute = 0; minute < WEEK; minute++) if (a[minute] !== b[minute]) return minute;
  return -1;
}

/** The minutes of a week in which two events run. */
export function bothIn(a: Week, b: Week): Week {
  const both = new Uint8Array(WEEK);
  for (let minute = 0; minute < WEEK; minute++) both[minute] = (a[minute] ?? 0) & (b[minute] ?? 0);
  return both;
}

/** How many minutes of a week an event runs. */
export function countMinutes(week: Week): number {
  let count = 0;
  for (let minute = 0; minute < WEEK; minute++) count += week[minute] ?? 0;
  return count;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The clock on a wall: day of the week and minute of the day. */
export function readWall(timeZone: string, atMs: number) {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    });
    formats.set(timeZone, format);
  }
  const [weekday = '', time = ''] = format.format(atMs).split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { day: 'SunMonTueWedThuFriSat'.indexOf(weekday.replace(',', '')) / 3, minute: hours * 60 + minutes };
}

/** How many minutes the clocks of a zone are ahead of UTC, read off two walls: from -12 to +14 hours. */
export function readOffset(timeZone: string, atMs: number): number {
  const [there, utc] = [timeZone, 'UTC'].map((zone) => {
    const { day, minute } = readWall(zone, atMs);
    return day * DAY + minute;
  }) as [number, number];
  return ((there - utc + WEEK + DAY / 2) % WEEK) - DAY / 2;
}
