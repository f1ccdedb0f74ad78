import { useLayoutEffect } from 'react';
import { useCarillon } from './context.ts';

/**
 * While `isDirty`, whoever leaves is asked first (FLT-085): by our links and `navigate`, by Back and Forward where the
 * browser has the Navigation API, and by the browser's own prompt where the page is closed or another one is loaded.
 */
export function useUnsavedChanges(isDirty: boolean): void {
  const { leaving } = useCarillon('useUnsavedChanges');
  // Before anything else can navigate: what is saved in this moment must not be asked for.
  useLayoutEffect(() => (isDirty ? leaving.hold() : undefined), [isDirty, leaving]);
}
