// The thread in which scenarios run: whatever they do, the one that started it can end it. See runFiles.
import { parentPort, workerData } from 'node:worker_threads';
import { findLine, runScenario } from '../scenario/runScenario.ts';
import { findDefinition } from '../scenario/scenario.ts';
import { loadScenarios } from './loadScenarios.ts';
import { UsageError } from './usage.ts';
import type { Assignment, Message } from './watchedRun.ts';
import { repeatCommand } from './watchedRun.ts';

// From the same program.
const { files, from, seed, timeoutMs } = workerData as Assignment;
const post = (message: Message) => parentPort?.postMessage(message);

async function runAll() {
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
      post({ kind: 'started', file: i, scenario: j, title, line, seed: seed ?? scenario.options?.seed ?? 1 });
      const repeat = (used: number) => repeatCommand(file, used);
      const startMs = performance.now();
      const { isPassed, report, elapsedMs } = await runScenario(scenario, { seed, file, repeat, timeoutMs });
      post({ kind: 'ended', isPassed, report, elapsedMs, tookMs: performance.now() - startMs });
    }
  }
  post({ kind: 'done' });
}

// Not awaited: a file that waits for ever lets the thread end, and the other thread knows what that means.
void runAll();
