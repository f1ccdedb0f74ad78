// Whether each folder of sources can be taken in at a glance. Part of `npm test`.
import { globSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { type Finished, root } from './process.ts';

/** So many files a folder of sources holds at most, with its tests. */
export const MOST_FILES = 40;

/** Folders that are lists: nobody looks for anything in them but by its name. */
const LISTS = [
  /^packages\/react\/src\/ui\/icons\/lucide$/,
  /^packages\/react\/src\/messages\/\w+$/,
  /^scripts$/,
  /^e2e$/,
];

const PLACES = '{.storybook,bench,docs,e2e,mocks,packages,scripts,simulator,stories}/**/*.*';

/** What somebody wrote: code, styles, pages and pictures that are text. */
const SOURCES = new Set(['.ts', '.tsx', '.mjs', '.jsx', '.js', '.css', '.html', '.svg']);

/** Sentences about the folders that hold too many sources among these files; those below a folder are not its own. */
export function findFull(all: readonly string[]): string[] {
  const counts = new Map<string, number>();
  const files = all.filter((file) => SOURCES.has(extname(file)));
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > MOST_FILES && !LISTS.some((list) => list.test(folder)))
    .toSorted(([, a], [, b]) => b - a)
    .map(
      ([folder, count]) =>
        `${folder} holds ${count} files, of at most ${MOST_FILES}: put those in folders that belong together.`,
    );
}

/** As a step of `npm test`. */
export async function folders(): Promise<Finished> {
  const isOurs = (path: string) => !/(^|\/)(dist|node_modules|\.cache|storybook-static)(\/|$)/.test(path);
  const files = globSync(PLACES, { cwd: root, exclude: (path) => !isOurs(path) });
  const problems = files.length > 0 ? findFull(files) : ['No source was found.'];
  return { ok: problems.length === 0, output: problems.join('\n') };
}
