import { useCarillon } from './context.ts';

/** Tells the host, through `onError`, what a store of a screen could not do. */
export const useReport = (): ((error: unknown) => void) => useCarillon('useReport').client.errors.report;
