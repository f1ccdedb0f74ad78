import type { Device } from '@carillon/protocol/device';
import { useEffect, useMemo, useRef } from 'react';
import { useDeviceChannelStore, useDeviceLink } from '../../../hooks/device/useDevice.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { dashboardTexts } from '../../../messages/en/dashboard.ts';
import { MiniMeter } from '../../../ui/index.ts';
import * as styles from './Tile.css.ts';
import { useSight } from './useSight.ts';

/** How loud a device is. Levels are asked for while its tile is in sight, and no longer. */
export function TileLevels({ device }: { device: Device }) {
  const t = useMessages(dashboardTexts);
  const format = useFormat();
  const ref = useRef<HTMLDivElement>(null);
  const isInSight = useSight(ref, 0);
  const link = useDeviceLink(device);
  useEffect(() => {
    if (isInSight) return link?.watchExtra();
  }, [isInSight, link]);
  const labels = useMemo(
    () => ({
      left: t('dash.left'),
      right: t('dash.right'),
      figure: (level: number | null) =>
        level === null ? t('dash.notKnown') : t('dash.db', { level: format.number(level) }),
      valueText: (level: number | null) =>
        level === null ? t('dash.level.notKnown') : t('dash.level', { level: format.number(level) }),
    }),
    [t, format],
  );
  return (
    <div ref={ref} className={styles.levels}>
      <MiniMeter source={useDeviceChannelStore(device, 'vu')} labels={labels} />
    </div>
  );
}
