// `npm run build`: the packages, then the hosts. `npm start` builds only the hosts whose sources have changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finished, root, run, twoAtATime } from './process.ts';

export const packages = ['packages/protocol', 'packages/client', 'packages/react', 'mocks', 'simulator'];
export const hosts = ['packages/host-shop', 'packages/host-backoffice', 'packages/host-console'];

/** What a host is made from, beside its own folder. */
const hostSources = ['packages/protocol', 'packages/client', 'packages/react', 'packages/host-common'];

export const build = (folder: string): Promise<Finished> =>
  run('npm', ['run', 'build', '--workspace', folder]);

/** One hash over the names and contents of all that a host is built from. */
function hashOf(host: string): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!['dist', 'node_modules', '.cache'].includes(entry.name)) visit(path);
      } else if (!/\.test\.tsx?$/.test(path)) {
        hash.update(path).update(readFileSync(join(root, path)));
      }
    }
  };
  for (const folder of [...hostSources, host]) visit(folder);
  return hash.digest('hex');
}

const stampOf = (host: string) => join(root, '.cache/hosts', host.replace('packages/', ''));

export function isStale(host: string): boolean {
  if (!existsSync(join(root, host, 'dist/index.html')) || !existsSync(stampOf(host))) return true;
  return readFileSync(stampOf(host), 'utf8') !== hashOf(host);
}

/** Builds a host and remembers from what. */
export async function buildHost(host: string): Promise<Finished> {
  const hash = hashOf(host); // taken first: an edit during the build makes the result stale
  const finished = await build(host);
  if (finished.ok) {
    mkdirSync(join(root, '.cache/hosts'), { recursive: true });
    writeFileSync(stampOf(host), hash);
  }
  return finished;
}

/** Says what it does and stops at the first failure. */
export async function buildAndReport(folders: string[], work: (folder: string) => Promise<Finished>) {
  await twoAtATime(folders, async (folder) => {
    const start = performance.now();
    const { ok, output } = await work(folder);
    if (!ok) {
      console.error(`${output}\nBuilding ${folder} failed: its output is above.`);
      process.exit(1);
    }
    console.log(`built ${folder} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  });
}

if (import.meta.main) {
  await buildAndReport(packages, build);
  await buildAndReport(hosts, buildHost);
}
