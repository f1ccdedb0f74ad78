import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { precompress } from './precompress.ts';

test('a build writes its texts as Brotli and as gzip too, but no small ones and no maps', async () => {
  const root = mkdtempSync(join(tmpdir(), 'carillon-build-'));
  writeFileSync(join(root, 'index.html'), '<script type="module" src="./main.js"></script>');
  writeFileSync(join(root, 'main.js'), `document.title = '${'a long title '.repeat(200)}';`);
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [precompress()],
    build: {
      sourcemap: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { entryFileNames: 'main.js' } },
    },
  });
  const dist = join(root, 'dist');
  expect(readdirSync(dist).sort()).toEqual([
    'index.html',
    'main.js',
    'main.js.br',
    'main.js.gz',
    'main.js.map',
  ]);
  const text = readFileSync(join(dist, 'main.js'));
  expect(brotliDecompressSync(readFileSync(join(dist, 'main.js.br')))).toEqual(text);
  expect(gunzipSync(readFileSync(join(dist, 'main.js.gz')))).toEqual(text);
  rmSync(root, { recursive: true });
});
