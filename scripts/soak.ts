// `npm run soak [-- WORD …]`: the tests that find more the longer they run, which `npm test` cuts short; with words only those
// whose path has one of them. The exit code is theirs.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process.ts';

/** What such a test reads to know how long it is to run. */
const LONG = { CARILLON_KILLS: '100', CARILLON_FUZZ: '10', CARILLON_SOAK: '1' };

/** The tests that read one of these variables. */
export function findSoakTests(): string[] {
  const tests = globSync('{packages/*,mocks,simulator}/src/**/*.test.{ts,tsx}', { cwd: root });
  const isLong = (file: string) => {
    const source = readFileSync(join(root, file), 'utf8');
    return Object.keys(LONG).some((name) => source.includes(`process.env.${name}`));
  };
  return tests.filter(isLong).sort();
}

/** Those that are asked for; of a word that is in no path nothing is run. */
export function chooseSoakTests(words: readonly string[]): string[] {
  const tests = findSoakTests();
  const unknown = words.find((word) => !tests.some((test) => test.includes(word)));
  if (unknown !== undefined) throw new Error(`No test of the soak is '${unknown}': ${tests.join(', ')}`);
  return tests.filter((test) => words.length === 0 || words.some((word) => test.includes(word)));
}

if (import.meta.main) {
  const vitest = 'node_modules/vitest/vitest.mjs';
  const tests = chooseSoakTests(process.argv.slice(2));
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--project=unit*', ...tests], {
    cwd: root,
    env: { ...process.env, ...LONG },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
