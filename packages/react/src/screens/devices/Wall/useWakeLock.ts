import { useEffect, useState } from 'react';

/** Keeps the screen awake while this is shown; says whether the browser does. */
export function useWakeLock(): { readonly isRefused: boolean } {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let hasLeft = false;
    // A browser lets go of it when the page is hidden.
    async function keep() {
      if (document.visibilityState !== 'visible') return;
      try {
        // Old browsers, and pages without a secure origin, have none.
        const held = await (navigator as { wakeLock?: WakeLock }).wakeLock?.request('screen');
        if (hasLeft) return void held?.release();
        lock = held;
        setRefused(!held);
      } catch {
        if (!hasLeft) setRefused(true);
      }
    }
    void keep();
    document.addEventListener('visibilitychange', keep);
    return () => {
      hasLeft = true;
      document.removeEventListener('visibilitychange', keep);
      void lock?.release();
    };
  }, []);
  return { isRefused };
}
