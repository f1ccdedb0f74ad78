import type { Device, DeviceEvent } from '@carillon/protocol/device';
import { useDevice } from '../../../hooks/device/useDevice.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { eventCopiesTexts } from '../../../messages/en/eventCopies.ts';
import { Icon, StateLabel, Trash2, TriangleAlert } from '../../../ui/index.ts';
import * as styles from './CopyEvents.css.ts';
import { type CopyOptions, type Misfit, planCopies } from './copies.ts';

export interface FitProps {
  device: Device;
  events: readonly DeviceEvent[];
  options: CopyOptions;
}

/** Whether a device takes the events, and what goes for them, by what it says that it holds. */
export function Fit({ device, events, options }: FitProps) {
  const t = useMessages(eventCopiesTexts, devicesTexts);
  const { list } = useFormat();
  const live = useDevice(device);
  if (live.presence === 'offline') return <StateLabel kind="offline">{t('device.offline')}</StateLabel>;
  if (!live.events) return <StateLabel kind="busy">{t('device.unknown')}</StateLabel>;
  const { misfits, goes } = planCopies(events, device, live.events, options);
  if (misfits.length === 0 && goes.length === 0) {
    return <StateLabel kind="done">{t('copies.fits')}</StateLabel>;
  }
  const textOf = (misfit: Misfit) =>
    misfit.reason === 'overlap'
      ? t('copies.overlaps', { name: misfit.event.name, other: misfit.other.name })
      : t('copies.class', { name: misfit.event.name });
  return (
    <ul className={styles.misfits}>
      {misfits.map((misfit) => (
        <li key={misfit.event.id} className={styles.misfit}>
          <Icon icon={TriangleAlert} size={14} className={styles.mark} />
          <span className={styles.reason}>{textOf(misfit)}</span>
        </li>
      ))}
      {goes.length > 0 && (
        <li className={styles.misfit}>
          <Icon icon={Trash2} size={14} className={styles.mark} />
          <span className={styles.reason}>
            {t('copies.goes', { names: list(goes.map(({ name }) => name)) })}
          </span>
        </li>
      )}
    </ul>
  );
}
