import { type LocalDay, nextClockChange, offsetAt } from '@carillon/protocol/schedule';
import { useCarillon } from '../../../hooks/context.ts';
import { useMinute } from '../../../hooks/useMinute.ts';
import { Banner } from '../../../ui/index.ts';
import { findDayChange } from './dayScale.ts';
import * as styles from './FleetAt.css.ts';
import type { ForecastWords } from './forecastWords.ts';

interface AtChangeProps {
  day: LocalDay;
  words: ForecastWords;
}

const HOUR_MS = 3_600_000;

/** What a change of the clocks does to the events: one on that day, or one between now and it. */
export function AtChange({ day, words: { t, format, writer } }: AtChangeProps) {
  const { timeZone } = useCarillon('FleetAt');
  const hourMs = useMinute((minuteMs) => minuteMs - (minuteMs % HOUR_MS));
  const change = findDayChange(timeZone, day);
  if (change) {
    const { atMs, before, after } = change;
    const values = { from: wallTime(atMs, before), to: wallTime(atMs, after) };
    return <Told title={t('at.change.night', values)}>{shiftText(after - before)}</Told>;
  }
  const shift = offsetAt(timeZone, day.startMs) - offsetAt(timeZone, hourMs);
  const next = day.startMs > hourMs ? nextClockChange(timeZone, hourMs) : null;
  if (shift === 0 || !next) return null;
  return <Told title={t('at.change.date', { date: format.date(next.atMs) })}>{shiftText(shift)}</Told>;

  /** What clocks show that are so many minutes ahead of UTC. */
  function wallTime(atMs: number, offsetMinutes: number): string {
    return writer.time(Math.floor(atMs / 60_000 + offsetMinutes) % 1440);
  }

  function shiftText(minutes: number): string {
    return t(minutes > 0 ? 'at.change.later' : 'at.change.earlier', { span: writer.span(Math.abs(minutes)) });
  }
}

function Told({ title, children }: { title: string; children: string }) {
  return (
    <div className={styles.change}>
      <Banner kind="info" role="status" title={title}>
        {children}
      </Banner>
    </div>
  );
}
