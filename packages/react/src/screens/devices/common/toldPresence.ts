import type { Judgment } from '../../../hooks/device/useAttention.ts';

/** Its presence as a page tells it: by the broker, never by the platform's record alone. */
export type ToldPresence = 'online' | 'offline' | 'checking' | 'lastKnown' | 'notKnown' | 'refused';

/** Whether a device is there, as it was judged: every page says the same at the same time. What is sent to it goes by `useDevice`. */
export function tellPresence({ cause, pending, checks, isLastKnown }: Judgment): ToldPresence {
  if (cause === 'offline' || pending === 'offline') return 'offline';
  if (cause === 'refused') return cause;
  if (isLastKnown) return 'lastKnown';
  if (checks.online === 'good') return 'online';
  return cause === 'connectionLost' ? 'notKnown' : 'checking';
}
