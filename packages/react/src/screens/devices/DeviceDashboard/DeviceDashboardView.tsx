import { deviceClass } from '@carillon/protocol/device';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useListAddress } from '../../../hooks/useLastList.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { dashboardTexts } from '../../../messages/en/dashboard.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import {
  Badge,
  Banner,
  Breadcrumbs,
  Button,
  ButtonLink,
  columns,
  Screen,
  ScreenTitle,
  Skeleton,
  StateLabel,
  stack,
} from '../../../ui/index.ts';
import { paths } from '../../paths.ts';
import { DeviceIcon } from '../DeviceIcon.tsx';
import { EventPanel } from './EventPanel.tsx';
import { NextPanel } from './NextPanel.tsx';
import { RadioPanel } from './RadioPanel.tsx';
import { StreamPanel } from './StreamPanel.tsx';
import type { DashboardState, ReadyDashboard } from './useDeviceDashboard.ts';

/** The dashboard in any of its states. */
export function DeviceDashboardView(state: DashboardState) {
  const t = useMessages(devicesTexts, dashboardTexts);
  switch (state.status) {
    case 'loading':
      return (
        <Screen isPage>
          <div className={stack} role="status" aria-label={t('device.loading')}>
            <Skeleton width={160} height={16} />
            <Skeleton width={280} height={40} />
            <div className={columns}>
              <Skeleton height={376} />
            </div>
          </div>
        </Screen>
      );
    case 'failed':
      return (
        <Screen isPage>
          <Path userId={state.userId} />
          <Banner
            kind="danger"
            role="alert"
            title={t(state.isMissing ? 'device.missing' : 'device.failed')}
            action={
              state.isMissing ? (
                <ToList userId={state.userId} />
              ) : (
                <Button onPress={state.onRetry}>{t('error.retry')}</Button>
              )
            }
          >
            {state.reason}
          </Banner>
        </Screen>
      );
    case 'gone':
      return (
        <Screen isPage>
          <Path userId={state.device.user_id} name={state.device.name} />
          <Banner
            kind="danger"
            role="alert"
            title={t('command.deviceNotValid')}
            action={<ToList userId={state.device.user_id} />}
          >
            {t('device.gone', { device: state.device.name })}
          </Banner>
        </Screen>
      );
    case 'ready':
      return <Dashboard {...state} />;
  }
}

interface PathProps {
  userId: number;
  /** Of the device, once it is known. */
  name?: string;
}

/** The way here; it leads back to the list as it was left. */
function Path({ userId, name }: PathProps) {
  const t = useMessages(devicesTexts, dashboardTexts);
  const list = { label: t('devices.title'), href: useListAddress(paths.devices(userId)) };
  const crumbs = name === undefined ? [list] : [list, { label: name }];
  return <Breadcrumbs aria-label={t('dash.path.here')} crumbs={crumbs} />;
}

function ToList({ userId }: Pick<PathProps, 'userId'>) {
  const t = useMessages(devicesTexts);
  return <ButtonLink href={useListAddress(paths.devices(userId))}>{t('device.toList')}</ButtonLink>;
}

function Dashboard(state: ReadyDashboard) {
  const { device } = state;
  const isStarted = state.current?.stream === 'started';
  return (
    <Screen isPage>
      <Path userId={device.user_id} name={device.name} />
      <Title {...state} />
      <Notices {...state} />
      <div className={columns}>
        <div className={stack}>
          <EventPanel {...state} />
          {state.next && <NextPanel next={state.next} />}
        </div>
        <div className={stack}>
          {isStarted && <RadioPanel context={state.context} />}
          {isStarted && <StreamPanel context={state.context} codec={state.codec} />}
        </div>
      </div>
    </Screen>
  );
}

function Title({ device, icon, tag, showsUpdated, presence, isStale }: ReadyDashboard) {
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
      badge={tag && <Badge variant={tag.variant}>{tag.name}</Badge>}
      second={facts.join(' · ')}
      end={
        <span role="status">
          {presence === 'online' && !isStale && <StateLabel kind="online">{t('device.online')}</StateLabel>}
          {(presence === 'unknown' || isStale) && <StateLabel kind="busy">{t('device.unknown')}</StateLabel>}
          {presence === 'offline' && !isStale && (
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

/** What is wrong, the widest first: the connection, the device, the stream, the last command. */
function Notices({ connection, presence, device, current, context, unreadable, problem }: ReadyDashboard) {
  const t = useMessages(devicesTexts, dashboardTexts);
  return (
    <>
      {connection && (
        <Banner
          kind="warning"
          role="alert"
          title={connection.text}
          action={<Button onPress={connection.onRetry}>{t('broker.retry')}</Button>}
        >
          {t('broker.reconnecting')}
        </Banner>
      )}
      {!connection && presence === 'offline' && (
        <Banner kind="warning" role="status" title={t('device.offline.banner', { device: device.name })}>
          {t('device.offline.detail')}
        </Banner>
      )}
      {current?.stream === 'started' && context?.fail === 1 && (
        <Banner kind="warning" role="status" title={t('dash.failover.title')}>
          {t('dash.failover.detail')}
        </Banner>
      )}
      {current?.stream === 'failed' && (
        <Banner kind="danger" role="status" title={t('dash.stream.failed.title')}>
          {t('dash.stream.failed.detail')}
        </Banner>
      )}
      {unreadable && <Banner kind="danger" role="alert" title={unreadable} />}
      {problem && (
        <Banner kind="danger" role="alert" title={problem.title}>
          {problem.text}
        </Banner>
      )}
    </>
  );
}
