import { useLayoutEffect } from 'react';
import { useCarillon } from '../context.ts';
import type { LeaveGuard } from './leaving.ts';

/**
 * While `isDirty`, a person who leaves is asked first (FLT-085): by our links and `navigate`, by Back and Forward where the
 * browser has the Navigation API (where it has not, they are not noticed), and by the browser's own prompt where the tab
 * is closed or another page is loaded.
 */
export function useUnsavedChanges(isDirty: boolean): void {
  const { leaving } = useCarillon('useUnsavedChanges');
  // Before anything else can navigate: what is saved in this moment must not be asked for.
  useLayoutEffect(() => {
    if (!isDirty) return;
    const release = leaving.hold();
    const unlisten = listenToBrowser(leaving);
    return () => {
      unlisten();
      release();
    };
  }, [isDirty, leaving]);
}

/** Only while something is typed: a page that listens to `beforeunload` is not kept for Back. */
function listenToBrowser({ isHeld, leave }: LeaveGuard): () => void {
  function prompt(event: BeforeUnloadEvent) {
    if (isHeld()) event.preventDefault();
  }

  // The browser lets it be prevented once after each time that the person did something here.
  function handleNavigate(event: NavigateEvent) {
    if (event.navigationType !== 'traverse' || event.hashChange || !event.cancelable || !isHeld()) return;
    const { key } = event.destination;
    event.preventDefault();
    leave(() => void window.navigation.traverseTo(key));
  }

  const navigation = 'navigation' in window ? window.navigation : null;
  addEventListener('beforeunload', prompt);
  navigation?.addEventListener('navigate', handleNavigate);
  return () => {
    removeEventListener('beforeunload', prompt);
    navigation?.removeEventListener('navigate', handleNavigate);
  };
}
