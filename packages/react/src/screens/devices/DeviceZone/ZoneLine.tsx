import type { Device } from '@carillon/protocol/device';
import { useState } from 'react';
import { useDeviceZone } from '../../../hooks/device/useDeviceZone.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { zoneTexts } from '../../../messages/en/zone.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { Button, Icon, Info } from '../../../ui/index.ts';
import { zoneText } from '../common/zoneText.ts';
import * as styles from './ZoneLine.css.ts';

const ZoneDialog = lazyPart(() => import('./ZoneDialog.tsx'));

/** In which zone the times of a device are shown, and how to choose another for one that stands elsewhere. A module of its own. */
export default function ZoneLine({ device }: { device: Device }) {
  const t = useMessages(zoneTexts);
  const [isOpen, setOpen] = useState(false);
  const { timeZone, usualTimeZone } = useDeviceZone(device.device_id);
  const values = { zone: zoneText(timeZone) };
  return (
    <div className={styles.line}>
      <Icon icon={Info} />
      <span>{timeZone === usualTimeZone ? t('device.zone', values) : t('device.zone.chosen', values)}</span>
      <Button variant="quiet" size="s" className={styles.change} onPress={() => setOpen(true)}>
        {t('device.zone.change')}
      </Button>
      {isOpen && <ZoneDialog device={device} onClose={() => setOpen(false)} />}
    </div>
  );
}
