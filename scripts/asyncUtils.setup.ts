import { writePageOnce } from './writtenOnce.ts';

// On a busy machine a screen may take seconds to be there; only one that never comes is at fault.
if (typeof document !== 'undefined') {
  const { configure, getConfig } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 10_000 });
  writePageOnce({ configure, getConfig });
}
