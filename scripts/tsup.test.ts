import { expect, test } from 'vitest';
import { blankComments } from './sourceMaps.ts';
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

test.each([
  ['a line', 'const a = 1; // one\nconst b = 2;\n', 'const a = 1;\nconst b = 2;\n'],
  ['what stands inside of a line', 'f(/* nothing */ 1);', 'f(              1);'],
  ['a docstring', '/** What\n * it is. */\nexport const a = 1;', '\n\nexport const a = 1;'],
  ['the end', 'a();\n// That is all.', 'a();\n               '],
  [
    'no text that looks like one',
    'const a = "// a";\nconst b = `/* b */`;\nconst c = /\\/\\/ c/;',
    'const a = "// a";\nconst b = `/* b */`;\nconst c = /\\/\\/ c/;',
  ],
  [
    'no text of a page',
    'const a = <p title="/* a */">{b} // b {/* c */}</p>;',
    'const a = <p title="/* a */">{b} // b {       }</p>;',
  ],
])('of the comments in a source map nothing is left but its place: %s', (_case, code, blanked) => {
  expect(blankComments(code, 'a.tsx')).toBe(blanked);
});
