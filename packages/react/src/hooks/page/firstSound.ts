import type { CarillonClient } from '@carillon/client';
import { getHints } from './firstRun.ts';

/** Ends the first run of a person who is on it. A module of its own: few are. */
export function endFirstRun(client: CarillonClient, userId: number): void {
  const hints = getHints(client);
  if (hints.getSnapshot().get(userId) === 'begun') hints.keep(userId, 'ended');
}
