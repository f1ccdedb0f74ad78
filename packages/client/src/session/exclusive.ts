/**
 * Runs one at a time among all tabs of a browser, e.g. through Web Locks. `isAlone` says that no other tab runs it
 * meanwhile; without it, one may.
 */
export type Exclusive = <T>(name: string, run: (isAlone?: boolean) => Promise<T>) => Promise<T>;

/** How long what was put into the storage may be on its way to other tabs: a lock that is released can be faster. */
const ON_ITS_WAY_MS = 100;

/** One at a time through Web Locks; where a browser has none or refuses them, one at a time in this page. */
export const browserExclusive: Exclusive = (name, run) => {
  const locks = globalThis.navigator?.locks;
  if (!locks) return run(false);
  return new Promise((resolve, reject) => {
    let isGranted = false;
    const held = locks.request(name, async () => {
      isGranted = true;
      await run(true).then(resolve, reject);
      await new Promise((done) => setTimeout(done, ON_ITS_WAY_MS));
    });
    // A sandboxed frame has locks and may not use them.
    held.catch((error: unknown) => (isGranted ? reject(error) : resolve(run(false))));
  });
};
