// The packed packages as a strict installer lays them out: each finds only what its package.json declares, and an app
// only what it asked for. What works in this repository because everything lies side by side fails here.
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { askDoctor, runWatcher } from './packedPrograms.ts';
import { type Finished, root, run } from './process.ts';

interface Manifest {
  name: string;
  exports: Record<string, { types?: string }>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** What an app in TypeScript installs itself, beside the packages; and what it tests with. */
const APP_NEEDS = ['react', 'react-dom', 'react-router', '@types/react', '@types/react-dom', '@types/node'];
const TESTS_NEED = [
  '@storybook/react-vite',
  'vite',
  'vitest',
  'happy-dom',
  '@testing-library/react',
  '@testing-library/dom',
];

/** What a package can use where an app has it. */
const OPTIONAL = {
  '@carillon/mocks': ['@carillon/simulator', 'msw', 'sharp'],
  '@carillon/react': ['react-router'],
};

/** Makes `name` found from modules in `folder`, and nothing else. */
function link(folder: string, name: string, target: string) {
  const path = join(folder, 'node_modules', name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

const installed = (name: string) => join(root, 'node_modules', name);

interface Layout {
  readonly app: string;
  readonly manifests: readonly Manifest[];
  /** From now on the app has what packages can do without. */
  linkOptional(): void;
}

/** Packs the packages and lays them out below `folder`. */
async function layOut(folders: string[], folder: string): Promise<Layout> {
  const workspaces = folders.flatMap((path) => ['-w', path]);
  await runOrThrow('npm', ['pack', '--silent', '--pack-destination', folder, ...workspaces]);
  const manifests = folders.map(readManifest);
  const storeOf = (name: string) => join(folder, 'store', name.replace('/', '-'));
  const homeOf = (name: string) => join(storeOf(name), 'node_modules', name);
  for (const { name, dependencies, peerDependencies, peerDependenciesMeta } of manifests) {
    mkdirSync(homeOf(name), { recursive: true });
    const [tarball = name] = globSync(`${name.slice(1).replace('/', '-')}-*.tgz`, { cwd: folder });
    await runOrThrow('tar', ['-xzf', join(folder, tarball), '--strip-components=1', '-C', homeOf(name)]);
    const isOptional = (peer: string) => peerDependenciesMeta?.[peer]?.optional === true;
    const peers = Object.keys(peerDependencies ?? {}).filter((peer) => !isOptional(peer));
    const types = peers.map((peer) => `@types/${peer}`);
    for (const needed of [...Object.keys(dependencies ?? {}), ...peers, ...types]) {
      const isOurs = manifests.some((manifest) => manifest.name === needed);
      link(storeOf(name), needed, isOurs ? homeOf(needed) : installed(needed));
    }
  }
  const app = join(folder, 'app');
  for (const { name } of manifests) link(app, name, homeOf(name));
  for (const name of APP_NEEDS) link(app, name, installed(name));
  writeFileSync(join(app, 'package.json'), JSON.stringify({ name: 'app', private: true, type: 'module' }));
  return {
    app,
    manifests,
    linkOptional() {
      for (const [owner, names] of Object.entries(OPTIONAL)) {
        for (const name of names) {
          const isOurs = manifests.some((manifest) => manifest.name === name);
          link(storeOf(owner), name, isOurs ? homeOf(name) : installed(name));
        }
      }
      const forTests = [...TESTS_NEED, ...Object.values(OPTIONAL).flat()];
      for (const name of forTests) {
        if (!existsSync(join(app, 'node_modules', name))) link(app, name, installed(name));
      }
    },
  };
}

async function runOrThrow(command: string, args: string[], cwd = root): Promise<string> {
  // A build in this process may have said that it is for production: React has no `act` there.
  const { ok, output } = await run(command, args, { NODE_ENV: undefined }, cwd);
  if (!ok) throw new Error(`${[command, ...args].join(' ')}\n${output}`);
  return output;
}

/** Every entry with code, as an app names it. */
const entryNames = (manifests: readonly Manifest[]) =>
  manifests.flatMap(({ name, exports }) =>
    Object.keys(exports)
      .filter((subpath) => exports[subpath]?.types)
      .map((subpath) => subpath.replace('.', name)),
  );

/** Entries that are there for what is optional, or for a page or a test runner alone. */
const needsMore =
  /^@carillon\/mocks\/(browser|demo|node)$|\/(browser|next|react-router|tanstack-router|vitest)$/;

const importAll = (names: string[], app: string) =>
  runOrThrow(
    'node',
    ['--input-type=module', '--eval', names.map((name) => `await import('${name}');`).join('\n')],
    app,
  );

const compile = (app: string, options: object, files: string[]) => {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2023',
    module: 'esnext',
    jsx: 'react-jsx',
    ...options,
  };
  const config = {
    compilerOptions: {
      moduleResolution: 'bundler',
      lib: ['es2024', 'dom', 'dom.iterable'],
      ...compilerOptions,
    },
    files,
  };
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify(config));
  return runOrThrow('node', [installed('typescript7/bin/tsc'), '-p', app], app);
};

/** Writes the files that documents tell an integrator to write, and returns their names. */
function writeRecipe(app: string): string[] {
  const pages = ['recipes/embed-a-screen.md', 'embed/dialog.md', 'embed/storybook.md'];
  const recipe = pages.map((page) => readFileSync(join(root, 'docs', page), 'utf8')).join('\n');
  const files = [...recipe.matchAll(/`(src\/[\w.]+)`:\n\n```tsx?\n(.*?)```/gs)].map(
    ([, name = '', code = '']) => ({ name, code }),
  );
  mkdirSync(join(app, 'src'));
  for (const { name, code } of files) writeFileSync(join(app, name), code);
  return files.map(({ name }) => name);
}

/** The scenario that a recipe tells QA to write, by the command line of the package. */
async function runScenario(app: string) {
  const recipe = readFileSync(join(root, 'docs/recipes/write-a-scenario.md'), 'utf8');
  const [, code = ''] = /```ts\n(.*?)```/s.exec(recipe) ?? [];
  writeFileSync(join(app, 'hall.scenario.ts'), code);
  writeFileSync(join(app, 'slow.scenario.ts'), code.replaceAll('withinMs: 1000', 'withinMs: 100'));
  const program = 'node_modules/@carillon/simulator/dist/cli.js';
  await runOrThrow('node', [program, 'run', 'hall.scenario.ts'], app);
  const { ok, output } = await run('node', [program, 'run', 'slow.scenario.ts'], {}, app);
  const repeat = 'npx carillon-sim run slow.scenario.ts --seed 1';
  if (ok || !output.includes(repeat))
    throw new Error(`A scenario that fails should name '${repeat}':\n${output}`);
}

/** Imports, types and the code of the recipes, in the app of a strict installer. */
export async function checkStrictInstall(folders: string[]): Promise<Finished> {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-strict-'));
  try {
    const { app, manifests, linkOptional } = await layOut(folders, folder);
    const names = entryNames(manifests);
    await importAll(
      names.filter((name) => !needsMore.test(name)),
      app,
    );
    linkOptional();
    writeFileSync(
      join(app, 'entries.ts'),
      names.map((name, index) => `export * as entry${index} from '${name}';\n`).join(''),
    );
    await compile(app, { skipLibCheck: false, types: ['node'] }, ['entries.ts']);
    const written = writeRecipe(app);
    await compile(app, { skipLibCheck: true, types: ['node', 'vite/client'] }, written);
    // On a busy machine it takes longer than a test may by itself, and only one that hangs is at fault.
    const test = ['run', '--root', app, '--testTimeout=60000'];
    await runOrThrow('node', [installed('vitest/vitest.mjs'), ...test], app);
    await runScenario(app);
    await askDoctor(app);
    await runWatcher(app);
    return { ok: true, output: `${names.length} entries; of the recipe ${written.join(', ')}` };
  } catch (error) {
    return { ok: false, output: String(error) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const { packages } = await import('./build.ts');
  const { ok, output } = await checkStrictInstall(packages);
  console.log(output);
  process.exit(ok ? 0 : 1);
}
