import type { Device } from '@carillon/protocol/device';
import { useState } from 'react';
import { useMessages } from '../../../hooks/useMessages.ts';
import { dashboardTexts } from '../../../messages/en/dashboard.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { Button, Pencil } from '../../../ui/index.ts';
import * as styles from './DeviceDashboard.css.ts';

const EditDeviceDialog = lazyPart(() => import('./EditDeviceDialog.tsx'));

/** Opens what changes the name, the tag and the icon of a device (DSH-02). */
export function EditDevice({ device }: { device: Device }) {
  const t = useMessages(dashboardTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Pencil} onPress={() => setOpen(true)}>
        <span className={styles.wideOnly}>{t('dash.edit')}</span>
      </Button>
      {isOpen && <EditDeviceDialog device={device} onClose={() => setOpen(false)} />}
    </>
  );
}
