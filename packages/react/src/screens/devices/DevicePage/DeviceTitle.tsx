import { deviceClass } from '@carillon/protocol/device';
import type { ReactNode } from 'react';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { Badge, ScreenTitle, StateLabel } from '../../../ui/index.ts';
import { DeviceIcon } from '../common/DeviceIcon.tsx';
import type { ShownDevice } from './devicePageState.ts';

interface DeviceTitleProps {
  shown: ShownDevice;
  /** After its state. */
  actions?: ReactNode;
}

/** Which device, what is known of it, and whether it is there (DSH-01). */
export function DeviceTitle({ shown, actions }: DeviceTitleProps) {
  const { device, icon, tag, showsUpdated } = shown;
  const t = useMessages(devicesTexts);
  const format = useFormat();
  const { id, name } = deviceClass(device.class_id);
  const facts = [
    device.device_id,
    id === 0 ? t('devices.unclassified') : name,
    t('device.created', { date: format.date(device.created_at) }),
    ...(showsUpdated ? [t('device.updated', { date: format.date(device.updated_at) })] : []),
  ];
  return (
    <ScreenTitle
      icon={<DeviceIcon icon={icon} size={20} />}
      badge={tag ? <Badge variant={tag.variant}>{tag.name}</Badge> : null}
      second={facts.join(' · ')}
      end={
        <>
          <PresenceLabel {...shown} />
          {actions}
        </>
      }
    >
      {device.name}
    </ScreenTitle>
  );
}

const PRESENCE = {
  online: { kind: 'online', text: 'device.online' },
  offline: { kind: 'offline', text: 'device.offline' },
  checking: { kind: 'busy', text: 'device.unknown' },
  lastKnown: { kind: 'lastKnown', text: 'device.stale' },
  notKnown: { kind: 'ready', text: 'device.notKnown' },
  refused: { kind: 'ready', text: 'device.refused' },
} as const;

function PresenceLabel({ toldPresence }: Pick<ShownDevice, 'toldPresence'>) {
  const t = useMessages(devicesTexts);
  const { kind, text } = PRESENCE[toldPresence];
  return (
    <span role="status">
      <StateLabel kind={kind} isLoud={toldPresence === 'offline'}>
        {t(text)}
      </StateLabel>
    </span>
  );
}
