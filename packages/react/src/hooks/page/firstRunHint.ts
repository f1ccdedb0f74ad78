import type { CarillonClient } from '@carillon/client';

export const HINTS_KEY = 'carillon.hints';

/** Clients with which somebody has begun: their storage may have taken nothing of it. */
export const begunHere = new WeakSet<CarillonClient>();

/** Whether anybody is on the first run in this browser. Who it is `getHints` tells, for which most need not ask. */
export const isAnybodyOnFirstRun = (client: CarillonClient): boolean =>
  begunHere.has(client) || client.storage.read(HINTS_KEY)?.includes('"begun"') === true;
