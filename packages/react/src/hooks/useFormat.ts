import { formatEuro } from '@carillon/protocol/money';
import { DAY_MS } from '@carillon/protocol/schedule';
import { useMemo } from 'react';
import { useCarillon } from './context.ts';

/** How dates, times, numbers, money and lists are written for the provider's locale and time zone. */
export interface Format {
  /** 'March 14, 2026'. Takes ISO text or milliseconds; what is no date is shown as '---'. */
  readonly date: (at: string | number) => string;
  /** '18:00'. */
  readonly time: (at: number) => string;
  /** 'Sat 18:00'. */
  readonly dayTime: (at: number) => string;
  /**
   * From when to when something runs: '18:00' and '19:00'; with the days where it takes a day or longer. Where the clocks change
   * meanwhile, each has its zone: '02:30 GMT+2' and '02:30 GMT+1' are an hour apart.
   */
  readonly span: (startMs: number, endMs: number) => readonly [from: string, to: string];
  /** 'Mar 14, 2026, 18:00:00'. */
  readonly dateTime: (at: number) => string;
  /** 'March 14, 2026 at 9:12 AM': with twelve hours where people count so (ENT-01). Takes what `date` takes. */
  readonly longDateTime: (at: string | number) => string;
  readonly number: (value: number, maximumFractionDigits?: number) => string;
  /** '€1,234.50', of an amount in euro cents (S9, SHP-03). */
  readonly money: (cents: number) => string;
  /** 'Austria, Belgium, and Croatia'. */
  readonly list: (names: readonly string[]) => string;
}

/** The formatters of the provider's locale and time zone. */
export function useFormat(): Format {
  const { locale, timeZone } = useCarillon('useFormat');
  return useMemo(() => createFormat(locale, timeZone), [locale, timeZone]);
}

/** Most locales of `Intl` write a hyphen. */
const withMinus = (figures: string) => figures.replace('-', '−');

/** The formatters of a locale and a time zone. */
export function createFormat(locale: string, timeZone: string): Format {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  const time = new Intl.DateTimeFormat(locale, clock);
  const dayTime = new Intl.DateTimeFormat(locale, { ...clock, weekday: 'short' });
  const dateTime = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: 'h23',
    timeZone,
  });
  const longDateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const write = (format: Intl.DateTimeFormat, at: string | number) => {
    const value = new Date(at);
    return Number.isNaN(value.getTime()) ? '---' : format.format(value);
  };
  // Made by the few that write spans, once.
  let zone: Intl.DateTimeFormat | undefined;
  function zoneAt(at: number) {
    zone ??= new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
    return zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
  }
  return {
    date: (at) => write(date, at),
    time: (at) => write(time, at),
    dayTime: (at) => write(dayTime, at),
    span(startMs, endMs) {
      const hours = endMs - startMs < DAY_MS ? time : dayTime;
      const isOneZone = zoneAt(startMs) === zoneAt(endMs);
      const writeEnd = (at: number) => write(hours, at) + (isOneZone ? '' : ` ${zoneAt(at)}`);
      return [writeEnd(startMs), writeEnd(endMs)];
    },
    dateTime: (at) => write(dateTime, at),
    longDateTime: (at) => write(longDateTime, at),
    number: (value, maximumFractionDigits = 1) =>
      withMinus(new Intl.NumberFormat(locale, { maximumFractionDigits }).format(value)),
    money: (cents) => withMinus(formatEuro(cents, locale)),
    list: (names) => new Intl.ListFormat(locale).format(names),
  };
}
