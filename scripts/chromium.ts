// Finds a Chromium for the tests, or installs one: `node scripts/chromium.ts` says which.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface Chromium {
  path: string;
  version: string;
}

/** What the choice asks of the machine; a test hands in its own answers. */
export interface Machine {
  env: { CHROMIUM?: string };
  platform: string;
  isRoot: boolean;
  exists(path: string): boolean;
  /** The first line of `path --version`, undefined if it does not run. */
  version(path: string): string | undefined;
  installFromApt(name: string): void;
  /** The path of the unpacked browser, undefined if it cannot be installed. */
  installFromNpm(): Promise<string | undefined>;
  /** The path of the one that was installed so before. */
  unpackFromNpm(): Promise<string | undefined>;
  say(line: string): void;
}

/**
 * Packages of Debian, each with its program. The first has no frame around a page, with menus and fields that nobody sees:
 * walks end to end take a third less in it. It freezes no page for Back, and asks for no permission, as the whole browser does.
 */
const systemNames = ['chromium-headless-shell', 'chromium'] as const;
const pathOf = (name: string) => `/usr/bin/${name}`;

/** For the tests of every change, or as people have it: for what is certified, measured or looked at. */
type Kind = 'fast' | 'whole';
const namesOf = (kind: Kind) => (kind === 'fast' ? systemNames : systemNames.slice(-1));

export class NoChromiumError extends Error {}

/** $CHROMIUM, else the system's, else Debian's package, else the one from npm, else a sentence that says what to do. */
export async function findChromium(machine: Machine, kind: Kind = 'fast'): Promise<Chromium> {
  const names = namesOf(kind);
  const chosen = machine.env.CHROMIUM;
  if (chosen) {
    const version = machine.version(chosen);
    if (version) return { path: chosen, version };
    throw new NoChromiumError(`CHROMIUM is set to ${chosen}, which does not start: correct or unset it.`);
  }

  const tryPath = (path: string | undefined): Chromium | undefined => {
    const version = path && machine.version(path);
    return path && version ? { path, version } : undefined;
  };

  for (const name of names) {
    const installed = tryPath(pathOf(name));
    if (installed) return installed;
  }

  if (machine.platform === 'linux' && machine.isRoot && machine.exists('/usr/bin/apt-get')) {
    for (const name of names) {
      machine.say(`No Chromium found: installing the system package "${name}".`);
      machine.installFromApt(name);
      const fromApt = tryPath(pathOf(name));
      if (fromApt) return fromApt;
    }
  }
  if (machine.platform === 'linux') {
    machine.say('No Chromium found: installing @sparticuz/chromium from npm into .cache/chromium.');
    const fromNpm = tryPath(await machine.installFromNpm());
    if (fromNpm) return fromNpm;
  }
  throw new NoChromiumError(
    'No Chromium found and none could be installed: install Chromium or Chrome, then set CHROMIUM to the path of its program.',
  );
}

/** The one that `findChromium` would find, or has installed before. Starts and installs nothing: for what reads a configuration. */
export async function readyChromium(
  { env, exists, unpackFromNpm }: Machine,
  kind: Kind = 'fast',
): Promise<string> {
  const paths = namesOf(kind).map(pathOf);
  return env.CHROMIUM || (paths.find(exists) ?? (await unpackFromNpm()) ?? paths[0] ?? '');
}

/** Throws the sentence that says what to do where the browser of a run is not there. */
export function checkChromium(path: string, exists: Machine['exists']): void {
  if (exists(path)) return;
  throw new NoChromiumError(
    `There is no Chromium at ${path}: npx node scripts/chromium.ts installs one, or set CHROMIUM to the path of its program.`,
  );
}

const cache = fileURLToPath(new URL('../.cache/chromium', import.meta.url));

export const thisMachine: Machine = {
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  version(path) {
    const { status, stdout } = spawnSync(path, ['--version', '--no-sandbox'], {
      encoding: 'utf8',
      timeout: 30_000,
    });
    return status === 0 ? stdout.trim().split('\n')[0] : undefined;
  },
  installFromApt(name) {
    // Its output goes to stderr, so that the last line of stdout stays the path or the count of the caller.
    const options = {
      stdio: ['ignore', 2, 2] as ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-q'], options);
    spawnSync('apt-get', ['install', '-qy', '--no-install-recommends', name], options);
  },
  async installFromNpm() {
    const wanted = '@sparticuz/chromium@153.0.0';
    spawnSync('npm', ['install', '--no-save', '--prefix', cache, wanted], { stdio: ['ignore', 2, 2] });
    return thisMachine.unpackFromNpm();
  },
  async unpackFromNpm() {
    try {
      const entry = createRequire(`${cache}/`).resolve('@sparticuz/chromium');
      const { default: chromium } = await import(pathToFileURL(entry).href);
      return await chromium.executablePath();
    } catch {
      return undefined; // not there, or not for this machine: the caller says what to do
    }
  },
  say: (line) => console.error(line),
};

if (import.meta.main) {
  try {
    const { path, version } = await findChromium(thisMachine);
    console.log(`${path} (${version})`);
  } catch (error) {
    if (!(error instanceof NoChromiumError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
