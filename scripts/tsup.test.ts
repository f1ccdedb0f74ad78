import { expect, test } from 'vitest';
import { readEntries } from './tsup.ts';

test.each([
  [
    'the package itself',
    { exports: { '.': { '@carillon/source': './src/index.ts', default: './dist/index.js' } } },
    { index: './src/index.ts' },
  ],
  [
    'a subpath, named as its output',
    {
      exports: {
        './schedule': { '@carillon/source': './src/schedule/index.ts', default: './dist/schedule.js' },
      },
    },
    { schedule: './src/schedule/index.ts' },
  ],
  [
    'no style sheet',
    { exports: { './styles.css': { '@carillon/source': './src/empty.css', default: './dist/styles.css' } } },
    {},
  ],
  ['a program', { exports: {}, bin: { 'carillon-sim': './dist/cli.js' } }, { cli: 'src/cli.ts' }],
])('builds %s', (_title, manifest, entries) => {
  expect(readEntries(manifest)).toEqual(entries);
});
