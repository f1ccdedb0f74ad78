// Completes package-lock.json after a dependency change: `npm run lock`.
//
// npm leaves a platform binary out of the lock when the registry in use does not serve it (a binary for another
// system than ours), and `npm ci` then refuses the whole lock: "Missing: @rollup/rollup-… from lock file".
// Such a package is optional, so an entry with version and platform is enough, and `npm install` keeps it.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Lock {
  packages: Record<string, LockEntry>;
}

interface LockEntry {
  version?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  cpu?: string[];
  libc?: string[];
  os?: string[];
  optionalDependencies?: Record<string, string>;
}

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'win32'];
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'x64',
  'wasm32',
];

/** The platform that npm would have read in a manifest it could not fetch: read from the package's name instead. */
export function readPlatform(name: string): Pick<LockEntry, 'cpu' | 'libc' | 'os'> {
  const words = name.split(/[/-]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  const isMusl = words.some((word) => word.startsWith('musl'));
  return {
    cpu: cpu ? [cpu] : undefined,
    // Without libc, npm on Linux wants the other libc's binary as well.
    libc: os === 'linux' ? [isMusl ? 'musl' : 'glibc'] : undefined,
    os: os ? [os] : undefined,
  };
}

/** The lock path at which a package installed at `from` finds `name`, walking up as Node does. */
function locate(packages: Lock['packages'], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[path]) return path;
    if (!folder) return undefined;
  }
}

/** Adds what is missing to `lock.packages` and returns the added paths. */
export function completeLock(lock: Lock): string[] {
  const { packages } = lock;
  const added: string[] = [];
  for (const [parent, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!/^\d+\.\d+\.\d+/.test(version)) continue; // a range: npm resolved it, or nobody can
      const found = locate(packages, parent, name);
      if (found && packages[found]?.version === version) continue;
      // Another version is hoisted already: nest ours under the package that wants it.
      const path = `${found && parent ? `${parent}/` : ''}node_modules/${name}`;
      const { cpu, libc, os } = readPlatform(name);
      // In the order in which npm writes them, so that the next `npm install` changes nothing.
      packages[path] = { version, cpu, ...(dev && { dev }), ...(libc && { libc }), optional: true, os };
      added.push(path);
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(sorted);
  return added;
}

/** Packages locked with an address: it would tie everybody to the registry of the person who wrote the lock last. */
export function findAddresses(lock: Lock): string[] {
  return Object.keys(lock.packages).filter((path) => /^[a-z+]+:/.test(lock.packages[path]?.resolved ?? ''));
}

if (import.meta.main) {
  const path = fileURLToPath(new URL('../package-lock.json', import.meta.url));
  const lock: Lock = JSON.parse(readFileSync(path, 'utf8'));
  const addresses = findAddresses(lock);
  const added = completeLock(lock);
  if (addresses.length > 0) {
    console.error(`package-lock.json holds addresses of a registry (${addresses.slice(0, 3).join(', ')} …).`);
    console.error(
      'Keep omit-lockfile-registry-resolved=true in .npmrc, delete the lock, and run "npm run lock".',
    );
    process.exit(1);
  }
  if (process.argv.includes('--check') && added.length > 0) {
    console.error(
      `package-lock.json lacks ${added.length} platform packages (${added[0]} …): run "npm run lock".`,
    );
    process.exit(1);
  }
  if (added.length > 0) writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json is complete (${added.length} platform packages added).`);
}
