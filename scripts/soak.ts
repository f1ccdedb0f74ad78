// `npm run soak`: the tests that find more the longer they run, which `npm test` cuts short. The exit code is theirs.
import { spawnSync } from 'node:child_process';
import { root } from './process.ts';

const env = { ...process.env, CARILLON_KILLS: '100', CARILLON_FUZZ: '10', CARILLON_SOAK: '1' };
const tests = [
  'mocks/src/server/killed.test.ts',
  'mocks/src/fuzz.test.ts',
  'simulator/src/commands/fuzz.test.ts',
  'simulator/src/broker/soak.test.ts',
];

const vitest = 'node_modules/vitest/vitest.mjs';
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project=unit', ...tests], {
  cwd: root,
  env,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
