// A file that did not come is fetched again when it is asked for again. A browser keeps the failure of an `import()` for as long
// as the page lives (HTML, module map; Chromium 150 does), and "Try again" would never ask for anything.

/** How a browser says which file it was: Chromium and Firefox. Others name none, and fetch again by themselves. */
const ADDRESS = /(https?:\/\/[^\s?]+)(\?\S*)?$/;

/** How often each file did not come, by its address. */
const failures = new Map<string, number>();
/** What came at last. */
const found = new Map<string, Promise<unknown>>();

/** Loads a module of another address. */
type LoadModule = (address: string) => Promise<unknown>;

const load: LoadModule = (address) => import(/* @vite-ignore */ address);

/** Takes the failure of an import: the first is passed on, and whoever asks again gets the file by an address of its own. */
export async function fetchAgain(error: unknown, loadModule = load): Promise<unknown> {
  const [, address] = (error instanceof Error && ADDRESS.exec(error.message)) || [];
  if (address === undefined) throw error;
  const known = found.get(address);
  if (known) return known;
  const times = failures.get(address) ?? 0;
  failures.set(address, times + 1);
  if (times === 0) throw error;
  const module = loadModule(`${address}?again=${times}`);
  found.set(address, module);
  module.catch(() => found.delete(address));
  return module;
}

/** Where the files of a build find it (importsAgain.ts). */
export const GLOBAL_NAME = 'carillonFetchAgain';

Object.assign(globalThis, { [GLOBAL_NAME]: (error: unknown) => fetchAgain(error) });
