import type { Clock } from '@carillon/protocol/time';
import type { openMeter } from './openMeter.ts';

type OpenMeter = typeof openMeter;

/** Once it is there, a meter draws with the render that shows it. */
let loaded: OpenMeter | undefined;

/** After a load that failed. */
const RETRY_MS = 5000;

const fetchMeter = async (): Promise<OpenMeter> => (await import('./openMeter.ts')).openMeter;

/** Fetches it beside what a page waits for, so that the first meter waits no more. The first meter tries again what fails. */
export async function preloadMeter(): Promise<void> {
  try {
    loaded ??= await fetchMeter();
  } catch {}
}

/**
 * Fetches what makes a meter live, which is more than all of its elements; until then its lanes are dark and say that nothing
 * is heard, as they do before the first level. A load that fails is tried again. Returns a function that stops what was begun.
 */
export function loadMeter(
  begin: (open: OpenMeter) => () => void,
  clock: Clock,
  load: () => Promise<OpenMeter> = fetchMeter,
): () => void {
  if (loaded) return begin(loaded);
  let isOver = false;
  let stop = () => {};

  async function fetchIt() {
    try {
      loaded = await load();
    } catch {
      if (!isOver) stop = clock.after(RETRY_MS, fetchIt);
      return;
    }
    if (!isOver) stop = begin(loaded);
  }

  void fetchIt();
  return () => {
    isOver = true;
    stop();
  };
}
