import type { Device, DeviceTag, Icon } from '@carillon/protocol/device';
import { deviceClass } from '@carillon/protocol/device';
import { useDevice } from '../../../hooks/useDevice.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { usePaths } from '../../../hooks/usePaths.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { Match } from '../../../patterns/list/Match.tsx';
import { Badge, hiddenBelow, ListCell, ListName, RowMark, Skeleton, StateLabel } from '../../../ui/index.ts';
import { DeviceIcon } from '../DeviceIcon.tsx';
import * as styles from './DeviceList.css.ts';

export interface DeviceCellsProps {
  device: Device;
  icon?: Icon | undefined;
  tag?: DeviceTag | undefined;
}

/** What is known of a device: by the broker, never by the platform's record alone (FLT-047). */
type Knowledge = 'online' | 'offline' | 'checking' | 'lastKnown' | 'notKnown';

/** The cells of a row that follows its device. */
export function DeviceCells({ isCutOff, ...rest }: DeviceCellsProps & { isCutOff: boolean }) {
  const { presence, schedule, isStale } = useDevice(rest.device);
  const isUnknown = presence === 'unknown';
  const knowledge = isStale ? 'lastKnown' : !isUnknown ? presence : isCutOff ? 'notKnown' : 'checking';
  const isPlaying = knowledge === 'online' && Object.values(schedule).includes('play');
  return <DeviceCellsView {...rest} knowledge={knowledge} isPlaying={isPlaying} />;
}

interface DeviceCellsViewProps extends DeviceCellsProps {
  knowledge: Knowledge;
  isPlaying: boolean;
}

/** Icon, name, tag, class, label, playing or paused, online or offline (D2, Devices list). */
function DeviceCellsView({ device, icon, tag, knowledge, isPlaying }: DeviceCellsViewProps) {
  const t = useMessages(devicesTexts);
  const paths = usePaths();
  const { id, name } = deviceClass(device.class_id);
  const className = id === 0 ? t('devices.unclassified') : name;
  return (
    <>
      {isPlaying && <RowMark kind="live" />}
      {knowledge === 'offline' && <RowMark kind="warning" />}
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
        second={
          <>
            <Match>{device.device_id}</Match> · {className}
          </>
        }
        isDimmed={knowledge === 'offline' || knowledge === 'lastKnown'}
      >
        <Match>{device.name}</Match>
      </ListName>
      <ListCell className={styles.fact}>{className}</ListCell>
      <ListCell className={styles.fact}>
        <Match>{device.device_id}</Match>
      </ListCell>
      <span className={styles.state}>
        {knowledge === 'online' && (
          <StateLabel kind={isPlaying ? 'playing' : 'paused'} foldsOnPhone>
            {t(isPlaying ? 'device.playing' : 'device.paused')}
          </StateLabel>
        )}
      </span>
      <span className={styles.state}>
        <Presence knowledge={knowledge} />
      </span>
    </>
  );
}

function Presence({ knowledge }: { knowledge: Knowledge }) {
  const t = useMessages(devicesTexts);
  switch (knowledge) {
    case 'online':
      return (
        <StateLabel kind="online" isMuted foldsOnPhone>
          {t('device.online')}
        </StateLabel>
      );
    case 'offline':
      return (
        <StateLabel kind="offline" isLoud>
          {t('device.offline')}
        </StateLabel>
      );
    case 'lastKnown':
      return (
        <StateLabel kind="lastKnown" isMuted foldsOnPhone>
          {t('device.stale')}
        </StateLabel>
      );
    default:
      return (
        <StateLabel kind="ready">
          {t(knowledge === 'checking' ? 'device.unknown' : 'device.notKnown')}
        </StateLabel>
      );
  }
}

/** The same cells while the devices are loading. */
export function DevicePlaceholder({ nameWidth }: { nameWidth: number }) {
  return (
    <>
      <Skeleton width={16} height={16} />
      <ListName second={<Skeleton width={96} />}>
        <Skeleton width={nameWidth} />
      </ListName>
      <ListCell className={styles.fact}>
        <Skeleton width={56} />
      </ListCell>
      <ListCell className={styles.fact}>
        <Skeleton width={56} />
      </ListCell>
      <span className={styles.state}>
        <Skeleton width={16} />
      </span>
      <span className={styles.state}>
        <Skeleton width={16} />
      </span>
    </>
  );
}
