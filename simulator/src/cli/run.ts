import { appendFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { toPlain } from '../scenario/report.ts';
import { formatRequirements, judgeRequirements, listRequirements } from '../trial/requirements.ts';
import type { Context, Output } from './context.ts';
import { type OptionValues, readInteger } from './options.ts';
import { describeCourse, describeFailure, describeRun, describeTitle } from './reports/describe.ts';
import { countVerdicts, type RunRecord, type ScenarioRecord } from './reports/record.ts';
import { createRecorder } from './reports/recorder.ts';
import { openTargets, readTargets, type Target, writeReports } from './reports/write.ts';
import { describeFilter, readFilter } from './selection/filter.ts';
import { readSeeds } from './selection/seeds.ts';
import { type SelectedFile, selectFiles } from './selection/selection.ts';
import { type Comparison, openComparison } from './trial/compareRun.ts';
import { readTrial } from './trial/trial.ts';
import { UsageError } from './usage.ts';
import { runAgain } from './watch.ts';
import { type Outcome, runWatched, type Task } from './watchedRun.ts';

/** Seconds of real time. */
const DEFAULT_TIMEOUT = 60;
/** The same of a scenario that has no other time. */
const REAL_TIMEOUT = 600;
const MOST_WORKERS = 64;

/** A run as it was ordered. */
interface Order {
  readonly task: Task;
  /** After so many failures it ends; without it, it goes on. */
  readonly bail: number | undefined;
  readonly transcript: string | undefined;
  /** With the transcript of an earlier run. */
  readonly comparison: Comparison | undefined;
  /** Whether what became of each requirement is listed. */
  readonly tellsRequirements: boolean;
  readonly targets: readonly Target[];
  /** Which scenarios, in the words of the command line; '' where all are. */
  readonly filter: string;
}

/**
 * Runs the scenarios of these files, folders and patterns, reports each, and returns the exit code: 1 if one failed, 2 if a file
 * cannot be used, 3 if nothing was judged (LIB-05, LIB-19).
 */
export async function runFiles(
  words: readonly string[],
  values: OptionValues,
  { output, signal, seed }: Context,
): Promise<number> {
  const order = await readOrder(words, values, seed);
  const { transcript, targets } = order;
  if (transcript !== undefined) await openTranscript(transcript);
  await openTargets(targets);
  if (!values.watch) return await runOnce(order, output, signal);
  const run = (files: readonly SelectedFile[], onImports: (file: string, paths: readonly string[]) => void) =>
    runOnce({ ...order, task: { ...order.task, files } }, output, signal, onImports);
  return await runAgain(words, order.task.files, run, output, signal);
}

async function readOrder(
  words: readonly string[],
  values: OptionValues,
  seed: number | undefined,
): Promise<Order> {
  const { report = [], watch = false, list = false } = values;
  const comparison =
    values.compare === undefined ? undefined : await openComparison(values.compare, values.transcript);
  const transcript = comparison?.transcript ?? values.transcript;
  const idle = (['watch', 'transcript', 'report', 'seeds', 'bail'] as const).find(
    (name) => list && values[name] !== undefined,
  );
  if (idle !== undefined) throw new UsageError(`--list runs nothing, and takes no --${idle}.`);
  if (values.seeds !== undefined && values.seed !== undefined) {
    throw new UsageError('say --seed or --seeds, not both.');
  }
  if (watch && values.compare !== undefined) throw new UsageError('--watch takes no --compare.');
  const trial = await readTrial(values);
  const timeout = trial?.against ? REAL_TIMEOUT : DEFAULT_TIMEOUT;
  const timeoutMs = 1000 * readInteger('timeout', values.timeout, 1, 86_400, timeout);
  const workers = readInteger('workers', values.workers, 1, MOST_WORKERS, 1);
  const bail = values.bail === undefined ? undefined : readInteger('bail', values.bail, 1, 1_000_000, 1);
  const seeds = values.seeds === undefined ? [seed] : readSeeds(values.seeds);
  const filter = readFilter(values);
  const files = await selectFiles(words);
  const paths = files.map(({ path }) => path);
  const targets = readTargets(report, transcript === undefined ? paths : [...paths, transcript]);
  const task: Task = {
    files,
    filter,
    seeds,
    timeoutMs,
    workers,
    isList: list,
    trial,
    keepsTranscripts: transcript !== undefined,
    tellsImports: watch,
  };
  const tellsRequirements = values['by-requirement'] === true;
  return { task, bail, transcript, comparison, targets, tellsRequirements, filter: describeFilter(values) };
}

/** Runs all once, and returns the exit code. */
async function runOnce(
  { task, bail, transcript, comparison, targets, tellsRequirements, filter }: Order,
  output: Output,
  signal: AbortSignal,
  onImports: (file: string, paths: readonly string[]) => void = () => {},
): Promise<number> {
  const startedAt = new Date();
  const startMs = performance.now();
  const bailing = new AbortController();
  const recorder = createRecorder(task.seeds.length > 1, (record) => print(record, output));
  const tags = new Set<string>();
  const unusable = new Set<string>();
  const ran: Parameters<typeof judgeRequirements>[0][number][] = [];
  let listed = 0;
  let failures = 0;

  function onOutcome(outcome: Outcome) {
    if (bailing.signal.aborted) return;
    if ('unusable' in outcome) {
      // With many seeds, threads may find it out at the same time.
      if (!unusable.has(outcome.file)) output.error(`carillon-sim: ${toPlain(outcome.unusable)}`);
      unusable.add(outcome.file);
      recorder.hearUnusable(outcome.file, outcome.unusable);
    } else if ('isListed' in outcome) {
      listed++;
      output.log(describeListed(outcome));
    } else {
      if (transcript !== undefined) appendFileSync(transcript, outcome.transcript ?? '');
      recorder.hear(outcome);
      ran.push({ ...outcome, requirements: listRequirements(outcome.title, outcome.tags) });
      if (!outcome.isPassed && !outcome.isSkipped) failures++;
      if (failures === bail) bailing.abort();
    }
  }
  const onTags = (known: readonly string[]) => known.forEach((tag) => void tags.add(tag));
  const ending = AbortSignal.any([signal, bailing.signal]);
  await runWatched(task, { onOutcome, onTags, onImports }, ending);

  const ended = signal.aborted ? 'signal' : bailing.signal.aborted ? 'bail' : 'done';
  const record: RunRecord = { startedAt, tookMs: performance.now() - startMs, ended, files: recorder.end() };
  await writeReports(targets, record);
  const { passed, failed, skipped, notTried } = countVerdicts(record);
  const judged = passed + failed + skipped + notTried;
  if (tellsRequirements)
    for (const line of formatRequirements(judgeRequirements(ran))) output.log(toPlain(line));
  const differences = (await comparison?.finish()) ?? [];
  for (const line of differences) output.log(`≠ ${toPlain(line)}`);
  const last = comparison ? `, ${differences.length} different from ${comparison.earlier}` : '';
  if (judged > 0 || signal.aborted) output.log(`${describeRun(record, task.files.length)}${last}`);
  if (listed > 0) output.log(`${listed} ${listed === 1 ? 'scenario' : 'scenarios'}`);
  if (judged + listed + unusable.size === 0 && !signal.aborted) {
    const known = tags.size > 0 ? ` Tags there are: ${toPlain([...tags].sort().join(', '))}.` : '';
    output.error(`carillon-sim: no scenario matches${filter === '' ? '' : ` ${filter}`}.${known}`);
  }
  if (unusable.size > 0) return 2;
  if (failed > 0 || differences.length > 0 || signal.aborted) return 1;
  return passed + listed > 0 ? 0 : 3;
}

const MARKS = { passed: '✓', failed: '✗', skipped: '-', 'not tried': '-' } as const;

function print(record: ScenarioRecord, output: Output) {
  const { title, verdict, notes, failures } = record;
  output.log(`${MARKS[verdict]} ${describeTitle(title)} (${describeCourse(record)})`);
  for (const line of [...notes.map(toPlain), ...failures.flatMap(describeFailure)]) output.log(`    ${line}`);
}

/** `FILE:5  a started event plays (LIB-05, slow)`. */
function describeListed({ file, line, title, tags }: Extract<Outcome, { readonly isListed: true }>): string {
  const marks = [...new Set([...listRequirements(title, tags), ...tags])];
  const place = line === undefined ? file : `${file}:${line}`;
  return `${toPlain(place)}  ${describeTitle(title)}${marks.length > 0 ? ` (${marks.map(toPlain).join(', ')})` : ''}`;
}

/** Begins an empty file. Throws a UsageError where none can be written. */
async function openTranscript(file: string): Promise<void> {
  await writeFile(file, '').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`the transcript cannot be written to ${file}: ${error.code ?? error.message}.`);
  });
}
