import { resolve } from 'node:path';
import { describe, test } from 'vitest';
import { loadScenarios } from './cli/loadScenarios.ts';
import { describeFailure } from './cli/reports/describe.ts';
import { selectFiles } from './cli/selection/selection.ts';
import { UsageError } from './cli/usage.ts';
import { readRow } from './scenario/report.ts';
import { runScenario } from './scenario/runScenario.ts';
import type { Scenario } from './scenario/scenario.ts';

/** How the scenarios of `scenarios` run. */
export interface ScenariosOptions {
  /** Counts before the seeds that scenarios have. */
  readonly seed?: number;
  /** How long each may take in real time, in milliseconds; by default a minute. */
  readonly timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 60_000;
/** A scenario ends itself when its time is up, and says where; Vitest, which would not, comes later. */
const GRACE_MS = 5000;

/**
 * Makes each scenario of these files, folders and patterns a test of Vitest with its title (LIB-19). Paths are those of the folder
 * in which Vitest was started.
 *
 * @example
 * import { scenarios } from '@carillon/simulator/vitest';
 *
 * await scenarios('scenarios/**\/*.scenario.ts');
 */
export async function scenarios(
  paths: string | readonly string[],
  { seed, timeoutMs = DEFAULT_TIMEOUT_MS }: ScenariosOptions = {},
): Promise<void> {
  const files = await selectFiles(typeof paths === 'string' ? [paths] : paths);
  for (const { path } of files) {
    const found = await loadScenarios(path).catch((error: unknown) => {
      if (error instanceof UsageError) return error;
      throw error;
    });
    describe(path, () => {
      if (found instanceof UsageError) {
        // The others are tests all the same.
        test('the file can be used', () => fail(found.message, path, undefined));
        return;
      }
      for (const one of found) {
        test(one.title, { timeout: timeoutMs + GRACE_MS }, ({ skip }) =>
          check(one, path, { seed, timeoutMs }, skip),
        );
      }
    });
  }
}

async function check(
  one: Scenario,
  file: string,
  options: { readonly seed: number | undefined; readonly timeoutMs: number },
  skip: (reason: string) => void,
): Promise<void> {
  const { isPassed, isSkipped, report, evidence, seed } = await runScenario(one, { ...options, file });
  if (isSkipped) return skip(report.join('; '));
  if (isPassed) return;
  const { faults = [], messages = [] } = evidence ?? {};
  const said = describeFailure({ seeds: [seed], report, faults, messages }).join('\n');
  fail(said, file, readRow(report, 'in')?.slice(file.length + 1));
}

/** Throws an error that stands in the file of the scenario, and not in ours: there Vitest shows its line. */
function fail(message: string, file: string, line: string | undefined): never {
  const error = new Error(message);
  error.name = 'ScenarioError';
  error.stack = `${error.name}: ${message}\n    at ${resolve(file)}:${line ?? 1}:1`;
  throw error;
}
