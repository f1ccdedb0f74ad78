import { deviceTime } from '@carillon/protocol/clock';
import { offsetAt } from '@carillon/protocol/schedule';
import { useCarillon } from '../../../hooks/context.ts';
import { oncePerPlace } from '../../../hooks/oncePerPlace.ts';
import { createUnitWriter, keepTogether } from '../../../messages/unitWriter.ts';
import { zoneText } from './zoneText.ts';

/** Writes moments in seconds since 1970 in the provider's zone; null for what is no date. */
export interface ClockFormat {
  /** "14:26:09" */
  readonly time: (seconds: number) => string | null;
  /** The same in UTC. */
  readonly utc: (seconds: number) => string | null;
  /** "Wednesday, November 11, 2026" */
  readonly day: (seconds: number) => string | null;
  /** "Europe/Rome, UTC+1" */
  readonly zone: (seconds: number) => string;
  /** "3 min 41 s", "2 days": the two greatest parts, from a day on the days alone. */
  readonly span: (seconds: number) => string;
}

export function useClockFormat(): ClockFormat {
  const { locale, timeZone } = useCarillon('useClockFormat');
  return clockFormatOf(locale, timeZone);
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

const clockFormatOf = /* @__PURE__ */ oncePerPlace(createClockFormat);

export function createClockFormat(locale: string, timeZone: string): ClockFormat {
  const figures = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
  const time = new Intl.DateTimeFormat(locale, { ...figures, timeZone });
  const utc = new Intl.DateTimeFormat(locale, { ...figures, timeZone: 'UTC' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone });
  const writeUnit = createUnitWriter(locale);
  const write = (format: Intl.DateTimeFormat) => (seconds: number) =>
    deviceTime(seconds, timeZone) && format.format(seconds * 1000);
  return {
    time: write(time),
    utc: write(utc),
    day: write(day),
    zone: (seconds) => {
      const minutes = deviceTime(seconds, timeZone) ? offsetAt(timeZone, seconds * 1000) : 0;
      const [hour, minute] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
      const offset = minute === 0 ? `${hour}` : `${hour}:${String(minute).padStart(2, '0')}`;
      return `${zoneText(timeZone)}, UTC${minutes === 0 ? '' : (minutes < 0 ? '−' : '+') + offset}`;
    },
    span: (seconds) => {
      const first = UNITS.findIndex(([, length]) => seconds >= length);
      const shown = UNITS.slice(first, first <= 0 ? 1 : first + 2);
      let left = seconds;
      const parts = shown.map(([unit, length]) => {
        const count = Math.floor(left / length);
        left -= count * length;
        return count === 0 ? '' : writeUnit(count, unit);
      });
      return keepTogether(parts.filter((part) => part !== '').join(' '));
    },
  };
}
