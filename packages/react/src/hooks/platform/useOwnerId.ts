import { usePerson } from './usePerson.ts';

/**
 * Whose records a screen shows: those of the person whom the address names, or one's own, as at '/backend/address'. What
 * somebody has typed stays theirs when another logs in meanwhile, as the whole screen does.
 */
export function useOwnerId(userId?: number): number {
  const { person } = usePerson('useOwnerId');
  // Within `asPrivateScreen` there is somebody.
  return userId ?? person?.id ?? 0;
}
