import { useMessages } from '../../../hooks/useMessages.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { columns, Panel, Screen, Skeleton, stack, visuallyHidden } from '../../../ui/index.ts';
import { useScreenFrame } from '../../../ui/layout/ScreenFrame.ts';
import * as styles from './LoadingDashboard.css.ts';

/** The place of a dashboard while its device is loading: path, title, the event with its meters. */
export function LoadingDashboard() {
  const t = useMessages(devicesTexts);
  const { hasBreadcrumbs, hasTitle } = useScreenFrame();
  return (
    <Screen isPage isLoading>
      {hasBreadcrumbs && (
        <div className={styles.path}>
          <Skeleton width={160} />
        </div>
      )}
      <div
        className={hasTitle ? styles.title : visuallyHidden}
        role="status"
        aria-label={t('device.loading')}
      >
        <Skeleton width={40} height={40} />
        <span className={styles.lines}>
          <Skeleton width={240} height={20} />
          <Skeleton width={200} />
        </span>
      </div>
      <div className={columns}>
        <EventPlaceholder />
        <div className={stack} />
      </div>
    </Screen>
  );
}

/** The place of the event with its meters. */
export function EventPlaceholder() {
  return (
    <Panel>
      <div className={styles.event}>
        <span className={styles.lines}>
          <Skeleton width={120} />
          <Skeleton width={180} height={20} />
        </span>
        <Skeleton height={4} />
        <Skeleton height={64} />
        <Skeleton height={92} />
      </div>
    </Panel>
  );
}
