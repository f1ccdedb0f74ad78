// What a package promises in `exports` holds for everybody who installs it: checked on the built, packed packages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HIDDEN_OF_NODE } from '../mocks/src/hiddenOfNode.ts';
import { type Finished, root, run } from './process.ts';

/** publint and are-the-types-wrong on the packed package. */
export async function checkPacked(folder: string): Promise<Finished> {
  const lint = await run('publint', ['run', folder, '--strict']);
  // Packages are ES modules only, and a style sheet has no types.
  const attw = [
    '--pack',
    folder,
    '--profile',
    'esm-only',
    '--exclude-entrypoints',
    'styles.css',
    '--no-emoji',
  ];
  const types = await run('attw', attw);
  return { ok: lint.ok && types.ok, output: `${lint.output}\n${types.output}` };
}

/** What only a page, a test runner or a style sheet reader can load. */
const notForNode = /\.css$|\/package\.json$|\/browser$|\/vitest$|\/next$|\/tanstack-router$/;

/** The doors that tests of pages import; React Router itself asks for what is hidden. */
const isForPages = (name: string) =>
  /^@carillon\/(protocol|client|react)(?!\/react-router$)/.test(name) ||
  /^@carillon\/mocks(\/demo)?$/.test(name);

const importAll = (names: readonly string[], before = '', options: readonly string[] = []) =>
  run('node', [
    ...options,
    '--input-type=module',
    '--eval',
    [before, ...names.map((name) => `await import('${name}');`)].join('\n'),
  ]);

/** A plain `import` of every entry from the repository's root, without any condition; of those for pages as in Jest's jsdom. */
export async function checkImports(folders: string[]): Promise<Finished> {
  const names = folders.flatMap((folder) => {
    const { name, exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return Object.keys(exports).map((subpath) => subpath.replace('.', name));
  });
  const forNode = names.filter((name) => !notForNode.test(name));
  const pages = await importAll(
    forNode.filter(isForPages),
    // Nothing may need them that is only imported (docs/embed/jest.md).
    HIDDEN_OF_NODE.map((name) => `delete globalThis.${name};`).join('\n'),
  );
  if (!pages.ok) return pages;
  const others = await importAll(forNode.filter((name) => !isForPages(name)));
  if (!others.ok) return others;
  return importAll(folders.flatMap(findServerDoors), CALLED, ['--conditions=react-server']);
}

/** What a layout of Next.js, which is a server component, calls and spreads. */
const CALLED = `
  const { writeAccent } = await import('@carillon/react/accent');
  const { plain } = await import('@carillon/react/plain');
  if (!writeAccent({ accent: '#7c3aed' }).includes('--carillon-accent')) throw new Error('No accent');
  if (!{ ...plain }['error.offline']) throw new Error('No texts');
`;

/** The doors that do not say that they run in a page: React for servers, which has no hooks, must be enough for them. */
function findServerDoors(folder: string): string[] {
  const { name, exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const doors = Object.entries(exports as Record<string, { default?: string }>);
  return doors.flatMap(([subpath, { default: file = '' }]) => {
    if (name !== '@carillon/react' || !file.endsWith('.js')) return [];
    const isMarked = readFileSync(join(root, folder, file), 'utf8').startsWith("'use client'");
    return isMarked ? [] : [subpath.replace('.', name)];
  });
}
