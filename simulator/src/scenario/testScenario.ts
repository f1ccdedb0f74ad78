import { exampleEvents } from '../firmware/exampleEvents.ts';
import { runScenario, type ScenarioResult } from './runScenario.ts';
import { scenario } from './scenario.ts';
import type { ScenarioOptions } from './scenarioOptions.ts';
import type { Stage } from './stage.ts';

export const ONE_DEVICE = {
  devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }],
} satisfies ScenarioOptions;

/** Runs a scenario of these steps. */
export const play = (
  steps: (stage: Stage) => Promise<unknown>,
  options: ScenarioOptions = ONE_DEVICE,
  seed?: number,
): Promise<ScenarioResult> =>
  runScenario(
    scenario('test', options, async (stage) => void (await steps(stage))),
    { seed },
  );
