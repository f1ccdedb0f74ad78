import type { Device, Icon } from '@carillon/protocol/device';
import type { Unforeseen } from '@carillon/protocol/forecast';
import { memo, useMemo, useSyncExternalStore } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useAttention } from '../../../hooks/device/useAttention.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { DayLane, joinClasses, Link } from '../../../ui/index.ts';
import { placeInDay } from '../../../ui/live/dayPlace.ts';
import { DeviceIcon } from '../common/DeviceIcon.tsx';
import { tellPresence } from '../common/glance.ts';
import type { DayScale } from './dayScale.ts';
import * as styles from './FleetAt.css.ts';
import { toForecastBars } from './forecastBars.ts';
import type { Forecasts } from './forecasts.ts';
import type { ForecastWords } from './forecastWords.ts';

interface AtLaneProps {
  device: Device;
  icon: Icon | undefined;
  forecasts: Forecasts;
  scale: DayScale;
  words: ForecastWords;
}

/** One device: its day, and what it plays at the moment. It renders again only when that, its events or the day are other ones. */
export const AtLane = memo(function AtLane({ device, icon, forecasts, scale, words }: AtLaneProps) {
  const { id, name } = device;
  const clock = useClock();
  const { paths, hasPage } = useCarillon('FleetAt');
  const readForecast = () => forecasts.read(id);
  const forecast = useSyncExternalStore(forecasts.subscribe, readForecast, readForecast);
  const readEvents = () => forecasts.readHeard(id).events;
  const events = useSyncExternalStore(forecasts.subscribe, readEvents, readEvents);
  const { class_id: classId } = device;
  const bars = useMemo(
    () => (forecast.isKnown ? toForecastBars({ events, classId }, forecast, scale, words, clock.now()) : []),
    [forecast, events, classId, scale, words, clock],
  );
  const { t, what } = words;
  const isPlaying = forecast.isKnown && forecast.plays !== null;
  return (
    <li data-device={id} className={joinClasses(styles.lane, !forecast.isKnown && styles.unknownLane)}>
      <DeviceIcon icon={icon} size={16} />
      {hasPage('device') ? (
        <Link variant="plain" href={paths.device(device.user_id, id)} className={styles.name}>
          {name}
        </Link>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      <div data-lane className={styles.day}>
        {scale.skipped && forecast.isKnown && <Skipped scale={scale} />}
        <DayLane day={scale.drawn} bars={bars} label={t('at.lane', { device: name })} />
        {!forecast.isKnown && <Unknown device={device} why={forecast.why} words={words} />}
      </div>
      <span className={isPlaying ? styles.whatPlays : styles.what}>{what(forecast)}</span>
    </li>
  );
});

/** The hours that the clocks skip. */
function Skipped({ scale: { drawn, skipped } }: { scale: DayScale }) {
  if (!skipped) return null;
  return <span aria-hidden className={styles.skipped} style={placeInDay(drawn, skipped)} />;
}

/** In the place of a lane: what is not known, and why, as all pages judge it. */
function Unknown({
  device,
  why,
  words: { t },
}: {
  device: Device;
  why: Unforeseen['why'];
  words: ForecastWords;
}) {
  const presence = tellPresence(useAttention(device));
  const isOffline = why === 'noTopics' || (why === 'neverRead' && presence === 'offline');
  return (
    <span data-offline={isOffline || undefined} className={styles.unknown}>
      {isOffline ? t('at.offline') : why === 'notStarted' ? t('at.notStarted') : t('at.notKnown')}
    </span>
  );
}
