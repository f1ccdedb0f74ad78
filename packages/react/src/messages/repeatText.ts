import { type LocalSchedule, type ScheduleEntry, toLocalSchedule } from '@carillon/protocol/schedule';
import type { weekTexts } from './en/week.ts';
import type { Translate } from './messages.ts';
import type { WeekWriter } from './weekWriter.ts';

export interface LocalTextOptions {
  readonly t: Translate<typeof weekTexts>;
  readonly writer: WeekWriter;
  /** 0 (Sunday) to 6. */
  readonly firstDay: number;
}

export interface RepeatTextOptions extends LocalTextOptions {
  /** How far the viewer's clocks are ahead of UTC, as `offsetAt` says. */
  readonly offsetMinutes: number;
}

/** When an event runs, in a few words and in the viewer's time: 'Mon to Fri, 06:00 to 10:00' (EVT-03). */
export function repeatText(entry: ScheduleEntry, options: RepeatTextOptions): string {
  const local = toLocalSchedule(entry, options.offsetMinutes);
  return local ? localText(local, options) : options.t('week.never');
}

/** The same of a schedule that is told in local time. */
export function localText({ repeat, time }: LocalSchedule, options: LocalTextOptions): string {
  const { t, writer } = options;
  if (repeat.kind === 'always') return t('week.always');
  const [startMinute, endMinute] = time;
  const times = { start: writer.time(startMinute), end: writer.time(endMinute) };
  if (repeat.kind === 'weekly') {
    const days = { startDay: writer.shortDay(repeat.start), endDay: writer.shortDay(repeat.stop) };
    return t('week.weekly', { ...times, ...days });
  }
  // Until midnight is until the end of the same day.
  const isNextDay = endMinute < startMinute && endMinute > 0;
  return t(isNextDay ? 'week.run.nextDay' : 'week.run', {
    ...times,
    end: writer.endTime(endMinute),
    days: daysText(repeat.days, options),
  });
}

/** 'Mon, Wed, Fri'; three and more in a row are 'Mon to Wed', also around the end of the week. */
export function daysText(days: readonly number[], { t, writer, firstDay }: LocalTextOptions): string {
  if (days.length === 7) return t('week.eachDay');
  const isOn = (day: number) => days.includes((day + 7) % 7);
  const inOrder = Array.from({ length: 7 }, (_, index) => (firstDay + index) % 7);
  const rows = inOrder
    .filter((day) => isOn(day) && !isOn(day - 1))
    .map((day) => {
      let count = 1;
      while (isOn(day + count)) count += 1;
      return Array.from({ length: count }, (_, index) => writer.shortDay(day + index));
    });
  const texts = rows.flatMap((row) => {
    const [first, last] = [row[0], row.at(-1)];
    return row.length > 2 && first !== undefined && last !== undefined
      ? t('week.days', { first, last })
      : row;
  });
  return writer.join(texts);
}
