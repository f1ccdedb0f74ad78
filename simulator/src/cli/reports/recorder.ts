import { readRow } from '../../scenario/report.ts';
import { listRequirements } from '../../trial/requirements.ts';
import type { Outcome } from '../watchedRun.ts';
import type { FailureRecord, FileRecord, ScenarioRecord, Verdict } from './record.ts';

/** A run of a scenario with one seed. */
export type Ran = Extract<Outcome, { readonly isPassed: boolean }>;

/** Makes records of outcomes: of each at once or, with many seeds, of a file when the next one begins. */
export function createRecorder(hasManySeeds: boolean, onRecord: (record: ScenarioRecord) => void) {
  const files = new Map<string, { unusable: string | undefined; scenarios: ScenarioRecord[] }>();
  /** Of the file that runs now: the runs of each scenario, by its title. */
  let runs = new Map<string, [Ran, ...Ran[]]>();
  let current: string | undefined;

  function fileOf(file: string) {
    const record = files.get(file) ?? { unusable: undefined, scenarios: [] };
    files.set(file, record);
    return record;
  }

  function record(file: string, [first, ...others]: readonly [Ran, ...Ran[]]) {
    const made = hasManySeeds ? sumUp([first, ...others]) : describeRun(first);
    fileOf(file).scenarios.push(made);
    onRecord(made);
  }

  function end() {
    for (const all of runs.values()) if (current !== undefined) record(current, all);
    runs = new Map();
  }

  return {
    hear(ran: Ran) {
      if (!hasManySeeds) return record(ran.file, [ran]);
      if (ran.file !== current) end();
      current = ran.file;
      const before = runs.get(ran.title);
      if (before) before.push(ran);
      else runs.set(ran.title, [ran]);
    },
    hearUnusable(file: string, reason: string) {
      fileOf(file).unusable = reason;
    },
    /** No more comes. */
    end(): readonly FileRecord[] {
      end();
      return [...files].map(([file, rest]) => ({ file, ...rest }));
    },
  };
}

function describeRun(ran: Ran): ScenarioRecord {
  const { title, line, tags, seed, tookMs } = ran;
  const verdict = findVerdict(ran);
  return {
    title,
    line: line === undefined ? undefined : Number(line),
    tags,
    rows: listRequirements(title, tags),
    verdict,
    notes: verdict === 'failed' ? [] : ran.report,
    virtualMs: ran.elapsedMs,
    tookMs,
    seeds: [seed],
    failures: verdict === 'failed' ? [describeFailure(ran, [seed])] : [],
  };
}

function findVerdict({ isPassed, isSkipped, notTried }: Ran): Verdict {
  if (notTried !== undefined) return 'not tried';
  if (isSkipped) return 'skipped';
  return isPassed ? 'passed' : 'failed';
}

const describeFailure = ({ report, evidence }: Ran, seeds: readonly number[]): FailureRecord => ({
  seeds,
  report,
  faults: evidence?.faults ?? [],
  messages: evidence?.messages ?? [],
});

/** One record of many seeds: it passed if it passed with each. */
function sumUp(runs: readonly [Ran, ...Ran[]]): ScenarioRecord {
  const alike = new Map<string, [Ran, ...Ran[]]>();
  for (const ran of runs.filter((one) => findVerdict(one) === 'failed')) {
    // The same line that fails for the same reason: what happened instead differs, and when.
    const key = JSON.stringify([ran.report[0], readRow(ran.report, 'in')]);
    const before = alike.get(key);
    if (before) before.push(ran);
    else alike.set(key, [ran]);
  }
  const [first] = runs;
  const verdicts = new Set(runs.map(findVerdict));
  const verdict = (['failed', 'passed'] as const).find((one) => verdicts.has(one));
  return {
    ...describeRun(first),
    verdict: verdict ?? findVerdict(first),
    notes: verdict === 'failed' ? [] : first.report,
    virtualMs: undefined,
    tookMs: runs.reduce((sum, { tookMs }) => sum + tookMs, 0),
    seeds: runs.map(({ seed }) => seed),
    failures: [...alike.values()].map((all) =>
      describeFailure(
        all[0],
        all.map(({ seed }) => seed),
      ),
    ),
  };
}
