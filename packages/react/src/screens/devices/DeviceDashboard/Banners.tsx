import { useMessages } from '../../../hooks/useMessages.ts';
import { dashboardTexts } from '../../../messages/en/dashboard.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { Alert, Banner } from '../../../ui/index.ts';
import { ConnectionBanner } from '../ConnectionBanner.tsx';
import type { ReadyDashboard } from './dashboardState.ts';

type BannersProps = Pick<
  ReadyDashboard,
  'connection' | 'presence' | 'device' | 'event' | 'isStale' | 'unreadable' | 'command'
>;

/** What is wrong, the widest first: the connection, the device, the stream, the last command. */
export function Banners({ connection, presence, device, event, isStale, unreadable, command }: BannersProps) {
  const t = useMessages(devicesTexts, dashboardTexts);
  // What was once wrong with a stream is not said of one that nobody hears.
  const current = !isStale && event.status === 'current' ? event : null;
  const hasFailOver = current?.event.mode === 'playback' && current.event.fail !== undefined;
  return (
    <>
      <ConnectionBanner problem={connection} />
      {!connection && presence === 'offline' && (
        <Banner kind="warning" role="status" title={t('device.offline.banner', { device: device.name })}>
          {t('device.offline.detail')}
        </Banner>
      )}
      {current?.stream === 'started' && current.context?.fail === 1 && (
        <Banner kind="warning" role="status" title={t('dash.failover.title')}>
          {t('dash.failover.detail')}
        </Banner>
      )}
      {current?.stream === 'failed' && (
        <Banner
          kind="danger"
          role="status"
          title={t(hasFailOver ? 'dash.stream.bothFailed.title' : 'dash.stream.failed.title')}
        >
          {t('dash.stream.failed.detail')}
        </Banner>
      )}
      {unreadable && <Banner kind="danger" role="alert" title={unreadable} />}
      {command.status === 'failed' && (
        <Alert
          title={t(`dash.${command.name}.failed`)}
          closeLabel={t('dash.close')}
          onClose={command.onDismiss}
        >
          {command.reason}
        </Alert>
      )}
    </>
  );
}
