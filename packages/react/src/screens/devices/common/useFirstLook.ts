import { useEffect, useState } from 'react';
import { useClock } from '../../../hooks/useClock.ts';

/** A message of a device may be lost: after so long what is known is shown all the same. */
export const MOST_WAIT_MS = 3000;

/** True from the time at which all is there, or has been waited for long enough; what is asked for again later stays shown. */
export function useFirstLook(isWaiting: boolean, isThere: boolean): boolean {
  const clock = useClock();
  const [isOver, setOver] = useState(false);
  if (isThere && !isOver) setOver(true);
  useEffect(() => {
    if (isWaiting && !isOver) return clock.after(MOST_WAIT_MS, () => setOver(true));
  }, [clock, isWaiting, isOver]);
  return isOver || isThere;
}
