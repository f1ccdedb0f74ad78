// Where pictures of stories are compared, two of the same story must not differ: its world stands still at the same moment.
import { systemClock } from '@carillon/protocol/time';
import { isFrame } from './docsFrame.ts';
import type { StoryClock } from './storyClock.ts';

declare global {
  /** Whether the world of a story stands still for its picture. */
  var carillonIsStill: boolean;
}

/** True in a page that is looked at for its picture: a frame, for nothing plays in it. */
export const isPicture = isFrame && new URLSearchParams(location.search).get('picture') === 'true';

/** What of a story's own time passes before its picture, and again once it is reached: all that asks has its answer. */
const PASSING_MS = 3000;
/** In steps, and each waits until the page is quiet: code and pictures come in the time of the machine. */
const STEP_MS = 1000;
const QUIET_MS = 120;
/** A page that is never quiet is not waited for. */
const LONGEST_MS = 1500;
/** What only a person can bring about has so long before its world goes on, since it may wait for that. */
const PATIENCE_MS = 2000;

const wait = (ms: number) => new Promise<void>((resolve) => void systemClock.after(ms, resolve));

/** Waits until nothing has been fetched and nothing in the page has changed for a while. */
async function untilQuiet(): Promise<void> {
  let hasChanged = true;
  const observer = new MutationObserver(() => {
    hasChanged = true;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const countFetched = () => performance.getEntriesByType('resource').length;
  let fetched = -1;
  for (let ms = 0; ms < LONGEST_MS && (hasChanged || fetched !== countFetched()); ms += QUIET_MS) {
    hasChanged = false;
    fetched = countFetched();
    await wait(QUIET_MS);
  }
  observer.disconnect();
}

/** Of a story whose reach moves its time, that goes by the reach. */
const isMoved = ({ speed }: StoryClock) => speed !== 0;

async function pass(clock: StoryClock): Promise<void> {
  for (let passedMs = 0; passedMs < PASSING_MS && !isMoved(clock); passedMs += STEP_MS) {
    await untilQuiet();
    if (!isMoved(clock)) await clock.runUntil(() => false, STEP_MS);
  }
  await untilQuiet();
}

/** Lets the story come into its state, by its own time alone, however long this machine takes. */
export async function standStill(clock: StoryClock, reached: Promise<unknown>): Promise<void> {
  let isReached = false;
  // A failure is told where the story is.
  const done = reached
    .catch(() => {})
    .then(() => {
      isReached = true;
    });
  while (!isReached) {
    await pass(clock);
    await (isMoved(clock) ? done : Promise.race([done, wait(PATIENCE_MS)]));
  }
  clock.setSpeed(0);
  await pass(clock);
  globalThis.carillonIsStill = true;
}
