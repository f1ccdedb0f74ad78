import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './process.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test.each([
  ['portal.tsx', 'e2e/foreignPage'],
  ['portal.css', 'e2e/foreignPage'],
  ['SpeakerBox.tsx', 'stories/journeys'],
  ['PlayerBox.tsx', 'stories/journeys'],
  ['jsdom.setup.ts', 'scripts'],
])(
  'what embed-a-screen has an integrator write as src/%s is compiled and tried as it stands there',
  (name, folder) => {
    const [, code] =
      read('docs/recipes/embed-a-screen.md')
        .split(`\`src/${name}\`:\n\n`)[1]
        ?.split(/```\w*\n/) ?? [];
    expect(code).toBe(read(`${folder}/${name}`));
  },
);
