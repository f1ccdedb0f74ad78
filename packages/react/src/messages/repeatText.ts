import { decodeRepeat, type ScheduleEntry, utcToLocal } from '@carillon/protocol/schedule';
import type { weekTexts } from './en/week.ts';
import type { Translate } from './messages.ts';
import type { WeekWriter } from './weekWriter.ts';

export interface RepeatTextOptions {
  readonly t: Translate<typeof weekTexts>;
  readonly writer: WeekWriter;
  /** How far the viewer's clocks are ahead of UTC, as `offsetAt` says. */
  readonly offsetMinutes: number;
  /** 0 (Sunday) to 6. */
  readonly firstDay: number;
}

/** When an event runs, in a few words and in the viewer's time: 'Mon to Fri, 06:00 to 10:00' (EVT-03). */
export function repeatText(entry: ScheduleEntry, options: RepeatTextOptions): string {
  const { t, writer, offsetMinutes } = options;
  const local = utcToLocal(entry, offsetMinutes);
  const repeat = decodeRepeat(local.repeat);
  if (!repeat) return t('week.never');
  if (repeat.kind === 'always') return t('week.always');
  const [startMinute, endMinute] = local.time;
  const start = writer.time(startMinute);
  if (repeat.kind === 'weekly') {
    const days = { startDay: writer.shortDay(repeat.start), endDay: writer.shortDay(repeat.stop) };
    return t('week.weekly', { start, end: writer.time(endMinute), ...days });
  }
  const isNextDay = endMinute < startMinute && endMinute > 0;
  return t(isNextDay ? 'week.run.nextDay' : 'week.run', {
    start,
    end: writer.endTime(endMinute),
    days: daysText(repeat.days, options),
  });
}

/** 'Mon, Wed, Fri'; three and more in a row are 'Mon to Wed', also around the end of the week. */
function daysText(days: readonly number[], { t, writer, firstDay }: RepeatTextOptions): string {
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
