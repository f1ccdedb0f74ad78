import type { Device, Icon } from '@carillon/protocol/device';
import { memo } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import type { Judgment } from '../../../hooks/device/useAttention.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { joinClasses, Link, StateLabel, visuallyHidden } from '../../../ui/index.ts';
import { DeviceIcon } from '../../devices/common/DeviceIcon.tsx';
import { isPlaying, toGlance } from '../../devices/common/glance.ts';
import * as styles from './WelcomeBoard.css.ts';

export interface BoardCellProps {
  device: Device;
  icon: Icon | undefined;
  judgment: Judgment;
}

/** One device of the board. It renders again only when something of its own is another one. */
export const BoardCell = memo(function BoardCell({ device, icon, judgment }: BoardCellProps) {
  const t = useMessages(devicesTexts);
  const glance = toGlance(judgment);
  const { kind, text } = glance;
  const isQuiet = judgment.severity === 'none' && kind !== 'ready';
  return (
    <li
      className={joinClasses(
        styles.cell,
        isPlaying(glance) && styles.playing,
        judgment.severity === 'warning' && styles.warning,
        judgment.severity === 'danger' && styles.danger,
      )}
    >
      <DeviceIcon icon={icon} size={16} />
      <DeviceName
        device={device}
        className={joinClasses(styles.link, (kind === 'offline' || kind === 'lastKnown') && styles.dimmed)}
      />
      <StateLabel kind={kind}>
        {/* Where the same word would stand dozens of times, the mark is enough to see. */}
        {isQuiet || kind === 'offline' ? <span className={visuallyHidden}>{t(text)}</span> : t(text)}
      </StateLabel>
    </li>
  );
});

interface DeviceNameProps {
  device: Device;
  className: string;
}

/** The name of a device, which leads to its page where this host has that. */
export function DeviceName({ device, className }: DeviceNameProps) {
  const { paths, hasPage } = useCarillon('Welcome');
  if (!hasPage('device')) return <span className={className}>{device.name}</span>;
  return (
    <Link variant="plain" href={paths.device(device.user_id, device.id)} className={className}>
      {device.name}
    </Link>
  );
}
