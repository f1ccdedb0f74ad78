import type { Device, Icon } from '@carillon/protocol/device';
import { Badge } from '../../../ui/index.ts';
import { useHeading } from '../../../ui/layout/ScreenFrame.ts';
import type { TagGroup } from '../common/groups.ts';
import { AtLane } from './AtLane.tsx';
import type { DayScale } from './dayScale.ts';
import * as styles from './FleetAt.css.ts';
import type { Forecasts } from './forecasts.ts';
import type { ForecastWords } from './forecastWords.ts';

interface AtGroupProps {
  group: TagGroup;
  findIcon: (device: Device) => Icon | undefined;
  forecasts: Forecasts;
  scale: DayScale;
  words: ForecastWords;
}

/** The lanes of the devices of a tag. */
export function AtGroup({
  group: { tag, hasHead, devices },
  findIcon,
  forecasts,
  scale,
  words,
}: AtGroupProps) {
  const { t } = words;
  const Heading = useHeading(1);
  const name = tag?.name ?? t('at.untagged');
  return (
    <>
      {hasHead && (
        <Heading className={styles.group}>
          {tag ? (
            <Badge variant={tag.variant}>{name}</Badge>
          ) : (
            <span className={styles.untagged}>{name}</span>
          )}
        </Heading>
      )}
      <ul aria-label={hasHead ? name : t('at.rows')} className={styles.lanes}>
        {devices.map((device) => (
          <AtLane
            key={device.id}
            device={device}
            icon={findIcon(device)}
            forecasts={forecasts}
            scale={scale}
            words={words}
          />
        ))}
      </ul>
    </>
  );
}
