import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type Finding, well, wrong } from './finding.ts';

/** What may be on a page once only: two of them do not know each other's contexts. */
const SINGLE = [
  'react',
  'react-dom',
  '@tanstack/react-query',
  'react-aria-components',
  '@carillon/react',
  '@carillon/client',
];
const OURS = /^@carillon\//;

interface Installed {
  readonly name: string;
  readonly version: string;
  readonly at: string;
}

/** Every package below a folder of packages, in whatever package; what is linked to from several places is one. */
function* findPackages(modules: string, seen: Set<string>): Generator<Installed> {
  if (!existsSync(modules)) return;
  for (const name of readdirSync(modules)) {
    const at = join(modules, name);
    if (name === '.pnpm')
      for (const one of readdirSync(at)) yield* findPackages(join(at, one, 'node_modules'), seen);
    else if (name.startsWith('@')) yield* findPackages(at, seen);
    else if (!name.startsWith('.')) yield* read(at, seen);
  }
}

function* read(at: string, seen: Set<string>): Generator<Installed> {
  const real = existsSync(at) ? realpathSync(at) : '';
  if (real === '' || seen.has(real)) return;
  seen.add(real);
  const { name, version } = readManifest(join(at, 'package.json'));
  if (typeof name === 'string' && typeof version === 'string') yield { name, version, at };
  yield* findPackages(join(at, 'node_modules'), seen);
}

/** Some folders have none, and some packages bring a broken one, for their own tests. */
function readManifest(file: string): { readonly name?: unknown; readonly version?: unknown } {
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

/** Every folder of packages that a project sees: its own, and those of the folders around it. */
function findModules(folder: string): string[] {
  const up = dirname(folder);
  return [join(folder, 'node_modules'), ...(up === folder ? [] : findModules(up))];
}

/** As `peerDependencies` of @carillon/react: it has all that its screens take from React. */
const REACT = [19, 2] as const;

function isOld(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < REACT[0] || (major === REACT[0] && minor < REACT[1]);
}

/** Whether what is installed fits together: one copy of each, React 19.2 or later, and packages of ours of one version. */
export function checkProject(folder: string): Finding[] {
  const seen = new Set<string>();
  const all = findModules(resolve(folder)).flatMap((modules) => [...findPackages(modules, seen)]);
  const what = `packages of ${folder}`;
  const list = (found: readonly Installed[]) =>
    found.map(({ name, version, at }) => `${name} ${version} in ${relative(folder, at) || at}`).join(', ');
  const findings = SINGLE.flatMap((name) => {
    const copies = all.filter((one) => one.name === name);
    if (copies.length < 2) return [];
    return wrong(
      what,
      `hold ${copies.length} copies of ${name}: ${list(copies)}`,
      `npm dedupe ${name}\nor, in the configuration of Vite: resolve: { dedupe: ['${name}'] }`,
    );
  });
  const react = all.find(({ name }) => name === 'react');
  const dom = all.find(({ name }) => name === 'react-dom');
  if (react && isOld(react.version))
    findings.push(
      wrong(what, `have React ${react.version}: Carillon needs 19.2`, 'npm install react@19 react-dom@19'),
    );
  if (react && dom && react.version !== dom.version)
    findings.push(
      wrong(
        what,
        `have react ${react.version} and react-dom ${dom.version}`,
        `npm install react@${react.version} react-dom@${react.version}`,
      ),
    );
  const ours = all.filter(({ name }) => OURS.test(name));
  if (new Set(ours.map(({ version }) => version)).size > 1)
    findings.push(
      wrong(
        what,
        `have Carillon in several versions: ${list(ours)}`,
        `npm install ${[...new Set(ours.map(({ name }) => `${name}@latest`))].join(' ')}`,
      ),
    );
  if (findings.length > 0) return findings;
  return [
    ours.length > 0
      ? well(what, `fit together: ${list(ours.slice(0, 1))}, React ${react?.version ?? 'not there'}`)
      : wrong(what, 'have nothing of Carillon', 'Say where your app is: --project FOLDER'),
  ];
}
