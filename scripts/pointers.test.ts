import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkPointers } from './pointers.ts';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

/** A small project of the same shape, with these files besides; what is wrong with it. */
function check(files: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-pointers-'));
  made.push(folder);
  const all = {
    'package.json': '{ "scripts": { "build": "tsup" } }',
    'docs/protocol.md':
      '# Protocol\n\n## Broker protocol\n\n```sh\n## No heading\n```\n\n<a id="here"></a>Here.\n',
    'docs/decisions/0002-zod-mini.md': '# Zod mini\n',
    'packages/client/src/open.ts': '',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return checkPointers(folder);
}

test.each([
  ['a document', '// As docs/protocol.md says.'],
  ['a heading', '/** Kept (docs/protocol.md, Broker protocol). */'],
  ['a heading on two lines', '/**\n * Kept (docs/protocol.md, Broker\n * protocol, the second row).\n */'],
  ['a decision', '// Why, says decision 0002.'],
  ['a file by its end', '// As client/open.ts does, and `open.ts`.'],
  ['a script', '// Written by npm run build.'],
  ['any screen', '// As XView.tsx is drawn by useX.ts.'],
  ['no comment', "const path = 'lost.ts';"],
])('a comment may point at %s', (_case, text) => {
  expect(check({ 'packages/client/src/a.ts': text })).toEqual([]);
});

test.each([
  ['// As docs/lost.md says.', 'there is no docs/lost.md'],
  ['/** Kept (docs/protocol.md, No heading). */', 'docs/protocol.md has no heading "No heading"'],
  ["test('docs/protocol.md, Lost: it is so', f);", 'docs/protocol.md has no heading "Lost"'],
  ['// Why, says decision 0009.', 'there is no decision 0009'],
  ['// As client/lost.ts does.', 'there is no client/lost.ts'],
  ['// Written by npm run lost.', 'there is no npm run lost'],
  ['// As it is (decisions, HTTP API).', '"decisions, HTTP" names no document of ours'],
  ['// As it is (decisions).', '"decisions" names no document of ours'],
  ['// As it is (S7, D7, decisions).', '"decisions" names no document of ours'],
])('%s points at nothing', (text, problem) => {
  expect(check({ 'packages/client/src/a.ts': text })).toEqual([`packages/client/src/a.ts: ${problem}`]);
});

test('a decision may be about a script that there is not', () => {
  expect(check({ 'docs/decisions/0003-no.md': '# No\n\nThere is no `npm run new`.\n' })).toEqual([]);
  expect(check({ 'docs/page.md': 'There is no `npm run new`.\n' })).toEqual([
    'docs/page.md: there is no npm run new',
  ]);
});

test('links of documents lead to what is there', () => {
  const text = [
    '[a](protocol.md) [b](protocol.md#broker-protocol) [c](#top) [d](protocol.md#here) [e](decisions/)',
    '[f](lost.md) [g](protocol.md#lost) [h](#lost) [i](https://example.org/lost.md)',
  ].join('\n');
  expect(check({ 'docs/page.md': `# Top\n\n${text}\n` })).toEqual([
    'docs/page.md: there is no lost.md',
    'docs/page.md: the link lost.md leads nowhere',
    'docs/page.md: docs/protocol.md has no #lost',
    'docs/page.md: docs/page.md has no #lost',
  ]);
});

test('a recipe names the files that it has its reader write', () => {
  const recipe = 'Write `packages/a/List.tsx`:\n\n```tsx\n```\n\nAnd `List.test.tsx`, not `Lost.tsx`.\n';
  expect(check({ 'docs/recipes/add.md': recipe })).toEqual(['docs/recipes/add.md: there is no Lost.tsx']);
  expect(check({ 'docs/page.md': recipe })).toHaveLength(3);
});
