// Where stories are tested: the report says of each what it showed, and of one that failed first what its `reach` did not do.
import { afterEach, beforeEach } from 'vitest';
import { isUntold, sortFailures } from './reached.ts';

// A page of its own changes without being told to by a test: ten thousand warnings that it does are what a run would send.
const tell = console.error;
console.error = (...said: unknown[]) => {
  if (!String(said[0]).includes('not wrapped in act(')) tell(...said);
};

// For each file of stories: a part that comes late does so in each of them (lateParts.ts).
globalThis.carillonFile = (globalThis.carillonFile ?? 0) + 1;

/** As long as a test may take: a reach waits for what it looks for. */
const LONGEST_MS = 60_000;

let reached: Promise<unknown> | undefined;

globalThis.carillonReaching = (promise) => {
  reached = promise;
  // It is told of below, beside the play.
  promise.catch(() => {});
};

beforeEach(({ task, onTestFinished }) => {
  reached = undefined;
  // Later than what is thrown below.
  onTestFinished(() => {
    if (task.result?.errors) task.result.errors = sortFailures(task.result.errors);
  });
});

afterEach(async ({ task }) => {
  // What axe found right fills 140 kB a story; what it finds wrong has failed the story already.
  Object.assign(task.meta, { shown: globalThis.carillonShown, reports: [] });
  // Where the play has failed, nobody has told of the reach.
  if (task.result?.state === 'fail' && isUntold(task.result.errors ?? [])) await reached;
}, LONGEST_MS);
