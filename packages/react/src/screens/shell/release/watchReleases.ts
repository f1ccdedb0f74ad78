import type { Clock } from '@carillon/protocol/time';
import { missedParts } from '../../../hooks/page/missedParts.ts';

/** How often a page that is looked at asks. */
const EVERY_MS = 5 * 60_000;
/** How soon it asks again when somebody comes back to it. */
const LEAST_MS = 60_000;

export interface ReleaseWatch {
  readonly clock: Clock;
  /** Whether there is a newer release. What it throws counts as no. */
  readonly find: () => Promise<boolean>;
  /** There is one, or a part of this page has just been found gone because of it. */
  readonly onOutdated: () => void;
}

/**
 * Asks from time to time whether this page is still of the newest release: while it is looked at, when somebody comes back to
 * it, and at once where a part of it could not be fetched. Once there is a newer one nobody is asked any more.
 */
export function watchReleases({ clock, find, onOutdated }: ReleaseWatch): () => void {
  let isOver = false;
  let isOutdated = false;
  let askedAt = clock.now();
  let cancel = clock.after(EVERY_MS, handleTime);

  async function ask() {
    askedAt = clock.now();
    wait();
    isOutdated ||= await find().catch(() => false);
    if (isOver || !isOutdated) return;
    cancel();
    onOutdated();
  }
  function wait() {
    cancel();
    cancel = clock.after(EVERY_MS, handleTime);
  }
  function handleTime() {
    if (document.hidden) wait();
    else void ask();
  }
  function handleSight() {
    // Not what elapsed: that stands still while a machine sleeps.
    const isLong = Math.abs(clock.now() - askedAt) >= LEAST_MS;
    if (!document.hidden && isLong && !isOutdated) void ask();
  }

  document.addEventListener('visibilitychange', handleSight);
  const unsubscribe = missedParts.subscribe(() => void ask());
  return () => {
    isOver = true;
    cancel();
    unsubscribe();
    document.removeEventListener('visibilitychange', handleSight);
  };
}
