import { type Device, deviceClass } from '@carillon/protocol/device';
import { useCarillon } from '../../../hooks/context.ts';
import type { Judgment } from '../../../hooks/device/useAttention.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { deviceListTexts } from '../../../messages/en/deviceList.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import type { ListRowsProps } from '../../../patterns/list/ListRows.tsx';
import { Match } from '../../../patterns/list/Match.tsx';
import { Badge, hiddenBelow, Speaker, StateLabel, shownBelow } from '../../../ui/index.ts';
import { DeviceIcon } from '../common/DeviceIcon.tsx';
import { isPlaying, toGlance } from '../common/glance.ts';
import { useGlance } from '../common/useGlance.ts';
import { useDeviceActions } from './useDeviceActions.tsx';
import type { DeviceListState } from './useDeviceList.ts';

type Live = ReturnType<typeof useGlance>;

/** How the rows of devices are drawn: icon, name, tag, class, label, playing or paused, online or offline (D2). */
export function useDeviceRows(list: DeviceListState): ListRowsProps<Device, Live> {
  const t = useMessages(deviceListTexts, devicesTexts);
  const format = useFormat();
  const { paths, hasPage } = useCarillon('useDeviceRows');
  const { getIconAndTag, onOpen } = list;
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
    useLive: useGlance,
    toHref: ({ user_id, id }) => (hasPage('device') ? paths.device(user_id, id) : undefined),
    markOf(_, { toldPresence, judgment }) {
      if (toldPresence === 'offline' || toldPresence === 'online') {
        if (judgment.severity !== 'none' || toGlance(judgment).kind === 'offline') return 'warning';
      }
      return toldPresence === 'online' && isPlaying(toGlance(judgment)) ? 'live' : undefined;
    },
    columns: [
      { kind: 'icon', icon: (device) => <DeviceIcon icon={getIconAndTag(device).icon} size={16} /> },
      {
        kind: 'name',
        badge(device) {
          const { tag } = getIconAndTag(device);
          return (
            tag && (
              <Badge variant={tag.variant} className={hiddenBelow.phone}>
                <Match>{tag.name}</Match>
              </Badge>
            )
          );
        },
        second(device) {
          const { tag } = getIconAndTag(device);
          return (
            <>
              <Match>{device.device_id}</Match> · {classOf(device)}
              {tag && (
                <span className={shownBelow.phone}>
                  {' · '}
                  <Match>{tag.name}</Match>
                </span>
              )}
            </>
          );
        },
        isDimmed: (_, { toldPresence }) => toldPresence === 'offline' || toldPresence === 'lastKnown',
        placeholderWidth: 96,
      },
      {
        kind: 'text',
        label: t('devices.label'),
        text: ({ device_id }) => device_id,
        width: '80px',
        hiddenBelow: 'tablet',
        placeholderWidth: 56,
      },
      {
        kind: 'cell',
        label: t('devices.class'),
        cell: classOf,
        width: '96px',
        hiddenBelow: 'tablet',
        placeholderWidth: 56,
      },
      {
        kind: 'cell',
        label: t('devices.registered'),
        cell: ({ created_at }) => format.shortDate(created_at),
        width: '104px',
        hiddenBelow: 'desktop',
        placeholderWidth: 80,
      },
      {
        kind: 'cell',
        label: t('devices.state'),
        cell: (_, { toldPresence, judgment }) => toldPresence === 'online' && <Doing judgment={judgment} />,
        width: '160px',
        narrower: { tablet: '124px', phone: 'auto' },
        placeholderWidth: 16,
      },
      {
        kind: 'cell',
        label: t('devices.connection'),
        cell: (_, live) => <PresenceLabel {...live} />,
        width: '128px',
        narrower: { tablet: '124px', phone: 'auto' },
        placeholderWidth: 16,
      },
    ],
  };
}

/** What it does, or why it is not heard. */
function Doing({ judgment }: { judgment: Judgment }) {
  const t = useMessages(devicesTexts);
  const { kind, text } = toGlance(judgment);
  // Its word is never left out where something is wrong.
  return (
    <StateLabel kind={kind} foldsOnPhone={judgment.severity === 'none'}>
      {t(text)}
    </StateLabel>
  );
}

function PresenceLabel({ toldPresence, judgment }: Live) {
  const t = useMessages(devicesTexts);
  switch (toldPresence) {
    case 'online':
      return (
        <StateLabel kind="online" isMuted foldsOnPhone>
          {t('device.online')}
        </StateLabel>
      );
    case 'offline':
      return (
        <StateLabel kind={toGlance(judgment).kind} isLoud>
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
