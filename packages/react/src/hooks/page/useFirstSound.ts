import { useEffect } from 'react';
import { useCarillon } from '../context.ts';
import type { Store } from '../device/useDevice.ts';
import type { Levels } from '../device/useDeviceSlices.ts';
import { useSession } from '../platform/useSession.ts';

/** The first level above silence ends the first run of who is on it (NAV-20); nobody else is listened for. */
export function useFirstSound(levels: Store<Levels | undefined>): void {
  const { client, reportError } = useCarillon('useFirstSound');
  const userId = useSession().user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const ending = import('./firstSound.ts').then(
      ({ endWithFirstSound }) => endWithFirstSound(client, userId, levels),
      reportError,
    );
    return () => void ending.then((stop) => stop?.());
  }, [client, reportError, userId, levels]);
}
