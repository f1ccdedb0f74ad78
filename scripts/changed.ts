// Which tests and stories a change can break: those whose module, or a module that they lead to, has changed. A door of a package
// leads only to what is taken from it by name, so that a change of one screen is not one of all.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root, run } from './process.ts';

/** Reads a file of the repository; undefined where there is none. */
export type ReadFile = (path: string) => string | undefined;

const readFile: ReadFile = (path) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

/** The files that differ from a commit, and those that are new, from the root. */
export async function findChanged(since: string): Promise<string[]> {
  const differing = await run('git', ['diff', '--name-only', '--diff-filter=d', since]);
  const added = await run('git', ['ls-files', '--others', '--exclude-standard']);
  if (!differing.ok) throw new Error(`No commit is named ${since}.`);
  return [...differing.output.split('\n'), ...added.output.split('\n')].filter(Boolean);
}

/** What is imported as a type alone is gone where a story runs. */
const IMPORT =
  /(?:import|export)\s+(?!type\b)(?:([\w*\s{},]*?)\s*from\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

interface Import {
  /** What is taken; undefined for everything. */
  readonly names: readonly string[] | undefined;
  readonly from: string;
}

function listImports(source: string): Import[] {
  return [...source.matchAll(IMPORT)].map(([, clause = '', from = '', lazy]) => {
    const [, braces] = /\{([^}]*)\}/.exec(clause) ?? [];
    const names = braces?.split(',').flatMap((part) => /^\s*(?!type\b)(\w+)/.exec(part)?.[1] ?? []);
    return { names: /\*/.test(clause) ? undefined : names, from: lazy ?? from };
  });
}

/** The doors of our packages, by their names: '@carillon/react/ui' is 'packages/react/src/ui/index.ts'. */
export function findDoors(read: ReadFile = readFile): Map<string, string> {
  const folders = ['packages/protocol', 'packages/client', 'packages/react', 'mocks', 'simulator'];
  return new Map(
    folders.flatMap((folder) => {
      const { name, exports } = JSON.parse(read(`${folder}/package.json`) ?? '{"name":"","exports":{}}');
      return Object.entries<Record<string, string>>(exports).map(
        ([door, { '@carillon/source': source = '' }]): [string, string] => [
          join(name, door),
          join(folder, source),
        ],
      );
    }),
  );
}

/** Finds all modules that a file leads to, itself included. */
export function createReach(doors: ReadonlyMap<string, string>, read: ReadFile = readFile) {
  const known = new Map<string, readonly Import[] | undefined>();
  /** Undefined where there is no such file. */
  function importsOf(path: string) {
    if (!known.has(path)) {
      const source = read(path);
      known.set(path, source === undefined ? undefined : listImports(source));
    }
    return known.get(path);
  }
  return (file: string): ReadonlySet<string> => {
    const reached = new Set<string>();
    const follow = (path: string) => {
      const imports = importsOf(path);
      if (!imports || reached.has(path)) return;
      reached.add(path);
      for (const { names, from } of imports) go(path, from, names);
    };
    /** Through a door to what is taken from it; where a name is not found in it, to all that it hands on whole. */
    const enter = (door: string, names: readonly string[] | undefined) => {
      const behind = importsOf(door) ?? [];
      const whole = behind.filter((other) => !other.names);
      for (const name of names ?? ['*']) {
        const home = behind.find((other) => other.names?.includes(name));
        if (home) go(door, home.from, [name]);
        else if (behind.length === 0) follow(door);
        else
          for (const other of name !== '*' && whole.length > 0 ? whole : behind)
            go(door, other.from, other.names);
      }
    };
    const go = (path: string, from: string, names: readonly string[] | undefined) => {
      const door = doors.get(from);
      const next = from.startsWith('.') ? normalize(join(dirname(path), from)) : undefined;
      if (door) enter(door, names);
      else if (next?.endsWith('/index.ts')) enter(next, names);
      else if (next) follow(next);
    };
    follow(file);
    return reached;
  };
}

/**
 * What a test reads as text, where it reads files: the files and folders that it names, from the root or from where it
 * stands, and where it looks through folders, its package. Files that it makes for itself are none of ours.
 */
export function listRead(test: string, source: string): readonly string[] {
  const [, readers = ''] = /import \{([^}]*)\} from 'node:fs'/.exec(source) ?? [];
  if (!/\b(readFileSync|globSync|readdirSync)\b/.test(readers)) return [];
  const named = [...source.matchAll(/'([\w.-]+\/[\w./-]*)/g)].map(([, path = '']) =>
    path.startsWith('.') ? normalize(join(dirname(test), path)) : path,
  );
  const [home = ''] = /^(packages\/)?[^/]+\//.exec(test) ?? [];
  const isLooking = /\b(globSync|readdirSync)\b/.test(readers) && !readers.includes('mkdtempSync');
  return isLooking ? [...named, home] : named;
}

/** The unit tests that a change of these files can break, by what they import and by what they read as text. */
export function findTests(changed: readonly string[]): string[] {
  const files = globSync('{packages,mocks,simulator,scripts,docs}/**/*.test.{ts,tsx}', {
    cwd: root,
  }).toSorted();
  const reach = createReach(findDoors());
  return files.filter((file) => {
    if (/node_modules|\/dist\//.test(file)) return false;
    const reached = reach(file);
    const read = listRead(file, readFile(file) ?? '');
    return changed.some((path) => reached.has(path) || read.some((start) => path.startsWith(start)));
  });
}

/** Finds the files of stories that a change of these files can break; what stands around all stories can break all. */
type FindStories = (changed: readonly string[]) => readonly string[];

/** Reads what leads to what once, for any number of questions. */
export function createFindStories(): FindStories {
  const files = globSync('stories/**/*.stories.tsx', { cwd: root }).toSorted();
  const reach = createReach(findDoors());
  const reached = files.map((file) => [file, reach(file)] as const);
  // The world of every story: a platform, devices, a client.
  const world = reach('.storybook/stage.ts');
  const isAround = (path: string) => path.startsWith('.storybook/') || world.has(path);
  return (changed) =>
    changed.some(isAround)
      ? files
      : reached.filter(([, modules]) => changed.some((path) => modules.has(path))).map(([file]) => file);
}

/**
 * Which stories are played of a change: all that lead to it, if they are few; else those that lead to a file to which few
 * lead, such as a screen or the stories themselves, or, where these are many too, those that differ.
 */
export function choosePlayed(
  changed: readonly string[],
  findStories: FindStories,
  few: number,
): readonly string[] {
  const all = findStories(changed);
  const near = findStories(changed.filter((path) => findStories([path]).length <= few));
  const own = all.filter((file) => changed.includes(file));
  return [all, near, own].find(({ length }) => length <= few) ?? [];
}
