import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { Evidence } from '../scenario/evidence.ts';
import { findLine, formatRows } from '../scenario/report.ts';
import { findRunningLine } from './findRunningLine.ts';
import { createOrder } from './order.ts';
import type { Filter } from './selection/filter.ts';
import type { SelectedFile } from './selection/selection.ts';
import type { Trial } from './trial/trial.ts';

/** A scenario by the number of its job, which is a file with a seed, and its own in the file. */
interface Place {
  readonly job: number;
  readonly scenario: number;
}

/** Scenarios to run. */
export interface Task {
  readonly files: readonly SelectedFile[];
  readonly filter: Filter;
  /** Each file is run with each of these; with undefined a scenario has its own. */
  readonly seeds: readonly (number | undefined)[];
  readonly timeoutMs: number;
  /** How many threads share the work. */
  readonly workers: number;
  /** Whether the scenarios are to be told of, and not to be run. */
  readonly isList: boolean;
  /** What is tried in the place of our own firmware. */
  readonly trial: Trial | undefined;
  /** Whether transcripts are wanted. */
  readonly keepsTranscripts: boolean;
  /** Whether it is to be told which files a file imports. */
  readonly tellsImports: boolean;
}

/** Files in their order, and each with its seeds. */
export function findJob({ files, seeds }: Task, job: number) {
  const file = files[Math.floor(job / seeds.length)];
  return file && { file, seed: seeds[job % seeds.length] };
}

/** The number of the next job, which is thereby begun. */
export const takeJob = (shared: Int32Array): number => Atomics.add(shared, 0, 1);

/** Where it is written down of the file of a job that it cannot be used: with the next seed it cannot either. */
export const placeOfUnusable = ({ seeds }: Task, job: number): number => 1 + Math.floor(job / seeds.length);

/** What the thread of the scenarios is to do. */
export interface Assignment extends Task {
  /** Those before have run already. */
  readonly from: Place;
  /** What threads share: the next job that nobody has begun and then, for each file, whether it cannot be used. */
  readonly shared: Int32Array<SharedArrayBuffer>;
  /** Where it is to tell of it. */
  readonly port: MessagePort;
}

/** A scenario before it runs. */
interface Begun {
  readonly title: string;
  readonly seed: number;
  /** Where it is written. */
  readonly line: string | undefined;
  readonly tags: readonly string[];
}

/** What it tells. */
export type Message =
  /** With `firmware` it is not the file of scenarios that is loaded, but what they are run over. */
  | { readonly kind: 'loading'; readonly job: number; readonly firmware?: string | undefined }
  /** Nothing can be run over that. */
  | { readonly kind: 'untriable'; readonly reason: string }
  | { readonly kind: 'imports'; readonly paths: readonly string[] }
  | { readonly kind: 'unusable'; readonly reason: string }
  /** The tags of all scenarios of the file, also of those that are not meant. */
  | { readonly kind: 'loaded'; readonly tags: readonly string[] }
  | ({ readonly kind: 'started' } & Begun & Place)
  | ({ readonly kind: 'listed' } & Begun & Place)
  | {
      readonly kind: 'ended';
      readonly isPassed: boolean;
      /** Left out: it neither passed nor failed. */
      readonly isSkipped: boolean;
      /** Why it was not tried. */
      readonly notTried?: string | undefined;
      readonly report: readonly string[];
      readonly elapsedMs: number;
      readonly tookMs: number;
      readonly evidence: Evidence | undefined;
      readonly transcript: string | undefined;
    }
  /** Nothing is left that could go on: the thread ends, as where it is told to. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'done' };

/** What comes of a scenario or, without a title, of a file that cannot be used. */
export type Outcome =
  | (Begun & {
      readonly file: string;
      readonly isPassed: boolean;
      readonly isSkipped: boolean;
      /** Why it was not tried. */
      readonly notTried?: string | undefined;
      readonly report: readonly string[];
      /** The virtual time that passed; undefined where nobody can tell any more. */
      readonly elapsedMs: number | undefined;
      /** The real time that it took. */
      readonly tookMs: number;
      readonly evidence?: Evidence | undefined;
      readonly transcript?: string | undefined;
    })
  /** It was only to be told of. */
  | (Begun & { readonly file: string; readonly isListed: true })
  | { readonly file: string; readonly unusable: string };

/** Whoever waits for what comes of a task. */
export interface Listener {
  /** In the order of the files, whoever was first. */
  onOutcome(outcome: Outcome): void;
  onTags(tags: readonly string[]): void;
  /** The files that this one imports, and those that they import. */
  onImports(file: string, paths: readonly string[]): void;
}

type Doing = Extract<Message, { kind: 'loading' | 'started' }>;

/** A scenario is ended by itself when its time is up; this much later it is ended from outside. */
const GRACE_MS = 3000;

/** As a source it is run with the sources of the packages, wherever it is started from. */
const isSource = import.meta.url.endsWith('.ts');
const WORKER = new URL(isSource ? './scenarioWorker.ts' : './scenarioWorker.js', import.meta.url);
const EXEC_ARGV = isSource ? { execArgv: ['--conditions=@carillon/source'] } : {};

/**
 * Runs all scenarios of the files in threads, and in a new one from the next scenario on where one had to be ended: one
 * that never lets go of the thread, that uses up its memory or that ends it. Resolves early when `signal` aborts.
 */
export async function runWatched(task: Task, listener: Listener, signal: AbortSignal): Promise<void> {
  const jobs = task.files.length * task.seeds.length;
  const lanes = Math.min(task.workers, jobs);
  const shared = new Int32Array(new SharedArrayBuffer(4 + 4 * task.files.length));
  shared[0] = lanes;
  const order = createOrder(listener.onOutcome);

  async function runLane(first: number) {
    let from: Place | null = { job: first, scenario: 0 };
    while (from && from.job < jobs && !signal.aborted) {
      from = await runFrom(task, { from, shared }, { ...listener, ...order }, signal);
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, first) => runLane(first)));
  order.flush();
}

/** Returns where to go on, or null where all is done. */
function runFrom(
  task: Task,
  { from, shared }: Pick<Assignment, 'from' | 'shared'>,
  {
    onOutcome,
    onEnd,
    onTags,
    onImports,
  }: Omit<Listener, 'onOutcome'> & ReturnType<typeof createOrder<Outcome>>,
  signal: AbortSignal,
): Promise<Place | null> {
  const { timeoutMs } = task;
  const pathOf = ({ job }: { readonly job: number }) => findJob(task, job)?.file.path ?? '';
  // Of its own: what the thread said last could come after the error that ended it, and one scenario be blamed for another.
  const { port1: reports, port2: port } = new MessageChannel();
  const assignment: Assignment = { ...task, from, shared, port };
  const worker = new Worker(WORKER, { workerData: assignment, transferList: [port], ...EXEC_ARGV });
  return new Promise((resolve) => {
    let doing: Doing = { kind: 'loading', job: from.job };
    let sinceMs = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;

    let isOver = false;
    let hasNothingToDo = false;

    async function finish(next: Place | null) {
      isOver = true;
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      worker.removeAllListeners();
      reports.close();
      // One that is ended while it runs out of memory may say so late.
      worker.on('error', () => {});
      await worker.terminate();
      resolve(next);
    }
    const onAbort = () => void finish(null);

    function begin(what: Doing) {
      doing = what;
      sinceMs = performance.now();
      clearTimeout(timer);
      timer = setTimeout(endFromOutside, timeoutMs + GRACE_MS);
    }

    async function endFromOutside() {
      const stuck = doing;
      const line = await findRunningLine(worker.threadId, pathOf(stuck));
      // It may have come to its end meanwhile.
      if (doing === stuck) giveUp(`it does not end after ${timeoutMs / 1000} s of real time`, line);
    }

    function tellUnusable(unusable: string) {
      shared[placeOfUnusable(task, doing.job)] = 1;
      onOutcome(doing.job, { file: pathOf(doing), unusable });
    }

    /** Of each lane the same is told: it is about the same file. */
    function tellUntriable(unusable: string) {
      onOutcome(doing.job, { file: task.trial?.firmware ?? '', unusable });
      onEnd(doing.job);
    }

    /** What runs now has failed, and its thread with it. */
    function giveUp(reason: string, line: string | undefined) {
      const file = pathOf(doing);
      const known = line ?? (doing.kind === 'started' ? doing.line : undefined);
      const place = known === undefined ? file : `${file}:${known}`;
      if (doing.kind === 'loading' && doing.firmware !== undefined) {
        tellUntriable(`${doing.firmware} cannot be loaded: ${reason}.`);
        return void finish(null);
      }
      if (doing.kind === 'loading') {
        tellUnusable(`${place} cannot be loaded: ${reason}.`);
        onEnd(doing.job);
        return void finish({ job: takeJob(shared), scenario: 0 });
      }
      const { title, seed, tags, scenario } = doing;
      const rows = [
        ['error', reason],
        ['in', place],
        ['seed', String(seed)],
        ['repeat', repeatCommand(file, seed, task.trial)],
      ];
      onOutcome(doing.job, {
        file,
        title,
        seed,
        line: doing.line,
        tags,
        isPassed: false,
        isSkipped: false,
        report: formatRows(rows),
        elapsedMs: undefined,
        tookMs: performance.now() - sinceMs,
      });
      void finish({ job: doing.job, scenario: scenario + 1 });
    }

    function hear(message: Message) {
      if (message.kind === 'done') {
        onEnd(doing.job);
        return void finish(null);
      }
      if (message.kind === 'idle') {
        hasNothingToDo = true;
        return;
      }
      const file = pathOf(doing);
      switch (message.kind) {
        case 'untriable':
          tellUntriable(message.reason);
          return void finish(null);
        case 'unusable':
          return tellUnusable(message.reason);
        case 'imports':
          return onImports(file, message.paths);
        case 'loaded':
          return onTags(message.tags);
        case 'listed':
          return onOutcome(message.job, { ...message, file, isListed: true });
        case 'ended':
          if (doing.kind === 'started') onOutcome(doing.job, { ...doing, ...message, file });
          return;
        default:
          if (message.job !== doing.job) onEnd(doing.job);
          begin(message);
      }
    }
    /** What it said before it ended. */
    function hearRest() {
      for (let next = receiveMessageOnPort(reports); next; next = receiveMessageOnPort(reports)) {
        hear(next.message);
      }
    }
    reports.on('message', hear);
    worker.on('error', (error: unknown) => {
      hearRest();
      if (isOver) return;
      const isFull = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      giveUp(isFull ? 'it needs more memory than there is' : reason, findLine(pathOf(doing), error));
    });
    worker.on('exit', (code) => {
      hearRest();
      if (isOver) return;
      // A scenario that waits for nothing is told so by itself, and ends.
      const isIdle = doing.kind === 'loading' && hasNothingToDo;
      const ended = `it ended the process with exit code ${code}`;
      giveUp(isIdle ? 'it waits for a promise that nothing settles any more' : ended, undefined);
    });
    // No time runs before the thread says what it does: how long a machine takes to start it is nobody's fault.
    signal.addEventListener('abort', onAbort, { once: true });
  });
}

// Only in this repository is the tool run from its sources: who has the package has no script of ours.
const TOOL = import.meta.url.endsWith('.ts') ? 'npm run simulate --' : 'npx carillon-sim';

export const repeatCommand = (file: string, seed: number, trial?: Trial): string =>
  `${TOOL} run ${/\s/.test(file) ? `"${file}"` : file} --seed ${seed}${trial?.words ?? ''}`;
