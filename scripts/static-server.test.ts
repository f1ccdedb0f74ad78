import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fileFor } from './static-server.ts';

const outer = mkdtempSync(join(tmpdir(), 'carillon-static-'));
const folder = join(outer, 'site');
mkdirSync(join(folder, 'assets'), { recursive: true });
writeFileSync(join(outer, 'secret.txt'), '');
writeFileSync(join(folder, 'index.html'), '');
writeFileSync(join(folder, 'assets/a b.js'), '');
afterAll(() => rmSync(outer, { recursive: true }));

test.each([
  ['the index of the folder', '/', 'index.html'],
  ['a file, whatever the query', '/index.html?id=1', 'index.html'],
  ['a file with an escaped name', '/assets/a%20b.js', 'assets/a b.js'],
  ['nothing for a folder', '/assets', undefined],
  ['nothing for a missing file', '/nothing.js', undefined],
  ['nothing outside of the folder', '/..%2fsecret.txt', undefined],
  ['nothing for what is no address', '//', undefined],
  ['nothing for what is badly escaped', '/%', undefined],
  ['nothing for a name that no file can have', '/a%00b', undefined],
])('serves %s', (_title, url, file) => {
  expect(fileFor(folder, url)).toBe(file && join(folder, file));
});
