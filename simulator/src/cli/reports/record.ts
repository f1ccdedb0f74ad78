/** How a scenario went, with one seed or with many. */
export interface ScenarioRecord {
  readonly title: string;
  /** Where it is written, where that is known. */
  readonly line: number | undefined;
  readonly tags: readonly string[];
  /** The requirements that it proves. */
  readonly rows: readonly string[];
  readonly verdict: Verdict;
  /** Of one that did not fail: what else there is to say, as why it was skipped. */
  readonly notes: readonly string[];
  /** The virtual time that passed; undefined where nobody can tell, and with many seeds. */
  readonly virtualMs: number | undefined;
  readonly tookMs: number;
  /** All with which it ran. */
  readonly seeds: readonly number[];
  /** Each once: with many seeds the same may fail often. */
  readonly failures: readonly FailureRecord[];
}

export type Verdict = 'passed' | 'failed' | 'skipped' | 'not tried';

export interface FailureRecord {
  /** With which it failed in this way; `report` is about the first. */
  readonly seeds: readonly number[];
  readonly report: readonly string[];
  readonly faults: readonly string[];
  /** The last messages before it. */
  readonly messages: readonly string[];
}

/** What came of a file. */
export interface FileRecord {
  readonly file: string;
  /** Why it cannot be used, if it cannot. */
  readonly unusable: string | undefined;
  readonly scenarios: readonly ScenarioRecord[];
}

/** What came of a run. */
export interface RunRecord {
  readonly startedAt: Date;
  readonly tookMs: number;
  /** Why it ended: all was done, a signal came, or so much had failed as --bail allows. */
  readonly ended: 'done' | 'signal' | 'bail';
  readonly files: readonly FileRecord[];
}

/** How many scenarios there are of each verdict, and how many files that cannot be used. */
export function countVerdicts({ files }: Pick<RunRecord, 'files'>) {
  const all = files.flatMap(({ scenarios }) => scenarios);
  const count = (verdict: Verdict) => all.filter((one) => one.verdict === verdict).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    notTried: count('not tried'),
    unusable: files.filter(({ unusable }) => unusable !== undefined).length,
  };
}
