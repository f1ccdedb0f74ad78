/** Wakes when the browser is online again and when its page is shown. */
export function browserWake(listener: () => void): () => void {
  if (typeof document === 'undefined') return () => {};
  const onVisible = () => document.visibilityState === 'visible' && listener();
  addEventListener('online', listener);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** False where the browser knows that there is no network. Outside of browsers nobody knows. */
export const browserIsOnline = (): boolean => globalThis.navigator?.onLine !== false;
