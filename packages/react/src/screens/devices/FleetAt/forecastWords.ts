import type { PlannedRun } from '@carillon/protocol/attention';
import type { Forecast, Foreseen } from '@carillon/protocol/forecast';
import { offsetAt } from '@carillon/protocol/schedule';
import { useMemo } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { type Format, useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { fleetAtTexts } from '../../../messages/en/fleetAt.ts';
import { weekTexts } from '../../../messages/en/week.ts';
import type { Translate } from '../../../messages/messages.ts';
import { repeatText } from '../../../messages/repeatText.ts';
import { createWeekWriter, type WeekWriter } from '../../../messages/weekWriter.ts';
import { findFirstDay } from '../../../ui/index.ts';

/** Why a device plays what it plays at a moment: what leads, and the sentences below it. */
export interface Why {
  readonly plays: boolean;
  readonly title: string;
  readonly lines: readonly string[];
}

/** What forecasts are said with. */
export interface ForecastWords {
  readonly t: Translate<typeof fleetAtTexts | typeof weekTexts>;
  readonly format: Format;
  readonly writer: WeekWriter;
  /** In a word or two: 'Night watch', 'Nothing', 'Not known'. */
  readonly what: (forecast: Forecast) => string;
  readonly why: (forecast: Forecast, atMs: number) => Why;
}

const MINUTE_MS = 60_000;

/** The words of forecasts, in the viewer's language and zone. */
export function useForecastWords(): ForecastWords {
  const t = useMessages(fleetAtTexts, weekTexts);
  const { locale, timeZone } = useCarillon('FleetAt');
  const format = useFormat();
  const { writer, firstDay } = useMemo(
    () => ({ writer: createWeekWriter(locale), firstDay: findFirstDay(locale) }),
    [locale],
  );
  return useMemo(() => {
    const isEndless = (ms: number) => !Number.isFinite(ms);

    function thenText({ next }: Foreseen, atMs: number): string {
      if (!next) return '';
      const time = format.moment(next.startMs, atMs);
      const isSameDay = time === format.time(next.startMs);
      return t(isSameDay ? 'at.then' : 'at.then.day', { event: next.event.name, time });
    }

    function clockText(aheadMs: number): string {
      if (aheadMs === 0) return '';
      const span = writer.shortSpan(Math.max(1, Math.round(Math.abs(aheadMs) / MINUTE_MS)));
      return t(aheadMs > 0 ? 'at.clock.ahead' : 'at.clock.behind', { span });
    }

    function whenText({ event }: PlannedRun, { isByHand, next }: Foreseen, atMs: number): string {
      if (isByHand) return next ? t('at.byHand.until', { event: next.event.name }) : t('at.byHand');
      return repeatText(event, { t, writer, firstDay, offsetMinutes: offsetAt(timeZone, atMs) });
    }

    function silenceText(forecast: Foreseen, atMs: number): string {
      const [held] = forecast.displaced;
      if (forecast.why !== 'stopped' || !held) {
        return t(forecast.why === 'noEvents' ? 'at.noEvents' : 'at.outsideHours');
      }
      if (isEndless(held.endMs)) return t('at.stopped.always');
      return t('at.stopped', { time: format.moment(held.endMs, atMs) });
    }

    const namesOf = (runs: readonly PlannedRun[]) => format.list(runs.map(({ event }) => event.name));

    return {
      t,
      format,
      writer,
      what(forecast) {
        if (!forecast.isKnown) return t('at.notKnown');
        return forecast.plays?.event.name ?? t('at.nothing');
      },
      why(forecast, atMs) {
        if (!forecast.isKnown) {
          return { plays: false, title: t('at.notKnown'), lines: [t(`at.${forecast.why}`)] };
        }
        const { plays, displaced, aheadMs, isLastRead } = forecast;
        const lines = [
          plays ? whenText(plays, forecast, atMs) : silenceText(forecast, atMs),
          plays && displaced.length > 0 ? t('at.displaced', { events: namesOf(displaced) }) : '',
          forecast.isByHand ? '' : thenText(forecast, atMs),
          clockText(aheadMs),
          isLastRead ? t('at.lastRead') : '',
        ];
        const title = plays?.event.name ?? t('at.nothing');
        return { plays: plays !== null, title, lines: lines.filter((line) => line !== '') };
      },
    };
  }, [t, format, writer, firstDay, timeZone]);
}
