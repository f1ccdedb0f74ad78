import { useMessages } from '../../../hooks/useMessages.ts';
import { dashboardTexts } from '../../../messages/en/dashboard.ts';
import { Alert, Banner } from '../../../ui/index.ts';
import { PresenceBanner } from '../DevicePage/PresenceBanner.tsx';
import type { ReadyDashboard } from './dashboardState.ts';

type RunBannersProps = Pick<ReadyDashboard, 'event' | 'isStale' | 'unreadable' | 'command'>;

type BannersProps = RunBannersProps & Pick<ReadyDashboard, 'connection' | 'presence' | 'device'>;

/** What is wrong, the widest first: the connection, the device, the stream, the last command. */
export function Banners(props: BannersProps) {
  return (
    <>
      <PresenceBanner {...props} />
      <RunBanners {...props} />
    </>
  );
}

/** What is wrong with the stream, and with the last command. */
export function RunBanners({ event, isStale, unreadable, command }: RunBannersProps) {
  const t = useMessages(dashboardTexts);
  // What was once wrong with a stream is not said of one that nobody hears.
  const current = !isStale && event.status === 'current' ? event : null;
  const hasFailOver = current?.event.mode === 'playback' && current.event.fail !== undefined;
  return (
    <>
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
