import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isUntold, runReach, sortFailures } from '../.storybook/reached.ts';
import { root } from './process.ts';

const failureOf = (reach: () => unknown): Promise<Error> =>
  runReach(reach).then(
    () => {
      throw new Error('It did not fail.');
    },
    (error) => error,
  );

test.each([
  [
    'throws',
    () => {
      throw new Error('no button');
    },
  ],
  [
    'waits in vain',
    async () => {
      await Promise.reject(new Error('no button'));
    },
  ],
  ['throws what is no error', () => Promise.reject('no button')],
])('a reach that %s says that it was the reach', async (_case, reach) => {
  expect((await failureOf(reach)).message).toBe("The story's reach failed, before its play: no button");
});

test('a failure of a reach keeps its trace, which leads to the line of the story', async () => {
  const error = new Error('no button');
  expect(await failureOf(() => Promise.reject(error))).toBe(error);
});

test('where a reach and a play fail, the reach is read first', async () => {
  const play = new Error('no dialog');
  const reach = await failureOf(() => Promise.reject(new Error('no button')));
  const later = new Error('no end');
  expect(sortFailures([play, reach, later])).toEqual([reach, play, later]);
});

test('a failure of a reach is told once', async () => {
  const reach = await failureOf(() => Promise.reject(new Error('no button')));
  expect(isUntold([new Error('no dialog')])).toBe(true);
  expect(isUntold([new Error('no dialog'), reach])).toBe(false);
  reach.message = `Click to debug the error directly in Storybook: …\n\n${reach.message}`;
  expect(isUntold([reach])).toBe(false);
});

/** A story as a run sees it: its reach is told of, and may fail later than its play. */
const STORY = (reach: string, play: string) => `
import { test } from 'vitest';
import { runReach } from ${JSON.stringify(join(root, '.storybook/reached.ts'))};
const later = (text) => new Promise((_, fail) => setTimeout(() => fail(new Error(text)), 50));
test('a story', async () => {
  globalThis.carillonReaching(runReach(() => ${reach}));
  await ${play};
});
`;

/** What a run with the set-up of stories says of one. */
async function runStory(reach: string, play: string): Promise<string> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/story-'));
  writeFileSync(join(folder, 'story.test.mjs'), STORY(reach, play));
  const config = { test: { setupFiles: [join(root, '.storybook/shown.setup.ts')] } };
  writeFileSync(join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify(config)};`);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const report = join(folder, 'report.json');
  const args = [vitest, 'run', '--root', folder, '--reporter', 'json', '--outputFile', report];
  try {
    const child = spawn(process.execPath, args, { env: { PATH: process.env.PATH }, stdio: 'ignore' });
    await new Promise((done) => child.on('close', done));
    return readFileSync(report, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('in a run, of a story whose reach and play fail the reach is told first, also where it fails later', async () => {
  const said = JSON.parse(await runStory("later('no button')", "Promise.reject(new Error('no dialog'))"));
  const [first, second] = said.testResults[0].assertionResults[0].failureMessages;
  expect(first).toContain("The story's reach failed, before its play: no button");
  expect(second).toContain('no dialog');
}, 60_000);
