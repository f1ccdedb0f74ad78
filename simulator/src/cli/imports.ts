import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** From now on remembers who imports whom. The function it returns lists the files that a file leads to, itself among them. */
export function followImports(): (path: string) => readonly string[] {
  const imported = new Map<string, Set<string>>();
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const found = nextResolve(specifier, context);
      const { parentURL } = context;
      if (parentURL !== undefined && isOwn(parentURL) && isOwn(found.url)) {
        imported.set(parentURL, (imported.get(parentURL) ?? new Set()).add(found.url));
      }
      return found;
    },
  });
  return (path) => {
    const reached = new Set([pathToFileURL(resolve(path)).href]);
    // A set that is walked also shows what is added meanwhile.
    for (const url of reached) for (const inner of imported.get(url) ?? []) reached.add(inner);
    return [...reached].map((url) => fileURLToPath(url));
  };
}

/** Packages of others do not change while somebody writes a scenario. */
const isOwn = (url: string) => url.startsWith('file:') && !url.includes('/node_modules/');
