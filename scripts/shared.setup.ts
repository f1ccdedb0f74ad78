// Files of tests share a process: what one has put in the place of a global, a variable or the clock ends with it.
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
