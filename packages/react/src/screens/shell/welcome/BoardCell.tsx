import type { Device, Icon } from '@carillon/protocol/device';
import { memo, useEffect } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { joinClasses, Link, type StateKind, StateLabel, visuallyHidden } from '../../../ui/index.ts';
import { DeviceIcon } from '../../devices/common/DeviceIcon.tsx';
import { type Knowledge, useDeviceKnowledge } from '../../devices/common/useDeviceKnowledge.ts';
import * as styles from './WelcomeBoard.css.ts';

/** What a device does, in a word, or why that is not known. */
export type Glance = 'playing' | 'paused' | Exclude<Knowledge, 'online'>;

/** How each is drawn, and which text is its word. */
export const GLANCES = {
  playing: { kind: 'playing', text: 'device.playing' },
  paused: { kind: 'paused', text: 'device.paused' },
  offline: { kind: 'offline', text: 'device.offline' },
  checking: { kind: 'ready', text: 'device.unknown' },
  lastKnown: { kind: 'lastKnown', text: 'device.stale' },
  notKnown: { kind: 'ready', text: 'device.notKnown' },
  refused: { kind: 'ready', text: 'device.refused' },
} as const satisfies Record<Glance, { kind: StateKind; text: keyof (typeof devicesTexts)['texts'] }>;

export interface BoardCellProps {
  device: Device;
  icon: Icon | undefined;
  /** Nothing can be heard of it. */
  isCutOff: boolean;
  /** Is called with what the device does, whenever that is something else. */
  tell: (id: number, glance: Glance) => void;
}

/** One device of the board. It renders again only when something of its own is another one: fifty of them tell at once. */
export const BoardCell = memo(function BoardCell({ device, icon, isCutOff, tell }: BoardCellProps) {
  const t = useMessages(devicesTexts);
  const { knowledge, isPlaying } = useDeviceKnowledge(device, isCutOff);
  const heard = isPlaying ? 'playing' : 'paused';
  const glance: Glance = knowledge === 'online' ? heard : knowledge;
  useEffect(() => tell(device.id, glance), [tell, device.id, glance]);
  const { kind, text } = GLANCES[glance];
  return (
    <li
      className={joinClasses(
        styles.cell,
        glance === 'playing' && styles.playing,
        glance === 'offline' && styles.offline,
      )}
    >
      <DeviceIcon icon={icon} size={16} />
      <DeviceName
        device={device}
        className={joinClasses(styles.link, glance === 'offline' && styles.dimmed)}
      />
      <StateLabel kind={kind}>
        {/* Where the same word would stand dozens of times, the mark is enough to see. */}
        {kind === 'ready' ? t(text) : <span className={visuallyHidden}>{t(text)}</span>}
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
