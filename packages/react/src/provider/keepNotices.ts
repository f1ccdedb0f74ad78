import type { CarillonClient, WritableStore } from '@carillon/client';
import type { Notice } from '../hooks/context.ts';
import { takeLeaving } from '../hooks/page/leavingHost.ts';

const KEY = 'carillon.notices';

/**
 * What is told while the page leads to a page of another host, such as the end of a session, is shown there. Only what has
 * not been closed yet goes along; it is in the storage of the tab from one page to the next.
 */
export function keepNotices(
  notices: WritableStore<readonly Notice[]>,
  { clock, errors }: Pick<CarillonClient, 'clock' | 'errors'>,
): () => void {
  function keep() {
    const open = notices.getSnapshot();
    if (takeLeaving() && open.length > 0) write(JSON.stringify({ at: clock.now(), notices: open }));
  }
  const text = take();
  if (text !== null) {
    import('./readNotices.ts')
      .then(({ readNotices }) => notices.set([...readNotices(text, clock.now()), ...notices.getSnapshot()]))
      .catch(errors.report);
  }
  addEventListener('pagehide', keep);
  return () => removeEventListener('pagehide', keep);
}

// Private windows and sandboxed frames refuse the storage: then the next page tells nothing.
function write(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {}
}

function take(): string | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return null;
  }
}
