import { useHistory } from '../../../hooks/device/useHistory.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { historyTexts } from '../../../messages/en/history.ts';
import { Icon, Info, Panel, Skeleton } from '../../../ui/index.ts';
import { asPrivateScreen } from '../../asPrivateScreen.tsx';
import { DevicePage } from '../DevicePage/DevicePage.tsx';
import { type DevicePageOptions, useDevicePage } from '../DevicePage/useDevicePage.ts';
import * as styles from './DeviceHistory.css.ts';
import { HistoryLanes } from './HistoryLanes.tsx';
import { HistoryList } from './HistoryList.tsx';
import { HistorySumsPanel } from './HistorySums.tsx';

export type DeviceHistoryProps = DevicePageOptions;

/** Since when, how often: what this page heard of one device in the last 24 hours (FLV-05). */
export const DeviceHistory = asPrivateScreen(
  'DeviceHistory',
  function DeviceHistory(props: DeviceHistoryProps) {
    return <Loaded key={`${props.userId} ${props.id}`} {...props} />;
  },
);

function Loaded(props: DeviceHistoryProps) {
  const t = useMessages(historyTexts);
  const { page, device } = useDevicePage(props);
  const history = useHistory(device);
  return (
    <DevicePage page={page} tab="history" placeholder={<Placeholder />}>
      {({ device: { device_id: label } }) => (
        <>
          <HistoryLanes history={history} label={label} />
          <HistorySumsPanel history={history} />
          <HistoryList history={history} />
          <p className={styles.note}>
            <Icon icon={Info} />
            <span>{t('history.note')}</span>
          </p>
        </>
      )}
    </DevicePage>
  );
}

function Placeholder() {
  return (
    <Panel>
      <Skeleton height={160} />
    </Panel>
  );
}
