import { DAY, WEEK } from '@carillon/protocol/schedule';
import { useMemo } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { weekTexts } from '../../../messages/en/week.ts';
import { createWeekWriter } from '../../../messages/weekWriter.ts';
import type { WeekRun, WeekStripLabels } from '../../../ui/index.ts';

/** The words of the picture of a week, and of what moves an event on it. */
export interface WeekLabels extends WeekStripLabels {
  /** 'Thu 19:00 to 21:30'. */
  run: (run: WeekRun) => string;
  /** 'Thu 19:00', of a minute of the week. */
  minute: (minute: number) => string;
}

/** The words of the picture of a week, in the viewer's language. */
export function useWeekLabels(): WeekLabels {
  useMessages(weekTexts);
  const { messages, locale } = useCarillon('useWeekLabels');
  return useMemo(() => {
    const t = messages.translate([weekTexts]);
    const writer = createWeekWriter(locale);
    const number = new Intl.NumberFormat(locale);
    const dayOf = (minute: number) => Math.floor((minute % WEEK) / DAY);
    const shortDay = (minute: number) => writer.shortDay(dayOf(minute));
    // A week of many events is written again at each key that moves one of them.
    const written = new WeakMap<WeekRun, string>();
    function whenOf(run: WeekRun): string {
      const text = written.get(run) ?? write(run);
      written.set(run, text);
      return text;
    }
    function write({ start, end }: WeekRun): string {
      if (end - start >= WEEK) return t('week.always');
      // One that ends at midnight ends on the day on which it began.
      if (dayOf(start) === dayOf(end - 1)) {
        const times = { start: writer.time(start), end: writer.endTime(end) };
        return t('week.within', { ...times, day: shortDay(start) });
      }
      const times = { start: writer.time(start), end: writer.time(end) };
      return t('week.across', { ...times, startDay: shortDay(start), endDay: shortDay(end) });
    }
    return {
      shortDay: writer.shortDay,
      day: writer.day,
      hour: (hour) => number.format(hour),
      run: whenOf,
      minute: (minute) => t('week.minute', { day: shortDay(minute), time: writer.time(minute) }),
      bar(bar) {
        const values = { name: bar.event.name, when: whenOf(bar.run) };
        const text =
          bar.state === 'playing' || bar.state === 'scheduled'
            ? t(`week.bar.${bar.state}`, values)
            : t('week.bar', values);
        return bar.isOverlapping ? t('week.bar.overlapping', { bar: text }) : text;
      },
      marks: {
        playing: t('week.playing'),
        scheduled: t('week.next'),
        edited: t('week.edited'),
        event: t('week.event'),
        overlap: t('week.overlap'),
      },
    };
  }, [messages, locale]);
}
