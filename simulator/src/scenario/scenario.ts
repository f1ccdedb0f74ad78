import type { ScenarioOptions } from './scenarioOptions.ts';
import type { Stage } from './stage.ts';

/** What a scenario file exports by default, alone or in an array. */
export interface Scenario {
  readonly title: string;
  readonly options: ScenarioOptions;
  run(stage: Stage): Promise<void>;
}

/**
 * Writes down a scenario: what happens to devices, and what must be heard from them, on virtual time (LIB-05).
 *
 * @example
 * export default scenario(
 *   'a started event plays',
 *   { devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }] },
 *   async (stage) => {
 *     const device = stage.device('CR-1002');
 *     await device.command('StartEvent', { id: 'evts/1' });
 *     await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 1000 });
 *   },
 * );
 */
export function scenario(
  title: string,
  options: ScenarioOptions,
  run: (stage: Stage) => Promise<void>,
): Scenario {
  const written = { title, options, run };
  definitions.set(written, new Error('where it is written'));
  return written;
}

/** Where scenarios are written, by the stack of these errors: for what is wrong with one before it runs. */
const definitions = new WeakMap<Scenario, Error>();

export const findDefinition = (scenario: Scenario): Error | undefined => definitions.get(scenario);

/** Whether a value from a file is a scenario. */
export function isScenario(value: unknown): value is Scenario {
  return (
    typeof value === 'object' &&
    value !== null &&
    'title' in value &&
    typeof value.title === 'string' &&
    'options' in value &&
    typeof value.options === 'object' &&
    'run' in value &&
    typeof value.run === 'function'
  );
}
