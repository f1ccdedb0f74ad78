import { globSync, readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, test } from 'vitest';
import { spellOut, storyIndexer, toSentence } from '../.storybook/storyFiles.ts';

test.each([
  ['Ready', 'Ready'],
  ['RightToLeft', 'Right to left'],
  ['CutWhilePlaying', 'Cut while playing'],
  ['Of100Rows', 'Of100 rows'],
])('the export %s is called %j', (exportName, name) => {
  expect(toSentence(exportName)).toBe(name);
});

test('stories that one call gives are exports of their own, but for those that the file writes itself, those of the pattern are marked, and every line keeps its number', () => {
  const code = `const a = 1;
export const Ready = {};
export const states = listStates({
  empty: 'a',
});
export const Dark = { ...Ready };
`;
  const spelled = spellOut(code).split('\n');
  expect(spelled).toHaveLength(code.split('\n').length);
  expect(spelled[1]).toBe('export const Ready = {};');
  expect(spelled[4]).toMatch(
    /^\}\);.* export const Loading = \{ \.\.\.(states\d+)\.Loading, tags: \[\] \};.* export const Offline = \{ \.\.\.\1\.Offline, tags: \['certify'\] \};/,
  );
  expect(spelled[5]).toBe('export const Dark = { ...Ready };');
});

describe.each(globSync('stories/**/*.stories.tsx'))('%s', async (file) => {
  const makeTitle = (title = '') => title;
  const stories = await storyIndexer.createIndex(file, { makeTitle });
  const { meta } = loadCsf(readFileSync(file, 'utf8'), { makeTitle }).parse();

  test('has a place in the tree', () => {
    expect(meta.title).toMatch(/^(Start|(Foundations|Journeys|Screens|Patterns|Kit|Words)\/.+)$/);
  });

  // What a story proves stands in `parameters.proves`.
  test('names each story by a sentence of its own', () => {
    const names = stories.map(({ name }) => name ?? '');
    expect(names.filter((name) => !/^\p{Lu}/u.test(name) || /\b[A-Z]{3}-\d{2,3}\b/.test(name))).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

// What all stories wait for is said in `.storybook/preview.tsx`: whoever waits less fails where the machine is busy.
test('no story gives up earlier than all others', () => {
  const early = globSync('stories/**/*.{ts,tsx}').filter((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\btimeout: ([\d_]+)/g)].some(
      ([, ms = '']) => Number(ms.replaceAll('_', '')) < 20_000,
    ),
  );
  expect(early).toEqual([]);
});
