import { expect, test } from 'vitest';
import { findFull, MOST_FILES } from './folders.ts';

const filesOf = (folder: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${folder}/file${i}.ts`);

test('a folder of sources holds at most 40 files, with its tests', () => {
  expect(MOST_FILES).toBe(40);
  expect(findFull(filesOf('packages/client/src/broker', 40))).toEqual([]);
  const full = [...filesOf('packages/client/src/broker', 40), 'packages/client/src/broker/link.test.ts'];
  expect(findFull(full)).toEqual([
    'packages/client/src/broker holds 41 files, of at most 40: put those in folders that belong together.',
  ]);
});

test('what is in a folder below counts there', () => {
  const files = [
    ...filesOf('packages/client/src/broker', 30),
    ...filesOf('packages/client/src/broker/mqtt', 30),
  ];
  expect(findFull(files)).toEqual([]);
});

test.each([
  ['a page', 'shell.html', 1],
  ['a picture that is text', 'icon.svg', 1],
  ['a picture that is none', 'icon.png', 0],
  ['what a test compares with', 'snapshot.json', 0],
])('%s counts as it should: %s, %i', (_what, name, problems) => {
  const folder = 'packages/host-common/src';
  expect(findFull([...filesOf(folder, 40), `${folder}/${name}`])).toHaveLength(problems);
});

test('the fullest folder is said first', () => {
  const files = [...filesOf('mocks/src', 41), ...filesOf('simulator/src', 50)];
  expect(findFull(files).map((problem) => problem.split(' ', 1)[0])).toEqual(['simulator/src', 'mocks/src']);
});

test.each([
  'packages/react/src/ui/icons/lucide',
  'packages/react/src/messages/en',
  'packages/react/src/messages/it',
  'scripts',
  'e2e',
])('%s is a list, as long as it is', (folder) => {
  expect(findFull(filesOf(folder, 100))).toEqual([]);
});

test.each([
  'packages/react/src/messages',
  'packages/react/src/ui/icons',
  'scripts/documents',
  'e2e/foreignPage',
])('%s is no list', (folder) => {
  expect(findFull(filesOf(folder, 41))).toHaveLength(1);
});
