// What a package promises in `exports` holds for everybody who installs it: checked on the built, packed packages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
const notForNode = /\.css$|\/package\.json$|\/browser$|\/vitest$/;

/** A plain `import` of every entry from the repository's root, without any condition. */
export async function checkImports(folders: string[]): Promise<Finished> {
  const names = folders.flatMap((folder) => {
    const { name, exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return Object.keys(exports).map((subpath) => subpath.replace('.', name));
  });
  const code = names
    .filter((name) => !notForNode.test(name))
    .map((name) => `await import('${name}');`)
    .join('\n');
  return run('node', ['--input-type=module', '--eval', code]);
}
