import { type Device, deviceClass } from '@carillon/protocol/device';
import { useCarillon } from '../../../hooks/context.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { deviceListTexts } from '../../../messages/en/deviceList.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import type { ListRowsProps } from '../../../patterns/list/ListRows.tsx';
import { Match } from '../../../patterns/list/Match.tsx';
import { Badge, hiddenBelow, Speaker, StateLabel } from '../../../ui/index.ts';
import { DeviceIcon } from '../common/DeviceIcon.tsx';
import { type Knowledge, useDeviceKnowledge } from '../common/useDeviceKnowledge.ts';
import { useDeviceActions } from './useDeviceActions.tsx';
import type { DeviceListState } from './useDeviceList.ts';

type Live = ReturnType<typeof useDeviceKnowledge>;

/** How the rows of devices are drawn: icon, name, tag, class, label, playing or paused, online or offline (D2). */
export function useDeviceRows(list: DeviceListState): ListRowsProps<Device, Live> {
  const t = useMessages(deviceListTexts, devicesTexts);
  const { paths, hasPage } = useCarillon('useDeviceRows');
  const { getIconAndTag, connection, onOpen } = list;
  const classOf = ({ class_id }: Device) => {
    const { id, name } = deviceClass(class_id);
    return id === 0 ? t('devices.unclassified') : name;
  };
  return {
    list,
    rowsLabel: t('devices.list'),
    actions: useDeviceActions(list),
    empty: { icon: Speaker, title: t('devices.empty'), detail: t('devices.empty.detail') },
    onOpen,
    useLive: (device) => useDeviceKnowledge(device, connection !== null),
    toHref: ({ user_id, id }) => (hasPage('device') ? paths.device(user_id, id) : undefined),
    markOf: (_, { knowledge, isPlaying }) =>
      isPlaying ? 'live' : knowledge === 'offline' ? 'warning' : undefined,
    columns: [
      { kind: 'icon', icon: (device) => <DeviceIcon icon={getIconAndTag(device).icon} size={16} /> },
      {
        kind: 'name',
        badge(device) {
          const { tag } = getIconAndTag(device);
          return (
            tag && (
              <Badge variant={tag.variant} className={hiddenBelow.phone}>
                {tag.name}
              </Badge>
            )
          );
        },
        second: (device) => (
          <>
            <Match>{device.device_id}</Match> · {classOf(device)}
          </>
        ),
        isDimmed: (_, { knowledge }) => knowledge === 'offline' || knowledge === 'lastKnown',
        placeholderWidth: 96,
      },
      { kind: 'cell', cell: classOf, width: '96px', hiddenBelow: 'tablet', placeholderWidth: 56 },
      {
        kind: 'text',
        text: ({ device_id }) => device_id,
        width: '80px',
        hiddenBelow: 'tablet',
        placeholderWidth: 56,
      },
      {
        kind: 'cell',
        cell: (_, { knowledge, isPlaying }) =>
          knowledge === 'online' && (
            <StateLabel kind={isPlaying ? 'playing' : 'paused'} foldsOnPhone>
              {t(isPlaying ? 'device.playing' : 'device.paused')}
            </StateLabel>
          ),
        width: '120px',
        narrower: { tablet: 'auto' },
        placeholderWidth: 16,
      },
      {
        kind: 'cell',
        cell: (_, { knowledge }) => <Presence knowledge={knowledge} />,
        width: '128px',
        narrower: { tablet: 'auto' },
        placeholderWidth: 16,
      },
    ],
  };
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
    case 'checking':
      return <StateLabel kind="ready">{t('device.unknown')}</StateLabel>;
    case 'notKnown':
      return <StateLabel kind="ready">{t('device.notKnown')}</StateLabel>;
    case 'refused':
      return <StateLabel kind="ready">{t('device.refused')}</StateLabel>;
  }
}
