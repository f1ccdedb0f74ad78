import { type FSWatcher, watch } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Output } from './context.ts';
import { SCENARIO_NAME, type SelectedFile, selectFiles } from './selection/selection.ts';
import { UsageError } from './usage.ts';

/** An editor writes a file in several steps. */
const SETTLED_MS = 100;

type Run = (
  files: readonly SelectedFile[],
  onImports: (file: string, paths: readonly string[]) => void,
) => Promise<number>;

/**
 * Runs these files, and again those that changed, or that import what changed, until `signal` aborts. Returns the exit code of the
 * last run that came to its end.
 */
export async function runAgain(
  words: readonly string[],
  first: readonly SelectedFile[],
  run: Run,
  output: Output,
  signal: AbortSignal,
): Promise<number> {
  let files = first;
  /** What each file leads to. */
  const imports = new Map<string, readonly string[]>();
  const changes = createChanges(signal);
  let code = 0;
  let due = files;
  while (!signal.aborted) {
    for (const { path } of files) changes.follow([path, ...(imports.get(path) ?? [])]);
    if (due.length > 0) {
      const ended = await run(due, (file, paths) => {
        imports.set(file, paths);
        changes.follow(paths);
      });
      if (signal.aborted) break;
      code = ended;
      output.log(
        `waiting for a change of ${files.length} ${files.length === 1 ? 'file' : 'files'}; Ctrl-C ends`,
      );
    }
    const changed = await changes.next();
    if (signal.aborted) break;
    // A folder or a pattern may mean a new file by now.
    files = await selectFiles(words).catch((error: unknown) => {
      if (error instanceof UsageError) return files;
      throw error;
    });
    due = files.filter(({ path }) =>
      [resolve(path), ...(imports.get(path) ?? [])].some((one) => changed.has(one)),
    );
  }
  changes.close();
  return code;
}

/** Follows files by their folders: an editor puts a new file in the place of the old one, and that is another one to watch. */
function createChanges(signal: AbortSignal) {
  const watchers = new Map<string, FSWatcher>();
  const followed = new Set<string>();
  let changed = new Set<string>();
  let wake = () => {};
  signal.addEventListener('abort', () => wake(), { once: true });

  function hear(folder: string, name: string | null) {
    const path = join(folder, name ?? '');
    // A file that is new may be one of ours.
    if (!followed.has(path) && !SCENARIO_NAME.test(basename(path))) return;
    changed.add(path);
    wake();
  }

  return {
    follow(paths: readonly string[]) {
      for (const path of paths.map((one) => resolve(one))) {
        followed.add(path);
        const folder = dirname(path);
        if (watchers.has(folder)) continue;
        try {
          const watcher = watch(folder, (_event, name) => hear(folder, name));
          watcher.on('error', () => watcher.close());
          watchers.set(folder, watcher);
        } catch (error) {
          const reason = error instanceof Error && 'code' in error ? error.code : error;
          throw new UsageError(`the folder ${folder} cannot be watched: ${reason}.`);
        }
      }
    },
    /** The files that changed since, as soon as there are some and nothing more comes; none where it is to end. */
    async next(): Promise<ReadonlySet<string>> {
      if (changed.size === 0 && !signal.aborted) await new Promise<void>((resolve) => (wake = resolve));
      if (!signal.aborted) await new Promise<void>((resolve) => setTimeout(resolve, SETTLED_MS));
      const all = changed;
      changed = new Set();
      return all;
    },
    close() {
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}
