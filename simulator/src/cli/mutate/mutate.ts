import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Exception, findStale, parseExceptions } from '../../mutate/except.ts';
import { countVerdicts, describeVerdict, isSurvivor, type Verdict } from '../../mutate/verdicts.ts';
import { toPlain } from '../../scenario/report.ts';
import type { Context } from '../context.ts';
import { type OptionValues, readInteger, readTextFile } from '../options.ts';
import { readFilter } from '../selection/filter.ts';
import { selectFiles } from '../selection/selection.ts';
import { FailedError, UsageError } from '../usage.ts';
import { type Outcome, runWatched, type Task } from '../watchedRun.ts';
import type { MutateAssignment, MutateMessage } from './judgeAssigned.ts';

/** Seconds of real time that a scenario may take. */
const DEFAULT_TIMEOUT = 60;
const MOST_SAMPLE = 1_000_000;

/** Who looks for wrong firmwares, and of what they are made. */
type Order = Omit<MutateAssignment, 'scenarios' | 'seed'> & { readonly task: Task };

/**
 * Makes wrong firmwares of a module, each by one small change, and lets scenarios look for them. Returns the exit code: 1 if one
 * lives without a reason, 2 if a file cannot be used, 3 if no scenario was run.
 */
export async function mutateFirmware(
  words: readonly string[],
  values: OptionValues,
  context: Context,
): Promise<number> {
  const order = await readOrder(words, values, context.seed);
  const { output, signal } = context;
  // As it is, in a thread: what cannot be used, hangs or fails anyway is told before anything is changed.
  const passing = await tryAsItIs(order, context);
  if (typeof passing === 'number') return passing;
  const { verdicts, files } = await judge({ ...order, scenarios: [...passing], seed: context.seed }, context);
  if (signal.aborted) return 1;
  for (const verdict of verdicts) {
    const line = describeVerdict(verdict);
    if (line !== undefined) output.log(toPlain(line));
  }
  output.log(`${count(verdicts.length, 'wrong firmware')} of ${count(files, 'file')}`);
  for (const line of countVerdicts(verdicts)) output.log(line);
  const keys = verdicts.filter(isSurvivor).map(({ mutant }) => mutant.key);
  const stale = order.sample === undefined ? findStale(keys, order.exceptions) : [];
  for (const start of stale) {
    output.error(`carillon-sim: none that lives begins with '${toPlain(start)}': take it out of --except.`);
  }
  const isDone = verdicts.every(({ kind }) => kind === 'caught' || kind === 'excepted');
  return isDone && stale.length === 0 ? 0 : 1;
}

async function readOrder(
  words: readonly string[],
  values: OptionValues,
  seed: number | undefined,
): Promise<Order> {
  const { firmware: file } = values;
  if (file === undefined) {
    throw new UsageError('mutate needs the module that is made wrong: --firmware ./fw.mjs. Try --help.');
  }
  if (words.length === 0) throw new UsageError('mutate needs at least one scenario file. Try --help.');
  const timeoutMs = 1000 * readInteger('timeout', values.timeout, 1, 86_400, DEFAULT_TIMEOUT);
  const task: Task = {
    files: await selectFiles(words),
    filter: readFilter(values),
    seeds: [seed],
    timeoutMs,
    workers: 1,
    isList: false,
    trial: { firmware: file, words: ` --firmware ${file}` },
    keepsTranscripts: false,
    tellsImports: false,
  };
  const sample =
    values.sample === undefined ? undefined : readInteger('sample', values.sample, 1, MOST_SAMPLE, 1);
  return { file, task, timeoutMs, sample, exceptions: await readExceptions(values.except) };
}

async function readExceptions(file: string | undefined): Promise<readonly Exception[]> {
  if (file === undefined) return [];
  const text = await readTextFile('except', file);
  try {
    return parseExceptions(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof RangeError ? error.message : 'that is no JSON.';
    throw new UsageError(`--except is '${file}': ${reason}`);
  }
}

/** The titles of the scenarios that pass over the firmware as it is, by their files, or the exit code where that is no beginning. */
async function tryAsItIs(
  { task }: Order,
  { output, signal }: Context,
): Promise<ReadonlyMap<string, ReadonlySet<string>> | number> {
  const passed = new Map<string, Set<string>>();
  const [unusable, failed]: [Set<string>, string[]] = [new Set(), []];
  function onOutcome(outcome: Outcome) {
    if ('unusable' in outcome) unusable.add(outcome.unusable);
    else if ('isListed' in outcome || outcome.isSkipped) return;
    else if (!outcome.isPassed) failed.push(outcome.title);
    else passed.set(outcome.file, (passed.get(outcome.file) ?? new Set()).add(outcome.title));
  }
  await runWatched(task, { onOutcome, onTags() {}, onImports() {} }, signal);
  if (signal.aborted) return 1;
  for (const reason of unusable) output.error(`carillon-sim: ${toPlain(reason)}`);
  for (const title of failed) {
    output.error(`carillon-sim: '${toPlain(title)}' fails over the firmware as it is: run it.`);
  }
  if (unusable.size > 0) return 2;
  if (failed.length > 0) return 1;
  if (passed.size > 0) return passed;
  output.error('carillon-sim: no scenario was run, so that none could find anything.');
  return 3;
}

/** As a source it is run with the sources of the packages, wherever it is started from. */
const isSource = import.meta.url.endsWith('.ts');
const WORKER = new URL(isSource ? './mutateWorker.ts' : './mutateWorker.js', import.meta.url);
// That Node can take types out it calls an experiment, which is not news for whoever has a firmware in TypeScript.
const EXEC_ARGV = [
  '--disable-warning=ExperimentalWarning',
  ...(isSource ? ['--conditions=@carillon/source'] : []),
];

interface Judged {
  readonly verdicts: readonly Verdict[];
  readonly files: number;
}

/** Judges them in a thread of their own, which ends when `signal` aborts. Throws a UsageError for what cannot be changed. */
async function judge(assignment: MutateAssignment, { output, signal }: Context): Promise<Judged> {
  const verdicts: Verdict[] = [];
  let begun = { mutants: 0, files: 0 };
  let reason: string | undefined;
  const worker = new Worker(WORKER, { workerData: assignment, execArgv: EXEC_ARGV });
  worker.on('message', (message: MutateMessage) => {
    if (message.kind === 'begun') begun = message;
    else if (message.kind === 'unusable') reason = message.reason;
    else verdicts.push(message.verdict);
    output.status?.(`${verdicts.length} of ${begun.mutants} wrong firmwares`);
  });
  const onAbort = () => void worker.terminate();
  signal.addEventListener('abort', onAbort, { once: true });
  await once(worker, 'exit').finally(() => {
    signal.removeEventListener('abort', onAbort);
    output.status?.('');
  });
  if (reason !== undefined) throw new UsageError(reason);
  if (!signal.aborted && verdicts.length < begun.mutants) throw new FailedError('a wrong firmware ended it.');
  return { verdicts, files: begun.files };
}

const count = (n: number, thing: string) => `${n} ${thing}${n === 1 ? '' : 's'}`;
