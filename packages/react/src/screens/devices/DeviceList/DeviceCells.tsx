import type { Device, DeviceTag, Icon } from '@carillon/protocol/device';
import { deviceClass } from '@carillon/protocol/device';
import { useDevice } from '../../../hooks/useDevice.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { Badge, hiddenBelow, ListCell, ListName, RowMark, StateLabel } from '../../../ui/index.ts';
import { paths } from '../../paths.ts';
import { DeviceIcon } from '../DeviceIcon.tsx';
import * as styles from './DeviceList.css.ts';

export interface DeviceCellsProps {
  device: Device;
  icon?: Icon | undefined;
  tag?: DeviceTag | undefined;
}

/** The cells of a row that follows its device; until it has said something, they show what the platform last heard. */
export function DeviceCells({ device, ...rest }: DeviceCellsProps) {
  const { presence, schedule } = useDevice(device);
  const isKnown = presence !== 'unknown';
  const isOnline = isKnown ? presence === 'online' : device.online === 'Online';
  const isPlaying = isKnown ? Object.values(schedule).includes('play') : device.state === 'play';
  return <DeviceCellsView {...rest} device={device} isOnline={isOnline} isPlaying={isPlaying} />;
}

interface DeviceCellsViewProps extends DeviceCellsProps {
  isOnline: boolean;
  isPlaying: boolean;
}

/** Icon, name, tag, class, label, playing or paused, online or offline (D2, Devices list). */
function DeviceCellsView({ device, icon, tag, isOnline, isPlaying }: DeviceCellsViewProps) {
  const t = useMessages(devicesTexts);
  const { id, name } = deviceClass(device.class_id);
  const className = id === 0 ? t('devices.unclassified') : name;
  const mark = isOnline ? (isPlaying ? ('live' as const) : undefined) : ('warning' as const);
  return (
    <>
      {mark && <RowMark kind={mark} />}
      <span className={styles.icon}>
        <DeviceIcon icon={icon} size={16} />
      </span>
      <ListName
        href={paths.device(device.user_id, device.id)}
        title={device.name}
        badge={
          tag && (
            <Badge variant={tag.variant} className={hiddenBelow.phone}>
              {tag.name}
            </Badge>
          )
        }
        second={`${device.device_id} · ${className}`}
        isDimmed={!isOnline}
      >
        {device.name}
      </ListName>
      <ListCell className={styles.fact}>{className}</ListCell>
      <ListCell className={styles.fact}>{device.device_id}</ListCell>
      <span className={styles.state}>
        {isOnline && (
          <StateLabel kind={isPlaying ? 'playing' : 'paused'} foldsOnPhone>
            {t(isPlaying ? 'device.playing' : 'device.paused')}
          </StateLabel>
        )}
      </span>
      <span className={styles.state}>
        {isOnline ? (
          <StateLabel kind="online" isMuted foldsOnPhone>
            {t('device.online')}
          </StateLabel>
        ) : (
          <StateLabel kind="offline" isLoud>
            {t('device.offline')}
          </StateLabel>
        )}
      </span>
    </>
  );
}
