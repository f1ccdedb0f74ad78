import { appendFileSync } from 'node:fs';
import { findLine } from '../scenario/report.ts';
import { formatTranscript, runScenario } from '../scenario/runScenario.ts';
import { findDefinition } from '../scenario/scenario.ts';
import { listTags } from '../scenario/tags.ts';
import { listRequirements } from '../trial/requirements.ts';
import { loadScenarios } from './loadScenarios.ts';
import { openTrial } from './trial.ts';
import { UsageError } from './usage.ts';
import type { Assignment, Message } from './watchedRun.ts';
import { repeatCommand } from './watchedRun.ts';

/** What the thread of the scenarios does: it runs those of its assignment, and tells of each. */
export async function runAssigned({
  files,
  from,
  seed,
  timeoutMs,
  transcript: kept,
  trial,
  port,
}: Assignment): Promise<void> {
  const post = (message: Message) => port.postMessage(message);
  if (trial) post({ kind: 'loading', file: from.file, firmware: trial.firmware });
  const tried = await openTrial(trial).catch((error: unknown) => {
    if (!(error instanceof UsageError)) throw error;
    post({ kind: 'unusable', file: from.file, reason: error.message });
  });
  if (!tried) return post({ kind: 'done' });
  for (const [i, file] of files.entries()) {
    if (i < from.file) continue;
    const first = i === from.file ? from.scenario : 0;
    post({ kind: 'loading', file: i });
    const scenarios = await loadScenarios(file).catch((error: unknown) => {
      if (!(error instanceof UsageError)) throw error;
      post({ kind: 'unusable', file: i, reason: error.message });
      return [];
    });
    for (const [j, scenario] of scenarios.entries()) {
      if (j < first) continue;
      const { title } = scenario;
      const line = findLine(file, findDefinition(scenario));
      const requirements = listRequirements(title, listTags(scenario));
      post({
        kind: 'started',
        file: i,
        scenario: j,
        title,
        line,
        requirements,
        seed: seed ?? scenario.options?.seed ?? 1,
      });
      const repeat = (used: number) => repeatCommand(file, used, trial);
      const startMs = performance.now();
      const result = await runScenario(scenario, { seed, file, repeat, timeoutMs, ...tried });
      const { isPassed, isSkipped, notTried, report, elapsedMs } = result;
      if (kept !== undefined) appendFileSync(kept, formatTranscript(result));
      post({
        kind: 'ended',
        isPassed,
        isSkipped,
        notTried,
        report,
        elapsedMs,
        tookMs: performance.now() - startMs,
      });
    }
  }
  post({ kind: 'done' });
}
