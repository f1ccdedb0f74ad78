import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './process.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test.each([
  ['recipes/embed-a-screen', 'portal.tsx', 'e2e/foreignPage'],
  ['recipes/embed-a-screen', 'portal.css', 'e2e/foreignPage'],
  ['recipes/embed-a-screen', 'SpeakerBox.tsx', 'stories/journeys'],
  ['recipes/embed-a-screen', 'PlayerBox.tsx', 'stories/journeys'],
  ['embed/dialog', 'SpeakerDialog.tsx', 'e2e/foreignPage'],
  ['recipes/watch-without-a-page', 'watchDevices.ts', 'docs/examples'],
  ['recipes/watch-without-a-page', 'watch.ts', 'docs/examples'],
])(
  'what %s has an integrator write as src/%s is compiled and tried as it stands there',
  (page, name, folder) => {
    const [, code] =
      read(`docs/${page}.md`)
        .split(`\`src/${name}\`:\n\n`)[1]
        ?.split(/```\w*\n/) ?? [];
    expect(code).toBe(read(`${folder}/${name}`));
  },
);

/** A file that a recipe has somebody write: its path in the line above the code. */
const written = globSync('docs/recipes/*.md', { cwd: root }).flatMap((recipe) =>
  [...read(recipe).matchAll(/`([\w./-]+\.tsx?)`[^\n]*\n\n```tsx?\n(.*?)```/gs)].map(
    ([, path = '', code = '']) => ({
      recipe,
      path,
      code,
    }),
  ),
);

test('what a recipe has somebody import from beside a file is there, or is written by a recipe', () => {
  const made = new Set(written.map(({ path }) => path));
  const inRepository = written.filter(({ path }) => /^(packages|mocks|simulator|stories)\//.test(path));
  const missing = inRepository.flatMap(({ recipe, path, code }) =>
    [...code.matchAll(/from '(\.[^']+)'/g)]
      .map(([, from = '']) => normalize(join(dirname(path), from)))
      .filter((file) => !made.has(file) && !existsSync(join(root, file)))
      .map((file) => `${recipe}: ${path} imports ${file}`),
  );
  expect(inRepository.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});
