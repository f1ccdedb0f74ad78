import { expect, test } from 'vitest';
import {
  choosePlayed,
  createFindStories,
  createReach,
  findTests,
  listRead,
  type ReadFile,
} from './changed.ts';

const files: Readonly<Record<string, string>> = {
  'stories/List.stories.tsx': "import { List } from '@carillon/react';",
  'stories/Form.stories.tsx':
    "import { Form } from '@carillon/react';\nimport type { List } from '@carillon/react';",
  'stories/All.stories.tsx': "import * as all from '@carillon/react';",
  'react/index.ts': "export { List, type ListProps } from './List.tsx';\nexport { Form } from './Form.tsx';",
  'react/List.tsx':
    "import { Row } from './ui/index.ts';\nconst Dialog = lazyPart(() => import('./Dialog.tsx'));",
  'react/Form.tsx': "import { Field } from './ui/index.ts';",
  'react/Dialog.tsx': '',
  'react/ui/index.ts': "export * from './more.ts';\nexport { Field } from './Field.tsx';",
  'react/ui/more.ts': "export { Row } from './Row.tsx';",
  'react/ui/Row.tsx': '',
  'react/ui/Field.tsx': '',
};
const read: ReadFile = (path) => files[path];
const reach = createReach(new Map([['@carillon/react', 'react/index.ts']]), read);

test.each([
  [
    'what is taken by name, also from behind another list, and what is fetched later',
    'List',
    ['List', 'Dialog', 'ui/more', 'ui/Row'],
  ],
  ['nothing that is taken as a type alone', 'Form', ['Form', 'ui/Field']],
  [
    'everything where everything is taken',
    'All',
    ['List', 'Dialog', 'ui/more', 'ui/Row', 'Form', 'ui/Field'],
  ],
])('a story leads to %s', (_case, story, modules) => {
  const reached = [...reach(`stories/${story}.stories.tsx`)].filter((path) => path.startsWith('react/'));
  const names = reached.map((path) => path.slice('react/'.length).replace(/\.tsx?$/, ''));
  // The list behind a list may be passed or kept: it has nothing of its own.
  expect(names.filter((name) => name !== 'ui/more').sort()).toEqual(
    modules.filter((name) => name !== 'ui/more').sort(),
  );
});

test('a change of a slider concerns the stories of sliders and not those of lists; one of the world concerns all', () => {
  const findStories = createFindStories();
  const ofSliders = findStories(['packages/react/src/ui/fields/Slider.tsx']);
  expect(ofSliders).toContain('stories/kit/fields/Sliders.stories.tsx');
  expect(ofSliders).not.toContain('stories/patterns/List.stories.tsx');
  const all = findStories(['.storybook/preview.tsx']);
  expect(all.length).toBeGreaterThan(40);
  expect(findStories(['mocks/src/platform/platform.ts'])).toEqual(all);
});

test.each([
  ['all, where they are few', ['List.tsx', 'List.stories.tsx'], ['List', 'Other']],
  ['those of a screen beside a change of the world', ['List.tsx', 'platform.ts'], ['List', 'Other']],
  [
    'those that differ, where each file has few and all have many',
    ['List.tsx', 'Form.tsx', 'Form.stories.tsx'],
    ['Form'],
  ],
  ['none, where only the world has changed', ['platform.ts'], []],
])('of a change are played %s', (_case, changed, played) => {
  const all = ['List', 'Other', 'Form', 'Third'];
  const leading: Record<string, string[]> = {
    'List.tsx': ['List', 'Other'],
    'List.stories.tsx': ['List'],
    'Form.tsx': ['Form', 'Third'],
    'Form.stories.tsx': ['Form'],
    'platform.ts': all,
  };
  const find = (paths: readonly string[]) =>
    all
      .filter((name) => paths.some((path) => leading[path]?.includes(name)))
      .map((name) => `${name}.stories.tsx`);
  expect(choosePlayed(changed, find, 2)).toEqual(played.map((name) => `${name}.stories.tsx`));
});

test.each([
  ['packages/react/src/screens/reach.test.ts', 'readdirSync, readFileSync', '', ['packages/react/']],
  ['mocks/src/openapi.test.ts', 'readFileSync', "'../../docs/openapi.yaml'", ['docs/openapi.yaml']],
  ['scripts/recipes.test.ts', 'readFileSync', "'docs/recipes/portal.md'", ['docs/recipes/portal.md']],
  ['mocks/src/server/folderFiles.test.ts', 'mkdtempSync, readdirSync', '', []],
  ['mocks/src/devices.test.ts', 'writeFileSync', "'docs/openapi.yaml'", []],
])(
  '%s reads as text what it names and, where it looks through folders, its package',
  (test, readers, text, read) => {
    expect(listRead(test, `import { ${readers} } from 'node:fs';\n${text}`)).toEqual(read);
  },
);

test('a change concerns the tests that read it as text', () => {
  const tests = findTests(['packages/react/src/screens/New.tsx', 'stories/screens/New.stories.tsx']);
  expect(tests).toContain('packages/react/src/messages/usage.test.ts');
  expect(tests).toContain('packages/react/src/screens/reach.test.ts');
  expect(tests).toContain('scripts/storyFiles.test.ts');
  expect(tests).not.toContain('mocks/src/server/folderFiles.test.ts');
});
