import { useBroker } from '../../../hooks/device/useBroker.ts';
import { useSession } from '../../../hooks/platform/useSession.ts';

/** What the foot says of the live connection in a word: `unused` where no screen of a device has been opened. */
export type LiveWord = 'on' | 'off' | 'connecting' | 'none' | 'unused';

/** How live the page is. Until it is connected again, what went wrong counts, not that it is being tried. */
export function useLiveState(): LiveWord {
  const { user } = useSession();
  const { status, lastError } = useBroker();
  if (!user) return 'none';
  if (status === 'connected') return 'on';
  if (lastError) return 'off';
  return status === 'disconnected' ? 'unused' : 'connecting';
}
