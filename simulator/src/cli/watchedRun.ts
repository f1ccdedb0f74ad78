import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { findLine, formatRows } from '../scenario/report.ts';
import { findRunningLine } from './findRunningLine.ts';
import type { Trial } from './trial.ts';

/** A scenario by the number of its file and its own in that. */
interface Place {
  readonly file: number;
  readonly scenario: number;
}

/** Scenarios to run. */
interface Task {
  readonly files: readonly string[];
  readonly seed: number | undefined;
  readonly timeoutMs: number;
  /** The file to which the transcripts are added, if they are wanted. */
  readonly transcript: string | undefined;
  /** What is tried in the place of our own firmware. */
  readonly trial: Trial | undefined;
}

/** What the thread of the scenarios is to do. */
export interface Assignment extends Task {
  /** Those before have run already. */
  readonly from: Place;
  /** Where it is to tell of it. */
  readonly port: MessagePort;
}

/** What it tells. */
export type Message =
  /** With `firmware` it is not the file of scenarios that is loaded, but what they are run over. */
  | { readonly kind: 'loading'; readonly file: number; readonly firmware?: string | undefined }
  | { readonly kind: 'unusable'; readonly file: number; readonly reason: string }
  | ({
      readonly kind: 'started';
      readonly title: string;
      readonly seed: number;
      /** Where it is written. */
      readonly line: string | undefined;
      readonly requirements: readonly string[];
    } & Place)
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
    }
  /** Nothing is left that could go on: the thread ends, as where it is told to. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'done' };

/** What comes of a scenario or, without a title, of a file that cannot be used. */
export type Outcome =
  | {
      readonly title: string;
      readonly isPassed: boolean;
      readonly isSkipped: boolean;
      readonly notTried?: string | undefined;
      readonly requirements: readonly string[];
      readonly report: readonly string[];
      /** The virtual time that passed; undefined where nobody can tell any more. */
      readonly elapsedMs: number | undefined;
      /** The real time that it took. */
      readonly tookMs: number;
    }
  | { readonly unusable: string };

type Doing = Extract<Message, { kind: 'loading' | 'started' }>;

/** A scenario is ended by itself when its time is up; this much later it is ended from outside. */
const GRACE_MS = 3000;

/** As a source it is run with the sources of the packages, wherever it is started from. */
const isSource = import.meta.url.endsWith('.ts');
const WORKER = new URL(isSource ? './scenarioWorker.ts' : './scenarioWorker.js', import.meta.url);
const EXEC_ARGV = isSource ? { execArgv: ['--conditions=@carillon/source'] } : {};

/**
 * Runs all scenarios of the files in a thread, and in a new one from the next scenario on where one had to be ended: one
 * that never lets go of the thread, that uses up its memory or that ends it. Resolves early when `signal` aborts.
 */
export async function runWatched(
  task: Task,
  onOutcome: (outcome: Outcome) => void,
  signal: AbortSignal,
): Promise<void> {
  let from: Place | null = { file: 0, scenario: 0 };
  while (from && from.file < task.files.length && !signal.aborted) {
    from = await runFrom(task, from, onOutcome, signal);
  }
}

/** Returns where to go on, or null where all is done. */
function runFrom(
  task: Task,
  from: Place,
  onOutcome: (outcome: Outcome) => void,
  signal: AbortSignal,
): Promise<Place | null> {
  const { files, timeoutMs } = task;
  // Of its own: what the thread said last could come after the error that ended it, and one scenario be blamed for another.
  const { port1: reports, port2: port } = new MessageChannel();
  const assignment: Assignment = { ...task, from, port };
  const worker = new Worker(WORKER, { workerData: assignment, transferList: [port], ...EXEC_ARGV });
  return new Promise((resolve) => {
    let doing: Doing = { kind: 'loading', file: from.file };
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
      const line = await findRunningLine(worker.threadId, files[stuck.file] ?? '');
      // It may have come to its end meanwhile.
      if (doing === stuck) giveUp(`it does not end after ${timeoutMs / 1000} s of real time`, line);
    }

    /** What runs now has failed, and its thread with it. */
    function giveUp(reason: string, line: string | undefined) {
      const file = files[doing.file] ?? '';
      const known = line ?? (doing.kind === 'started' ? doing.line : undefined);
      const place = known === undefined ? file : `${file}:${known}`;
      if (doing.kind === 'loading' && doing.firmware !== undefined) {
        onOutcome({ unusable: `${doing.firmware} cannot be loaded: ${reason}.` });
        return void finish(null);
      }
      if (doing.kind === 'loading') {
        onOutcome({ unusable: `${place} cannot be loaded: ${reason}.` });
        return void finish({ file: doing.file + 1, scenario: 0 });
      }
      const { title, seed, scenario, requirements } = doing;
      const rows = [
        ['error', reason],
        ['in', place],
        ['seed', String(seed)],
        ['repeat', repeatCommand(file, seed, task.trial)],
      ];
      onOutcome({
        title,
        isPassed: false,
        isSkipped: false,
        requirements,
        report: formatRows(rows),
        elapsedMs: undefined,
        tookMs: performance.now() - sinceMs,
      });
      void finish({ file: doing.file, scenario: scenario + 1 });
    }

    function hear(message: Message) {
      if (message.kind === 'done') return void finish(null);
      if (message.kind === 'idle') {
        hasNothingToDo = true;
        return;
      }
      if (message.kind === 'unusable') return onOutcome({ unusable: message.reason });
      if (message.kind !== 'ended') return begin(message);
      const { kind: _kind, ...result } = message;
      if (doing.kind === 'started')
        onOutcome({ title: doing.title, requirements: doing.requirements, ...result });
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
      giveUp(
        isFull ? 'it needs more memory than there is' : reason,
        findLine(files[doing.file] ?? '', error),
      );
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
