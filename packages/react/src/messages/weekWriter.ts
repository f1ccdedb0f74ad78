import { DAY, DAY_MS } from '@carillon/protocol/schedule';
import { createUnitWriter, keepTogether } from './unitWriter.ts';

/** How a locale writes the days of a week, 0 (Sunday) to 6, and the minutes of a day. */
export interface WeekWriter {
  /** 'Monday'. */
  readonly day: (day: number) => string;
  /** 'Mon'. */
  readonly shortDay: (day: number) => string;
  /** '18:00', of any minute of the week. */
  readonly time: (minute: number) => string;
  /** The same, and '24:00' for the end of a day. */
  readonly endTime: (minute: number) => string;
  /** 'Mon, Wed, Fri'. */
  readonly join: (texts: readonly string[]) => string;
  /** 'Monday, Wednesday, and Friday', within a sentence. */
  readonly days: (days: readonly number[]) => string;
  /** '1 day, 2 hours, 5 minutes', within a sentence of few other figures. */
  readonly span: (minutes: number) => string;
  /** '7 h 30 min', '1 day 2 h 5 min': how long something takes, in one line. */
  readonly shortSpan: (minutes: number) => string;
}

const MINUTE_MS = 60_000;
// A Sunday, from which days and minutes of a week are counted.
const WEEK_BEGIN = Date.UTC(2023, 0, 1);

const UNITS = [
  ['day', DAY],
  ['hour', 60],
  ['minute', 1],
] as const;

/** The words of a week in a locale. To make one takes longer than to use it a hundred times. */
export function createWeekWriter(locale: string): WeekWriter {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const long = format({ weekday: 'long' });
  const short = format({ weekday: 'short' });
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const midnight = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h24' });
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  const writeShort = spanWriter(locale, 'narrow', createUnitWriter(locale));
  const sentence = new Intl.ListFormat(locale);
  const longs = UNITS.map(
    ([unit]) => [unit, new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })] as const,
  );
  const writeLong = (count: number, unit: string) =>
    keepTogether(longs.find(([name]) => name === unit)?.[1].format(count) ?? '');
  const day = (number: number) => long.format(WEEK_BEGIN + number * DAY_MS);
  return {
    day,
    shortDay: (day) => short.format(WEEK_BEGIN + day * DAY_MS),
    time: (minute) => time.format(WEEK_BEGIN + minute * MINUTE_MS),
    endTime: (minute) => (minute % DAY === 0 ? midnight : time).format(WEEK_BEGIN + minute * MINUTE_MS),
    join: (texts) => list.format(texts),
    days: (days) => sentence.format(days.map(day)),
    span: spanWriter(locale, 'long', writeLong),
    shortSpan: (minutes) => keepTogether(writeShort(minutes)),
  };
}

function spanWriter(
  locale: string,
  style: 'long' | 'narrow',
  write: (count: number, unit: 'day' | 'hour' | 'minute') => string,
) {
  const parts = new Intl.ListFormat(locale, { type: 'unit', style });
  return (minutes: number) => {
    let left = minutes;
    const texts = UNITS.flatMap(([unit, length]) => {
      const count = Math.floor(left / length);
      left -= count * length;
      return count > 0 ? write(count, unit) : [];
    });
    return parts.format(texts);
  };
}
