import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { countCoverage } from '../exercised/count.ts';
import { formatCoverage, formatCoveragePage } from '../exercised/format.ts';
import { toPlain } from '../scenario/report.ts';
import { runScenario, type ScenarioResult } from '../scenario/runScenario.ts';
import type { Context } from './context.ts';
import { loadScenarios } from './loadScenarios.ts';
import type { OptionValues } from './options.ts';
import { UsageError } from './usage.ts';

/** What a folder holds, of all depths. */
const SCENARIOS = '**/*.scenario.{ts,mts,js,mjs}';

/**
 * Runs the scenarios of these files, or of all below the current folder, and says what of the contract they exercise. Returns
 * the exit code: 1 if one failed, which counts for nothing.
 */
export async function showCoverage(
  given: readonly string[],
  { html }: OptionValues,
  { output, signal, seed }: Context,
): Promise<number> {
  const files = given.length > 0 ? given : findScenarios();
  if (files.length === 0) throw new UsageError(`there is no scenario file (${SCENARIOS}) below this folder.`);
  const results: ScenarioResult[] = [];
  for (const file of files) {
    for (const scenario of await loadScenarios(file)) {
      if (signal.aborted) return 1;
      results.push(await runScenario(scenario, { seed, file }));
    }
  }
  const coverage = countCoverage(results.filter(({ isPassed }) => isPassed));
  if (html !== undefined) await writePage(html, formatCoveragePage(coverage));
  for (const line of formatCoverage(coverage)) output.log(line);
  const failed = results.filter(({ isPassed, isSkipped }) => !isPassed && !isSkipped);
  for (const { title } of failed)
    output.error(`carillon-sim: '${toPlain(title)}' failed and counts for nothing: run it.`);
  return failed.length > 0 ? 1 : 0;
}

const findScenarios = () =>
  globSync(SCENARIOS, { exclude: (path) => /(^|[\\/])(node_modules|testdata)$/.test(path) }).sort();

async function writePage(file: string, page: string): Promise<void> {
  await writeFile(file, page).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`the page cannot be written to ${file}: ${error.code ?? error.message}.`);
  });
}
