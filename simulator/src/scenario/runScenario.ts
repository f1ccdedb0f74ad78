import { toLocalDateTime } from '@carillon/protocol/clock';
import type { Evidence } from './evidence.ts';
import { ExpectationError, formatOffset } from './expectation.ts';
import { createPace, StuckError } from './pace.ts';
import { findLine, formatRows } from './report.ts';
import { findDefinition, type Scenario } from './scenario.ts';
import type { CreateScreens } from './screens.ts';
import { createStage } from './stage.ts';

/** How a scenario went. */
export interface ScenarioResult {
  readonly title: string;
  readonly seed: number;
  readonly isPassed: boolean;
  /** Whether it was left out: it has steps on screens alone, and there is no browser. It neither passed nor failed. */
  readonly isSkipped: boolean;
  /** What went wrong, in lines for people; if nothing did, what became of the steps on screens, and nothing without any. */
  readonly report: readonly string[];
  /** Of a failure: what was heard last before it, and what faults were in force. */
  readonly evidence?: Evidence;
  /** The virtual time that passed, in milliseconds. */
  readonly elapsedMs: number;
  /**
   * Every message on the broker, with its virtual time: the same for the same seed (FLT-106). Where screens looked on, that of
   * the run without them.
   */
  readonly transcript: readonly string[];
}

export interface RunOptions {
  /** Counts before the seed of the scenario. */
  readonly seed?: number | undefined;
  /** The path of the scenario's file, to say in which line it failed. */
  readonly file?: string;
  /** Builds the command that repeats this run. */
  readonly repeat?: (seed: number) => string;
  /** How long it may take in real time, in milliseconds; by default a minute. */
  readonly timeoutMs?: number;
  /** The real screens, where there is a browser: without them the steps of `stage.screen` are left out, and the report says so. */
  readonly screens?: CreateScreens;
}

/** How long a scenario may take if nothing else is said. */
const DEFAULT_TIMEOUT_MS = 60_000;

/**
 * Runs a scenario from its start to its first failure. Never rejects: a mistake in the scenario is a failure, too.
 *
 * One with steps on screens runs twice where there are screens. They ask devices for what they show, as every console does, and
 * devices answer: what devices do by themselves stands in the transcript of the first run, in which nobody looks on.
 */
export async function runScenario(scenario: Scenario, options: RunOptions = {}): Promise<ScenarioResult> {
  const { screens, ...others } = options;
  const { result, hasLeftOut } = await runOnce(scenario, others);
  if (!screens || !hasLeftOut || !(result.isPassed || result.isSkipped)) return result;
  const seen = await runOnce(scenario, options);
  return { ...seen.result, transcript: result.transcript };
}

async function runOnce(
  scenario: Scenario,
  options: RunOptions,
): Promise<{ readonly result: ScenarioResult; readonly hasLeftOut: boolean }> {
  const seed = options.seed ?? scenario.options?.seed ?? 1;
  const pace = createPace(options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  let stage: ReturnType<typeof createStage> | undefined;
  let failure: unknown;
  let isPassed = false;
  let isSkipped = false;
  try {
    stage = createStage(scenario.options, seed, pace, options.screens);
    const reason = await Promise.race([play(scenario, stage), pace.stuck]);
    if (reason instanceof StuckError) throw reason;
    isSkipped = stage.failures.length === 0 && stage.isUnseen();
    isPassed = stage.failures.length === 0 && !isSkipped;
    [failure] = stage.failures;
  } catch (error) {
    // The first failure is the cause: what the scenario's own code threw after it is a consequence.
    failure = stage && stage.failures.length > 0 ? stage.failures[0] : error;
  } finally {
    pace.end();
    stage?.leave();
  }
  const elapsedMs = stage?.elapsedMs() ?? 0;
  const startMs = (stage?.stage.nowMs ?? 0) - elapsedMs;
  const places = [failure, stage?.lastCall(), findDefinition(scenario)];
  const result: ScenarioResult = {
    title: scenario.title,
    seed,
    isPassed,
    isSkipped,
    report:
      isPassed || isSkipped
        ? formatRows(stage?.screens.rows() ?? [])
        : describeFailure(failure, seed, { startMs, elapsedMs }, places, {
            ...options,
            zone: scenario.options?.zone,
          }),
    ...(!isPassed && !isSkipped && stage && { evidence: stage.evidence() }),
    elapsedMs,
    transcript: stage?.transcript ?? [],
  };
  return { result, hasLeftOut: (stage?.screens.countLeftOut() ?? 0) > 0 };
}

/** The transcript of a scenario as `--transcript` writes it: the same to the byte wherever it runs (LIB-05, FLT-106). */
export const formatTranscript = ({ title, seed, transcript }: ScenarioResult): string =>
  [`# ${title}, seed ${seed}`, ...transcript, ''].join('\n');

async function play(
  scenario: Scenario,
  { stage, open, close, lastCall, screens }: ReturnType<typeof createStage>,
): Promise<void> {
  await open();
  await scenario.run(stage);
  // As where a function is named and not called, or steps are begun in callbacks that nobody awaits.
  if (!lastCall() && screens.countLeftOut() === 0) {
    throw new RangeError('It ended without a step, which proves nothing. Call and await each step.');
  }
  await close();
}

function describeFailure(
  failure: unknown,
  seed: number,
  { startMs, elapsedMs }: { readonly startMs: number; readonly elapsedMs: number },
  places: readonly unknown[],
  { file, repeat, zone }: RunOptions & { readonly zone?: string | undefined },
): string[] {
  const rows: (readonly [string, string])[] = [];
  if (failure instanceof ExpectationError) {
    rows.push(['expected', failure.expected]);
    rows.push(...failure.happened.map((line, i) => [i === 0 ? 'happened' : '', line] as const));
    const moment = new Date(failure.atMs).toISOString();
    rows.push([
      'at',
      `${moment}${localTime(failure.atMs, zone)}, ${formatOffset(failure.atMs - startMs)} after the start`,
    ]);
  } else {
    const text = failure instanceof Error ? `${failure.name}: ${failure.message}` : String(failure);
    rows.push(['error', text], ['at', `${formatOffset(elapsedMs)} after the start`]);
  }
  const line = file && places.map((place) => findLine(file, place)).find((found) => found !== undefined);
  if (line) rows.push(['in', `${file}:${line}`]);
  rows.push(['seed', String(seed)]);
  if (repeat) rows.push(['repeat', repeat(seed)]);
  return formatRows(rows);
}

/** What the clocks of the scenario's zone show, where it has one. */
function localTime(atMs: number, zone: string | undefined): string {
  const local = zone === undefined ? null : toLocalDateTime(atMs / 1000, zone);
  return local ? ` (${local.date} ${local.time} ${zone})` : '';
}
