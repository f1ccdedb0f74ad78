import { useState } from 'react';
import type { ToldPresence } from '../common/glance.ts';

/**
 * Whether a page says that its device is offline. With a lost connection nobody knows it any more, which is told some seconds
 * later only, and after it the device is asked anew: what was said stays until it is known again, for a line that goes and
 * comes back moves the page twice.
 */
export function useSaidOffline(toldPresence: ToldPresence): boolean {
  const [isSaid, setSaid] = useState(false);
  const isOffline = toldPresence === 'offline';
  const isKnown = isOffline || toldPresence === 'online' || toldPresence === 'refused';
  if (isKnown && isSaid !== isOffline) setSaid(isOffline);
  return isSaid;
}
