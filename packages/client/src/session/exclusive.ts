/**
 * Runs one at a time among all tabs of a browser, e.g. through Web Locks. `isAlone` says that no other tab runs it
 * meanwhile; without it, one may. `hasQueued` says that another tab has run it just before: what that one stored may still be
 * on its way.
 */
export type Exclusive = <T>(
  name: string,
  run: (isAlone?: boolean, hasQueued?: boolean) => Promise<T>,
) => Promise<T>;

/** One at a time through Web Locks; where a browser has none or refuses them, one at a time in this page. */
export const browserExclusive: Exclusive = async (name, run) => {
  let isGranted = false;
  const hold = (hasQueued: boolean) => {
    isGranted = true;
    // What was put into the storage is on its way to other tabs, and a lock that is released can be faster.
    return run(true, hasQueued).finally(() => new Promise((resolve) => setTimeout(resolve, 100)));
  };
  try {
    const atOnce = await navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
      lock ? { answer: await hold(false) } : null,
    );
    return atOnce ? atOnce.answer : await navigator.locks.request(name, () => hold(true));
  } catch (error) {
    // There are none, or, in a sandboxed frame, none that may be used.
    if (isGranted) throw error;
    return run(false);
  }
};
