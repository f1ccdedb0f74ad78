import type { LocalSchedule, OverlapValues, Recap, RunValues } from '@carillon/protocol/schedule';
import type { eventsTexts } from './en/events.ts';
import type { Translate } from './messages.ts';

type Translation = Translate<typeof eventsTexts>;

/** What a recap banner shows. */
export interface RecapText {
  readonly text: string;
  /** Which event overlaps and when, or what becomes of the event when the clocks change. */
  readonly detail?: string;
}

/** The sentences for a recap (D5, Schedule recap), with days, times and durations as the locale writes them. */
export function recapText(t: Translation, recap: Recap, locale: string, timeZone: string): RecapText {
  switch (recap.key) {
    case 'schedule.overlap':
      return { text: t(recap.key), detail: overlapText(t, recap.values, locale) };
    case 'schedule.daily':
    case 'schedule.weekly': {
      const { clockChange } = recap.values;
      const text = runText(t, recap.values, locale);
      if (!clockChange) return { text };
      const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(clockChange.atMs);
      const sentence = runText(t, { ...recap.values, ...clockChange }, locale);
      return { text, detail: t('schedule.clockChange', { date, sentence }) };
    }
    default:
      return { text: t(recap.key) };
  }
}

/** When a device runs an event, in the UTC that it keeps: what no change of the clocks moves (REC-07). */
export function utcText(t: Translation, { repeat, time }: LocalSchedule, locale: string): string {
  if (repeat.kind === 'always') return t('schedule.always');
  const [start, end] = time.map((minute) => writeTime(locale, minute));
  const times = { start: start ?? '', end: end ?? '' };
  if (repeat.kind === 'weekly') {
    const days = { startDay: writeDay(locale, repeat.start), endDay: writeDay(locale, repeat.stop) };
    return t('schedule.utc.weekly', { ...times, ...days });
  }
  return t('schedule.utc.daily', { ...times, days: writeDays(locale, repeat.days) });
}

function overlapText(t: Translation, { name, start, end }: OverlapValues, locale: string): string {
  const day = writeDay(locale, start.day);
  const times = { name, start: writeTime(locale, start.minute), end: writeTime(locale, end.minute) };
  return start.day === end.day
    ? t('schedule.overlap.day', { ...times, day })
    : t('schedule.overlap.days', { ...times, startDay: day, endDay: writeDay(locale, end.day) });
}

type Run = LocalSchedule & Pick<RunValues, 'durationMinutes'>;

function runText(t: Translation, { repeat, time, durationMinutes }: Run, locale: string): string {
  if (repeat.kind === 'always') return t('schedule.always');
  const [start, end] = time;
  const values = {
    start: writeTime(locale, start),
    end: writeTime(locale, end),
    duration: writeDuration(locale, durationMinutes),
  };
  if (repeat.kind === 'weekly') {
    const days = { startDay: writeDay(locale, repeat.start), endDay: writeDay(locale, repeat.stop) };
    return t('schedule.weekly', { ...values, ...days });
  }
  const days = writeDays(locale, repeat.days);
  return t(end < start ? 'schedule.daily.nextDay' : 'schedule.daily', { ...values, days });
}

const DAY_MINUTES = 1440;
// A Sunday, from which days and minutes of a week are counted.
const WEEK_BEGIN = Date.UTC(2023, 0, 1);

const writeDay = (locale: string, day: number) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    WEEK_BEGIN + day * DAY_MINUTES * 60_000,
  );

const writeDays = (locale: string, days: readonly number[]) =>
  new Intl.ListFormat(locale).format(days.map((day) => writeDay(locale, day)));

const writeTime = (locale: string, minute: number) =>
  new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(WEEK_BEGIN + minute * 60_000);

/** '1 day, 2 hours, 5 minutes': each number with the plural of its unit. */
function writeDuration(locale: string, minutes: number): string {
  const units = [
    ['day', Math.floor(minutes / DAY_MINUTES)],
    ['hour', Math.floor(minutes / 60) % 24],
    ['minute', minutes % 60],
  ] as const;
  const parts = units
    .filter(([, count]) => count > 0)
    .map(([unit, count]) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    );
  return new Intl.ListFormat(locale, { type: 'unit' }).format(parts);
}
