import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './process.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test.each([
  ['embed-a-screen', 'portal.tsx', 'e2e/foreignPage'],
  ['embed-a-screen', 'portal.css', 'e2e/foreignPage'],
  ['embed-a-screen', 'SpeakerBox.tsx', 'stories/journeys'],
  ['embed-a-screen', 'PlayerBox.tsx', 'stories/journeys'],
  ['embed-a-screen', 'jsdom.setup.ts', 'scripts'],
  ['watch-without-a-page', 'watchDevices.ts', 'docs/examples'],
  ['watch-without-a-page', 'watch.ts', 'docs/examples'],
])(
  'what %s has an integrator write as src/%s is compiled and tried as it stands there',
  (recipe, name, folder) => {
    const [, code] =
      read(`docs/recipes/${recipe}.md`)
        .split(`\`src/${name}\`:\n\n`)[1]
        ?.split(/```\w*\n/) ?? [];
    expect(code).toBe(read(`${folder}/${name}`));
  },
);
