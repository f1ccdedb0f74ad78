// What `npm run certify` has found good, for as long as nothing has changed: it takes longer than some machines are had for.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { root, run } from './process.ts';

const schema = z.object({ tree: z.string(), seconds: z.record(z.string(), z.number()) });

const place = join(root, '.cache/certified.json');

/** The sources as git names them, or nothing where they are not all committed. */
export async function readTree(cwd = root): Promise<string | undefined> {
  const changed = await run('git', ['status', '--porcelain'], {}, cwd);
  const tree = await run('git', ['rev-parse', 'HEAD^{tree}'], {}, cwd);
  return changed.ok && tree.ok && changed.output === '' ? tree.output.trim() : undefined;
}

/** The steps that have passed on this very tree, by name, with the seconds that each took. */
export function readPassed(tree: string | undefined, file = place): ReadonlyMap<string, number> {
  try {
    const kept = schema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return new Map(kept.tree === tree ? Object.entries(kept.seconds) : []);
  } catch {
    // Nothing was kept, or nothing that can be read: all is played.
    return new Map();
  }
}

/** Keeps that a step has passed on a tree, beside the others of it, or forgets one that has failed since. */
export function keepVerdict(tree: string, name: string, seconds: number | undefined, file = place): void {
  const passed = new Map(readPassed(tree, file));
  if (seconds === undefined) passed.delete(name);
  else passed.set(name, seconds);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ tree, seconds: Object.fromEntries(passed) })}\n`);
}
