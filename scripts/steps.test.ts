import { expect, test } from 'vitest';
import { createRunner, type Step } from './steps.ts';

function createWatched() {
  const said: string[] = [];
  const phasesMs: Record<string, number> = {};
  let nowMs = 0;
  const runner = createRunner({
    say: (text) => said.push(text),
    now: () => nowMs,
    onPhase: (phase, ms) => {
      phasesMs[phase] = ms;
    },
  });
  const pass = (ms: number) => {
    nowMs += ms;
  };
  return { ...runner, said, phasesMs, pass };
}

const passing: Step = { name: 'types', run: async () => ({ ok: true, output: 'much' }) };
const failing: Step = { name: 'lint', run: async () => ({ ok: false, output: 'a.ts is wrong\n' }) };

test('a step is named when it begins, before it has ended', async () => {
  const { runStep, said } = createWatched();
  let end = () => {};
  const running = runStep({
    ...passing,
    run: () =>
      new Promise((resolve) => {
        end = () => resolve({ ok: true, output: '' });
      }),
  });
  expect(said).toEqual(['run   types …']);
  end();
  await running;
  expect(said).toEqual(['run   types …', 'ok    types (1 passed, 0 failed, 0.0 s)']);
});

test('what a step prints is shown where it fails, or where it is always shown', async () => {
  const { runStep, said, failures } = createWatched();
  await runStep(passing);
  await runStep(failing);
  await runStep({ ...passing, run: async () => ({ ok: true, output: 'a table', isShown: true }) });
  expect(said.filter((line) => !line.startsWith('run '))).toEqual([
    'ok    types (1 passed, 0 failed, 0.0 s)',
    '\na.ts is wrong',
    'FAIL  lint (0 passed, 1 failed, 0.0 s): see above',
    '\na table',
    'ok    types (1 passed, 0 failed, 0.0 s)',
  ]);
  expect([...failures]).toEqual(['lint']);
});

test('a step that throws has failed, and the others go on', async () => {
  const { runStep, said } = createWatched();
  const broken = async () => {
    throw new Error('no such file');
  };
  expect(await runStep({ name: 'lock', run: broken })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(said[1]).toContain('Error: no such file');
});

test('what needs a step that failed does not begin', async () => {
  const { runStep, said, failures } = createWatched();
  await runStep(failing);
  expect(await runStep({ ...passing, needs: ['lint'] })).toEqual({ passed: 0, failed: 0, skipped: 1 });
  expect(said.at(-1)).toBe('skip  types: it needs "lint", which failed');
  expect(said).not.toContain('run   types …');
  expect([...failures]).toEqual(['lint', 'types']);
});

test('the time of a step counts for its phase', async () => {
  const { runStep, phasesMs, pass, said } = createWatched();
  const run = async () => {
    pass(2500);
    return { ok: true, output: '' };
  };
  await runStep({ name: 'unit', phase: 'unit', run });
  expect(phasesMs).toEqual({ unit: 2500 });
  expect(said.at(-1)).toBe('ok    unit (1 passed, 0 failed, 2.5 s)');
});
