import type { LocalSchedule, OverlapValues, Recap, RunValues } from '@carillon/protocol/schedule';
import type { eventsTexts } from './en/events.ts';
import type { Translate } from './messages.ts';
import type { WeekWriter } from './weekWriter.ts';

/** What a recap banner shows. */
export interface RecapText {
  readonly text: string;
  /** The same in a few words, as for a bar: how long it runs, or what is the matter. */
  readonly short: string;
  /** Which event overlaps and when, or what becomes of the event when the clocks change. */
  readonly detail?: string;
}

export interface RecapTextOptions {
  readonly t: Translate<typeof eventsTexts>;
  readonly writer: WeekWriter;
  readonly locale: string;
  readonly timeZone: string;
}

/** The sentences for a recap (D5, Schedule recap), with days, times and durations as the locale writes them. */
export function recapText(recap: Recap, options: RecapTextOptions): RecapText {
  const { t, locale, timeZone } = options;
  switch (recap.key) {
    case 'schedule.overlap':
      return { text: t(recap.key), short: t(recap.key), detail: overlapText(recap.values, options) };
    case 'schedule.daily':
    case 'schedule.weekly': {
      const { clockChange } = recap.values;
      const text = runText(recap.values, options);
      const short = options.writer.shortSpan(recap.values.durationMinutes);
      if (!clockChange) return { text, short };
      const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(clockChange.atMs);
      const sentence = runText({ ...recap.values, ...clockChange }, options);
      return { text, short, detail: t('schedule.clockChange', { date, sentence }) };
    }
    default:
      return { text: t(recap.key), short: t(recap.key) };
  }
}

type Words = Pick<RecapTextOptions, 't' | 'writer'>;

/** When a device runs an event, in the UTC that it keeps: what no change of the clocks moves (REC-07). */
export function utcText({ repeat, time }: LocalSchedule, { t, writer }: Words): string {
  if (repeat.kind === 'always') return t('schedule.always');
  const times = { start: writer.time(time[0]), end: writer.time(time[1]) };
  return repeat.kind === 'weekly'
    ? t('schedule.utc.weekly', {
        ...times,
        startDay: writer.day(repeat.start),
        endDay: writer.day(repeat.stop),
      })
    : t('schedule.utc.daily', { ...times, days: writer.days(repeat.days) });
}

function overlapText({ name, start, end }: OverlapValues, { t, writer }: Words): string {
  const day = writer.day(start.day);
  const times = { name, start: writer.time(start.minute), end: writer.time(end.minute) };
  return start.day === end.day
    ? t('schedule.overlap.day', { ...times, day })
    : t('schedule.overlap.days', { ...times, startDay: day, endDay: writer.day(end.day) });
}

type Run = LocalSchedule & Pick<RunValues, 'durationMinutes'>;

function runText({ repeat, time: [start, end], durationMinutes }: Run, { t, writer }: Words): string {
  if (repeat.kind === 'always') return t('schedule.always');
  const values = {
    start: writer.time(start),
    end: writer.time(end),
    duration: writer.shortSpan(durationMinutes),
  };
  if (repeat.kind === 'weekly') {
    const days = { startDay: writer.day(repeat.start), endDay: writer.day(repeat.stop) };
    return t('schedule.weekly', { ...values, ...days });
  }
  const key = end < start ? 'schedule.daily.nextDay' : 'schedule.daily';
  return t(key, { ...values, days: writer.days(repeat.days) });
}
