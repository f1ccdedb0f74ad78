import { useMessages } from '../../../hooks/useMessages.ts';
import { dashboardTexts } from '../../../messages/en/dashboard.ts';
import { Alert, Banner } from '../../../ui/index.ts';
import { PresenceBanner } from '../DevicePage/PresenceBanner.tsx';
import type { ReadyDashboard } from './dashboardState.ts';

type RunBannersProps = Pick<ReadyDashboard, 'unreadable' | 'command'>;

type BannersProps = RunBannersProps & Pick<ReadyDashboard, 'connection' | 'toldPresence' | 'device'>;

/** What is wrong, the widest first: the connection, the device, the last command; the stream has a panel of its own. */
export function Banners(props: BannersProps) {
  return (
    <>
      <PresenceBanner {...props} />
      <RunBanners {...props} />
    </>
  );
}

/** What is wrong with what it tells, and with the last command. */
export function RunBanners({ unreadable, command }: RunBannersProps) {
  const t = useMessages(dashboardTexts);
  return (
    <>
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
