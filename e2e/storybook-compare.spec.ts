import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { storiesOfDocs, storybookFolder } from './storybook.ts';

const TITLE = 'Kit/Overlays/Drawer';
const ids = storiesOfDocs.filter(({ title }) => title === TITLE).map(({ id }) => id);

interface Said {
  readonly code: number;
  readonly output: string;
}

/** `npm run compare`, as somebody runs it in a shell. */
const compare = (...args: readonly string[]): Promise<Said> =>
  new Promise((done) =>
    execFile('npm', ['run', '-s', 'compare', '--', ...args], (error, output) =>
      done({ code: error ? Number(error.code) : 0, output }),
    ),
  );

test('LIB-14 a picture of each story is compared with the one that was kept, here and without an account', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-compare-'));
  const kept = join(folder, 'kept');
  const options = ['--folder', folder, '--built'];

  const early = await compare(...options, storybookFolder, TITLE);
  expect(early.code).toBe(1);
  expect(early.output).toContain('npm run compare -- --keep');

  const keeping = await compare(...options, storybookFolder, '--keep', TITLE);
  expect(keeping).toEqual({ code: 0, output: expect.stringContaining(`${ids.length} pictures are kept.`) });
  expect(readdirSync(kept).sort()).toEqual(ids.map((id) => `${id}.png`).sort());

  const same = await compare(...options, storybookFolder, TITLE);
  expect(same).toEqual({
    code: 0,
    output: expect.stringContaining(`${ids.length} pictures are as they were.`),
  });

  // Somebody has changed a colour, and one of the stories is newer than what was kept.
  const [first = '', ...others] = ids;
  rmSync(join(kept, `${first}.png`));
  const changed = join(folder, 'changed');
  mkdirSync(changed);
  for (const name of readdirSync(storybookFolder))
    if (name !== 'iframe.html') symlinkSync(resolve(storybookFolder, name), join(changed, name));
  const page = readFileSync(join(storybookFolder, 'iframe.html'), 'utf8');
  const style = '<style>[role=dialog] * { background: #fde !important }</style></head>';
  writeFileSync(join(changed, 'iframe.html'), page.replace('</head>', style));
  const differing = await compare(...options, changed, TITLE);
  expect(differing.code).toBe(1);
  expect(differing.output).toContain(`1 new:\n  ${first}\n`);
  expect(differing.output).toContain([`${others.length} differ:`, ...others.toSorted()].join('\n  '));
  expect(existsSync(join(folder, 'report', 'index.html'))).toBe(true);
  rmSync(folder, { recursive: true });
});
