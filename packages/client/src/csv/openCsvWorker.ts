import { passScript } from '../security/scriptGate.ts';

/** The worker that reads files; null where the page does not allow it. */
export function openCsvWorker(): Worker | null {
  try {
    // Bundlers know a worker by just these words.
    return passScript(() => new Worker(new URL('./csvWorker.ts', import.meta.url), { type: 'module' }));
  } catch {
    // Trusted Types of somebody else's page.
    return null;
  }
}
