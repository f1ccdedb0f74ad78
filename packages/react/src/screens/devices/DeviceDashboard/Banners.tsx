import { useEffect } from 'react';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { Banner } from '../../../ui/index.ts';
import { PresenceBanner } from '../DevicePage/PresenceBanner.tsx';
import type { ReadyDashboard } from './dashboardState.ts';

const CommandAlert = lazyPart(() => import('./CommandAlert.tsx'));

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
  // There before a command fails, as with the network.
  useEffect(() => void CommandAlert.preload(), []);
  return (
    <>
      {unreadable && <Banner kind="danger" role="alert" title={unreadable} />}
      {command.status === 'failed' && <CommandAlert {...command} />}
    </>
  );
}
