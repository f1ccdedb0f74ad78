// What the packages' tsup configurations share. One truth says what a package publishes: `exports` in its package.json.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Options } from 'tsup';
import { blankSourceMaps } from './sourceMaps.ts';

type Conditions = { '@carillon/source': string; default: string };

interface Manifest {
  exports: Record<string, Conditions | string>;
  bin?: Record<string, string>;
}

/** Output name to source file: `{ index: 'src/index.ts', schedule: 'src/schedule/index.ts' }`. */
export function readEntries(manifest: Manifest): Record<string, string> {
  const entries: Record<string, string> = {};
  for (const conditions of Object.values(manifest.exports)) {
    // Its own package.json, which is as it is.
    if (typeof conditions === 'string') continue;
    const source = conditions['@carillon/source'];
    if (/\.tsx?$/.test(source)) entries[outputName(conditions.default)] = source;
  }
  for (const output of Object.values(manifest.bin ?? {})) {
    entries[outputName(output)] = `src/${outputName(output)}.ts`;
  }
  return entries;
}

const outputName = (path: string) => path.replace(/^(\.\/)?dist\//, '').replace(/\.js$/, '');

/** The entries of the package in `folder`, whose old output is deleted: stale files must not be published. */
export function prepare(folder: string): Record<string, string> {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  return readEntries(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}

/** Writes a module into the package's .cache that exports all that `sources` export, and returns its path. */
export function gather(folder: string, name: string, sources: string[]): string {
  const path = `.cache/${name}.ts`;
  const lines = sources.map((source) => `export * from '${join('..', source)}';\n`);
  mkdirSync(join(folder, '.cache'), { recursive: true });
  writeFileSync(join(folder, path), lines.join(''));
  return path;
}

/** ES modules with types and source maps, one file an entry; dependencies stay outside. */
export function library(folder: string, entry: Record<string, string>): Options {
  // The types of entries in several folders would be a program each, with all libraries read again: 9 s for 2.
  const types = Object.entries(entry).map(([name, source]) => [
    name,
    gather(folder, name.replaceAll('/', '-'), [source]),
  ]);
  return {
    entry,
    format: ['esm'],
    target: 'es2023',
    dts: { entry: Object.fromEntries(types) },
    sourcemap: true,
    silent: true,
    // tsup would make `node:sqlite` into `sqlite`, which does not exist.
    removeNodeProtocol: false,
    onSuccess: async () => blankSourceMaps(join(folder, 'dist')),
  };
}

/**
 * Says of the doors of a package that what they lead to runs in a page, which esbuild loses. Where nothing else says it, as in
 * a server component, a door is what is imported; a bundler that knows no such word has one warning for each door, not for
 * each module. `plain` are those that are functions and texts alone: a server calls and spreads them as a page does.
 */
export function markDoors(folder: string, entry: Record<string, string>, plain: readonly string[]): void {
  for (const door of Object.keys(entry)) {
    if (plain.includes(door)) continue;
    const path = join(folder, 'dist', `${door}.js`);
    // On its first line, which is a comment: the source map still fits.
    writeFileSync(path, `'use client'; ${readFileSync(path, 'utf8')}`);
  }
}

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const outside: Plugin = {
  name: 'every module stays a file of its own',
  setup({ onLoad, onResolve }) {
    // The runtime of JSX, by the `imports` of the package.
    onResolve({ filter: /^#/ }, ({ path }) => ({ path, external: true }));
    onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/tsx?$/, 'js'), external: true },
    );
    // A worker is no import: bundlers find its file by the words of its address, which are left as they are.
    onLoad({ filter: /Worker\.ts$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      return { contents: code.replace(/(new URL\('\.\/\w+)\.ts'/, "$1.js'"), loader: 'ts' };
    });
  },
};

/**
 * The same with one file a module, as the sources have it. Chunks that entries share would hold several modules each, and
 * a bundle with one rule would pay for what stands beside it.
 */
export function modules(folder: string, entry: Record<string, string>): Options {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.test.*', '**/test*.*'] });
  return { ...library(folder, entry), entry: sources, splitting: false, esbuildPlugins: [outside] };
}
