import { type LoadHookContext, registerHooks } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { generateChanges } from './generate.ts';
import { instrument, SWITCH } from './instrument.ts';
import { createNaming, type Mutant } from './mutants.ts';

/** A source of which no mutants can be made. */
export class UnmutableError extends Error {}

/** A firmware with all of its mutants. */
export interface MutatedFirmware {
  /** Those of the files that were loaded so far. */
  readonly mutants: readonly Mutant[];
  /** How many files these are of. */
  countFiles(): number;
  /** Loads it anew, with all that its files keep; each place with mutants asks which of them runs. */
  load(isMutant: (id: number) => boolean): Promise<unknown>;
  close(): void;
}

/** A world is named in the address of each of its files: an address that is new is loaded anew. */
const WORLD = 'carillon-mutant';
/** What names a file of the same firmware, and not a package. */
const OWN = /^(\.{0,2}\/|file:|#)/;

/** Takes the module of a firmware, and the files that it imports by their paths, apart into mutants. */
export function openMutants(file: string): MutatedFirmware {
  const folder = dirname(resolve(file));
  const name = createNaming();
  const mutants: Mutant[] = [];
  const sources = new Map<string, string>();
  let worlds = 0;
  let isRunning: (id: number) => boolean = () => false;

  function mutate(path: string, text: string): string {
    const known = sources.get(path);
    if (known !== undefined) return known;
    const own = name(relative(folder, path), text, generateChanges(path, text));
    const source = instrument({ text, mutants: own });
    mutants.push(...own);
    sources.set(path, source);
    return source;
  }

  const hooks = registerHooks({
    resolve(specifier, context, nextResolve) {
      const found = nextResolve(specifier, context);
      const world = context.parentURL && findWorld(context.parentURL);
      if (!world || !OWN.test(specifier) || !found.url.startsWith('file:')) return found;
      return { ...found, url: `${found.url}?${WORLD}=${world}` };
    },
    load(url, context: LoadHookContext, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!findWorld(url) || loaded.format === 'json') return loaded;
      const path = fileURLToPath(url);
      if (!loaded.format?.startsWith('module') || loaded.source == null)
        throw new UnmutableError(
          `${relative('.', path)} is no ES module, and of others no mutants are made.`,
        );
      const { source } = loaded;
      const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
      return { ...loaded, source: mutate(path, text) };
    },
  });
  Object.assign(globalThis, { [SWITCH]: (id: number) => isRunning(id) });

  return {
    mutants,
    countFiles: () => sources.size,
    async load(isMutant) {
      isRunning = isMutant;
      const module: { default?: unknown } = await import(
        `${pathToFileURL(resolve(file)).href}?${WORLD}=${++worlds}`
      );
      return module.default;
    },
    close: () => hooks.deregister(),
  };
}

const findWorld = (url: string) => new URL(url).searchParams.get(WORLD);
