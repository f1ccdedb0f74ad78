import { expect, test } from 'vitest';
import manifest from '../../packages/react/package.json' with { type: 'json' };
import { areas } from '../../packages/react/src/messages/en/index.ts';
import { LANGUAGES, type ListFolder, printAreas } from './messages.ts';

test('an area is named as its file', () => {
  expect(Object.entries(areas).filter(([file, { name }]) => file !== name)).toEqual([]);
});

test('every language is a door of @carillon/react', () => {
  for (const { door } of Object.values(LANGUAGES))
    expect(Object.keys(manifest.exports)).toContain(`./${door}`);
});

const folders =
  (files: Readonly<Record<string, readonly string[]>>): ListFolder =>
  (folder) =>
    files[folder.split('/').at(-1) ?? ''] ?? [];
const messages = ['en', 'it', 'area.ts'];

test.each([
  [
    'an area without its Italian',
    { messages, en: ['form.ts', 'list.ts', 'tags.ts'], it: ['list.ts'] },
    'These areas have no Italian yet: form, tags (packages/react/src/messages/it/).',
  ],
  [
    'an area without its English',
    { messages, en: ['list.ts'], it: ['list.ts', 'tags.ts'] },
    'packages/react/src/messages/it/tags.ts has no English: packages/react/src/messages/en/tags.ts.',
  ],
  [
    'a language that nobody has named',
    { messages: [...messages, 'xx'], en: [], it: [] },
    'packages/react/src/messages/xx has no line in LANGUAGES of scripts/lists/messages.ts.',
  ],
])('%s is said by its file', (_case, files, sentence) => {
  expect(() => printAreas(folders(files))).toThrow(sentence);
});
