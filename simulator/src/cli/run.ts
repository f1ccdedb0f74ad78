import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatMs } from '../scenario/expectation.ts';
import { runScenario } from '../scenario/runScenario.ts';
import { isScenario, type Scenario } from '../scenario/scenario.ts';
import type { Output } from './main.ts';
import { UsageError } from './usage.ts';

/** Runs the scenarios of these files, reports each, and answers the exit code: 1 if one failed (LIB-05). */
export async function runFiles(
  files: readonly string[],
  seed: number | undefined,
  output: Output,
): Promise<number> {
  // All files are read before the first scenario runs: a misspelt name is not found out half-way.
  const suites: { file: string; scenarios: readonly Scenario[] }[] = [];
  for (const file of files) suites.push({ file, scenarios: await loadScenarios(file) });

  let passed = 0;
  let failed = 0;
  for (const { file, scenarios } of suites) {
    const repeat = (used: number) => `npm run simulate -- run ${quote(file)} --seed ${used}`;
    for (const scenario of scenarios) {
      const startMs = performance.now();
      const result = await runScenario(scenario, { seed, file, repeat });
      const took = formatMs(Math.round(performance.now() - startMs));
      const mark = result.isPassed ? '✓' : '✗';
      output.log(`${mark} ${result.title} (${formatMs(result.elapsedMs)} in ${took})`);
      for (const line of result.report) output.log(`    ${line}`);
      if (result.isPassed) passed++;
      else failed++;
    }
  }
  output.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

async function loadScenarios(file: string): Promise<readonly Scenario[]> {
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) throw new UsageError(`there is no file ${file}.`);
  const exported = await importDefault(file);
  const scenarios = Array.isArray(exported) ? exported : [exported];
  if (scenarios.length > 0 && scenarios.every(isScenario)) return scenarios;
  throw new UsageError(`${file} does not export a scenario by default: export default scenario(...).`);
}

async function importDefault(file: string): Promise<unknown> {
  try {
    const module: { default?: unknown } = await import(pathToFileURL(resolve(file)).href);
    return module.default;
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw new UsageError(`${file} cannot be loaded. ${reason}`);
  }
}

const quote = (path: string) => (/\s/.test(path) ? `"${path}"` : path);
