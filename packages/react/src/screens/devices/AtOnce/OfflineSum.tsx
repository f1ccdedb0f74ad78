import { useState } from 'react';
import type { DeviceSnapshot, Store } from '../../../hooks/device/useDevice.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { atOnceTexts } from '../../../messages/en/atOnce.ts';
import { StateLabel } from '../../../ui/index.ts';
import * as styles from './AtOnce.css.ts';
import type { Chosen } from './atOnceTask.ts';
import { useStores } from './useStores.ts';

/** What is known of each device now; null where it has no topics. */
export function useSnapshots(chosen: readonly Chosen[]): readonly (DeviceSnapshot | null)[] {
  const [stores] = useState(() => chosen.map(({ link }): Store<DeviceSnapshot> | null => link));
  return useStores(stores);
}

/** One without topics is offline, for nobody can ever hear of it. */
export const isOffline = (known: DeviceSnapshot | null | undefined): boolean =>
  !known || known.presence === 'offline';

/** How many will not be reached. */
export function OfflineSum({ chosen }: { chosen: readonly Chosen[] }) {
  const t = useMessages(atOnceTexts);
  const count = useSnapshots(chosen).filter(isOffline).length;
  if (count === 0) return null;
  return (
    <p className={styles.sentence}>
      <StateLabel kind="offline">{t('atOnce.offline', { count })}</StateLabel>
    </p>
  );
}
