import { formatEuro } from '@carillon/protocol/money';
import { DAY_MS, offsetAt } from '@carillon/protocol/schedule';
import { useCarillon } from './context.ts';
import { oncePerPlace } from './oncePerPlace.ts';

/**
 * How dates, times, numbers, money and lists are written for the provider's locale and time zone. The clock has 24 hours
 * and two digits in every language, but for `longDateTime`.
 */
export interface Format {
  /** 'March 14, 2026', in titles and sentences. Takes ISO text or milliseconds; what is no date is shown as '---'. */
  readonly date: (at: string | number) => string;
  /** 'Mar 14, 2026', in the rows of a list. Takes what `date` takes. */
  readonly shortDate: (at: string | number) => string;
  /** 'Mar 14, 2026', of a day of the calendar, '2026-03-14', which is the same in every time zone. */
  readonly calendarDay: (day: string) => string;
  /** 'Wednesday, November 11', of a day of this year. */
  readonly day: (at: number) => string;
  /** '18:00'. */
  readonly time: (at: number) => string;
  /** 'Sat 18:00'. */
  readonly dayTime: (at: number) => string;
  /** As short as it can be: '18:00' today, 'Thu 07:30' within seven days, 'Mar 28, 07:30', 'Mar 28, 2027, 07:30'. */
  readonly moment: (at: number, nowMs: number) => string;
  /**
   * From when to when something runs: '18:00' and '19:00'; with the days where it takes a day or longer. Where the clocks change
   * meanwhile, each has its zone: '02:30 GMT+2' and '02:30 GMT+1' are an hour apart.
   */
  readonly span: (startMs: number, endMs: number) => readonly [from: string, to: string];
  /** 'Mar 14, 2026, 16:40', in the rows of a list. */
  readonly shortDateTime: (at: number) => string;
  /** 'Mar 14, 2026, 18:00:00', of the clock of a device and in what a support desk is told. */
  readonly dateTime: (at: number) => string;
  /** 'March 14, 2026 at 9:12 AM': with twelve hours where people count so (ENT-01). Takes what `date` takes. */
  readonly longDateTime: (at: string | number) => string;
  readonly number: (value: number, maximumFractionDigits?: number) => string;
  /** '€1,234.50', of an amount in euro cents (S9, SHP-03). */
  readonly money: (cents: number) => string;
  /** '22%', '7.5%', of a percentage with at most two decimals. */
  readonly percent: (percentage: number) => string;
  /** 'Austria, Belgium, and Croatia'. */
  readonly list: (names: readonly string[]) => string;
}

/** The formatters of the provider's locale and time zone. */
export function useFormat(): Format {
  const { locale, timeZone } = useCarillon('useFormat');
  return formatOf(locale, timeZone);
}

/** Most locales of `Intl` write a hyphen. */
const withMinus = (figures: string) => figures.replace('-', '−');

/** 'Mar 14, 2026', whatever else is asked for. */
const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** A moment that is nearer is told by its weekday. */
const NEAR_MS = 7 * DAY_MS;

const formatOf = /* @__PURE__ */ oncePerPlace(createFormat);

/** The formatters of a locale and a time zone. */
export function createFormat(locale: string, timeZone: string): Format {
  /** Made when it is first used: a page needs few of them. */
  const lazily = (options: Intl.DateTimeFormatOptions) => {
    let made: Intl.DateTimeFormat | undefined;
    return () => {
      made ??= new Intl.DateTimeFormat(locale, { timeZone, ...options });
      return made;
    };
  };
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = lazily(options);
    return (at: string | number) => {
      const value = new Date(at);
      return Number.isNaN(value.getTime()) ? '---' : format().format(value);
    };
  };
  const time = writer(CLOCK);
  const dayTime = writer({ ...CLOCK, weekday: 'short' });
  const dateTime = writer({ ...DATE, ...CLOCK });
  const dateTimeOfYear = writer({ month: 'short', day: 'numeric', ...CLOCK });
  // By which it is known whether two moments are of one day, or of one year.
  const numeric = lazily({ year: 'numeric', month: 'numeric', day: 'numeric', calendar: 'iso8601' });
  const read = (type: 'year' | 'month' | 'day', at: number) =>
    numeric()
      .formatToParts(at)
      .find((part) => part.type === type)?.value;
  const zone = lazily({ timeZoneName: 'short' });
  const zoneAt = (at: number) =>
    zone()
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value;
  const numbers = new Map<number, Intl.NumberFormat>();
  let percents: Intl.NumberFormat | undefined;
  let lists: Intl.ListFormat | undefined;
  return {
    date: writer({ dateStyle: 'long' }),
    shortDate: writer(DATE),
    calendarDay: writer({ ...DATE, timeZone: 'UTC' }),
    day: writer({ weekday: 'long', month: 'long', day: 'numeric' }),
    time,
    dayTime,
    moment(at, nowMs) {
      if (Number.isNaN(new Date(at).getTime())) return time(at);
      const isSame = (type: 'year' | 'month' | 'day') => read(type, at) === read(type, nowMs);
      const isNear = Math.abs(at - nowMs) < NEAR_MS;
      if (isNear) return isSame('day') ? time(at) : dayTime(at);
      return isSame('year') ? dateTimeOfYear(at) : dateTime(at);
    },
    span(startMs, endMs) {
      const write = endMs - startMs < DAY_MS ? time : dayTime;
      const isOneZone = offsetAt(timeZone, startMs) === offsetAt(timeZone, endMs);
      const writeEnd = (at: number) => write(at) + (isOneZone ? '' : ` ${zoneAt(at)}`);
      return [writeEnd(startMs), writeEnd(endMs)];
    },
    shortDateTime: dateTime,
    dateTime: writer({ ...DATE, ...CLOCK, second: '2-digit' }),
    longDateTime: writer({ dateStyle: 'long', timeStyle: 'short' }),
    number(value, maximumFractionDigits = 1) {
      const format =
        numbers.get(maximumFractionDigits) ?? new Intl.NumberFormat(locale, { maximumFractionDigits });
      numbers.set(maximumFractionDigits, format);
      return withMinus(format.format(value));
    },
    money: (cents) => withMinus(formatEuro(cents, locale)),
    percent(percentage) {
      percents ??= new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
      return percents.format(percentage / 100);
    },
    list(names) {
      lists ??= new Intl.ListFormat(locale);
      return lists.format(names);
    },
  };
}
