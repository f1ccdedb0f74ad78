import { useCarillon } from '../../../hooks/context.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { Skeleton, visuallyHidden } from '../../../ui/index.ts';
import { useScreenFrame } from '../../../ui/layout/ScreenFrame.ts';
import * as styles from './LoadingTitle.css.ts';

/** The place of path and title while the device is loading. */
export function LoadingTitle() {
  const t = useMessages(devicesTexts);
  const { hasBreadcrumbs, hasTitle } = useScreenFrame();
  const { hasPage } = useCarillon('DevicePage');
  return (
    <>
      {hasBreadcrumbs && hasPage('devices') && (
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
    </>
  );
}
