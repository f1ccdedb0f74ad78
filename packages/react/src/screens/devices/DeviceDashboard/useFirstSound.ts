import { useEffect, useEffectEvent } from 'react';
import type { Store } from '../../../hooks/device/useDevice.ts';
import type { Levels } from '../../../hooks/device/useDeviceSlices.ts';
import { useFirstRun } from '../../../hooks/page/firstRun.ts';

/** The first level above silence ends the first run of who is on it (NAV-20); nobody else is listened for. */
export function useFirstSound(levels: Store<Levels | undefined>): void {
  const { firstRun, keep } = useFirstRun();
  const isBegun = firstRun === 'begun';
  const end = useEffectEvent(() => keep('ended'));
  useEffect(() => {
    if (!isBegun) return;
    const hear = () => {
      if (levels.getSnapshot()?.some((level) => level > 0)) end();
    };
    hear();
    return levels.subscribe(hear);
  }, [isBegun, levels]);
}
