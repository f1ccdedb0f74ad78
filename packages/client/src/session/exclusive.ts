/**
 * Runs one at a time among all tabs of a browser, e.g. through Web Locks. `isAlone` says that no other tab runs it
 * meanwhile; without it, one may.
 */
export type Exclusive = <T>(name: string, run: (isAlone?: boolean) => Promise<T>) => Promise<T>;

/** One at a time through Web Locks; where a browser has none or refuses them, one at a time in this page. */
export const browserExclusive: Exclusive = async (name, run) => {
  const locks = globalThis.navigator?.locks;
  if (!locks) return run(false);
  let isGranted = false;
  try {
    return await locks.request(name, () => {
      isGranted = true;
      return run(true);
    });
  } catch (error) {
    // A sandboxed frame has locks and may not use them.
    if (isGranted) throw error;
    return run(false);
  }
};
