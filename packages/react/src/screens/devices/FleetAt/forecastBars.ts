import type { AttentionEvent, Heard } from '@carillon/protocol/attention';
import type { Foreseen } from '@carillon/protocol/forecast';
import type { DayBar } from '../../../ui/index.ts';
import { type DayRun, findDayRuns } from '../common/dayLane.ts';
import type { DayScale } from './dayScale.ts';
import type { ForecastWords } from './forecastWords.ts';

type Run = DayRun<AttentionEvent>;

/**
 * The lane of a device on the day of a moment: in info what plays then, dashed whose hours it is and who is silent, and all
 * other runs.
 */
export function toForecastBars(
  heard: Pick<Heard, 'events' | 'classId'>,
  forecast: Foreseen,
  { day, place }: DayScale,
  { t, format }: ForecastWords,
  nowMs: number,
): readonly DayBar[] {
  const { plays, displaced, aheadMs, isByHand } = forecast;
  const ownDay = { startMs: day.startMs + aheadMs, endMs: day.endMs + aheadMs };
  const runs = findDayRuns(heard.events ?? [], heard.classId, ownDay).map(
    ({ event, startMs, endMs }): Run => ({ event, startMs: startMs - aheadMs, endMs: endMs - aheadMs }),
  );
  const byHand = isByHand && plays ? [{ ...plays, startMs: nowMs }] : [];
  const isOf = (run: Run, other: Run) => run.event === other.event && run.startMs === other.startMs;
  return [...runs, ...byHand]
    .filter(({ startMs, endMs }) => startMs < day.endMs && endMs > day.startMs)
    .map((run) => {
      const { event, startMs, endMs } = run;
      const isPlaying = byHand.includes(run) || (!isByHand && plays !== null && isOf(run, plays));
      const isSilent = displaced.some((other) => isOf(run, other));
      const bar = barText(run);
      return {
        id: `${event.id} ${startMs}`,
        name: event.name,
        state: isPlaying ? 'next' : isSilent ? 'held' : 'later',
        startMs: place(startMs),
        endMs: place(endMs),
        text: isPlaying ? t('at.bar.plays', { bar }) : isSilent ? t('at.bar.silent', { bar }) : bar,
      };
    });

  function barText({ event: { name }, startMs, endMs }: Run): string {
    if (!Number.isFinite(startMs) || !Number.isFinite(endMs)) return t('at.bar.always', { name });
    const [from, to] = format.span(startMs, endMs);
    return t('at.bar', { name, from, to });
  }
}
