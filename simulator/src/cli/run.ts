import { writeFile } from 'node:fs/promises';
import { formatMs } from '../scenario/expectation.ts';
import { toPlain } from '../scenario/report.ts';
import { formatRequirements, judgeRequirements } from '../trial/requirements.ts';
import { openComparison } from './compareRun.ts';
import type { Context } from './context.ts';
import { type OptionValues, readInteger } from './options.ts';
import { readTrial } from './trial.ts';
import { UsageError } from './usage.ts';
import { runWatched } from './watchedRun.ts';

/** Seconds of real time. */
const DEFAULT_TIMEOUT = 60;
/** The same of a scenario that has no other time. */
const REAL_TIMEOUT = 600;

/**
 * Runs the scenarios of these files, reports each, and returns the exit code: 1 if one failed, 2 if a file cannot be used, 3 if
 * nothing was judged (LIB-05).
 */
export async function runFiles(
  files: readonly string[],
  values: OptionValues,
  { output, signal, seed }: Context,
): Promise<number> {
  const trial = await readTrial(values);
  const timeoutMs =
    1000 * readInteger('timeout', values.timeout, 1, 86_400, trial?.against ? REAL_TIMEOUT : DEFAULT_TIMEOUT);
  const counts = { passed: 0, failed: 0, skipped: 0, unusable: 0 };
  const judged: Parameters<typeof judgeRequirements>[0][number][] = [];
  const comparison =
    values.compare === undefined ? undefined : await openComparison(values.compare, values.transcript);
  const transcript = comparison?.transcript ?? values.transcript;
  if (transcript !== undefined) await openTranscript(transcript);
  await runWatched(
    { files, seed, timeoutMs, transcript, trial },
    (outcome) => {
      if ('unusable' in outcome) {
        output.error(`carillon-sim: ${toPlain(outcome.unusable)}`);
        counts.unusable++;
        return;
      }
      judged.push(outcome);
      const { isPassed, isSkipped, report, elapsedMs } = outcome;
      const title = toPlain(outcome.title.replace(/\s+/g, ' '));
      const took = formatMs(Math.round(outcome.tookMs));
      const time = elapsedMs === undefined ? `ended after ${took}` : `${formatMs(elapsedMs)} in ${took}`;
      const verdict = findVerdict(isPassed, isSkipped);
      output.log(`${MARKS[verdict]} ${title} (${isSkipped ? 'skipped' : time})`);
      for (const line of report) output.log(`    ${toPlain(line)}`);
      counts[verdict]++;
    },
    signal,
  );
  const { passed, failed, skipped, unusable } = counts;
  if (values['by-requirement']) {
    for (const line of formatRequirements(judgeRequirements(judged))) output.log(toPlain(line));
  }
  const differences = (await comparison?.finish()) ?? [];
  for (const line of differences) output.log(`≠ ${toPlain(line)}`);
  const last = [
    `${passed} passed, ${failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(comparison ? [`${differences.length} different from ${values.compare}`] : []),
    ...(unusable > 0 ? [`${unusable} of ${files.length} files cannot be used`] : []),
    ...(signal.aborted ? ['ended by a signal'] : []),
  ];
  if (passed + failed + skipped > 0 || signal.aborted) output.log(last.join(', '));
  if (unusable > 0) return 2;
  if (failed > 0 || differences.length > 0 || signal.aborted) return 1;
  return passed > 0 ? 0 : 3;
}

const MARKS = { passed: '✓', failed: '✗', skipped: '-' } as const;

function findVerdict(isPassed: boolean, isSkipped: boolean): keyof typeof MARKS {
  if (isSkipped) return 'skipped';
  return isPassed ? 'passed' : 'failed';
}

/** Begins an empty file. Throws a UsageError where none can be written. */
async function openTranscript(file: string): Promise<void> {
  await writeFile(file, '').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`the transcript cannot be written to ${file}: ${error.code ?? error.message}.`);
  });
}
