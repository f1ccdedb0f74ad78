// What a stranger finds of a package on a registry.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packages } from './build.ts';
import { root } from './process.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe.each(packages)('LIB-01 %s, as it is published,', (folder) => {
  const manifest = JSON.parse(read(`${folder}/package.json`));

  test('says what it is, for whom, and under which license', () => {
    expect(manifest).toMatchObject({
      name: expect.stringMatching(/^@carillon\//),
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      description: expect.stringMatching(/^[A-Z].{30,120}$/),
      license: 'MIT',
      type: 'module',
      engines: { node: expect.stringMatching(/^>=\d/) },
      exports: { './package.json': './package.json' },
    });
    expect(manifest.keywords.length).toBeGreaterThan(3);
    expect(manifest.files).toEqual(expect.arrayContaining(['dist', 'api.md']));
    expect(read(`${folder}/LICENSE`)).toBe(read('LICENSE'));
    expect(existsSync(join(root, folder, 'api.md'))).toBe(true);
  });

  test('has a page that begins with its name, how it is installed and a first use', () => {
    const page = read(`${folder}/README.md`);
    expect(page.startsWith(`# ${manifest.name}\n`)).toBe(true);
    expect(page).toContain(`npm install ${/mocks|simulator/.test(folder) ? '-D ' : ''}${manifest.name}`);
    const imported = [...page.matchAll(/from '(@carillon\/[\w/-]+)'|`(@carillon\/[\w/-]+)`/g)].map(
      ([, from, named]) => from ?? named ?? '',
    );
    expect(imported.length).toBeGreaterThan(0);
    for (const door of imported) {
      const [scope, name, ...rest] = door.split('/');
      const owner = packages.find(
        (one) => JSON.parse(read(`${one}/package.json`)).name === `${scope}/${name}`,
      );
      const { exports } = JSON.parse(read(`${owner}/package.json`));
      expect(Object.keys(exports), door).toContain(['.', ...rest].join('/'));
    }
  });
});

test('LIB-01 the packages carry one version, as is promised', () => {
  const versions = packages.map((folder) => JSON.parse(read(`${folder}/package.json`)).version);
  expect(new Set(versions).size).toBe(1);
  for (const folder of packages) {
    const { dependencies = {} } = JSON.parse(read(`${folder}/package.json`));
    const ours = Object.entries(dependencies).filter(([name]) => name.startsWith('@carillon/'));
    expect(ours.map(([, version]) => version)).toEqual(ours.map(() => versions[0]));
  }
});

test('LIB-01 changesets raise all of them together, and each names packages that there are', () => {
  const names = packages.map((folder) => JSON.parse(read(`${folder}/package.json`)).name);
  const { fixed } = JSON.parse(read('.changeset/config.json'));
  expect(fixed.map((group: string[]) => group.toSorted())).toEqual([names.toSorted()]);
  for (const file of globSync('.changeset/*.md', { cwd: root })) {
    const [, head = ''] = /^---\n([\s\S]*?)\n---\n\n\S/.exec(read(file)) ?? [];
    const raised = head.split('\n').map((line) => /^'(.*)': (?:major|minor|patch)$/.exec(line)?.[1]);
    expect(names, file).toEqual(expect.arrayContaining(raised));
  }
});

test('nothing that a page imports asks at once for its own address, which Jest cannot load', () => {
  const asking = globSync(
    ['packages/{protocol,client,react}/src/**/*.{ts,tsx}', 'mocks/src/{*,platform/**}.ts'],
    {
      cwd: root,
      exclude: ['**/*.test.*'],
    },
  ).filter((file) => read(file).includes('import.meta'));
  expect(asking).toEqual(['packages/client/src/csv/openCsvWorker.ts']);
  expect(read('packages/client/src/csv/readCsv.ts')).toContain("import('./openCsvWorker.ts')");
});

test('LIB-05 the scenario on the page of the simulator passes as it stands there', () => {
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(read('simulator/README.md')) ?? [];
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/readme-'));
  try {
    const file = join(folder, 'hall.scenario.ts');
    writeFileSync(file, code);
    const cli = ['--conditions=@carillon/source', 'simulator/src/cli.ts', 'run', file];
    expect(execFileSync(process.execPath, cli, { cwd: root, encoding: 'utf8' })).toContain(
      '1 passed, 0 failed',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
