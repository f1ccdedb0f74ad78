import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { compileEarly } from './compileEarly.ts';

test('what every page needs begins with the hint, and its map knows of that line; other files have none', async () => {
  const root = mkdtempSync(join(tmpdir(), 'carillon-build-'));
  const names = ['page', 'other'];
  for (const name of names) writeFileSync(join(root, `${name}.js`), `\n\ndocument.title = '${name}';`);
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [compileEarly],
    build: {
      sourcemap: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: names.map((name) => join(root, `${name}.js`)),
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const read = (file: string) => readFileSync(join(root, 'dist', file), 'utf8');
  const lines = read('page.js').split('\n');
  expect(lines[0]).toBe('//# allFunctionsCalledOnLoad');
  expect(read('other.js')).not.toContain('allFunctionsCalledOnLoad');
  const line = lines.findIndex((text) => text.includes('document.title'));
  const map = new SourceMap(JSON.parse(read('page.js.map')));
  expect(map.findEntry(line, lines[line]?.indexOf('document.title') ?? -1)).toMatchObject({
    generatedLine: line,
    originalLine: 2,
  });
  rmSync(root, { recursive: true });
});
