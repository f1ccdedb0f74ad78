/**
 * Runs one at a time among all tabs of a browser, e.g. through Web Locks. `isAlone` says that no other tab runs it
 * meanwhile; without it, one may.
 */
export type Exclusive = <T>(name: string, run: (isAlone?: boolean) => Promise<T>) => Promise<T>;

/** One at a time through Web Locks; where a browser has none or refuses them, one at a time in this page. */
export const browserExclusive: Exclusive = async (name, run) => {
  let isGranted = false;
  try {
    return await navigator.locks.request(name, () => {
      isGranted = true;
      // What was put into the storage is on its way to other tabs, and a lock that is released can be faster.
      return run(true).finally(() => new Promise((resolve) => setTimeout(resolve, 100)));
    });
  } catch (error) {
    // There are none, or, in a sandboxed frame, none that may be used.
    if (isGranted) throw error;
    return run(false);
  }
};
