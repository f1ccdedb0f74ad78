import type { Clock } from '@carillon/protocol/time';

/** How often a page that is looked at asks. */
const EVERY_MS = 5 * 60_000;
/** How soon it asks again when somebody comes back to it. */
const LEAST_MS = 60_000;

/** What an app knows of its releases. */
export interface Releases {
  /** Whether there is a newer one than that of the page. What it throws counts as no. */
  readonly findRelease: () => Promise<boolean>;
  /** Calls a listener where a part of the page could not be fetched, as the bundler tells it; returns what ends it. */
  readonly onMissingPart?: (listener: () => void) => () => void;
}

/** Fetches what knows of them: at once, for a newer release may take it away. */
export type LoadReleases = () => Promise<Releases>;

export interface ReleaseWatch {
  readonly clock: Clock;
  readonly load: LoadReleases;
  /** There is one, or a part of this page has just been found gone because of it. */
  readonly onOutdated: () => void;
}

/**
 * Asks from time to time whether this page is still of the newest release: while it is looked at, when somebody comes back to
 * it, and at once where a part of it could not be fetched. Once there is a newer one nobody is asked any more.
 */
export function watchReleases({ clock, load, onOutdated }: ReleaseWatch): () => void {
  const loading = load();
  let unlisten: (() => void) | undefined;
  let isOver = false;
  let isOutdated = false;
  let askedAt = clock.now();
  let cancel = clock.after(EVERY_MS, handleTime);

  async function ask() {
    askedAt = clock.now();
    wait();
    isOutdated ||= await loading.then(({ findRelease }) => findRelease()).catch(() => false);
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
  // Where it does not come, each question says no.
  void loading.then(
    ({ onMissingPart }) => {
      if (!isOver) unlisten = onMissingPart?.(() => void ask());
    },
    () => {},
  );
  return () => {
    isOver = true;
    cancel();
    unlisten?.();
    document.removeEventListener('visibilitychange', handleSight);
  };
}
