import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
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

/** Every package that is installed below a folder of packages, in whatever package. */
function* findPackages(modules: string): Generator<Installed> {
  if (!existsSync(modules)) return;
  for (const entry of readdirSync(modules, { withFileTypes: true })) {
    const at = join(modules, entry.name);
    // What is linked lies elsewhere, and is found where it lies if that is in this project.
    if (!entry.isDirectory() || entry.name === '.bin') continue;
    if (entry.name.startsWith('@') || entry.name === '.pnpm') {
      for (const name of readdirSync(at)) {
        if (entry.name === '.pnpm') yield* findPackages(join(at, name, 'node_modules'));
        else yield* read(join(at, name));
      }
    } else yield* read(at);
  }
}

function* read(at: string): Generator<Installed> {
  const manifest = join(at, 'package.json');
  if (existsSync(manifest)) {
    const { name, version }: { name?: unknown; version?: unknown } = JSON.parse(
      readFileSync(manifest, 'utf8'),
    );
    if (typeof name === 'string' && typeof version === 'string') yield { name, version, at };
  }
  yield* findPackages(join(at, 'node_modules'));
}

/** Every folder of packages that a project sees: its own, and those of the folders around it. */
function findModules(folder: string): string[] {
  const up = dirname(folder);
  return [join(folder, 'node_modules'), ...(up === folder ? [] : findModules(up))];
}

/** Whether what is installed fits together: one copy of each, React 19, and packages of ours of one version. */
export function checkProject(folder: string): Finding[] {
  const all = findModules(folder).flatMap((modules) => [...findPackages(modules)]);
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
  if (react && Number.parseInt(react.version, 10) < 19)
    findings.push(
      wrong(what, `have React ${react.version}: Carillon needs 19`, 'npm install react@19 react-dom@19'),
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
