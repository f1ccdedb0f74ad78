import type { Device, Icon as DrawnIcon } from '@carillon/protocol/device';
import { useMemo, useState } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useHeardStores } from '../../../hooks/device/useHeardStores.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { fleetAtTexts } from '../../../messages/en/fleetAt.ts';
import { zoneTexts } from '../../../messages/en/zone.ts';
import { Icon, Info } from '../../../ui/index.ts';
import type { TagGroup } from '../common/groups.ts';
import { zoneText } from '../common/zoneText.ts';
import { AtChange } from './AtChange.tsx';
import { AtChart } from './AtChart.tsx';
import { AtControls } from './AtControls.tsx';
import { AtGroup } from './AtGroup.tsx';
import { createDayScale } from './dayScale.ts';
import * as styles from './FleetAt.css.ts';
import { createForecasts } from './forecasts.ts';
import { useForecastWords } from './forecastWords.ts';
import { createMoment, useMomentDay } from './moment.ts';

export interface FleetAtProps {
  /** The devices, in the groups in which they stand. */
  groups: readonly TagGroup[];
  findIcon: (device: Device) => DrawnIcon | undefined;
  onClose: () => void;
}

const MINUTE_MS = 60_000;

/**
 * What all devices will play at a chosen moment, and why (FLV-02): a lane of that day for each, and a mark over all of them.
 * While that is dragged, it moves and so does what is said of it; a device is drawn anew where it then plays something else.
 */
export default function FleetAt({ groups, findIcon, onClose }: FleetAtProps) {
  const t = useMessages(fleetAtTexts, zoneTexts);
  const { timeZone, attention } = useCarillon('FleetAt');
  const clock = useClock();
  const [moment] = useState(() => createMoment(clock.now() - (clock.now() % MINUTE_MS)));
  const devices = useMemo(() => groups.flatMap((group) => group.devices), [groups]);
  const heard = useHeardStores(devices);
  const toleranceMs = attention?.clockToleranceMs;
  const forecasts = useMemo(() => {
    const subjects = heard.flatMap((store, index) => {
      const device = devices[index];
      return device ? [{ id: device.id, heard: store }] : [];
    });
    return createForecasts({ subjects, clock, moment, toleranceMs });
  }, [devices, heard, clock, moment, toleranceMs]);
  const day = useMomentDay(moment, timeZone);
  const scale = useMemo(() => createDayScale(timeZone, day), [timeZone, day]);
  const words = useForecastWords();
  return (
    <section aria-label={t('at.title')} data-carillon-part="fleet-at" className={styles.section}>
      <div className={styles.frame}>
        <AtControls moment={moment} forecasts={forecasts} words={words} onClose={onClose} />
        <AtChange day={day} words={words} />
        <AtChart moment={moment} scale={scale} forecasts={forecasts} words={words}>
          {groups.map((group) => (
            <AtGroup
              key={group.tag?.id ?? 0}
              group={group}
              findIcon={findIcon}
              forecasts={forecasts}
              scale={scale}
              words={words}
            />
          ))}
        </AtChart>
      </div>
      <p className={styles.zoneLine}>
        <Icon icon={Info} />
        <span>{t('device.zone', { zone: zoneText(timeZone) })}</span>
      </p>
    </section>
  );
}
