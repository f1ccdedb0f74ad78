import { useEffect, useRef } from 'react';
import { useAction } from '../../../hooks/useAction.ts';
import { useClock } from '../../../hooks/useClock.ts';
import type { useDevicePage } from './useDevicePage.ts';

/** A device that is there answers sooner. */
const ASK_AGAIN_MS = 2000;

type Live = ReturnType<typeof useDevicePage>['live'];

/** Asks once more for what a device that is there has not told, or in no shape that is known: the failure says why. */
export function useAskAgain({ presence }: Live, isKnown: boolean, ask: () => Promise<unknown>) {
  const clock = useClock();
  const read = useAction(ask);
  const run = useRef(read.run);
  useEffect(() => {
    run.current = read.run;
  });
  const isWaiting = presence === 'online' && !isKnown;
  const { status } = read.state;
  useEffect(() => {
    if (!isWaiting || status !== 'idle') return;
    return clock.after(ASK_AGAIN_MS, () => run.current());
  }, [isWaiting, status, clock]);
  return { isWaiting, read };
}
