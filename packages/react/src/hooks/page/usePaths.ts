import { useCarillon } from '../context.ts';
import type { Paths } from './paths.ts';

/** Where a screen leads: to the pages of our hosts, or to those that the provider was told. */
export const usePaths = (): Paths => useCarillon('usePaths').paths;
