import { deviceClass } from '@carillon/protocol/device';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useListAddress } from '../../../hooks/useLastList.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { usePaths } from '../../../hooks/usePaths.ts';
import { dashboardTexts } from '../../../messages/en/dashboard.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { DeadEnd } from '../../../patterns/DeadEnd.tsx';
import {
  Badge,
  Banner,
  Breadcrumbs,
  Button,
  ButtonLink,
  columns,
  Screen,
  ScreenTitle,
  StateLabel,
  stack,
} from '../../../ui/index.ts';
import { DeviceIcon } from '../DeviceIcon.tsx';
import { Banners } from './Banners.tsx';
import type { DeviceDashboardState, ReadyDashboard } from './dashboardState.ts';
import { EventPanel } from './EventPanel.tsx';
import { LoadingDashboard } from './LoadingDashboard.tsx';
import { NextPanel } from './NextPanel.tsx';
import { RadioPanel } from './RadioPanel.tsx';
import { StreamPanel } from './StreamPanel.tsx';

/** The dashboard in any of its states. */
export function DeviceDashboardView(state: DeviceDashboardState) {
  const t = useMessages(devicesTexts, dashboardTexts);
  switch (state.status) {
    case 'loading':
      return <LoadingDashboard />;
    case 'failed':
      return (
        <Screen isPage>
          <Path userId={state.userId} name={t('device.numbered', { id: String(state.id) })} />
          <ScreenTitle>{t('device.numbered', { id: String(state.id) })}</ScreenTitle>
          {state.deadEnd ? (
            <DeadEnd
              kind={state.deadEnd}
              detail={state.deadEnd === 'forbidden' && t('device.forbidden.detail')}
              action={<ToList userId={state.userId} />}
            >
              {state.deadEnd === 'missing' ? t('device.missing') : state.reason}
            </DeadEnd>
          ) : (
            <Banner
              kind="danger"
              role="alert"
              title={t('device.failed')}
              action={<Button onPress={state.onRetry}>{t('error.retry')}</Button>}
            >
              {state.reason}
            </Banner>
          )}
        </Screen>
      );
    case 'gone':
      return (
        <Screen isPage>
          <Path userId={state.device.user_id} name={state.device.name} />
          <ScreenTitle second={`${state.device.device_id} · ${deviceClass(state.device.class_id).name}`}>
            {state.device.name}
          </ScreenTitle>
          <DeadEnd
            kind="missing"
            detail={t('device.gone', { device: state.device.name })}
            action={<ToList userId={state.device.user_id} />}
          >
            {t('command.deviceNotValid')}
          </DeadEnd>
        </Screen>
      );
    case 'ready':
      return <Dashboard {...state} />;
  }
}

interface PathProps {
  userId: number;
  /** Of the device. */
  name: string;
  /** Of its record: back in the list the focus is there. */
  id?: number;
}

/** The way here; it leads back to the list as it was left. */
function Path({ userId, name, id }: PathProps) {
  const t = useMessages(devicesTexts, dashboardTexts);
  const list = { label: t('devices.title'), href: useListAddress(usePaths().devices(userId), id) };
  return <Breadcrumbs aria-label={t('dash.path.here')} crumbs={[list, { label: name }]} />;
}

function ToList({ userId }: Pick<PathProps, 'userId'>) {
  const t = useMessages(devicesTexts);
  return (
    <ButtonLink variant="main" size="f" href={useListAddress(usePaths().devices(userId))}>
      {t('device.toList')}
    </ButtonLink>
  );
}

function Dashboard(state: ReadyDashboard) {
  const { device, next, isStale, isCutOff, radio, stream } = state;
  return (
    <Screen isPage isLoading={!state.isSettled}>
      <Path userId={device.user_id} name={device.name} id={device.id} />
      <Title {...state} />
      <Banners {...state} />
      <div className={columns}>
        <div className={stack}>
          <EventPanel {...state} />
          <NextPanel next={next} isStale={isStale} />
        </div>
        <div className={stack}>
          <RadioPanel radio={radio} isStale={isStale} isCutOff={isCutOff} />
          {/* Below the radio, which is told first: it would be pushed down. */}
          <StreamPanel stream={stream} isCutOff={isCutOff} />
        </div>
      </div>
    </Screen>
  );
}

function Title({ device, icon, tag, showsUpdated, presence, isStale, connection }: ReadyDashboard) {
  const t = useMessages(devicesTexts);
  const format = useFormat();
  const { id, name } = deviceClass(device.class_id);
  const isOffline = presence === 'offline';
  const facts = [
    device.device_id,
    id === 0 ? t('devices.unclassified') : name,
    t('device.created', { date: format.date(device.created_at) }),
    ...(showsUpdated ? [t('device.updated', { date: format.date(device.updated_at) })] : []),
  ];
  return (
    <ScreenTitle
      icon={<DeviceIcon icon={icon} size={20} />}
      badge={tag && <Badge variant={tag.variant}>{tag.name}</Badge>}
      second={facts.join(' · ')}
      end={
        <span role="status">
          {presence === 'online' && !isStale && <StateLabel kind="online">{t('device.online')}</StateLabel>}
          {isStale && !isOffline && connection && (
            <StateLabel kind="lastKnown">{t('device.stale')}</StateLabel>
          )}
          {!isStale && presence === 'unknown' && connection && (
            <StateLabel kind="ready">{t('device.notKnown')}</StateLabel>
          )}
          {(presence === 'unknown' || (isStale && !isOffline)) && !connection && (
            <StateLabel kind="busy">{t('device.unknown')}</StateLabel>
          )}
          {isOffline && (
            <StateLabel kind="offline" isLoud>
              {t('device.offline')}
            </StateLabel>
          )}
        </span>
      }
    >
      {device.name}
    </ScreenTitle>
  );
}
