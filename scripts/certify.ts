// `npm run certify`: what takes too long for `npm test`, before a version goes out. Each step says how it ended.
import { type Finished, run } from './process.ts';

/** All stories, each play in the words of this language. */
const storiesIn = (language: string) =>
  run('vitest', ['run', '--project=storybook'], { STORYBOOK_LANGUAGE: language, CARILLON_STORIES: 'all' });

const steps: readonly (readonly [name: string, work: () => Promise<Finished>])[] = [
  ['soak', () => run('node', ['scripts/soak.ts'])],
  ['stories in Italian', () => storiesIn('italian')],
  ['stories with accents and longer words', () => storiesIn('pseudo')],
];

// One after the other: each uses both cores, or has timing of its own.
for (const [name, work] of steps) {
  const start = performance.now();
  const { ok, output } = await work();
  if (!ok) {
    console.log(`\n${output.trim()}`);
    process.exitCode = 1;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${ok ? 'ok  ' : 'FAIL'}  ${name} (${seconds} s)${ok ? '' : ': see above'}`);
}
