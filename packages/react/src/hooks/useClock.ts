import type { Clock } from '@carillon/protocol/time';
import { useCarillon } from './context.ts';

/** The clock by which everything below a provider goes: in tests and stories one that is moved by hand. */
export const useClock = (): Clock => useCarillon('useClock').client.clock;
