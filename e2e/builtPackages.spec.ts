import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');

interface Entry {
  /** As an integrator imports it. */
  readonly name: string;
  readonly folder: string;
  readonly target: string | { readonly types: string; readonly default: string };
}

const entries: Entry[] = [
  'packages/protocol',
  'packages/client',
  'packages/react',
  'mocks',
  'simulator',
].flatMap((folder) => {
  const { name, exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return Object.entries(exports as Record<string, Entry['target']>).map(([subpath, target]) => ({
    name: subpath.replace('.', name),
    folder: join(root, folder),
    target,
  }));
});

/** What a foreign app loads of these names, in bytes of gzip; React and the lazily loaded are left out. */
async function firstLoad(code: string): Promise<number> {
  const id = join(root, 'packages/react/foreign.js');
  const output = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [
      {
        name: 'foreign',
        resolveId: (path) => (path === id ? id : null),
        load: (path) => (path === id ? code : null),
      },
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: id,
        external: /^react(-dom)?($|\/)/,
        treeshake: true,
        output: { format: 'es' },
      },
    },
  });
  const files = (Array.isArray(output) ? output : [output]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  const chunks = new Map(files.map((file) => [file.fileName, file]));
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? '';
  const first = new Set([entry]);
  for (const name of first) {
    const file = chunks.get(name);
    if (file?.type === 'chunk') for (const next of file.imports) first.add(next);
  }
  let bytes = 0;
  for (const name of first) {
    const file = chunks.get(name);
    if (file?.type === 'chunk') bytes += gzipSync(file.code).length;
  }
  return bytes;
}

test('LIB-02: every entry is an ES module with its types and its source map, and styles are plain CSS', () => {
  for (const { name, folder, target } of entries) {
    if (typeof target === 'string') {
      expect(existsSync(join(folder, target)), `${name} is in the package`).toBe(true);
      continue;
    }
    const code = join(folder, target.default);
    if (code.endsWith('.css')) continue;
    const text = readFileSync(code, 'utf8');
    expect(text, `${name} is an ES module`).not.toMatch(/\bmodule\.exports\b|(?<![.\w])require\(/);
    expect(statSync(join(folder, target.types)).size, `${name} has types`).toBeGreaterThan(0);
    const map = JSON.parse(readFileSync(`${code}.map`, 'utf8'));
    expect(map.version, `${name} has a source map`).toBe(3);
  }
  const styles = readFileSync(join(root, 'packages/react/dist/styles.css'), 'utf8');
  expect(styles).toContain('{');
  expect(styles, 'nothing of the build is left in the style sheet').not.toMatch(
    /vanilla|sourceMappingURL=data/,
  );
});

test('LIB-18: the source maps hold the code of every package, and none of its comments', () => {
  for (const folder of new Set(entries.map((entry) => entry.folder))) {
    const sources = globSync(join(folder, 'dist/**/*.js.map')).flatMap((file) => {
      const { sources, sourcesContent }: { sources: string[]; sourcesContent: string[] } = JSON.parse(
        readFileSync(file, 'utf8'),
      );
      return sources.map((name, at) => ({ name, code: sourcesContent[at] ?? '' }));
    });
    expect(sources.filter(({ code }) => /\bexport\b/.test(code)).length, folder).toBeGreaterThan(0);
    const commented = sources.flatMap(({ name, code }) => {
      const [line] = /^ *(\/\*\*|\/\/ ).*$/m.exec(code) ?? [];
      return line === undefined ? [] : [`${name}: ${line}`];
    });
    expect(commented, folder).toEqual([]);
  }
});

test('LIB-02: an area of its own for each subpath, and what is not imported is not in the page', async () => {
  expect(readdirSync(join(root, 'packages/react/dist'))).toEqual(
    expect.arrayContaining(['account.js', 'backoffice.js', 'devices.js', 'shop.js']),
  );
  const use = (names: string, from: string) =>
    `import { ${names} } from '${from}';\nglobalThis.used = [${names}];`;
  const one = await firstLoad(use('formatCents', '@carillon/protocol'));
  const all = await firstLoad("import * as all from '@carillon/protocol';\nglobalThis.used = all;");
  expect(one).toBeLessThan(all / 5);
  const login = await firstLoad(use('Login', '@carillon/react/account'));
  const both = await firstLoad(
    `${use('Login', '@carillon/react/account')}\nimport { CountryList } from '@carillon/react/backoffice';\nglobalThis.more = CountryList;`,
  );
  expect(login).toBeLessThan(both * 0.95);
});
