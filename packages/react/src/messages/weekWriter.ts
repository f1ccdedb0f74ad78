/** How a locale writes the days of a week, 0 (Sunday) to 6, and the minutes of a day. */
export interface WeekWriter {
  /** 'Monday'. */
  readonly day: (day: number) => string;
  /** 'Mon'. */
  readonly shortDay: (day: number) => string;
  /** '18:00', of any minute of the week. */
  readonly time: (minute: number) => string;
  /** 'Mon, Wed, Fri'. */
  readonly join: (texts: readonly string[]) => string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
// A Sunday, from which days and minutes of a week are counted.
const WEEK_BEGIN = Date.UTC(2023, 0, 1);

/** The words of a week in a locale. To make one takes longer than to use it a hundred times. */
export function createWeekWriter(locale: string): WeekWriter {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const long = format({ weekday: 'long' });
  const short = format({ weekday: 'short' });
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  return {
    day: (day) => long.format(WEEK_BEGIN + day * DAY_MS),
    shortDay: (day) => short.format(WEEK_BEGIN + day * DAY_MS),
    time: (minute) => time.format(WEEK_BEGIN + minute * MINUTE_MS),
    join: (texts) => list.format(texts),
  };
}
