import type { Device } from '@carillon/protocol/device';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { UseFleet } from '../../../hooks/device/useFleet.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { cutPages, isSeen, TURN_MS } from './wallPages.ts';

const NO_DEVICES: readonly Device[] = [];

/** The page of a wall that is shown now, of how many; the next one comes by itself, after the last the first. */
export function useWallPage(devices: readonly Device[], judged: UseFleet<Device>['judged']) {
  const clock = useClock();
  const pages = useMemo(() => cutPages(devices), [devices]);
  const [turn, setTurn] = useState(0);
  const index = pages.length > 0 ? turn % pages.length : 0;
  const latest = useRef(judged);
  useEffect(() => {
    latest.current = judged;
  });
  useEffect(() => {
    if (pages.length < 2) return;
    const labels = new Set(pages[index]?.map(({ device_id }) => device_id));
    let shownMs = 0;
    let cancel = () => {};
    function wait() {
      cancel = clock.after(TURN_MS, () => {
        shownMs += TURN_MS;
        const shown = latest.current.filter(({ device }) => labels.has(device.device_id));
        if (
          isSeen(
            shown.map(({ judgment }) => judgment),
            shownMs,
          )
        )
          setTurn(index + 1);
        else wait();
      });
    }
    wait();
    return () => cancel();
  }, [clock, pages, index]);
  return { shown: pages[index] ?? NO_DEVICES, index, count: pages.length };
}
