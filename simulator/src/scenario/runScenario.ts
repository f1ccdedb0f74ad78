import { toLocalDateTime } from '@carillon/protocol/clock';
import type { CreateFirmware } from '../firmware/port.ts';
import type { FirmwareProfile } from '../firmware/profile.ts';
import type { Against } from '../trial/against.ts';
import { NotTriedError } from '../trial/notTried.ts';
import { createRealStage } from '../trial/realStage.ts';
import { listRequirements } from '../trial/requirements.ts';
import type { Evidence } from './evidence.ts';
import { ExpectationError, formatOffset } from './expectation.ts';
import { createPace, StuckError } from './pace.ts';
import { findLine, formatRows } from './report.ts';
import { findDefinition, type Scenario } from './scenario.ts';
import type { CreateScreens } from './screens.ts';
import { createStage } from './stage.ts';
import { listTags } from './tags.ts';

/** How a scenario went. */
export interface ScenarioResult {
  readonly title: string;
  readonly seed: number;
  readonly isPassed: boolean;
  /**
   * Whether it was left out: it has steps on screens alone, and there is no browser; or it was not tried. It neither passed nor
   * failed.
   */
  readonly isSkipped: boolean;
  /** The requirements that it proves, by its title and its tags. */
  readonly requirements: readonly string[];
  /** Why it could not be tried on what it was run over. */
  readonly notTried?: string;
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
  /** The firmware of all devices, in the place of ours: what it throws, or says that is no message of a device, fails the scenario. */
  readonly firmware?: CreateFirmware | undefined;
  /** Limits and times of all devices, within the protocol; by default those of our own make. */
  readonly profile?: FirmwareProfile | undefined;
  /** Real devices on a broker, in real time, in the place of simulated ones: what cannot be brought about there is not tried. */
  readonly against?: Against | undefined;
  /** The path of its module, to say in which line it failed. */
  readonly firmwareFile?: string | undefined;
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
  let stage: ReturnType<typeof createStage> | ReturnType<typeof createRealStage> | undefined;
  let failure: unknown;
  let isPassed = false;
  let isSkipped = false;
  try {
    const { firmware, firmwareFile = 'the firmware' } = options;
    const tried = firmware && { create: firmware, file: firmwareFile };
    stage = options.against
      ? createRealStage(scenario.options, seed, pace, options.against)
      : createStage(scenario.options, seed, pace, options.screens, tried, options.profile);
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
  const notTried = failure instanceof NotTriedError ? failure.message : undefined;
  isSkipped ||= notTried !== undefined;
  const elapsedMs = stage?.elapsedMs() ?? 0;
  const startMs = (stage?.stage.nowMs ?? 0) - elapsedMs;
  const places = [failure, stage?.lastCall(), findDefinition(scenario)];
  const result: ScenarioResult = {
    title: scenario.title,
    seed,
    requirements: listRequirements(scenario.title, listTags(scenario)),
    isPassed,
    isSkipped,
    ...(notTried !== undefined && { notTried }),
    report:
      notTried !== undefined
        ? describeNotTried(notTried, places, options)
        : isPassed || isSkipped
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

type Played = Pick<ReturnType<typeof createStage>, 'stage' | 'open' | 'close' | 'lastCall' | 'screens'>;

async function play(scenario: Scenario, { stage, open, close, lastCall, screens }: Played): Promise<void> {
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
  const line = findPlace(file, places);
  if (line) rows.push(['in', `${file}:${line}`]);
  rows.push(['seed', String(seed)]);
  if (repeat) rows.push(['repeat', repeat(seed)]);
  return formatRows(rows);
}

function describeNotTried(reason: string, places: readonly unknown[], { file }: RunOptions): string[] {
  const line = findPlace(file, places);
  return formatRows([['not tried', reason], ...(line ? [['in', `${file}:${line}`]] : [])]);
}

/** The line of a file that the first of these errors came through that did. */
const findPlace = (file: string | undefined, places: readonly unknown[]) =>
  file && places.map((place) => findLine(file, place)).find((found) => found !== undefined);

/** What the clocks of the scenario's zone show, where it has one. */
function localTime(atMs: number, zone: string | undefined): string {
  const local = zone === undefined ? null : toLocalDateTime(atMs / 1000, zone);
  return local ? ` (${local.date} ${local.time} ${zone})` : '';
}
