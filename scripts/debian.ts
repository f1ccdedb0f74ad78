// Programs of Debian for a try, beside those of this machine: their packages are unpacked into a folder and installed nowhere.
import { existsSync, globSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root, run } from './process.ts';

const folder = join(root, '.cache/debian');

/** Where a file of a package lies: on this machine, or where it was unpacked. Undefined where it is at neither place. */
export const findFile = (path: string): string | undefined =>
  [path, join(folder, 'root', path)].find((file) => existsSync(file));

/** What the loader of a program is told (`LD_LIBRARY_PATH`), so that it finds libraries of packages that were unpacked, too. */
export function findLibraries(): string {
  const { LD_LIBRARY_PATH: others = '' } = process.env;
  const unpacked = globSync('root/usr/lib/*-linux-gnu', { cwd: folder }).map((path) => join(folder, path));
  return [...unpacked, others].filter(Boolean).join(delimiter);
}

/** A program by its name; its packages are fetched and unpacked where it is missing and there is an apt-get. */
export async function findProgram(name: string, packages: readonly string[]): Promise<string | undefined> {
  const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin'];
  const find = () => places.map((at) => findFile(join(at, name))).find(Boolean);
  return find() ?? ((await unpack(packages)) ? find() : undefined);
}

async function unpack(packages: readonly string[]): Promise<boolean> {
  mkdirSync(folder, { recursive: true });
  const fetched = await run('apt-get', ['download', '-q', ...packages], {}, folder);
  if (!fetched.ok) return false;
  for (const name of packages)
    for (const file of globSync(`${name}_*.deb`, { cwd: folder })) {
      const { ok } = await run('dpkg', ['-x', file, 'root'], {}, folder);
      if (!ok) return false;
    }
  return true;
}
