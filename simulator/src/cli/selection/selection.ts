import { glob, readdir, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { UsageError } from '../usage.ts';

/** A file of scenarios, and the lines of those that are meant; without lines all are. */
export interface SelectedFile {
  readonly path: string;
  readonly lines?: readonly number[];
}

/** What a file of scenarios is called in a folder of other files. */
export const SCENARIO_NAME = /\.scenario\.[cm]?[jt]s$/;

const CODE = /\.[cm]?[jt]s$/;
const PLACE = /^(.+):(\d{1,9})$/;
const IS_GLOB = /[*?[{]/;

/** Where nobody keeps scenarios of their own. */
const isForeign = (path: string) => /^(?:node_modules|\.[^.].*)$/.test(basename(path));

/**
 * The files that these words mean, each once and in their order: a file, a file with a line (`FILE:12`), a folder, or a
 * pattern. Throws a UsageError for a folder or a pattern that means none; whether a file is there, its loading says.
 */
export async function selectFiles(words: readonly string[]): Promise<readonly SelectedFile[]> {
  const chosen = new Map<string, { path: string; lines: number[] | undefined }>();
  function choose(path: string, line?: number) {
    const known = chosen.get(resolve(path));
    if (!known) chosen.set(resolve(path), { path, lines: line === undefined ? undefined : [line] });
    // All of a file is more than some of it.
    else if (line === undefined) known.lines = undefined;
    else known.lines?.push(line);
  }
  for (const word of words) {
    const found = await stat(word).catch(() => undefined);
    const [, file, line] = (!found && PLACE.exec(word)) || [];
    if (found?.isDirectory()) for (const path of await findBelow(word)) choose(path);
    else if (file !== undefined) choose(file, Number(line));
    else if (!found && IS_GLOB.test(word)) for (const path of await findMatching(word)) choose(path);
    else choose(word);
  }
  return [...chosen.values()].map(({ path, lines }) => (lines ? { path, lines } : { path }));
}

async function findBelow(folder: string): Promise<readonly string[]> {
  const paths = await listScenarios(folder);
  if (paths.length > 0) return paths;
  throw new UsageError(
    `no scenarios are in the folder ${folder}: their names end in .scenario.ts, .mts, .js or .mjs.`,
  );
}

/** The files of scenarios in a folder and those below it, in the order of their names. */
async function listScenarios(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  const lists = entries.map(async (entry): Promise<readonly string[]> => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return isForeign(entry.name) ? [] : listScenarios(path);
    return SCENARIO_NAME.test(entry.name) ? [path] : [];
  });
  return (await Promise.all(lists)).flat();
}

/** The files of code that a pattern means, in the order of their names. */
async function findMatching(pattern: string): Promise<readonly string[]> {
  const paths: string[] = [];
  for await (const path of glob(pattern, { exclude: isForeign })) {
    if (CODE.test(path)) paths.push(path);
  }
  if (paths.length > 0) return paths.sort();
  throw new UsageError(`no file of JavaScript or TypeScript matches '${pattern}'.`);
}
