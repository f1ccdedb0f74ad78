import { formatTranscript, runScenario } from '../scenario/runScenario.ts';
import { listTags } from '../scenario/tags.ts';
import { followImports } from './imports.ts';
import { loadScenarios } from './loadScenarios.ts';
import { filterScenarios } from './selection/filter.ts';
import type { SelectedFile } from './selection/selection.ts';
import { openTrial } from './trial/trial.ts';
import { UsageError } from './usage.ts';
import type { Assignment, Message } from './watchedRun.ts';
import { findJob, placeOfUnusable, repeatCommand, takeJob } from './watchedRun.ts';

/** What a thread of the scenarios does: it runs those of its assignment, and tells of each. */
export async function runAssigned(assignment: Assignment): Promise<void> {
  const { from, shared, filter, timeoutMs, isList, keepsTranscripts, tellsImports, trial, port } = assignment;
  const post = (message: Message) => port.postMessage(message);
  const findImports = tellsImports ? followImports() : undefined;

  /** What of a file is to be run; nothing of one that cannot be used. */
  async function load(file: SelectedFile) {
    try {
      const scenarios = await loadScenarios(file.path);
      post({ kind: 'loaded', tags: scenarios.flatMap(listTags) });
      return filterScenarios(scenarios, file, filter);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      post({ kind: 'unusable', reason: error.message });
      return [];
    } finally {
      if (findImports) post({ kind: 'imports', paths: findImports(file.path) });
    }
  }

  if (trial) post({ kind: 'loading', job: from.job, firmware: trial.firmware });
  const tried = await openTrial(trial).catch((error: unknown) => {
    if (!(error instanceof UsageError)) throw error;
    post({ kind: 'untriable', reason: error.message });
  });
  if (!tried) return;

  for (let job = from.job; ; job = takeJob(shared)) {
    const { file, seed } = findJob(assignment, job) ?? {};
    if (!file) break;
    const first = job === from.job ? from.scenario : 0;
    post({ kind: 'loading', job });
    if (shared[placeOfUnusable(assignment, job)]) continue;
    for (const { number, scenario, line, tags } of await load(file)) {
      if (number < first) continue;
      const used = seed ?? scenario.options?.seed ?? 1;
      const begun = { title: scenario.title, line, tags, seed: used, job, scenario: number };
      post({ kind: isList ? 'listed' : 'started', ...begun });
      if (isList) continue;
      const repeat = (used: number) => repeatCommand(file.path, used, trial);
      const startMs = performance.now();
      const result = await runScenario(scenario, { seed, file: file.path, repeat, timeoutMs, ...tried });
      const { isPassed, isSkipped, notTried, report, elapsedMs, evidence } = result;
      const transcript = keepsTranscripts ? formatTranscript(result) : undefined;
      const tookMs = performance.now() - startMs;
      post({ kind: 'ended', isPassed, isSkipped, notTried, report, elapsedMs, tookMs, evidence, transcript });
    }
  }
  post({ kind: 'done' });
}
