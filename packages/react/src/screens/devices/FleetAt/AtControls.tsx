import { toLocalDateTime } from '@carillon/protocol/clock';
import { memo, useDeferredValue, useState, useSyncExternalStore } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useMinute } from '../../../hooks/useMinute.ts';
import { Button, X } from '../../../ui/index.ts';
import { MomentFields } from '../common/MomentFields.tsx';
import { findDayChange } from './dayScale.ts';
import * as styles from './FleetAt.css.ts';
import type { Forecasts } from './forecasts.ts';
import type { ForecastWords } from './forecastWords.ts';
import { type ChosenMoment, useFollowNow, useMoment, useMomentDay } from './moment.ts';

interface AtControlsProps {
  moment: ChosenMoment;
  forecasts: Forecasts;
  words: ForecastWords;
  onClose: () => void;
}

const MINUTE_MS = 60_000;

/** The moment as it is typed, Now, and how many devices play then. */
export function AtControls({ moment, forecasts, words, onClose }: AtControlsProps) {
  const { t } = words;
  const clock = useClock();
  useFollowNow(moment);
  const atMs = useMoment(moment);
  const lateMs = useDeferredValue(atMs);
  const [typedMs, setTypedMs] = useState<number | null>(null);
  return (
    <div className={styles.controls}>
      {/* Their parts take longer than all lanes: while the mark is dragged they follow when there is time. What is typed is there at once. */}
      <Fields atMs={atMs === typedMs ? atMs : lateMs} moment={moment} words={words} onType={setTypedMs} />
      <Button className={styles.now} onPress={() => moment.set(floorToMinute(clock.now()))}>
        {t('at.now')}
      </Button>
      <Sum moment={moment} forecasts={forecasts} words={words} />
      <Button
        variant="quiet"
        icon={X}
        aria-label={t('at.close')}
        onPress={onClose}
        className={styles.close}
      />
    </div>
  );
}

interface FieldsProps extends Pick<AtControlsProps, 'moment' | 'words'> {
  atMs: number;
  onType: (atMs: number) => void;
}

const Fields = memo(function Fields({ atMs, moment, words: { t }, onType }: FieldsProps) {
  return (
    <MomentFields
      atMs={atMs}
      onChange={(chosenMs) => {
        onType(chosenMs);
        moment.set(chosenMs);
      }}
      labels={{ date: t('at.date'), time: t('at.time') }}
      classNames={{ date: styles.date, time: styles.time }}
    />
  );
});

const floorToMinute = (ms: number) => ms - (ms % MINUTE_MS);

/** "Sunday, 06:30: 11 of 24 devices will play, 2 are not known." */
function Sum({ moment, forecasts, words }: Omit<AtControlsProps, 'onClose'>) {
  const { t, writer } = words;
  const { timeZone } = useCarillon('FleetAt');
  const atMs = useMoment(moment);
  const counts = useSyncExternalStore(forecasts.subscribe, forecasts.counts, forecasts.counts);
  const isPast = useMinute((minuteMs) => atMs < minuteMs);
  const time = useMomentText(moment, words);
  const { date } = toLocalDateTime(atMs / 1000, timeZone) ?? { date: '' };
  const { playing, unknown, of } = counts;
  const verb = isPast ? 'past' : 'sum';
  return (
    <p role="status" className={styles.sum}>
      <b className={styles.moment}>{t('at.moment', { day: writer.day(new Date(date).getUTCDay()), time })}</b>{' '}
      <span>
        {unknown > 0
          ? t(`at.${verb}.unknown`, { playing, of, count: unknown })
          : t(`at.${verb}`, { playing, count: of })}
      </span>
    </p>
  );
}

/** The time of the moment: with its zone where the clocks show it twice that day. */
export function useMomentText(moment: ChosenMoment, { format }: ForecastWords): string {
  const { timeZone } = useCarillon('FleetAt');
  const atMs = useMoment(moment);
  const change = findDayChange(timeZone, useMomentDay(moment, timeZone));
  const twiceMs = change ? (change.before - change.after) * MINUTE_MS : 0;
  const isTwice = change !== null && Math.abs(atMs - change.atMs + 0.5) < twiceMs;
  // A span over the change has its zones, too.
  return isTwice ? format.span(atMs, change.atMs + (atMs < change.atMs ? 0 : -1))[0] : format.time(atMs);
}
