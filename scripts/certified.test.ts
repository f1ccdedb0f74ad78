import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepVerdict, readPassed, readTree } from './certified.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carillon-certified-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what has passed is known of its own tree alone, until it fails', () => {
  const file = join(folder, 'deep/certified.json');
  expect([...readPassed('one', file)]).toEqual([]);
  keepVerdict('one', 'soak', 12.5, file);
  keepVerdict('one', 'mutants', 3, file);
  expect([...readPassed('one', file)]).toEqual([
    ['soak', 12.5],
    ['mutants', 3],
  ]);
  expect([...readPassed('two', file)]).toEqual([]);
  expect([...readPassed(undefined, file)]).toEqual([]);

  keepVerdict('one', 'soak', undefined, file);
  expect([...readPassed('one', file).keys()]).toEqual(['mutants']);
  keepVerdict('two', 'soak', 7, file);
  expect([...readPassed('two', file)]).toEqual([['soak', 7]]);
  expect([...readPassed('one', file)]).toEqual([]);
});

test('of a file that is cut short nothing has passed', () => {
  const file = join(folder, 'certified.json');
  writeFileSync(file, '{"tree":"one","seconds":{"so');
  expect([...readPassed('one', file)]).toEqual([]);
});

test('sources have a name once all of them are committed, and another after each change', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      cwd: folder,
    });
  expect(await readTree(folder)).toBeUndefined();
  git('init', '-q');
  writeFileSync(join(folder, 'a.ts'), 'one');
  expect(await readTree(folder)).toBeUndefined();
  git('add', 'a.ts');
  git('commit', '-qm', 'One.');
  const one = await readTree(folder);
  expect(one).toMatch(/^[0-9a-f]{40,}$/);

  writeFileSync(join(folder, 'a.ts'), 'two');
  expect(await readTree(folder)).toBeUndefined();
  git('commit', '-qam', 'Two.');
  const two = await readTree(folder);
  expect(two).toMatch(/^[0-9a-f]{40,}$/);
  expect(two).not.toBe(one);
});
