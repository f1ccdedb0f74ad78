import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const PROJECT = fileURLToPath(new URL('testdata', import.meta.url));
const VITEST = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

test('LIB-19 each scenario of files and patterns is a test of Vitest with its title', {
  timeout: 120_000,
}, async ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-vitest-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const output = join(folder, 'report.json');
  const { VITEST: _here, ...env } = process.env;
  const ran = await promisify(execFile)(
    process.execPath,
    [VITEST, 'run', '--reporter=json', `--outputFile=${output}`],
    {
      cwd: PROJECT,
      env,
    },
  ).catch((error: { readonly stdout: string; readonly code: number }) => error);
  expect(ran).toMatchObject({ code: 1 });
  const report: Report = JSON.parse(readFileSync(output, 'utf8'));
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  expect(results.map(({ fullName, status }) => [fullName, status])).toEqual([
    [
      '../../scenarios/failover.scenario.ts D4 main goes off the air: the fail-over is heard, and main again when it is back',
      'passed',
    ],
    [
      '../../scenarios/failover.scenario.ts D4 the morning goes on with the fail-over when main is off the air at six',
      'passed',
    ],
    [
      '../../scenarios/play.scenario.ts a started event plays with moving levels until it is stopped',
      'passed',
    ],
    ['seen.scenario.ts only a screen is looked at', 'skipped'],
    ['../cli/testdata/failing.scenario.ts a device without events plays', 'failed'],
    ['../cli/testdata/empty.ts the file can be used', 'failed'],
  ]);
  const [failing = '', empty = ''] = results.flatMap(({ failureMessages }) => failureMessages);
  expect(failing).toMatch(
    /^ScenarioError: expected {2}CR-1004: the state \{"stream":"started"\} within 2 s\n/,
  );
  expect(failing).toContain('\nseed      11\nmessages  +00:00:00.000 cmd/rep/');
  expect(failing).toMatch(/\n {4}at \/.*\/cli\/testdata\/failing\.scenario\.ts:7:1$/);
  expect(empty).toMatch(/^ScenarioError: \S*empty\.ts does not export a scenario by default/);
});
