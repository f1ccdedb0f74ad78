import type { BrokerError } from '@carillon/client';
import { useEffect, useState } from 'react';
import { useClock } from '../useClock.ts';
import { useBroker } from './useBroker.ts';

// Most losses are over before anybody has read that there is one.
const WORTH_TELLING_MS = 3000;

/**
 * Why there is no live connection, once that is worth a sentence: after 3 s, or at once where it was closed on purpose. Null
 * before, while there is one, and while a first one is on its way. It stays the same sentence however many tries fail, but for
 * a login that is refused. How live the page is just now says `useBroker`.
 */
export function useLoss(): BrokerError | null {
  const clock = useClock();
  const { status, lastError, loss } = useBroker();
  const [told, setTold] = useState<typeof loss>(null);
  // A page that is opened later in the same loss tells it at once.
  const isDue = !loss || loss === told || clock.elapsed() - loss.since >= WORTH_TELLING_MS;
  useEffect(() => {
    if (!loss || isDue) return;
    return clock.after(loss.since + WORTH_TELLING_MS - clock.elapsed(), () => setTold(loss));
  }, [clock, isDue, loss]);
  if (status === 'connected' || !isDue) return null;
  return lastError?.code === 'refused' ? lastError : (loss?.error ?? lastError);
}
