import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { countCoverage } from '../exercised/count.ts';
import { formatCoverage, formatCoveragePage } from '../exercised/format.ts';
import { toPlain } from '../scenario/report.ts';
import type { Context } from './context.ts';
import { type OptionValues, readInteger } from './options.ts';
import { readFilter } from './selection/filter.ts';
import { UsageError } from './usage.ts';
import { type Outcome, runWatched } from './watchedRun.ts';

/** What a folder holds, of all depths. */
const SCENARIOS = '**/*.scenario.{ts,mts,js,mjs}';
/** Seconds of real time that a file may take to load, and each of its scenarios. */
const DEFAULT_TIMEOUT = 60;

type Ran = Extract<Outcome, { readonly isPassed: boolean }>;

/**
 * Runs the scenarios of these files, or of all below the current folder, and says what of the contract they exercise. Returns
 * the exit code: 1 if one failed, which counts for nothing, 2 if a file cannot be used.
 */
export async function showCoverage(
  given: readonly string[],
  values: OptionValues,
  { output, signal, seed }: Context,
): Promise<number> {
  const { html, timeout } = values;
  const timeoutMs = 1000 * readInteger('timeout', timeout, 1, 86_400, DEFAULT_TIMEOUT);
  const files = given.length > 0 ? given : findScenarios();
  if (files.length === 0) throw new UsageError(`there is no scenario file (${SCENARIOS}) below this folder.`);
  const ran: Ran[] = [];
  let unusable = 0;
  const task = {
    files: files.map((path) => ({ path })),
    filter: readFilter({}),
    seeds: [seed],
    timeoutMs,
    workers: 1,
    isList: false,
    trial: undefined,
    keepsTranscripts: true,
    tellsImports: false,
  };
  function onOutcome(outcome: Outcome) {
    if ('isPassed' in outcome) ran.push(outcome);
    if (!('unusable' in outcome)) return;
    unusable++;
    output.error(`carillon-sim: ${toPlain(outcome.unusable)}`);
  }
  // In a thread: a file that never lets go of it is ended, and the others count.
  await runWatched(task, { onOutcome, onTags() {}, onImports() {} }, signal);
  if (signal.aborted) return 1;
  const coverage = countCoverage(
    ran
      .filter(({ isPassed }) => isPassed)
      .map(({ title, transcript = '' }) => ({ title, transcript: transcript.split('\n') })),
  );
  if (html !== undefined) await writePage(html, formatCoveragePage(coverage));
  for (const line of formatCoverage(coverage)) output.log(line);
  const failed = ran.filter(({ isPassed, isSkipped }) => !isPassed && !isSkipped);
  for (const one of failed) output.error(`carillon-sim: ${toPlain(describeFailed(one))}`);
  if (unusable > 0) return 2;
  return failed.length > 0 ? 1 : 0;
}

/** Of one that had to be ended nobody knows more than why; the others tell the rest when they are run. */
function describeFailed({ title, elapsedMs, report }: Ran): string {
  if (elapsedMs !== undefined) return `'${title}' failed and counts for nothing: run it.`;
  const [reason = ''] = report;
  return `'${title}' counts for nothing: ${reason.replace(/^error +/, '')}.`;
}

const findScenarios = () =>
  globSync(SCENARIOS, { exclude: (path) => /(^|[\\/])(node_modules|testdata)$/.test(path) }).sort();

async function writePage(file: string, page: string): Promise<void> {
  await writeFile(file, page).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`the page cannot be written to ${file}: ${error.code ?? error.message}.`);
  });
}
