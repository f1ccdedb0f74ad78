import type { LocalSchedule, OverlapValues, Recap, RunValues } from '@carillon/protocol/schedule';
import type { eventsTexts } from './en/events.ts';
import type { weekTexts } from './en/week.ts';
import type { Translate } from './messages.ts';
import { localText } from './repeatText.ts';
import type { WeekWriter } from './weekWriter.ts';

/** What a recap banner shows. */
export interface RecapText {
  readonly text: string;
  /** The same in a few words, as for a bar: how long it runs, or what is the matter. */
  readonly short: string;
  /** Which event overlaps and when; or where the last night of a week ends, and what a change of the clocks does. */
  readonly detail?: string;
}

export interface RecapTextOptions {
  readonly t: Translate<typeof eventsTexts | typeof weekTexts>;
  readonly writer: WeekWriter;
  /** 0 (Sunday) to 6. */
  readonly firstDay: number;
  readonly locale: string;
  readonly timeZone: string;
}

/** The sentences for a recap (D5, Schedule recap), with days, times and durations as the locale writes them. */
export function recapText(recap: Recap, options: RecapTextOptions): RecapText {
  const { t } = options;
  switch (recap.key) {
    case 'schedule.overlap':
      return { text: t(recap.key), short: t(recap.key), detail: overlapText(recap.values, options) };
    case 'schedule.daily':
    case 'schedule.weekly': {
      const text = runText(recap.values, options);
      const short = options.writer.shortSpan(recap.values.durationMinutes);
      const details = [lastNightText(recap.values, options), clockChangeText(recap.values, options)];
      const detail = details.filter(Boolean).join(' ');
      return { text, short, ...(detail && { detail }) };
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

/** 'Mon to Fri, 09:00 to 16:30 (7 h 30 min a day).' */
function runText(run: RunValues, options: RecapTextOptions): string {
  const { t, writer } = options;
  const values = { when: whenText(run, options), duration: writer.shortSpan(run.durationMinutes) };
  if (run.repeat.kind === 'weekly' || run.repeat.days.length === 1) return t('schedule.weekly', values);
  return t(isNights(run) ? 'schedule.daily.nights' : 'schedule.daily', values);
}

/** An end at midnight is one of the same day. */
const isNights = ({ isNextDay, time }: RunValues) => isNextDay && time[1] !== 0;

/** As a sentence begins. */
function whenText(run: LocalSchedule, options: RecapTextOptions): string {
  const [first = '', ...rest] = localText(run, options);
  return first.toLocaleUpperCase(options.locale) + rest.join('');
}

/** With several nights one need not count: where the week is over. */
function lastNightText(run: RunValues, { t, writer }: Words): string | undefined {
  const { repeat, time } = run;
  if (!isNights(run) || repeat.kind !== 'daily' || repeat.days.length === 1) return undefined;
  const night = findLastNight(repeat.days);
  if (night === undefined) return undefined;
  return t('schedule.lastNight', { day: writer.day((night + 1) % 7), time: writer.time(time[1]) });
}

/** The one before the longest pause, the latest from Monday on; undefined of a week without any. */
function findLastNight(days: readonly number[]): number | undefined {
  const pauseAfter = (night: number) =>
    [1, 2, 3, 4, 5, 6, 7].findIndex((later) => days.includes((night + later) % 7));
  const fromMonday = [1, 2, 3, 4, 5, 6, 0].filter((day) => days.includes(day));
  const longest = Math.max(...fromMonday.map(pauseAfter));
  return longest === 0 ? undefined : fromMonday.findLast((night) => pauseAfter(night) === longest);
}

/** 'From March 28, 2027 it runs 10:00 to 17:30.', and on which days, where those are others. */
function clockChangeText(run: RunValues, options: RecapTextOptions): string | undefined {
  const { t, writer } = options;
  const { clockChange, repeat, isNextDay } = run;
  if (!clockChange) return undefined;
  const date = dateFormat(options).format(clockChange.atMs);
  const [start, end] = clockChange.time;
  const isOnSameDays =
    repeat.kind === 'daily' &&
    clockChange.repeat.kind === 'daily' &&
    clockChange.repeat.days.join() === repeat.days.join();
  if (!isOnSameDays || end < start !== isNextDay) {
    return t('schedule.clockChange.days', { date, when: localText(clockChange, options) });
  }
  return t('schedule.clockChange', { date, start: writer.time(start), end: writer.endTime(end) });
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** 'March 28, 2027'. It is asked for at each key that is typed, and to make one takes longer than to use it a hundred times. */
function dateFormat({ locale, timeZone }: RecapTextOptions): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  dateFormats.set(key, format);
  return format;
}
