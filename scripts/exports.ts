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

const importAll = (names: readonly string[], before = '') =>
  run('node', [
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
  return importAll(forNode.filter((name) => !isForPages(name)));
}
