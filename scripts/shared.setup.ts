// Files of tests share a process, and those with a document share it, too: what one has put in the place of a global, a
// variable or the clock ends with it, and so does what it has drawn and kept.
import { afterAll, vi } from 'vitest';

const endDrawn =
  typeof document === 'undefined' ? () => {} : (await import('@testing-library/react')).cleanup;

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (typeof document === 'undefined') return;
  endDrawn();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
