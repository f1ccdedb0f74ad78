import { deviceClass } from '@carillon/protocol/device';
import { memo, type ReactNode } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useListAddress } from '../../../hooks/page/useLastList.ts';
import { useScreenName } from '../../../hooks/page/useScreenName.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { Banner, Breadcrumbs, Button, Screen, ScreenTitle } from '../../../ui/index.ts';
import { DeviceZone } from '../DeviceZone/DeviceZone.tsx';
import { line } from '../DeviceZone/ZoneLine.css.ts';
import { type DeviceTab, DeviceTabs } from './DeviceTabs.tsx';
import { DeviceTitle } from './DeviceTitle.tsx';
import type { DevicePageState, FailedDevice, GoneDevice, ShownDevice } from './devicePageState.ts';
import { LoadingTitle } from './LoadingTitle.tsx';
import { PresenceBanner } from './PresenceBanner.tsx';

/** Below all else, once that is as high as it will be; in its place while it is fetched. */
const ZoneLine = lazyPart(
  () => import('../DeviceZone/ZoneLine.tsx'),
  () => <div className={line} />,
);
const DeadDevice = lazyPart(() => import('./DeadDevice.tsx'));

export interface DevicePageProps<Shown extends ShownDevice> {
  /** Of `useDevicePage`. */
  page: DevicePageState<Shown>;
  /** Which of the screens of a device this is. */
  tab: DeviceTab;
  /** In the place of the content while the device is loading. */
  placeholder: ReactNode;
  /** Placeholders stand in the content, too. */
  isLoading?: boolean;
  /** At the end of the title: a button or two. */
  actions?: (shown: Shown) => ReactNode;
  /** What the screen shows of a device that is loaded. */
  children: (shown: Shown) => ReactNode;
}

/**
 * The frame of every screen of a device (NAV-11, NAV-17): the way here, its title, its tabs, why nothing reaches it; and what
 * stands there where there is no such device, or no longer.
 */
export function DevicePage<Shown extends ShownDevice>(props: DevicePageProps<Shown>) {
  const { page, tab, placeholder, isLoading, actions, children } = props;
  const t = useMessages(devicesTexts);
  const name = 'device' in page ? page.device.name : undefined;
  useScreenName(
    name && tab !== 'device' ? t('device.screen', { screen: t(`device.tab.${tab}`), device: name }) : name,
    name,
  );
  switch (page.status) {
    case 'loading':
      return (
        <Screen isPage isLoading>
          <LoadingTitle />
          <DeviceTabs {...page} current={tab} />
          {placeholder}
        </Screen>
      );
    case 'failed':
      return <Failed {...page} />;
    case 'gone':
      return <Gone {...page} />;
    default: {
      const { device, presence } = page;
      const reason = presence === 'offline' ? t('device.offline.banner', { device: device.name }) : undefined;
      return (
        <DeviceZone label={device.device_id}>
          <Screen isPage isLoading={isLoading}>
            <Path userId={device.user_id} name={device.name} id={device.id} />
            <DeviceTitle shown={page} actions={actions?.(page)} />
            <DeviceTabs userId={device.user_id} id={device.id} current={tab} reasonAgainst={reason} />
            <PresenceBanner {...page} />
            {children(page)}
            {/* The sliders alone show no time. */}
            {tab !== 'audio' && !isLoading && <ZoneLine device={device} />}
          </Screen>
        </DeviceZone>
      );
    }
  }
}

function Failed({ userId, id, deadEnd, reason, onRetry }: FailedDevice) {
  const t = useMessages(devicesTexts);
  const name = t('device.numbered', { id: String(id) });
  return (
    <Screen isPage>
      <Path userId={userId} name={name} />
      <ScreenTitle>{name}</ScreenTitle>
      {deadEnd ? (
        <DeadDevice
          userId={userId}
          kind={deadEnd}
          detail={deadEnd === 'forbidden' ? t('device.forbidden.detail') : undefined}
        >
          {deadEnd === 'missing' ? t('device.missing') : reason}
        </DeadDevice>
      ) : (
        <Banner
          kind="danger"
          role="alert"
          title={t('device.failed')}
          action={<Button onPress={onRetry}>{t('error.retry')}</Button>}
        >
          {reason}
        </Banner>
      )}
    </Screen>
  );
}

function Gone({ device: { user_id, name, device_id, class_id } }: GoneDevice) {
  const t = useMessages(devicesTexts);
  return (
    <Screen isPage>
      <Path userId={user_id} name={name} />
      <ScreenTitle second={`${device_id} · ${deviceClass(class_id).name}`}>{name}</ScreenTitle>
      <DeadDevice userId={user_id} kind="missing" detail={t('device.gone', { device: name })}>
        {t('command.deviceNotValid')}
      </DeadDevice>
    </Screen>
  );
}

interface PathProps {
  userId: number;
  /** Of the device. */
  name: string;
  /** Of its record: back in the list the focus is there. */
  id?: number;
}

/** The way here; it leads back to the list as it was left. A host without the list has none. */
const Path = memo(function Path({ userId, name, id }: PathProps) {
  const t = useMessages(devicesTexts);
  const { paths, hasPage } = useCarillon('DevicePage');
  const list = { label: t('devices.title'), href: useListAddress(paths.devices(userId), id) };
  if (!hasPage('devices')) return null;
  return <Breadcrumbs aria-label={t('device.path')} crumbs={[list, { label: name }]} />;
});
