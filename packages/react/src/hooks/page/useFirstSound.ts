import { useEffect } from 'react';
import { useCarillon } from '../context.ts';
import type { Store } from '../device/useDevice.ts';
import type { Levels } from '../device/useDeviceSlices.ts';
import { useSession } from '../platform/useSession.ts';
import { isAnybodyOnFirstRun } from './firstRunHint.ts';

/** The first level above silence ends the first run of who is on it (NAV-20); for nobody else anything is fetched. */
export function useFirstSound(levels: Store<Levels | undefined>): void {
  const { client, reportError } = useCarillon('useFirstSound');
  const userId = useSession().user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    let stop = () => {};
    const hear = () => {
      if (!levels.getSnapshot()?.some((level) => level > 0)) return;
      // Whoever hears a device has one: nobody begins after that.
      stop();
      if (!isAnybodyOnFirstRun(client)) return;
      void import('./firstSound.ts')
        .then(({ endFirstRun }) => endFirstRun(client, userId))
        .catch(reportError);
    };
    stop = levels.subscribe(hear);
    hear();
    return () => stop();
  }, [client, reportError, userId, levels]);
}
